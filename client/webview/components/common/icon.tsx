/** Small line drawings for buttons; hidden from screen readers, which read the button’s own text. */
import type { JSX } from 'preact';

const paths = {
  again: 'M12.5 6.5A5 5 0 1 0 13 9M13 3.5v3.2h-3.2',
  first: 'M4 3.5v9M12 3.5 6.8 8l5.2 4.5',
  back: 'M10.2 3.5 5 8l5.2 4.5',
  next: 'M5.8 3.5 11 8l-5.2 4.5',
  last: 'M12 3.5v9M4 3.5 9.2 8 4 12.5',
  good: 'M3.5 8.5 6.5 11.5 12.5 4.5',
  bad: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  even: 'M4 8h8',
  play: 'M5 3.2 12.5 8 5 12.8z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  branch: 'M4.5 2.5v11M4.5 9.5c0-2.6 7-1.6 7-5M9.5 5.5l2-2.3 2 2.3',
  ask: 'M5.7 6.1a2.35 2.35 0 1 1 3.5 2.05c-.8.5-1.2.9-1.2 1.85M8 12.4v.4',
  together:
    'M6.6 9.4l2.8-2.8M5.3 7.2 3.6 8.9a2.5 2.5 0 0 0 3.5 3.5l1.7-1.7M10.7 8.8l1.7-1.7a2.5 2.5 0 0 0-3.5-3.5L7.2 5.3',
  export: 'M8 2.5v7M5 7l3 3 3-3M3 13h10',
  pin: 'M9.5 2.5l4 4-2.2.6-2.6 2.6-.4 3-5-5 3-.4 2.6-2.6zM5.8 10.2 2.5 13.5',
  place: 'M8 14C5.5 11 4 9 4 6.8a4 4 0 0 1 8 0C12 9 10.5 11 8 14zM8 5.6v2.2',
  unfold: 'M6 4l4 4-4 4',
  fold: 'M4 6l4 4 4-4',
  list: 'M2.5 4h1M2.5 8h1M2.5 12h1M6 4h7.5M6 8h7.5M6 12h7.5',
  doubt: 'M8 2.5 14.2 13.3H1.8zM8 6.5v3.2M8 11.2v.4',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
