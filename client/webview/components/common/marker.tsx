/** The mark of a side: a colour and a shape, each enough to recognise the side. */
import type { JSX } from 'preact';

const outlines = [
  'M5 .5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9',
  'M5 0l5 5-5 5-5-5z',
  'M1 1h8v8H1z',
  'M5 .5 9.8 9H.2z',
  'M.2 1h9.6L5 9.5z',
  'M2.5.7h5L10 5 7.5 9.3h-5L0 5z',
] as const;

/** `side` counts from 0; after the sixth the marks repeat. */
export function Marker({ side, title }: { readonly side: number; readonly title?: string }): JSX.Element {
  const kind = Math.abs(side) % outlines.length;
  return (
    <svg class="marker" data-side={kind} viewBox="0 0 10 10" aria-hidden="true">
      {title !== undefined && <title>{title}</title>}
      <path d={outlines[kind]} />
    </svg>
  );
}
