/** Everybody’s announcements in a round, and the odds that belong to them. */
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

/** The announcements of a round by actor, in text order. */
export type Announced = ReadonlyMap<string, readonly Announcement[]>;

/** `index` is the index among the written rounds. */
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
 * Whether a pool thrown at a place is for its owner’s own announcement there, and not for a check against something
 * else.
 */
export function isAnnounced(announced: Announced, { who }: Pool, source: Source): boolean {
  return announced.get(who)?.some((each) => isSameSentence(each.source, source)) === true;
}

/** The action that a pool is thrown for; undefined if the odds don’t have it. */
export function actionOf(odds: RoundOdds | undefined, { who }: Pool, source: Source): ActionOdds | undefined {
  return odds?.actions.find((each) => each.actor === who && isSameSentence(each.source, source));
}
