/** A card as paper: its face, and its name where it has one. */
import type { JSX } from 'preact';
import type { CardView } from '../../../../server/protocol/index.ts';

// The one that counts is raised and underlined as well as lighter, so no colour has to tell.
export function Card({ card: { face, name } }: { readonly card: CardView }): JSX.Element {
  return (
    <>
      <span class="card-face" aria-hidden="true">
        {face}
      </span>
      {name !== undefined && (
        <span class="card-name" aria-hidden="true" dir="auto">
          {name}
        </span>
      )}
    </>
  );
}
