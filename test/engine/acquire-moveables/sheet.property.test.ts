/** Properties of any sheet of Acquire Moveables: no chit is lost or doubled, and every change has a step. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { analyze, say } from '../../../server/analysis/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { withFatigue } from '../../../server/engine/rulesets/acquire-moveables/sheet/fatigue.ts';
import { withInjury, withoutInjury } from '../../../server/engine/rulesets/acquire-moveables/sheet/injuries.ts';
import { rearranged, withoutFatigue } from '../../../server/engine/rulesets/acquire-moveables/sheet/losing.ts';
import {
  emptySheet,
  fatigueKinds,
  fatigueOf,
  inventories,
  type Sheet,
  type Space,
} from '../../../server/engine/rulesets/acquire-moveables/sheet/sheet.ts';
import { oddsComplaints } from '../contract/odds.ts';
import { enumerationComplaints } from '../contract/enumeration.ts';
import { samenessComplaints, stepComplaints } from '../contract/steps.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 60) };
const kinds = fc.constantFrom(...fatigueKinds);
const where = fc.constantFrom(...inventories);
const rowsOf = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 });
const spaces: fc.Arbitrary<Space> = fc.record({ carried: rowsOf, mental: rowsOf });

/** What can happen to a sheet, with the chits that it adds or takes away. */
const changes = fc.oneof(
  fc.record({ does: fc.constant('gain' as const), kind: kinds, count: fc.integer({ min: 1, max: 9 }), into: where }),
  fc.record({ does: fc.constant('lose' as const), kind: kinds, count: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ does: fc.constant('injury' as const), slots: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('heal' as const), which: fc.nat() }),
  fc.record({ does: fc.constant('rest' as const), count: fc.integer({ min: 0, max: 5 }), to: where }),
);
type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

/** The number of chits of each kind of fatigue and of each injury. */
function tally(sheet: Sheet): Record<string, number> {
  const all = [...sheet.carried.flat(), ...sheet.mental.flat(), ...sheet.pool].map(String);
  return Object.fromEntries([...new Set(all)].sort().map((chit) => [chit, all.filter((each) => each === chit).length]));
}

function plus(counts: Record<string, number>, chit: string, by: number): Record<string, number> {
  const left = (counts[chit] ?? 0) + by;
  const { [chit]: _, ...others } = counts;
  return Object.fromEntries(Object.entries(left === 0 ? others : { ...others, [chit]: left }).sort());
}

/** The sheet after a change, and the chits that there have to be then. */
function after(space: Space, sheet: Sheet, change: Change): readonly [Sheet, Record<string, number>] {
  const before = tally(sheet);
  switch (change.does) {
    case 'gain': {
      const gained = withFatigue(space, sheet, change);
      assert.equal(gained.placed.length + gained.beyond, change.count);
      return [gained.sheet, plus(before, change.kind, change.count)];
    }
    case 'lose': {
      const { sheet: left, lost } = withoutFatigue(sheet, change.kind, change.count);
      const stored = fatigueOf({ ...sheet, pool: [] }, change.kind);
      assert.equal(lost, Math.min(change.count, stored));
      return [left, plus(before, change.kind, -lost)];
    }
    case 'injury': {
      const injury = { name: 'Cut', slots: change.slots, bleeding: 0, internal: 0 };
      const { sheet: hurt, injury: made, homeless } = withInjury(space, sheet, injury);
      return [hurt, plus(before, `${made.id}`, change.slots - homeless)];
    }
    case 'heal': {
      const injury = sheet.injuries[change.which % Math.max(1, sheet.injuries.length)];
      if (injury === undefined) return [sheet, before];
      return [withoutInjury(sheet, injury.id), plus(before, `${injury.id}`, -(before[`${injury.id}`] ?? 0))];
    }
    default:
      return [rearranged(space, sheet, [change]).sheet, before];
  }
}

describe('any sheet', () => {
  it('keeps every chit once, within the slots of its rows', () => {
    fc.assert(
      fc.property(spaces, fc.array(changes, { maxLength: 12 }), (space, all) => {
        let sheet = emptySheet;
        for (const change of all) {
          const [next, expected] = after(space, sheet, change);
          assert.deepEqual(tally(next), expected, JSON.stringify(change));
          for (const inventory of inventories)
            next[inventory].forEach((chits, row) => assert.ok(chits.length <= (space[inventory][row] ?? 0)));
          sheet = next;
        }
      }),
      { numRuns: runs.numRuns * 20 },
    );
  });

  it('has fatigue in the lowest rows after a rest, and injuries below it', () => {
    fc.assert(
      fc.property(spaces, fc.array(changes, { maxLength: 12 }), (space, all) => {
        const sheet = rearranged(
          space,
          all.reduce((now, change) => after(space, now, change)[0], emptySheet),
          [],
        ).sheet;
        for (const inventory of inventories) {
          const used = sheet[inventory].findLastIndex((chits) => chits.length > 0);
          for (let row = 0; row < used; row += 1)
            assert.equal(sheet[inventory][row]!.length, space[inventory][row], 'a row below has room');
          const chits = sheet[inventory].flat().map((chit) => typeof chit);
          assert.deepEqual(chits, [...chits].sort(), 'an injury lies above fatigue');
        }
      }),
      { numRuns: runs.numRuns * 10 },
    );
  });
});

const happenings = fc.oneof(
  fc
    .record({ count: fc.integer({ min: 1, max: 6 }), kind: fc.constantFrom('', ...fatigueKinds.slice(1)), at: where })
    .map(({ count, kind, at }) => `Ann gains ${count} ${kind} fatigue in ${at === 'mental' ? 'mind' : 'the pack'}.`),
  fc
    .record({ slots: fc.integer({ min: 1, max: 2 }), die: fc.constantFrom('d2', 'd4'), bleeds: fc.boolean() })
    .map(
      ({ slots, die, bleeds }) =>
        `Ann takes an injury "Cut": ${slots} slots, sudden-end ${die} daily${bleeds ? ', bleeding' : ''}.`,
    ),
  fc.constant('Ann rests: 2 fatigue into the pack.'),
  fc.constant('Ann sleeps for 6 hours with a ration.'),
  fc.constant('Ann loses all fatigue.'),
);

const sheets = fc.record({
  STR: fc.integer({ min: 1, max: 9 }),
  GRC: fc.integer({ min: 1, max: 9 }),
  HP: fc.integer({ min: 1, max: 9 }),
  carried: fc.constantFrom('5, 4, 4, 4', '3, 3', '12'),
  mental: fc.constantFrom('4, 4, 3 with exhaustion 1, 2, 3', '2, 2 with exhaustion 2, 4', '8'),
  heads: fc.array(fc.array(happenings, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
});

describe('any days of somebody with a sheet', () => {
  it('have odds that equal those of all courses, and a step for every change', () => {
    fc.assert(
      fc.property(sheets, ({ STR, GRC, HP, carried, mental, heads }) => {
        const text = `rules acquire-moveables
combatant Ann (she) of the Players
  STR ${STR}  GRC ${GRC}  HP ${HP}
  carried rows ${carried}
  mental rows ${mental}
scenario "Days"
situation "here"
  each bleeding gives 1 fatigue a round
${heads.map((facts, at) => `round ${at + 1}\n  ${facts.join('\n  ')}\n  Ann: tests STR+GRC.`).join('\n')}`;
        const { reading, scenarios } = analyze(text, { file: 'days.clash', rulesets: [acquireMoveables] });
        assert.deepEqual(reading.problems.map(say), []);
        const { scenario, ruleset, ...only } = { ...scenarios[0]!, timeline: scenarios[0]!.timeline() };
        const { timeline } = only;
        const odds = scenarios[0]!.odds();
        assert.deepEqual(oddsComplaints(odds), []);
        assert.deepEqual(stepComplaints(ruleset, timeline, odds), []);
        assert.deepEqual(samenessComplaints(ruleset, scenario, 1), []);
        assert.deepEqual(enumerationComplaints(ruleset, scenario), []);
        for (const { before, steps, after: end } of timeline.rounds)
          assert.deepEqual(steps.at(-1)?.after ?? before, end, 'a change without a step');
      }),
      { numRuns: Math.ceil(runs.numRuns / 4) },
    );
  }).timeout(240_000);
});
