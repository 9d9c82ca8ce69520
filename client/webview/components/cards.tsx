/** The cards or dice of a party, face down until they are turned. */
import type { JSX } from 'preact';
import type { CardView } from '../../../server/protocol/index.ts';

export function Cards({ cards }: { readonly cards: readonly CardView[] }): JSX.Element | null {
  if (cards.length === 0) return null;
  return <ul class="cards" aria-label="Cards">{cards.map((card, index) => <Card key={index} card={card} />)}</ul>;
}

// The one that counts is raised and underlined as well as lighter, so no colour has to tell.
function Card({ card }: { readonly card: CardView }): JSX.Element {
  const lies = card.face === undefined ? 'down' : card.kept ? 'kept' : 'up';
  return (
    <li class="card" data-lies={lies} title={card.says}>
      <span class="unseen">{card.says}</span>
      <span class="card-face" aria-hidden="true">{card.face}</span>
      {card.name !== undefined && <span class="card-name" aria-hidden="true" dir="auto">{card.name}</span>}
    </li>
  );
}
