/** Swimming and treading water, by the swimming table (am-235 to am-239). */
import { happening, type Moment } from '../../../game/index.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { Planner, Recorder } from '../deeds/planned.ts';
import { testOf, type RolledTest } from '../deeds/test-pools.ts';
import { testing } from '../deeds/tests.ts';
import { succeeds } from '../dice/test-roll.ts';
import { lastFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { chooses } from '../options.ts';
import { actionId, rollId } from '../play/ids.ts';
import { testParty, testResults, type TestRolls } from '../play/parties.ts';
import { pinsFor } from '../play/pins.ts';
import { proseOf } from '../play/settling.ts';
import { recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { gaining } from '../sheet/gaining.ts';
import { secondsIn } from '../time.ts';
import { mostFatigue, passing } from './counts.ts';
import { carriedRows } from '../sheet/rows.ts';
import { swimEntry, type InWater, type SwimCost } from './swimming-table.ts';

const outcomes = new Map([
  ['swims', 'swims'],
  ['treads', 'can only tread water'],
]);

/** Seconds that are left of the round, with the number of tests so far and what they have come to. */
interface Left {
  readonly seconds: number;
  readonly tests: number;
  readonly hasFailed: boolean;
}

export const plannedSwim: Planner = (context, deed) => {
  const way = deed.kind === 'swimming' ? 'swimming' : 'treading';
  const test = way === 'swimming' ? testOf(context, deed, ['GRC']) : undefined;
  return {
    deed,
    ...(test === undefined
      ? {}
      : {
          rolled: {
            pool: test.pool,
            outcomes,
            contest: { kind: 'swim', outcomes },
            pins: [{ sides: test.roll.sides }],
          },
        }),
    moments: ({ plan }) => {
      const seconds = secondsIn(plan.round);
      return way === 'treading'
        ? [staying(deed, 'treading', seconds)]
        : [swimmingOn(deed, test, { seconds, tests: 0, hasFailed: false })];
    },
  };
};

/** The next interval: a test for it, unless the table says that nobody can swim so. */
function swimmingOn(deed: Deed, test: RolledTest | undefined, left: Left): Moment<Recorder> {
  return happening((recorder): readonly Moment<Recorder>[] => {
    const { actor } = deed;
    if (left.seconds <= 0 || conditionOf(recorder.fight, actor.name).isDead === true) return [];
    const entry = entryFor(recorder, deed, 'swimming');
    if (typeof entry === 'string') return unable(recorder, deed, entry, left.seconds);
    if (test !== undefined) return [swimming(deed, test, entry, left)];
    recordPlain(recorder, deed, 'swims', 'The test is of GRC, which isn’t written.');
    return [];
  });
}

function swimming(deed: Deed, test: RolledTest, { every }: SwimCost, left: Left): Moment<Recorder> {
  const seconds = Math.min(every, left.seconds);
  const pin = pinsFor(deed, test.roll.sides)[left.tests];
  return testing(test, pin, (recorder, rolled) => {
    const isSuccess = succeeds(test.roll, rolled.counts);
    const after = {
      seconds: left.seconds - seconds,
      tests: left.tests + 1,
      hasFailed: left.hasFailed || !isSuccess,
    };
    recordTest(recorder, test, { ...rolled, pin }, after);
    return [staying(deed, isSuccess ? 'swimming' : 'treading', seconds), swimmingOn(deed, test, after)];
  });
}

/** The last test of a round decides what is said of all of them: whether somebody swims, or is left treading water. */
function recordTest(
  recorder: Recorder,
  test: RolledTest,
  { pin, ...rolled }: TestRolls & { readonly pin: Numeral | undefined },
  { seconds, hasFailed }: Left,
): void {
  const { deed } = test;
  const { actor, announcement } = deed;
  const isSuccess = succeeds(test.roll, rolled.counts);
  const isLast = seconds <= 0;
  const outcome = hasFailed ? 'treads' : 'swims';
  const says = outcomes.get(outcome) ?? '';
  const tone = isSuccess ? 'good' : 'bad';
  const dice = testResults(test, rolled, pin);
  if (isLast) {
    recorder.comes(rollId(recorder.plan, deed), outcome);
    recorder.comes(actionId(recorder.plan, deed), outcome);
    (hasFailed ? recorder.events.failed : recorder.events.succeeded).add(actor.name);
  }
  recordStep(recorder, actor, () => ({
    kind: 'swim',
    tone,
    title: `${actor.called} ${isSuccess ? 'swims' : 'can only tread water'}`,
    details: [
      isLast
        ? {
            kind: 'contest',
            contest: rollId(recorder.plan, deed),
            outcome,
            says,
            parties: [testParty(recorder.cast, test, rolled, { action: '', outcome: says, tone }, pin)],
          }
        : { kind: 'results', does: 'tests GRC', results: dice.map((die) => ({ ...die, faces: test.roll.sides })) },
    ],
    prose: isLast ? proseOf(announcement, hasFailed ? 'on failure' : 'on success') : [],
    rule: rule.swimming,
    source: announcement.source,
  }));
}

/** What some time in the water costs. */
function staying(deed: Deed, way: InWater, seconds: number): Moment<Recorder> {
  return happening((recorder): readonly Moment<Recorder>[] => {
    const { actor, announcement } = deed;
    if (conditionOf(recorder.fight, actor.name).isDead === true) return [];
    const entry = entryFor(recorder, deed, way);
    if (typeof entry === 'string') return unable(recorder, deed, entry, seconds);
    const { fight, times } = passing(recorder.fight, actor, way, { every: entry.every, seconds });
    recorder.goOnWith(fight);
    const count = Math.min(mostFatigue, times * entry.fatigue);
    if (count > 0)
      return [
        gaining({
          id: `water/${recorder.plan.round.announcements.indexOf(announcement)}`,
          who: actor,
          kind: 'standard',
          count,
          rule: rule.swimming,
          source: announcement.source,
        }),
      ];
    if (way === 'treading') recordPlain(recorder, deed, 'treads water', 'It costs nothing yet.');
    return [];
  });
}

type NoCost = Exclude<ReturnType<typeof swimEntry>, SwimCost> | 'unknown';

function unable(recorder: Recorder, deed: Deed, entry: NoCost, seconds: number): readonly Moment<Recorder>[] {
  const [title, text] = unableWords[entry];
  if (entry === 'silent') recorder.events.leaveOpen();
  recordPlain(recorder, deed, title, text);
  return entry === 'n/a' ? [staying(deed, 'treading', seconds)] : [];
}

const unableWords: Readonly<Record<NoCost, readonly [title: string, text: string]>> = {
  sinks: ['sinks', 'So it is with four rows of the carried inventory in use.'],
  'n/a': ['can only tread water', 'Nobody swims with three rows of the carried inventory in use.'],
  silent: ['is in the water', 'The table has no entry for so many rows: the text is silent, and the group decides.'],
  unknown: [
    'is in the water',
    'Nothing says how many rows of the carried inventory are in use, such as “with 2 rows occupied”.',
  ],
};

function recordPlain(recorder: Recorder, { actor, announcement }: Deed, title: string, text: string): void {
  recordStep(recorder, actor, () => ({
    kind: 'in water',
    title: `${actor.called} ${title}`,
    text,
    rule: rule.swimming,
    source: announcement.source,
  }));
}

function entryFor(recorder: Recorder, deed: Deed, way: InWater): SwimCost | NoCost {
  const rows = rowsIn(recorder, deed);
  return rows === undefined ? 'unknown' : swimEntry(way, rows);
}

/** The rows of the sheet that count as occupied, or as many as are written below the announcement. */
export function rowsIn(
  { cast, fight }: Pick<Recorder, 'cast' | 'fight'>,
  { actor, announcement }: Deed,
): number | undefined {
  const isAny = chooses(cast.stage, 'rows occupied', 'any-cell');
  const rows = carriedRows(actor, conditionOf(fight, actor.name));
  return rows === undefined
    ? lastFact(announcement.clauses, 'rows occupied')?.rows.value
    : isAny
      ? rows.occupied
      : rows.filled;
}
