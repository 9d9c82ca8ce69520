/** Somebody’s announcement in a round, and adding sentences below it. */
import { bodiesNamed, calledInFull } from './combatants.ts';
import type { Intent } from './finding.ts';
import { derivePair } from './derive/index.ts';
import { list } from './play/words.ts';
import type { Announcement, Combatant, Fact, Round, Scenario } from './scenario.ts';

/** Somebody’s announcement; of two the first counts. `isAlone` says whether it is for them alone. */
export interface Announced<F extends Fact> {
  readonly announcement: Announcement<F>;
  readonly isAlone: boolean;
}

/** Undefined if they announce nothing. */
export function announcedBy<F extends Fact>(
  scenario: Scenario<F>,
  round: Round<F>,
  who: string,
): Announced<F> | undefined {
  const announcement = round.announcements[placesOf(scenario, round).get(who) ?? -1];
  return announcement === undefined ? undefined : { announcement, isAlone: namesOf(scenario, announcement).size === 1 };
}

/** Maximum number of names; of more people, two fewer are named, followed by the number of the others. */
const mostNames = 5;

/**
 * The people an announcement is for, as a sentence names them: `Ash, Bree and Cole`, `Ash, Bree, Cole and 27 others`.
 */
export function speakersWords<F extends Fact>(scenario: Scenario<F>, announcement: Announcement<F>): string {
  const names = speakersOf(scenario, announcement).map(calledInFull);
  const lines = names.length > mostNames ? names.slice(0, mostNames - 2) : names;
  return list(lines.length < names.length ? [...lines, `${names.length - lines.length} others`] : lines);
}

/** Whether an announcement is for more than one person. */
export function isShared<F extends Fact>(scenario: Scenario<F>, announcement: Announcement<F>): boolean {
  return namesOf(scenario, announcement).size > 1;
}

/** Adds a sentence below an announcement. */
export function below({ source }: Announcement, text: string): readonly Intent[] {
  return [{ do: 'add sentence after', at: source, text }];
}

/** Everybody once. */
function speakersOf<F extends Fact>(scenario: Scenario<F>, { actors }: Announcement<F>): readonly Combatant<F>[] {
  return [...new Map(actors.flatMap(({ id }) => bodiesNamed(scenario, id)).map((each) => [each.name, each])).values()];
}

/** Cached because a panel needs it for every chip. */
const namesOf = derivePair(
  'names of announced actions',
  (scenario: Scenario, announcement: Announcement): ReadonlySet<string> =>
    new Set(speakersOf(scenario, announcement).map(({ name }) => name)),
);

/** Index of each person’s first announcement in a round. */
const placesOf = derivePair(
  'places of announced actions',
  (scenario: Scenario, round: Round): ReadonlyMap<string, number> => {
    const places = new Map<string, number>();
    for (const [place, announcement] of round.announcements.entries()) {
      for (const name of namesOf(scenario, announcement)) if (!places.has(name)) places.set(name, place);
    }
    return places;
  },
);
