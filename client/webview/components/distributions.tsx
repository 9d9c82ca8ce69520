/** How likely each value of what is counted is: a table of bars, folded up where there are several. */
import type { JSX } from 'preact';
import type { ChanceView, DistributionView } from '../../../server/protocol/index.ts';

interface Props {
  readonly distributions: readonly DistributionView[];
}

/** All bars have one scale, so that one table can be held against another; the longest is as long as there is room. */
export function Distributions({ distributions }: Props): JSX.Element | null {
  if (distributions.length === 0) return null;
  const most = Math.max(...distributions.flatMap(({ rows }) => rows.map(({ value }) => value)));
  return (
    <div class="distributions">
      {distributions.map((distribution, index) => (
        <Distribution key={index} distribution={distribution} most={most} isOpen={distributions.length === 1} />
      ))}
    </div>
  );
}

interface DistributionProps {
  readonly distribution: DistributionView;
  readonly most: number;
  readonly isOpen: boolean;
}

function Distribution({ distribution: { of, note, rows }, most, isOpen }: DistributionProps): JSX.Element {
  return (
    <details class="distribution" open={isOpen}>
      <summary>
        <span class="distribution-of" dir="auto">{of}</span>
        {note !== undefined && <span class="quiet"> · {note}</span>}
      </summary>
      <table class="bars" aria-label={of}>
        <thead><tr><th scope="col"><span class="unseen">{of}</span></th><th scope="col"><span class="unseen">chance</span></th></tr></thead>
        <tbody>{rows.map((row, index) => <Row key={index} row={row} most={most} />)}</tbody>
      </table>
    </details>
  );
}

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
