/**
 * A die as its outline, with the number it shows: filled where it counts, a line where it doesn't, broken until it is
 * rolled.
 */
import type { JSX } from 'preact';
import type { CardView } from '../../../../server/protocol/index.ts';
import { dieOutline } from '../../model/die-outline.ts';
import { Icon } from '../common/icon.tsx';

// A hit has a check, and another die that counts a bar beneath it, so no colour has to tell.
export function Die({ die }: { readonly die: CardView }): JSX.Element {
  return (
    <>
      <svg class="die-outline" viewBox="0 0 44 44" aria-hidden="true">
        <path d={dieOutline(die.faces)} />
      </svg>
      <span class="die-face" aria-hidden="true">
        {die.face ?? waiting(die)}
      </span>
      {die.hit === true && (
        <span class="die-hit">
          <Icon name="good" />
        </span>
      )}
    </>
  );
}

/** Until it is rolled a die says what it is. */
function waiting({ faces }: CardView): string {
  return faces === undefined ? '' : `d${faces}`;
}
