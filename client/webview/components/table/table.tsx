/** The table: the chances of the contest and what is counted in it, and a row for each party. */
import type { JSX } from 'preact';
import type { TableView } from '../../../../server/protocol/index.ts';
import { useAfterPaint } from '../course/after-paint.ts';
import { Chances } from './chance.tsx';
import { Distributions } from './distributions.tsx';
import { LongText } from '../common/long-text.tsx';
import { Party } from './party.tsx';
import { Pictures } from '../../pictures/index.tsx';

// No window shows more parties than these at once; the others follow as soon as the first are painted.
const mostAtOnce = 6;

interface Props {
  readonly table: TableView;
  /** Whether it is the table of an earlier step, which is over. */
  readonly isEarlier: boolean;
  /** Who acts in the current step, if that isn’t the table’s own step. */
  readonly acting: string | undefined;
}

export function Table({ table, isEarlier, acting }: Props): JSX.Element {
  const { parties } = table;
  const isMany = parties.length > mostAtOnce;
  const shown = useAfterPaint(isMany) ? parties : parties.slice(0, mostAtOnce);
  return (
    <section class="table" data-earlier={isEarlier}>
      <div class="table-head">
        <h3 class="table-title" dir="auto">
          <LongText text={table.heading} most={160} />
        </h3>
        <Chances chances={table.chances} />
        <Distributions distributions={table.distributions} counted={table.counted} />
      </div>
      {parties.length > 0 && (
        <ul class="parties" data-many={isMany}>
          {shown.map((party, index) => (
            <Party key={index} party={party} isActing={party.name === acting} />
          ))}
        </ul>
      )}
      <Pictures of={table} />
    </section>
  );
}
