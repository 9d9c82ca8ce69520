/** The cards or dice of a party, without a face until they are turned or rolled. */
import type { JSX } from 'preact';
import type { CardView } from '../../../server/protocol/index.ts';
import { Die } from './die.tsx';

interface Props {
  readonly cards: readonly CardView[];
  readonly side: number;
}

export function Cards({ cards, side }: Props): JSX.Element | null {
  if (cards.length === 0) return null;
  const label = cards.every(isDie) ? 'Dice' : 'Cards';
  const chosen = cards.some(({ kept }) => !kept);
  return (
    <ul class="cards" data-side={side} aria-label={label}>
      {cards.map((card, index) => isDie(card) ? <Die key={index} die={card} isChosen={chosen && card.kept} /> : <Card key={index} card={card} />)}
    </ul>
  );
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

function isDie(card: CardView): boolean {
  return card.shape === 'die';
}
