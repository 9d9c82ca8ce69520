/** Suggests the sentences needed at a place: below an attempt, below an attack, after a name. */
import type { Needed, WritingPlace } from '../../../completions.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { noSlots } from '../../../sentence.ts';
import { castOf, fightersNamed } from '../cast.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';
import { actionKind, type ActionKind } from '../vocabulary.ts';
import { furtherCompulsions } from './advantages.ts';
import type { Answer } from './quote-context.ts';
import { drives } from './drives.ts';
import { hindrances, wounds } from './hindrances.ts';

export function needed(scenario: Scenario<QuickShotFact>, place: WritingPlace<QuickShotFact>): Needed {
  const { actors, announcement } = place;
  const people = fightersNamed(castOf(scenario), actors);
  const isRolled = people.length === 0 || people.some(({ isNpc }) => !isNpc);
  const kinds = isRolled ? [] : unrolledKinds;
  if (announcement === undefined) return { rows: [], kinds, never: saidOtherwise };
  const { rows, idle } = below(actionKind(announcement.kind), isRolled);
  return { rows, kinds, never: [...saidOtherwise, ...idle, ...withoutCause(scenario, place, announcement)] };
}

/** Kinds of deeds for opponents; other kinds come after these, since only the players roll. */
const unrolledKinds: readonly ActionKind[] = ['attack', 'everyday action', 'without dice'];

/** Rows that exist only so that a check can report them, and forms that another row expresses better. */
const saidOtherwise = [
  'initiative',
  'foreign-spends',
  'foreign-gains',
  'foreign-keeps-the-bet',
  'foreign-pool',
  'foreign-target',
  'action-number',
  'action-plain',
];

/** The rows below an announcement in their usual order, and those that have no effect there. */
interface Below {
  readonly rows: readonly string[];
  readonly idle: readonly string[];
}

const stakes = ['using', 'serves', 'bet', 'risk'];
const outcomes = ['on-outcome', 'on-outcome-of'];
const bearing = ['despite', 'involves', 'leaving-out', 'change', 'accepts', 'vulgar'];
const dice = [
  'squashes',
  'prefers',
  'critical',
  'worsens',
  'pays',
  'grave-setback',
  'rolls',
  'gives',
  'declined',
  'ruled-out',
];
const ofAttacks = ['on-hit', 'deals-wound'];
const ofChecks = ['called-by', 'tempted'];

function below(kind: ActionKind, isRolled: boolean): Below {
  if (kind === 'without dice' || (kind === 'everyday action' && !isRolled))
    return {
      rows: [],
      idle: [
        'on-outcome',
        'on-outcome-of',
        'on-happening',
        'sets-aside',
        'action',
        ...stakes,
        ...bearing,
        ...dice,
        ...ofAttacks,
        ...ofChecks,
      ],
    };
  if (!isRolled)
    return {
      rows: ofAttacks,
      idle: ['sets-aside', 'on-happening', 'action', ...stakes, ...outcomes, ...bearing, ...dice, ...ofChecks],
    };
  if (kind === 'compulsion check')
    return { rows: [...ofChecks, ...stakes, ...outcomes, ...bearing, ...dice], idle: ['action', 'bet', ...ofAttacks] };
  return { rows: ['action', ...stakes, ...outcomes, ...bearing, ...dice], idle: [...ofAttacks, ...ofChecks] };
}

/** The ids of rows that would have no cause here. */
function withoutCause(
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
