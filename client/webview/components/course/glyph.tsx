/** The mark of a step in the timeline, by its nature: hollow before it has happened, filled afterwards. */
import type { JSX } from 'preact';
import type { Shape } from '../../model/course/marks.ts';

const outlines: Readonly<Record<Shape, string>> = {
  dot: 'M6 3.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z',
  diamond: 'M6 1.2 10.8 6 6 10.8 1.2 6z',
  triangle: 'M1.4 2.4h9.2L6 10.4z',
  square: 'M2 2h8v8H2z',
  plus: 'M4.4 1.5h3.2v2.9h2.9v3.2H7.6v2.9H4.4V7.6H1.5V4.4h2.9z',
  cross: 'M2 2l8 8M10 2l-8 8',
  bar: 'M1 4.4h10v3.2H1z',
  drop: 'M6 1c2 2.6 3.4 4.2 3.4 6.2a3.4 3.4 0 0 1-6.8 0C2.6 5.2 4 3.6 6 1z',
};

export function Glyph({ shape }: { readonly shape: Shape }): JSX.Element {
  return (
    <svg class="glyph" data-shape={shape} viewBox="0 0 12 12" aria-hidden="true">
      <path d={outlines[shape]} />
    </svg>
  );
}
