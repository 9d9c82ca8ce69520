/**
 * A body by its parts: a row for each with its cells, which together have the outline of a figure. What is drawn is
 * also said in words.
 */
import type { JSX } from 'preact';
import type { PictureView } from '../../../server/protocol/index.ts';
import { labelText } from '../model/cut.ts';
import { picture } from './picture.tsx';
import { checkParts } from './parts-check.ts';
import './parts.css';

type PartsView = PictureView<'parts'>;

export const partsPicture = picture('parts', checkParts, Parts);

function Parts({ view: { title, parts } }: { readonly view: PartsView }): JSX.Element {
  return (
    <section class="parts">
      <h4 class="parts-title" dir="auto">
        {labelText(title)}
      </h4>
      <ul class="parts-rows" aria-label={labelText(title)}>
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </ul>
    </section>
  );
}

function Part({ part: { name, cells, says, words } }: { readonly part: PartsView['parts'][number] }): JSX.Element {
  return (
    <li class="body-part">
      <span class="unseen" dir="auto">
        {labelText(words)}
      </span>
      <span class="body-part-name" aria-hidden="true" dir="auto">
        {labelText(name)}
      </span>
      <span class="body-part-cells" aria-hidden="true">
        {cells.map(({ number, protection, struck }) => (
          <span key={number} class="body-part-cell" data-struck={struck} data-bare={protection === 0}>
            <span class="body-part-protection">{protection}</span>
            <span class="body-part-number">{number}</span>
          </span>
        ))}
      </span>
      <span class="body-part-says" aria-hidden="true" dir="auto">
        {labelText(says)}
      </span>
    </li>
  );
}
