/** How likely each value of what is counted is: tables of bars, folded until the reader unfolds them; more than two are folded up behind one line. */
import type { JSX } from 'preact';
import type { ChanceView, CountedView, DistributionView } from '../../../server/protocol/index.ts';
import { useUnfolded } from './unfolded.ts';

interface Props {
  readonly distributions: readonly DistributionView[];
  readonly counted: CountedView | undefined;
}

// More than these push the cards and dice out of sight.
const mostUnfolded = 2;

export function Distributions({ distributions, counted }: Props): JSX.Element | null {
  if (distributions.length === 0) return null;
  if (counted === undefined || distributions.length <= mostUnfolded) return <Columns distributions={distributions} />;
  return <Counted distributions={distributions} counted={counted} />;
}

function Counted({ distributions, counted: { of, note } }: { readonly distributions: Props['distributions']; readonly counted: CountedView }): JSX.Element {
  const { isOpen, onToggle } = useUnfolded(of);
  return (
    <details class="counted" open={isOpen} onToggle={onToggle}>
      <summary><Said of={of} note={note} /></summary>
      <Columns distributions={distributions} />
    </details>
  );
}

/** The first half on the left, so that a table that is opened pushes down only what stands below it. */
function Columns({ distributions }: Pick<Props, 'distributions'>): JSX.Element {
  const half = Math.ceil(distributions.length / 2);
  return (
    <div class="distributions">
      {[distributions.slice(0, half), distributions.slice(half)].map((column, index) => (
        <div key={index} class="distribution-column">
          {column.map((distribution, at) => (
            distribution.why === undefined ? <Distribution key={`${at} ${distribution.of}`} distribution={distribution} /> : <Unknown key={`${at} ${distribution.of}`} distribution={distribution} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** `damage to Brok · not known (the deck may run out), given what is forced`. */
function Unknown({ distribution: { of, note, why } }: { readonly distribution: DistributionView }): JSX.Element {
  return <p class="distribution-unknown"><Said of={of} note={[why, note].filter((words) => words !== undefined).join(', ')} /></p>;
}

function Distribution({ distribution: { of, note, rows } }: { readonly distribution: DistributionView }): JSX.Element {
  const { isOpen, onToggle } = useUnfolded(of);
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <details class="distribution" open={isOpen} onToggle={onToggle}>
      <summary><Said of={of} note={note} /></summary>
      <table class="bars" aria-label={of}>
        <thead><tr><th scope="col"><span class="unseen">{of}</span></th><th scope="col"><span class="unseen">chance</span></th></tr></thead>
        <tbody>{rows.map((row, index) => <Row key={index} row={row} most={most} />)}</tbody>
      </table>
    </details>
  );
}

function Said({ of, note }: { readonly of: string; readonly note: string | undefined }): JSX.Element {
  return (
    <>
      <span class="distribution-of" dir="auto">{of}</span>
      {note !== undefined && <span class="quiet" dir="auto"> · {note}</span>}
    </>
  );
}

/** The bar of the likeliest value is as long as there is room. */
function Row({ row, most }: { readonly row: ChanceView; readonly most: number }): JSX.Element {
  const share = most > 0 ? Math.max(0, Math.min(1, row.value / most)) : 0;
  return (
    <tr>
      <th scope="row" dir="auto" title={row.label}>{row.label}</th>
      <td title={row.exact}>
        <span class="bars-bar" aria-hidden="true"><span class="bar-part" style={{ width: `${share * 100}%` }} /></span>
        <span class="figure">{row.text}</span>
      </td>
    </tr>
  );
}
