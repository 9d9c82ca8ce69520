/**
 * Caches outlines of rounds by what they depend on: when courses are played one after the other, states that differ
 * only in Toughness or in the rest of a deck have the same announcements and pools.
 */
import { derive, memoOfPair } from '../../derive/index.ts';
import { factsKey } from '../../play/state-key.ts';
import type { Positions } from '../../positions.ts';
import type { Round } from '../../scenario.ts';
import type { Cast } from './cast.ts';
import type { DemonCityFact } from './facts.ts';
import { isDown, isIneffective, startOf, type Condition, type Fight } from './fight.ts';
import type { Opening, Outline } from './plan.ts';

/** The cached outlines, shared by all states that are equal in everything that outlines depend on. */
export function rememberedOutlines<P>(
  openingOf: (cast: Cast) => Opening,
  make: (cast: Cast, found: Fight, round: Round<DemonCityFact>) => Outline<P>,
): typeof make {
  const known = memoOfPair<Outline<P>>('outlines of a round');
  return (cast, found, round) =>
    known(cast, round).get(outlineKey(cast, found, round, openingOf(cast)), () => make(cast, found, round));
}

/** Equal for states from which the same outline of a round results. */
function outlineKey(cast: Cast, found: Fight, round: Round<DemonCityFact>, opening: Opening): string {
  const start = startOf(cast);
  const conditionKey = changesConditions(round) ? wholeKey : planningKey;
  let key = `${factsKey(found.facts)}/${found.order === start.order ? '' : found.order.join('\n')}/`;
  if (found.positions !== start.positions) key += positionsKey(found.positions);
  for (const [name, condition] of found.fighters) {
    // Most conditions are as they were at the start.
    if (condition !== start.fighters.get(name)) key += `\n${name}\n${conditionKey(condition, opening)}`;
  }
  return key;
}

/** Names and places contain no line breaks, so these can separate them. */
function positionsKey({ places, distances }: Positions): string {
  let key = `${places.size}`;
  for (const [name, place] of places) key += `\n${name}\n${place}`;
  for (const [pair, feet] of distances) key += `\n${pair}\n${feet}`;
  return key;
}

/** Whether the head of a round gives a state or regains points: then the outline depends on whole conditions. */
const changesConditions = derive(
  'demon-city/rounds that change conditions',
  ({ facts }: Round<DemonCityFact>): boolean => facts.some(({ kind }) => kind === 'state' || kind === 'regains'),
);

/** The parts of a condition that an outline depends on, where the head of the round changes no condition. */
function planningKey(condition: Condition, { isHurt }: Opening): string {
  const { out, panicked, mayPlace, improved = false, heldBy = '', gear } = condition;
  const flags = [isDown(condition), out, panicked, isIneffective(condition), mayPlace, improved, isHurt(condition)];
  const bits = flags.reduce((sum, flag, place) => sum + (flag ? 2 ** place : 0), 0);
  return `${bits}\n${heldBy}\n${gear.length}\n${gear.join('\n')}`;
}

function wholeKey(condition: Condition): string {
  return JSON.stringify(condition);
}
