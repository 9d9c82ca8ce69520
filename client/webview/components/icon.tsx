/** Small line drawings for buttons; they say nothing to a screen reader, the button's own words do. */
import type { JSX } from 'preact';

const paths = {
  again: 'M12.5 6.5A5 5 0 1 0 13 9M13 3.5v3.2h-3.2',
  first: 'M4 3.5v9M12 3.5 6.8 8l5.2 4.5',
  back: 'M10.2 3.5 5 8l5.2 4.5',
  next: 'M5.8 3.5 11 8l-5.2 4.5',
  last: 'M12 3.5v9M4 3.5 9.2 8 4 12.5',
  good: 'M3.5 8.5 6.5 11.5 12.5 4.5',
  bad: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  even: 'M4 6h8M4 10h8',
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
