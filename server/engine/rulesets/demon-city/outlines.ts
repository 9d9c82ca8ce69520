/**
 * Outlines of rounds, remembered by what they hang on: while courses are played one after the other, states that differ
 * in Toughness alone, say, or in what is left of a deck, find the same announcements and the same pools.
 */
import { derive, memoOfPair } from '../../derive/index.ts';
import { factsKey } from '../../play/state-key.ts';
import type { Positions } from '../../positions.ts';
import type { Round } from '../../scenario.ts';
import type { Cast } from './cast.ts';
import type { DemonCityFact } from './facts.ts';
import { isDown, isIneffective, startOf, type Condition, type Fight } from './fight.ts';
import type { Opening, Outline } from './plan.ts';

/** The same outlines, made once for all states that differ in nothing that they hang on. */
export function rememberedOutlines<P>(
  openingOf: (cast: Cast) => Opening,
  make: (cast: Cast, found: Fight, round: Round<DemonCityFact>) => Outline<P>,
): typeof make {
  const known = memoOfPair<Outline<P>>('outlines of a round');
  return (cast, found, round) =>
    known(cast, round).get(outlineKey(cast, found, round, openingOf(cast)), () => make(cast, found, round));
}

/** The same text for states from which the same outline of a round comes. */
function outlineKey(cast: Cast, found: Fight, round: Round<DemonCityFact>, opening: Opening): string {
  const start = startOf(cast);
  const conditionKey = changesConditions(round) ? wholeKey : planningKey;
  let key = `${factsKey(found.facts)}/${found.order === start.order ? '' : found.order.join('\n')}/`;
  if (found.positions !== start.positions) key += positionsKey(found.positions);
  for (const [name, condition] of found.fighters) {
    // Most are as they were at the start.
    if (condition !== start.fighters.get(name)) key += `\n${name}\n${conditionKey(condition, opening)}`;
  }
  return key;
}

/** Names, and the words of places, have no line breaks. */
function positionsKey({ places, distances }: Positions): string {
  let key = `${places.size}`;
  for (const [name, place] of places) key += `\n${name}\n${place}`;
  for (const [pair, feet] of distances) key += `\n${pair}\n${feet}`;
  return key;
}

/** Whether the head of a round gives somebody a state, or points back: then what comes of it hangs on all of them. */
const changesConditions = derive(
  'demon-city/rounds that change conditions',
  ({ facts }: Round<DemonCityFact>): boolean => facts.some(({ kind }) => kind === 'state' || kind === 'regains'),
);

/** What a plan hangs on of somebody’s condition, where the head of the round changes none. */
function planningKey(condition: Condition, { isHurt }: Opening): string {
  const { out, panicked, mayPlace, improved = false, heldBy = '', gear } = condition;
  const flags = [isDown(condition), out, panicked, isIneffective(condition), mayPlace, improved, isHurt(condition)];
  const bits = flags.reduce((sum, flag, place) => sum + (flag ? 2 ** place : 0), 0);
  return `${bits}\n${heldBy}\n${gear.length}\n${gear.join('\n')}`;
}

function wholeKey(condition: Condition): string {
  return JSON.stringify(condition);
}
