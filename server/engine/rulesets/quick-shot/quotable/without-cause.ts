/** Clauses for which an announcement gives no cause: nothing hinders anybody, nobody attacks, nothing is rolled yet. */
import { noSlots } from '../../../sentence.ts';
import type { WritingPlace } from '../../../quotable.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { castOf, fightersNamed } from '../cast.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';
import { actionKind } from '../vocabulary.ts';
import type { Answer } from './asked.ts';
import { furtherCompulsions } from './advantages.ts';
import { drives } from './drives.ts';
import { hindrances, wounds } from './hindrances.ts';

/** The ids of their rows. */
export function withoutCause(
  scenario: Scenario<QuickShotFact>,
  place: WritingPlace<QuickShotFact>,
  announcement: Announcement<QuickShotFact>,
): readonly string[] {
  const has = (kind: QuickShotFact['kind']): boolean => factsOf(announcement.clauses, kind).length > 0;
  const countOf = (answer: Answer): number =>
    answer({ scenario, place: { ...place, row: '', slot: '', said: noSlots } }).length;
  const isAny = (answer: Answer): boolean => countOf(answer) > 0;
  const coped = [...factsOf(announcement.clauses, 'despite'), ...factsOf(announcement.clauses, 'leaving out')].length;
  return [
    'grave-setback',
    'declined',
    'ruled-out',
    'vulgar',
    ...(countOf(hindrances) > coped ? [] : ['despite', 'leaving-out']),
    ...(isAny(wounds) ? [] : ['worsens']),
    ...(isAny(drives) ? [] : ['serves']),
    ...(isAny(furtherCompulsions) ? [] : ['tempted']),
    ...(has('serves') ? [] : ['pays']),
    ...(has('bet') ? ['bet'] : []),
    ...(has('called by') ? ['called-by'] : []),
    ...(has('rolls') ? ['rolls'] : ['squashes', 'gives', 'prefers', 'critical']),
    ...(isAttacked(scenario, place) && !has('action') ? [] : ['accepts']),
  ];
}

function isAttacked(scenario: Scenario<QuickShotFact>, { round, actors }: WritingPlace<QuickShotFact>): boolean {
  const people = fightersNamed(castOf(scenario), actors);
  return (round?.announcements ?? []).some(
    ({ kind, targets }) =>
      actionKind(kind) === 'attack' && fightersNamed(castOf(scenario), targets).some((each) => people.includes(each)),
  );
}
