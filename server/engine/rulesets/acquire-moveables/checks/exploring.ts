/** Checks of exploring: encounter checks with their dice, noise, camps and the lengths of time. */
import { add, between, cutBehind, removeSentence, write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { lengthWords } from '../exploration/clock.ts';
import { encounterDie, encounterKind, reconOf } from '../exploration/recon.ts';
import { hourlyReasons } from '../exploration/passing-time.ts';
import { factsOf, type MoveablesFact, type ReconReason } from '../facts.ts';
import { headPin } from '../play/head-pins.ts';
import { hour, isOutsideFights, secondsIn, tenmin } from '../time.ts';
import type { ActionKind } from '../verbs.ts';
import { announced, saidBy, saidIn } from './written.ts';

export const below = `
  rules acquire-moveables
  door cellar door: wooden
  scenario "The vault"
  combatant Ann (she) of the Players
    STR 5  GRC 6  HP 8`;

/** What is done while exploring, with the time that it takes at least. */
const exploring: ReadonlyMap<ActionKind, number> = new Map([
  ['crossing', tenmin],
  ['searching', tenmin],
  ['examining', 0],
  ['picking a lock', 0],
  ['kicking a door', 0],
  ['lifting bars', 0],
]);

/** How long a round of exploring takes; undefined if nobody explores in it, or somebody sleeps through it. */
function timeExploring(scenario: Scenario<MoveablesFact>, round: Round<MoveablesFact>): number | undefined {
  if (!isOutsideFights(round) || factsOf(round.facts, 'long rest').length > 0) return undefined;
  const times = announced(scenario)
    .filter((written) => written.round === round)
    .flatMap(({ deed: { kind } }) => exploring.get(kind) ?? []);
  return times.length === 0 ? undefined : Math.max(secondsIn(round), ...times);
}

const overdueEncounterCheck: LintRule<MoveablesFact> = {
  id: 'overdue-encounter-check',
  severity: 'warning',
  title: 'More than an hour of exploring without an encounter check',
  explanation:
    'Whoever explores a dungeon has an encounter check each hour, and when noise or an alarm causes one. Time in ' +
    'which nobody explores, such as a rest, isn’t counted here.',
  messages: {
    overdue:
      'By the end of this round somebody has explored for {time} without an encounter check; there is one each hour',
  },
  ...example(`${below}
  round 1 "the gallery", 50 minutes
    Ann: searches "the gallery".
  round 2 "the alcove", 20 minutes
                        ^^^^^^^^^^
+   encounter check each hour
    Ann: searches "the alcove".
`),
  *check({ scenario }) {
    let since = 0;
    for (const round of scenario.rounds) {
      if (round.when === 'otherwise') continue;
      if (factsOf(round.facts, 'encounter check').length > 0) since = 0;
      since += timeExploring(scenario, round) ?? 0;
      if (hourlyReasons(saidBy(scenario, round)) !== undefined) since = 0;
      const { lasts, source } = round;
      if (since <= hour || lasts === undefined) continue;
      const place = between(lasts.count.source, lasts.unit.source);
      const fixes = [add('encounter check each hour', source)];
      yield found(overdueEncounterCheck, 'overdue', place, { time: lengthWords(since) }, { fixes });
      return;
    }
  },
};

/** The reasons of every check’s recon die. */
function reconReasons(scenario: Scenario<MoveablesFact>): readonly (readonly ReconReason[])[] {
  const facts = saidIn(scenario);
  return [
    ...factsOf(facts, 'encounter check').map(({ recon }) => recon),
    ...factsOf(facts, 'hourly checks').map(({ recon }) => recon ?? []),
  ];
}

/** Takes a reason out of the list, with the comma before it; the first one stays. */
function withoutReason(recon: readonly ReconReason[], { source, words }: ReconReason) {
  const before = recon[recon.findIndex((each) => each.source === source) - 1];
  return before === undefined ? [] : [cutBehind(before.words?.source ?? before.source, words?.source ?? source)];
}

const reconDiePastItsLadder: LintRule<MoveablesFact> = {
  id: 'recon-die-past-its-ladder',
  severity: 'warning',
  title: 'A recon die beyond its ladder',
  explanation:
    'The recon die is a d6, and its ladder is d4, d6, d8 and d12. The text doesn’t say what is below d4 or above ' +
    'd12, so no recon die is rolled then: the group decides.',
  messages: {
    past: 'These steps take the recon die beyond its ladder of d4 to d12, so it isn’t rolled; leave one out',
  },
  ...example(`${below}
  round 1 "the gallery", 10 minutes
-   encounter check: "a bell", quiet "on felt", quiet "in no hurry"
                                                ^^^^^
+   encounter check: "a bell", quiet "on felt"
    Ann: searches "the gallery".
`),
  *check({ scenario }) {
    for (const recon of reconReasons(scenario)) {
      const last = recon.at(-1);
      if (last !== undefined && reconOf(recon).die === undefined)
        yield found(reconDiePastItsLadder, 'past', last.source, {}, { fixes: withoutReason(recon, last) });
    }
  },
};

const quietAndLoud: LintRule<MoveablesFact> = {
  id: 'quiet-and-loud',
  severity: 'warning',
  title: 'A party both quiet and loud',
  explanation:
    'The recon die goes a step down for a party that is quiet and methodical, and a step up for one that is loud. ' +
    'With both it is as if neither were written.',
  messages: { both: 'The party is quiet and loud at once here, which cancel out; leave one out' },
  ...example(`${below}
  round 1 "the gallery", 10 minutes
-   encounter check: "a bell", quiet "on felt", loud "at a run"
                                                ^^^^
+   encounter check: "a bell", quiet "on felt"
    Ann: searches "the gallery".
`),
  *check({ scenario }) {
    for (const recon of reconReasons(scenario)) {
      const one = recon.find(({ step }) => step !== 'candle');
      const other = recon.find(({ step }) => step !== 'candle' && step !== one?.step);
      if (other !== undefined)
        yield found(quietAndLoud, 'both', other.source, {}, { fixes: withoutReason(recon, other) });
    }
  },
};

const dispositionOnDepletion: LintRule<MoveablesFact> = {
  id: 'disposition-on-depletion',
  severity: 'warning',
  title: 'A disposition where nobody is met',
  explanation:
    'An encounter check rolls disposition where it is relevant. From 4 to 6 on the encounter die lights burn down, ' +
    'and on 3 there are only traces: nobody is there to have one.',
  messages: { nobody: 'The encounter die shows {rolled} here, which is {kind}; nobody is met who has a disposition' },
  ...example(`${below}
  combatant the Ghoul (it) of the Host
    GRC 4
  round 1 "the gallery", 10 minutes
    encounter check: "a bell"
    the dice show encounter 5
-   disposition of the Ghoul
    ^^^^^^^^^^^^^^^^^^^^^^^^
    Ann: searches "the gallery".
`),
  *check({ scenario }) {
    for (const { facts } of scenario.rounds) {
      for (const fact of factsOf(facts, 'disposition')) {
        const by = checkFor(facts, fact);
        const rolled = by === undefined ? undefined : headPin(facts, { of: 'encounter', by }, encounterDie)?.value;
        const kind = rolled === undefined ? 'active' : encounterKind(rolled);
        if (rolled === undefined || kind === 'active' || kind === 'passive') continue;
        const data = { rolled, kind: kind === 'depletion' ? 'a depletion' : 'an indirect encounter' };
        yield found(dispositionOnDepletion, 'nobody', fact.source, data, { fixes: [removeSentence(fact.source)] });
      }
    }
  },
};

/** The nearest encounter check above, or else the first one. */
function checkFor(facts: readonly MoveablesFact[], disposition: MoveablesFact) {
  const isCheck = ({ kind }: MoveablesFact): boolean => kind === 'encounter check';
  return facts.slice(0, facts.indexOf(disposition)).findLast(isCheck) ?? facts.find(isCheck);
}

const quietKick: LintRule<MoveablesFact> = {
  id: 'quiet-kick',
  severity: 'warning',
  title: 'A quiet party that kicks a door down',
  explanation:
    'To kick down a door is noisy. A recon die that goes a step down in the same round because the party is quiet ' +
    'contradicts that.',
  messages: { noise: 'Kicking down a door is noisy, and the encounter check has the party quiet; write loud' },
  ...example(`${below}
  round 1 "the cellar", 10 minutes
-   encounter check: "a crash", quiet "on felt"
+   encounter check: "a crash", loud "kicking a door down"
    Ann: kicks down the cellar door.
         ^^^^^^^^^^
`),
  check: ({ scenario }) =>
    eachOnce(
      announced(scenario).flatMap(({ deed, round }) => {
        if (deed.kind !== 'kicking a door') return [];
        const quiet = quietIn(scenario, round);
        if (quiet === undefined) return [];
        const fix = write('loud "kicking a door down"', between(quiet.source, (quiet.words ?? quiet).source));
        return [found(quietKick, 'noise', deed.announcement.verb.source, {}, { fixes: [fix] })];
      }),
    ),
};

/** In the check that the noise causes, or else in those of each hour. */
function quietIn(scenario: Scenario<MoveablesFact>, round: Round<MoveablesFact>): ReconReason | undefined {
  const own = factsOf(round.facts, 'encounter check');
  const reasons = own.length > 0 ? own.flatMap(({ recon }) => recon) : hourlyReasons(saidBy(scenario, round));
  return reasons?.find(({ step }) => step === 'quiet');
}

const weekOfTenDays: LintRule<MoveablesFact> = {
  id: 'week-of-ten-days',
  severity: 'info',
  title: 'A week, which has ten days here',
  explanation:
    'The text counts ten days as a tenday, and calls the same a “week” in quotes. There is no week of seven.',
  messages: { ten: 'A week has ten days in this text, so this is {days} days; write {tendays}' },
  ...example(`${below}
- round 1 "waiting for the ship", 2 weeks
                                    ^^^^^
+ round 1 "waiting for the ship", 2 tendays
    Ann: tests STR.
`),
  *check({ scenario }) {
    for (const { lasts } of scenario.rounds) {
      if (lasts === undefined || !lasts.unit.text.startsWith('week')) continue;
      const unit = lasts.unit.text.replace('week', 'tenday');
      const data = { days: 10 * lasts.count.value, tendays: `${lasts.count.value} ${unit}` };
      yield found(weekOfTenDays, 'ten', lasts.unit.source, data, { fixes: [write(unit, lasts.unit.source)] });
    }
  },
};

export const exploringChecks: readonly LintRule<MoveablesFact>[] = [
  overdueEncounterCheck,
  reconDiePastItsLadder,
  quietAndLoud,
  dispositionOnDepletion,
  quietKick,
  weekOfTenDays,
];
