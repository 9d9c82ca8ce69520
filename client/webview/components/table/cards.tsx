/**
 * The cards or dice of a party, faceless until they are turned or rolled. Each explains itself, and can be forced if
 * its throw can.
 */
import type { JSX } from 'preact';
import type { CardView, PartyView } from '../../../../server/protocol/index.ts';
import { Force } from './force.tsx';
import { useTabRow } from '../common/tab-row.ts';
import { WhyText } from '../common/why-text.tsx';
import { Why } from '../common/why.tsx';
import { labelText } from '../../model/cut.ts';
import { dieOutline } from '../../model/die-outline.ts';
import { Icon } from '../common/icon.tsx';

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
          explain={(id) => (
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

/** Dice that haven’t been rolled yet are all alike, so they share one explanation. */
function Unrolled({ cards }: Pick<PartyView, 'cards'>): JSX.Element {
  return (
    <ul class="cards" aria-label="Dice">
      <Why
        in="li"
        class="unrolled"
        explain={(id) => cards.slice(0, 1).map(({ why }) => <WhyText key={id} why={why} id={id} />)}
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

/** A card that can be forced keeps its identity wherever it lies, so that its popover and the focus stay with it. */
function keyOf({ slot }: CardView, index: number): string {
  return slot === undefined ? `at ${index}` : `slot ${slot}`;
}

/** How it lies, and whether it counts when others beside it don’t. */
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

// The one that counts is raised and underlined as well as lighter, so that colour isn’t the only sign.
function Card({ card: { face, name } }: { readonly card: CardView }): JSX.Element {
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

// A hit has a check, and any other die that counts a bar beneath it, so that colour isn’t the only sign.
function Die({ die }: { readonly die: CardView }): JSX.Element {
  return (
    <>
      <svg class="die-outline" viewBox="0 0 44 44" aria-hidden="true">
        <path d={dieOutline(die.faces)} />
      </svg>
      <span class="die-face" aria-hidden="true">
        {die.face ?? waiting(die)}
      </span>
      {die.hit === true && (
        <span class="die-hit">
          <Icon name="good" />
        </span>
      )}
      {die.rolledFor !== undefined && (
        <span class="die-purpose" aria-hidden="true" dir="auto">
          {labelText(die.rolledFor)}
        </span>
      )}
    </>
  );
}

/** Until it is rolled, a die shows its type. */
function waiting({ faces }: CardView): string {
  return faces === undefined ? '' : `d${faces}`;
}
