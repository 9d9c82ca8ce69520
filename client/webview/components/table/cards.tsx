/**
 * The cards or dice of a party, without a face until they are turned or rolled. Each explains itself, and can be forced
 * where its throw can.
 */
import type { JSX } from 'preact';
import type { CardView, PartyView } from '../../../../server/protocol/index.ts';
import { Card } from './card.tsx';
import { Die } from './die.tsx';
import { Force } from './force.tsx';
import { useTabRow } from '../common/tab-row.ts';
import { WhyText } from '../common/why-text.tsx';
import { Why } from '../common/why.tsx';

export function Cards({ party }: { readonly party: PartyView }): JSX.Element | null {
  const { cards, side } = party;
  const row = useTabRow<HTMLUListElement>();
  if (cards.length === 0) return null;
  if (cards.length > 1 && cards.every((card) => isDie(card) && card.face === undefined))
    return <Unrolled cards={cards} />;
  const chosen = cards.some(({ kept }) => !kept);
  return (
    <ul
      class="cards"
      {...row}
      data-side={cards.some(isDie) ? side : undefined}
      aria-label={cards.every(isDie) ? 'Dice' : 'Cards'}
    >
      {cards.map((card, index) => (
        <Why
          key={keyOf(card, index)}
          in="li"
          class={card.shape}
          data={dataOf(card, chosen)}
          tells={(id) => (
            <WhyText why={card.why} id={id}>
              <Force party={party} card={card} />
            </WhyText>
          )}
        >
          <span class="unseen">{card.says}</span>
          {isDie(card) ? <Die die={card} /> : <Card card={card} />}
          {card.pinned !== undefined && (
            <span class="pinned">forced{card.pinned === 'trial' && <span class="unseen">, not in the file</span>}</span>
          )}
        </Why>
      ))}
    </ul>
  );
}

/** Of dice that aren’t rolled yet one says nothing that the others don’t: together they explain themselves once. */
function Unrolled({ cards }: Pick<PartyView, 'cards'>): JSX.Element {
  return (
    <ul class="cards" aria-label="Dice">
      <Why
        in="li"
        class="unrolled"
        tells={(id) => cards.slice(0, 1).map(({ why }) => <WhyText key={id} why={why} id={id} />)}
      >
        <span class="unseen">{`${cards.length} dice, not rolled yet`}</span>
        {cards.map((card, index) => (
          <span key={index} class="die" {...dataOf(card, false)}>
            <Die die={card} />
          </span>
        ))}
      </Why>
    </ul>
  );
}

/** What can be forced stays the same card, wherever it comes to lie, so that its popover and the focus go with it. */
function keyOf({ slot }: CardView, index: number): string {
  return slot === undefined ? `at ${index}` : `slot ${slot}`;
}

/** How it lies, and whether it counts while others beside it don’t. */
function dataOf(
  card: CardView,
  chosen: boolean,
): Readonly<Record<`data-${string}`, string | number | boolean | undefined>> {
  const lies = card.face === undefined ? 'down' : card.kept ? 'kept' : 'up';
  const isChosen = chosen && card.kept && card.hit !== true;
  return {
    'data-lies': lies,
    'data-chosen': isDie(card) ? isChosen : undefined,
    'data-faces': card.faces,
    'data-tried': card.pinned === 'trial' || undefined,
  };
}

function isDie(card: CardView): boolean {
  return card.shape === 'die';
}
