/**
 * How long things last: a bar for each unit of time, as high as the chance that the thing is still there. All
 * figures are in a table that unfolds.
 */
import type { JSX } from 'preact';
import type { PictureView } from '../../../server/protocol/index.ts';
import { useUnfolded } from '../components/unfolded.ts';
import { labelText } from '../model/cut.ts';
import { checkLasting } from './lasting-check.ts';
import { picture } from './picture.tsx';
import './lasting.css';

// With more bars than this, only every fourth has its number below it.
const mostNumbers = 12;

type ThingView = PictureView<'lasting'>['things'][number];

export const lastingPicture = picture('lasting', checkLasting, Lasting);

function Lasting({ view: { things } }: { readonly view: PictureView<'lasting'> }): JSX.Element {
  return (
    <section class="lasting">
      {things.map((thing, index) => (
        <Thing key={index} thing={thing} />
      ))}
    </section>
  );
}

function Thing({ thing: { title, says, left } }: { readonly thing: ThingView }): JSX.Element {
  const { isOpen, onToggle } = useUnfolded(title);
  return (
    <div class="lasting-thing">
      <h4 class="lasting-title" dir="auto">
        {labelText(title)}
      </h4>
      <p class="lasting-says" dir="auto">
        {labelText(says)}
      </p>
      <Chart left={left} />
      <details class="distribution" open={isOpen} onToggle={onToggle}>
        <summary>
          <span class="distribution-of">All chances</span>
        </summary>
        <table class="lasting-table" aria-label={labelText(title)}>
          <tbody>
            {left.map(({ label, text, exact }, index) => (
              <tr key={index}>
                <th scope="row" dir="auto">
                  {labelText(label)}
                </th>
                <td class="figure">{text}</td>
                <td class="quiet">{exact}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function Chart({ left }: Pick<ThingView, 'left'>): JSX.Element {
  return (
    <div class="lasting-chart" aria-hidden="true">
      {left.map(({ value }, index) => (
        <span key={index} class="lasting-column">
          <span class="lasting-space">
            <span class="lasting-bar" style={{ height: `${Math.max(0, Math.min(1, value)) * 100}%` }} />
          </span>
          <span class="lasting-number">
            {left.length <= mostNumbers || (index + 1) % 4 === 0 ? index + 1 : '\u00a0'}
          </span>
        </span>
      ))}
    </div>
  );
}
