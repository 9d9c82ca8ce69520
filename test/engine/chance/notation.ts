/**
 * Contests in short lines, such as `Ann of Players: 9 2, attack Bill or 3, lucky Sun`: who, the side if any, the cards
 * (`10=Sun` is a marked one), what the hand does against whom or which numbers, and what else there is to say of it.
 * Instead of cards there can be `2 from Deck`. A line such as `after Ann: 2 from Deck, lowest` is what follows;
 * `after Ann at 0` is what follows the exceeding of Ann's first threshold.
 */
import { deckSize, resolveContest, toDeck } from '../../../server/engine/chance/index.ts';
import type {
  Action,
  Card,
  Contest,
  ContestHand,
  Deck,
  Following,
  Threshold,
} from '../../../server/engine/chance/index.ts';

/** One copy of each value, or several: `cards('1-10', 3)`. */
export function cards(range: string, copies = 1): readonly Card[] {
  const [low = 0, high = low] = range.split('-').map(Number);
  return Array.from({ length: high - low + 1 }, (_, step) => ({ value: low + step, count: copies }));
}

/** The Players' Deck of a play report: three of each of 1 to 10, and The Fool. */
export const playersDeck = toDeck([...cards('1-10', 3), { value: 0, mark: 'Fool' }]);

/** The smallest Horror's Deck. */
export const horrorsDeck = toDeck(cards('1-10'));

/** The contest that the lines describe, its hands to be drawn from these decks. */
export function contestOf(text: string, decks: Readonly<Record<string, Deck>> = {}): Contest {
  const hands = linesOf(text)
    .filter((line) => !line.startsWith('after '))
    .map((line) => toHand(line, decks));
  const following = linesOf(text)
    .filter((line) => line.startsWith('after '))
    .map(toFollowing);
  return {
    decks: { none: [], ...decks },
    hands,
    lowerAttacksAreTried: false,
    ...(following.length > 0 && { following }),
  };
}

/** The result of hands whose cards are all given, as text: who acts, what was tried, what takes effect. */
export function outcomeOf(text: string, options: Partial<Contest> = {}): string {
  const contest = { ...contestOf(text), ...options };
  const deal = new Map(contest.hands.map(({ id, held }) => [id, held ?? []]));
  const { verdict, winner, tried, hands } = resolveContest(contest, deal);
  const effects = [...hands]
    .filter(([, hand]) => hand.takesEffect)
    .map(
      ([id, { critical, exceeds }]) =>
        `${id}${critical ? ' critically' : ''}${exceeds.length > 1 ? ` (${exceeds.map((yes) => (yes ? 'yes' : 'no')).join(' ')})` : ''}`,
    );
  const failures = [...hands].filter(([, hand]) => hand.criticalFailure).map(([id]) => `${id} fails critically`);
  return [
    `${winner ?? 'nobody'}: ${verdict}`,
    ...(tried === undefined ? [] : [`tried ${tried}`]),
    ...effects,
    ...failures,
  ].join(', ');
}

function toHand(line: string, decks: Readonly<Record<string, Deck>>): ContestHand {
  const [, id = '', side, rest = ''] = /^(\w+)(?: of (\w+))?: (.*)$/.exec(line) ?? [];
  const [thrown = '', does = '', ...more] = rest.split(', ');
  const [, draws, deck] = /^(\d+) from (\w+)$/.exec(thrown) ?? [];
  const said = (word: string): string | undefined =>
    more.find((part) => part.startsWith(`${word} `))?.slice(word.length + 1);
  const [lucky, unlucky, watched] = [said('lucky'), said('unlucky'), said('watched')];
  if (deck !== undefined && deckSize(decks[deck] ?? []) === 0) throw new Error(`There is no deck ${deck}`);
  return {
    id,
    deck: deck ?? 'none',
    draws: Number(draws ?? 0),
    ...(deck === undefined && { held: thrown.split(' ').map(toCard) }),
    keep: more.includes('lowest') ? 'lowest' : 'highest',
    ...(side !== undefined && { side }),
    action: toAction(does),
    ...(lucky !== undefined && { lucky }),
    ...(unlucky !== undefined && { unlucky }),
    ...(watched !== undefined && { watched: [watched] }),
  };
}

function toFollowing(line: string): Following {
  const [, after, at, draws, deck, keep] =
    /^after (\w+)(?: at (\d+))?: (\d+) from (\w+), (highest|lowest)$/.exec(line) ?? [];
  if (after === undefined || deck === undefined) throw new Error(`This follows nothing: ${line}`);
  return {
    after,
    ...(at !== undefined && { exceeding: Number(at) }),
    draws: Number(draws),
    deck,
    keep: keep === 'lowest' ? 'lowest' : 'highest',
  };
}

function toAction(text: string): Action {
  const [kind = 'idle', ...words] = text.split(' ');
  const toThreshold = (word: string): Threshold =>
    Number.isNaN(Number(word)) ? { hand: word } : { number: Number(word) };
  const against = words.filter((word) => word !== 'or' && word !== 'and').map(toThreshold);
  return kind === 'attack' || kind === 'other' ? { kind, against } : { kind: 'idle' };
}

function toCard(text: string): Card {
  const [value, mark] = text.split('=');
  return mark === undefined ? { value: Number(value) } : { value: Number(value), mark };
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
