/** What lies on the table: the chances of the contest and what is counted in it, and a row for each party. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableView } from '../../../server/protocol/index.ts';
import { Chances } from './chance.tsx';
import { OpenChip } from './chip.tsx';
import { Distributions } from './distributions.tsx';
import { Party } from './party.tsx';

/** One chip at a time is open, whichever was pointed at or focused last. */
export function Table({ table }: { readonly table: TableView }): JSX.Element {
  const [open, setOpen] = useState<string>();
  return (
    <OpenChip.Provider value={{ open, setOpen }}>
      <section class="table">
        <div class="table-head">
          <h3 class="table-title" dir="auto">{table.heading}</h3>
          <Chances chances={table.chances} />
          <Distributions distributions={table.distributions} counted={table.counted} />
        </div>
        <ul class="parties">
          {table.parties.map((party, index) => <Party key={index} party={party} id={`party-${index}`} />)}
        </ul>
      </section>
    </OpenChip.Provider>
  );
}
