/**
 * The distributions of what is counted: tables of bars, folded until the reader opens them; more than two are folded
 * behind one line.
 */
import type { JSX } from 'preact';
import type { ChanceView, CountedView, DistributionView } from '../../../../server/protocol/index.ts';
import { cutText, labelText } from '../../model/cut.ts';
import { LongText } from '../common/long-text.tsx';
import { useUnfolded } from '../unfolded.ts';

interface Props {
  readonly distributions: readonly DistributionView[];
  readonly counted: CountedView | undefined;
}

// More than these would push the cards and dice out of sight.
const mostUnfolded = 2;

// A longer description is treated as text.
const longest = 400;

export function Distributions({ distributions, counted }: Props): JSX.Element | null {
  if (distributions.length === 0) return null;
  if (counted === undefined || distributions.length <= mostUnfolded) return <Columns distributions={distributions} />;
  return <Counted distributions={distributions} counted={counted} />;
}

function Counted({
  distributions,
  counted: { of, note },
}: {
  readonly distributions: Props['distributions'];
  readonly counted: CountedView;
}): JSX.Element {
  const { isOpen, onToggle } = useUnfolded(of);
  return (
    <details class="counted" open={isOpen} onToggle={onToggle}>
      <summary>
        <Said of={of} note={note} />
      </summary>
      <Whole of={of} note={note} />
      <Columns distributions={distributions} />
    </details>
  );
}

/** The first half is on the left, so that an opened table pushes down only what is below it. */
function Columns({ distributions }: Pick<Props, 'distributions'>): JSX.Element {
  const half = Math.ceil(distributions.length / 2);
  return (
    <div class="distributions">
      {[distributions.slice(0, half), distributions.slice(half)].map((column, index) => (
        <div key={index} class="distribution-column">
          {column.map((distribution, at) => {
            const Part = distribution.why === undefined ? Distribution : Unknown;
            return <Part key={`${at} ${distribution.of}`} distribution={distribution} />;
          })}
        </div>
      ))}
    </div>
  );
}

/** `damage to Brok · not known (the deck may run out), given what is forced`. */
function Unknown({ distribution: { of, note, why } }: { readonly distribution: DistributionView }): JSX.Element {
  const said = [why, note].filter((words) => words !== undefined).join(', ');
  return (
    <p class="distribution-unknown">
      <span class="distribution-of" dir="auto">
        <LongText text={of} most={longest} />
      </span>
      <span class="quiet" dir="auto">
        {' '}
        · <LongText text={said} most={longest} />
      </span>
    </p>
  );
}

function Distribution({ distribution: { of, note, rows } }: { readonly distribution: DistributionView }): JSX.Element {
  const { isOpen, onToggle } = useUnfolded(of);
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <details class="distribution" open={isOpen} onToggle={onToggle}>
      <summary>
        <Said of={of} note={note} />
      </summary>
      <Whole of={of} note={note} />
      <table class="bars" aria-label={labelText(of)}>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{labelText(of)}</span>
            </th>
            <th scope="col">
              <span class="unseen">chance</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} most={most} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface SaidProps {
  readonly of: string;
  readonly note: string | undefined;
}

function Said({ of, note }: SaidProps): JSX.Element {
  return (
    <>
      <span class="distribution-of" dir="auto">
        {labelText(of)}
      </span>
      {note !== undefined && (
        <span class="quiet" dir="auto">
          {' '}
          · {labelText(note)}
        </span>
      )}
    </>
  );
}

/** If the line that opens it is truncated, the content begins with its full text. */
function Whole({ of, note }: SaidProps): JSX.Element | null {
  if ([of, note ?? ''].every((text) => labelText(text) === text)) return null;
  return (
    <p class="distribution-whole" dir="auto">
      <LongText text={[of, note].filter((text) => text !== undefined).join(' · ')} most={longest} />
    </p>
  );
}

/** The bar of the most likely value has the full length. */
function Row({ row, most }: { readonly row: ChanceView; readonly most: number }): JSX.Element {
  const share = most > 0 ? Math.max(0, Math.min(1, row.value / most)) : 0;
  return (
    <tr>
      <th scope="row" dir="auto" title={cutText(row.label, longest) ?? row.label}>
        {labelText(row.label)}
      </th>
      <td title={row.exact}>
        <span class="bars-bar" aria-hidden="true">
          <span class="bar-part" style={{ width: `${share * 100}%` }} />
        </span>
        <span class="figure">{row.text}</span>
      </td>
    </tr>
  );
}
