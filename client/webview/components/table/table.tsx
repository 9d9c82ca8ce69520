/**
 * The table: the chances of the contest and what is counted in it, and a row for each party. Of a throw that led to the
 * current step, only who acts in it is shown, until the reader asks for all.
 */
import type { JSX } from 'preact';
import type { PartyView, TableView } from '../../../../server/protocol/index.ts';
import { useAfterPaint } from '../course/after-paint.ts';
import { Chances } from './chance.tsx';
import { Distributions } from './distributions.tsx';
import { Icon } from '../common/icon.tsx';
import { LongText } from '../common/long-text.tsx';
import { labelText } from '../../model/cut.ts';
import { useRemembered } from '../unfolded.ts';
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
  const [isWhole, setWhole] = useRemembered('the throw that led here');
  const isMany = parties.length > mostAtOnce;
  const atOnce = useAfterPaint(isMany) ? parties : parties.slice(0, mostAtOnce);
  const others = isEarlier ? parties.filter(({ name }) => name !== acting) : [];
  const isFolded = others.length > 0 && !isWhole;
  const shown = isFolded ? parties.filter((party) => !others.includes(party)) : atOnce;
  return (
    <section class="table" data-earlier={isEarlier}>
      <div class="table-head">
        <h3 class="table-title" dir="auto">
          <LongText text={table.heading} most={160} />
        </h3>
        <Chances chances={table.chances} />
        {!isFolded && <Distributions distributions={table.distributions} counted={table.counted} />}
      </div>
      {shown.length > 0 && (
        <ul class="parties" data-many={isMany}>
          {shown.map((party) => (
            <Party key={parties.indexOf(party)} party={party} isActing={party.name === acting} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <button
          type="button"
          class="quiet-button table-others"
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          <Icon name={isWhole ? 'fold' : 'unfold'} />
          {isWhole ? 'Only who acts in this step' : othersText(others)}
        </button>
      )}
      {!isFolded && <Pictures of={table} />}
    </section>
  );
}

/** `The throw that led here: Ash, Bree and 2 others`. */
function othersText(others: readonly PartyView[]): string {
  const [named, rest] = [others.slice(0, 2), others.length - 2];
  const names = named.map(({ name }) => labelText(name)).join(', ');
  const more = rest <= 0 ? '' : ` and ${rest === 1 ? '1 other' : `${rest} others`}`;
  return `The throw that led here: ${names}${more}`;
}
