/** Announcements with what they are by the rules, for checks that look at opponents’ too. */
import type { Finding } from '../../../../finding.ts';
import type { Announcement, Scenario } from '../../../../scenario.ts';
import { castOf, fightersNamed, type Cast, type Fighter } from '../../cast.ts';
import { deedKind, type DeedKind } from '../../deeds.ts';
import type { QuickShotFact } from '../../facts.ts';
import { announcementsIn } from '../written.ts';

/** `kinds` is what it is for each of those who announce it; nobody who has no known name. */
export interface Announced {
  readonly cast: Cast;
  readonly announcement: Announcement<QuickShotFact>;
  readonly actors: readonly Fighter[];
  readonly kinds: readonly DeedKind[];
}

export function foundInAnnouncements(
  scenario: Scenario<QuickShotFact>,
  check: (announced: Announced) => readonly Finding[],
): readonly Finding[] {
  const cast = castOf(scenario);
  return announcementsIn(scenario).flatMap((announcement) => {
    const actors = fightersNamed(cast, announcement.actors);
    return actors.length === 0
      ? []
      : check({ cast, announcement, actors, kinds: actors.map((actor) => deedKind({ actor, announcement, time: 1 })) });
  });
}

/** Whether it is the same by the rules for everybody who announces it. */
export function isAll({ kinds }: Announced, kind: DeedKind): boolean {
  return kinds.every((each) => each === kind);
}
