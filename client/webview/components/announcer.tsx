/** Tells a screen reader which step has come into view. */
import type { JSX } from 'preact';

/** The region is always there, since a region that appears together with its text is not read. */
export function Announcer({ text }: { readonly text: string }): JSX.Element {
  return (
    <p class="unseen" aria-live="polite">
      {text}
    </p>
  );
}
