/** Checks of the rounds as they are played: what is announced in vain, and blows at those who are hors de combat. */
import { seededThrows } from '../../../chance/index.ts';
import { removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { deriveInSteps } from '../../../derive/index.ts';
import { found, type LintRule } from '../../../finding.ts';
import { Courses } from '../../../game/index.ts';
import { list } from '../../../play/words.ts';
import type { Scenario } from '../../../scenario.ts';
import { resisting, takesPrisoners } from '../allegiance.ts';
import type { Fighter } from '../cast.ts';
import { isAttack } from '../deeds/deeds.ts';
import type { PlannedDeed, RoundPlan } from '../deeds/planned.ts';
import type { MoveablesFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { rounds, type AcquireMoveables } from '../rounds.ts';
import { ofFight } from './examples.ts';

/** Whoever plays with other seeds than the one that is shown has to see the same. */
const otherSeeds: readonly number[] = [2, 3, 5, 7, 11, 13];

/** Played too while some round with a condition has been reached in fewer than three courses. */
const seedsForBranches: readonly number[] = [17, 19, 23, 29, 31, 37, 41, 43];
const enoughCourses = 3;

type Course = ReturnType<Courses<AcquireMoveables>['recorded']>;
type PlayedRound = Course['rounds'][number];

const courses = new Courses<AcquireMoveables>(rounds);

/** The shown course, and the others that there are enough of for each branch. */
const plays = deriveInSteps(
  'acquire-moveables/plays that checks look at',
  function* played(scenario: Scenario<MoveablesFact>): Generator<undefined, readonly Course[]> {
    const all: Course[] = [];
    for (const seed of [scenario.seed?.value ?? 1, ...otherSeeds])
      all.push(yield* courses.recorded(scenario, seededThrows(seed)).goOn());
    for (const seed of seedsForBranches) {
      if (scenario.rounds.every(({ when }, index) => when === 'always' || reaching(all, index) >= enoughCourses)) break;
      all.push(yield* courses.recorded(scenario, seededThrows(seed)).goOn());
    }
    return all;
  },
);

function reaching(all: readonly Course[], index: number): number {
  return all.filter(({ rounds: played }) => played.some((round) => round.index === index)).length;
}

interface Seen {
  readonly round: PlayedRound;
  readonly planned: PlannedDeed;
  readonly why: string;
}

/** What is seen of deeds in every course that reaches their round; of a branch, where the shown one doesn’t, too. */
function* seenInAll(
  scenario: Scenario<MoveablesFact>,
  whyIn: (round: PlayedRound, planned: PlannedDeed) => string | undefined,
): Generator<undefined, readonly Seen[]> {
  const all = yield* plays.steps(scenario);
  return scenario.rounds.flatMap((_, index) => {
    const [first, ...others] = all.flatMap(({ rounds: played }) => played.find((round) => round.index === index) ?? []);
    return (first?.played.plan.deeds ?? []).flatMap((planned): readonly Seen[] => {
      const why = first === undefined ? undefined : whyIn(first, planned);
      const isEverywhere = others.every((same) => {
        const there = same.played.plan.deeds.find(({ deed }) => deed.actor === planned.deed.actor);
        return there === undefined || whyIn(same, there) !== undefined;
      });
      return first === undefined || why === undefined || !isEverywhere ? [] : [{ round: first, planned, why }];
    });
  });
}

const inVainAsPlayed: LintRule<MoveablesFact> = {
  id: 'in-vain-as-played',
  severity: 'warning',
  late: true,
  title: 'Something that can’t happen by the time it is announced',
  explanation:
    'The dead, those in a coma and those who are winded have no action; whoever is hors de combat can curl up, play ' +
    'dead, crawl, see to their own wounds or get up, which takes two turns. A weapon may be on the ground or not ' +
    'loaded, magic dice spent, a scroll burnt. Found where it is so in each of several plays that reach the round.',
  messages: { idle: '{why}, so this doesn’t happen as the rounds are played' },
  ...ofFight(`
  round 1
    9 days pass without rations.
    3 days pass without water.
    the Ghoul: waits.
  round 2
-   Ann: runs to "the door".
         ^^^^
    the Ghoul: waits.
`),
  *check({ scenario }) {
    for (const { planned, why } of yield* seenInAll(scenario, idleIn)) {
      const { announcement } = planned.deed;
      const fixes = announcement.actors.length > 1 ? [] : [removeSentence(announcement.source)];
      yield found(inVainAsPlayed, 'idle', announcement.verb.source, { why }, { fixes });
    }
  },
};

/** Verbs for doing nothing, which anybody can. */
const waiting: ReadonlySet<string> = new Set(['waits', 'wait']);

/** What another check reports isn’t looked at. */
function idleIn({ played }: PlayedRound, { deed, never }: PlannedDeed): string | undefined {
  const step = played.steps.find(({ kind, actor }) => kind === 'idle' && actor === deed.actor.name);
  const isNothing = waiting.has(deed.announcement.verb.text);
  if (step === undefined || never !== undefined || isNothing) return undefined;
  return step.title.endsWith('can’t do it') ? step.text.replace(/\.$/u, '') : step.title;
}

const blowAtDowned: LintRule<MoveablesFact> = {
  id: 'attack-on-downed',
  severity: 'warning',
  late: true,
  title: 'A blow at somebody who is hors de combat',
  explanation:
    'Nobody attacks somebody hors de combat while allies of theirs nearby fight on, unless it is an enemy who takes ' +
    'no prisoners. Found where it is so in each of several plays that reach the round.',
  messages: {
    spared:
      '{Name} is hors de combat by then, while {others} still {resist}: enemies who take prisoners leave {name} alone',
  },
  ...ofFight(`
  combatant Bob (he) of the Players
    GRC 3  HP 20
    below 0 HP falls
  round 1
    Ann is hors de combat.
    Bob: waits.
  round 2
-   the Ghoul: strikes Ann.
                       ^^^
+   the Ghoul: strikes Bob.
    Bob: waits.
`),
  *check({ scenario }) {
    for (const { planned, round } of yield* seenInAll(scenario, sparedIn)) {
      const { deed } = planned;
      const [target] = deed.targets;
      const at = deed.announcement.targets[0]?.source;
      if (target === undefined || at === undefined) continue;
      const others = resistingWith(round.played.plan, target);
      const data = {
        ...naming('name', target),
        others: list(others.map(({ called }) => called)),
        resist: others.length === 1 ? 'resists' : 'resist',
      };
      yield found(blowAtDowned, 'spared', at, data, { fixes: others.map(({ called }) => write(called, at)) });
    }
  },
};

function sparedIn({ played: { plan } }: PlayedRound, { deed }: PlannedDeed): string | undefined {
  const [target] = deed.targets;
  if (!isAttack(deed) || target === undefined) return undefined;
  const isSpared =
    conditionOf(plan.found, target.name).downed === 'hors de combat' &&
    takesPrisoners(plan.cast, plan.found, deed.actor) &&
    resistingWith(plan, target).length > 0;
  return isSpared ? target.name : undefined;
}

function resistingWith({ cast, found: fight }: RoundPlan, who: Fighter): readonly Fighter[] {
  return resisting(cast, fight, who);
}

export const asPlayedChecks: readonly LintRule<MoveablesFact>[] = [inVainAsPlayed, blowAtDowned];
