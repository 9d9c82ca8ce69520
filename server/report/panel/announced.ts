/** What each has announced in a round, and what the odds know of it. */
import {
  bodiesNamed,
  type ActionOdds,
  type Announcement,
  type Pool,
  type RoundOdds,
  type Scenario,
  type Source,
} from '../../engine/index.ts';
import { isSameSentence } from '../places.ts';

/** The announcements of a round by the names of those who act, in the order of the text. */
export type Announced = ReadonlyMap<string, readonly Announcement[]>;

/** `index` is the round's place among the written ones. */
export function announcedIn(scenario: Scenario, index: number): Announced {
  const announced = new Map<string, readonly Announcement[]>();
  for (const announcement of scenario.rounds[index]?.announcements ?? []) {
    for (const { name } of announcement.actors.flatMap(({ id }) => bodiesNamed(scenario, id))) {
      announced.set(name, [...(announced.get(name) ?? []), announcement]);
    }
  }
  return announced;
}

/**
 * Whether a pool that is thrown at a place is that of what its owner announces there, and not that of a check against
 * something else.
 */
export function isAnnounced(announced: Announced, { who }: Pool, source: Source): boolean {
  return announced.get(who)?.some((each) => isSameSentence(each.source, source)) === true;
}

/** The action for which a pool is thrown at a place; undefined where the odds have none. */
export function actionOf(odds: RoundOdds | undefined, { who }: Pool, source: Source): ActionOdds | undefined {
  return odds?.actions.find((each) => each.actor === who && isSameSentence(each.source, source));
}
