/** What stands in the panel while there is nothing to step through. */
import type { JSX } from 'preact';

/** Before the first course; `reason` says why there is none yet. */
export function Waiting({ reason }: { readonly reason: string | undefined }): JSX.Element {
  return (
    <main class="empty" aria-live="polite">
      <h1 class="unseen">Clashwright</h1>
      <p>{reason ?? 'Reading the scenario…'}</p>
    </main>
  );
}

/** For a scenario in which nobody has announced anything. */
export function EmptyCourse(): JSX.Element {
  return (
    <main class="empty">
      <h2>Nothing happens yet</h2>
      <p>This scenario has no round in which somebody announces something. Write one, and its steps appear here:</p>
      <pre class="empty-example">{'round 1\n  Cassie: shoots Bill.\n  Bill: punches Ann.'}</pre>
    </main>
  );
}
