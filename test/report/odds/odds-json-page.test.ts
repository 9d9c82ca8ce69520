/** The page on JSON documents every printed field, in order, and no other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { analyze, roundWorth, expectationResults } from '../../../server/analysis/index.ts';
import { oddsJson } from '../../../server/report/index.ts';
import { jsonParts } from '../../../server/report/odds/odds-json-page.ts';
import { inProject } from '../../../scripts/paths.ts';
import { attemptsIn, climb } from '../bounded-climb.ts';

type Printed = ReturnType<typeof oddsJson>;

/** What is written in an included file comes with that file. */
const shelf = `combatant Ann (she) of the Players
  Agility 2  Toughness 2
  carries boathook
combatant Bo (he) of the Host
  Agility 2  Toughness 2
  carries knife
weapon boathook: reach
boathook beats knife.
`;
const included =
  'include "shelf.clash"\nscenario "The ledge"\nrules demon-city-2018\nround 1\n  Bo: stabs Ann.\n  Ann: strikes Bo.\n';

/** One has a figure, the other none. */
const expecting = 'expect Bo succeeds at most 50% in round 1\nexpect Bo succeeds at most 50% in round 2\n';
/** More dice than can be counted. */
const bounded =
  'scenario "The wall"\nrules attack-algorithm\ncombatant Ilse of the Players\nround 1\n  Ilse: climbs "the wall" at 3/6.\n    101 bonus dice "a rope"\n';

/** In one round nothing is known, in the other something is left open. */
const fight = (who: string): string => `combatant Ann of the Players\n  ${who}\ncombatant Bill of the Host\n  ${who}\n`;
const never = `scenario "The yard"\nrules demon-city-2018\n${fight('Agility 3  Toughness 2')}${[1, 2].map((number) => `round ${number}\n  Ann: punches Bill.\n  Bill: punches Ann.\n`).join('')}round 3 if Ann is panicked\n  Bill: punches Ann.\n`;
const open = `scenario "The mill"\nrules attack-algorithm\n${fight('HP 3')}round 1\n  Ann: tries "the ice" at 3/6.\nround 2\n  contested\n  Ann: attacks Bill.\n  Bill: attacks Ann.\n`;

/** Whoever is down by then doesn’t climb. */
const sometimes = `scenario "The yard"\nrules demon-city-2017\n${fight('Agility 3  Toughness 1')}round 1\n  Ann: punches Bill.\n  Bill: punches Ann.\nround 2\n  Ann: climbs "the wall" with Agility to beat 4.\n`;

/** Nobody has this name. */
const unread = never.replace('Ann is panicked', 'Zed is panicked');

/** A reason is set aside. */
const aside = `scenario "The stair"\nrules demon-city-2018\n${fight('Agility 3  Toughness 2')}round 1\n  Ann: punches Bill.\n    advantage "height"\n    sets aside "height"\n  Bill: dodges.\n`;

const printed = [
  ...['examples-of-the-dice-text', 'the-frozen-weir', 'the-larder', 'the-last-ferry'].map(sample),
  sometimes,
  included,
  included + expecting,
  bounded,
  never,
  unread,
  open,
  aside,
]
  .map(overAll)
  .concat(withWorth(sample('duel')), severalThings(), alongSeed());

describe('the page on the odds as JSON', () => {
  for (const { part, title, fields } of jsonParts) {
    it(`has every field under “${title}”, and no other`, () => {
      const met = new Set(printed.flatMap((each) => partsOf(each)[part] ?? []).flatMap((value) => Object.keys(value)));
      assert.deepEqual([...met].sort(), fields.map(([field]) => field).sort());
    });

    it(`has the fields under “${title}” in their order`, () => {
      const order = fields.map(([field]) => field);
      for (const value of printed.flatMap((each) => partsOf(each)[part] ?? [])) {
        assert.deepEqual(
          Object.keys(value),
          order.filter((field) => field in value),
        );
      }
    });
  }

  it('is right that contests and distributions sum to one', () => {
    const partitions = printed
      .flatMap((each) => [...(partsOf(each)['contest'] ?? []), ...(partsOf(each)['distribution'] ?? [])])
      .map((each) => ('values' in each ? each.values : (each as { readonly odds: object }).odds));
    for (const odds of partitions) {
      const sum = Object.values(odds as Readonly<Record<string, { readonly value: number }>>).reduce(
        (all, { value }) => all + value,
        0,
      );
      // Sampled chances have nine digits.
      assert.ok(Math.abs(sum - 1) < 1e-7, JSON.stringify(odds));
    }
  });

  it('is right that somebody’s state may be unknown, without pins and with them', () => {
    const standing = printed.flatMap((each) => partsOf(each)['standing'] ?? []) as readonly {
      readonly odds: object | null;
      readonly pinned?: object | null;
    }[];
    assert.ok(standing.some(({ odds }) => odds === null));
    assert.ok(standing.some(({ pinned }) => pinned === null));
  });
});

/** The values of each part, by the name of the part. */
function partsOf({ scenarios }: Printed): Readonly<Record<string, readonly object[]>> {
  const rounds = scenarios.flatMap((scenario) => scenario.rounds);
  const actions = rounds.flatMap((round) => round.actions);
  const contests = rounds.flatMap((round) => round.contests);
  return {
    scenario: scenarios,
    expectation: scenarios.flatMap(({ expectations }) => expectations ?? []),
    round: rounds,
    action: actions,
    contest: contests,
    part: actions.flatMap(({ parts }) => parts ?? []),
    pool: actions.map(({ pool }) => pool),
    modifier: actions.flatMap(({ pool }) => pool.modifiers),
    overall: rounds.flatMap(({ overall }) => overall ?? []),
    distribution: contests.flatMap(({ distributions }) => distributions ?? []),
    standing: rounds.flatMap(({ standing }) => standing ?? []),
  };
}

/** The course of its seed doesn’t reach every round. */
function alongSeed(): Printed {
  const {
    scenarios: [only],
    linesOf,
  } = analyze(sample('the-last-ferry'), { file: 'test.clash' });
  return oddsJson([only!.odds(1)], linesOf);
}

function severalThings(): Printed {
  const {
    scenarios: [only],
    linesOf,
  } = climb({ parts: attemptsIn });
  return oddsJson([only!.odds()], linesOf);
}

function sample(name: string): string {
  return readFileSync(inProject('samples', `${name}.clash`), 'utf8');
}

/** As the command line prints it, without `--worth` and with it. */
function overAll(text: string): Printed {
  const analysis = analyze(text, { file: 'test.clash', include: () => shelf, addressOf: (path) => path });
  const odds = new Map(analysis.scenarios.map((scenario) => [scenario.chances.odds, scenario]));
  return oddsJson([...odds.keys()], analysis.linesOf, {
    expectedOf: (each) => expectationResults(analysis, odds.get(each)!),
  });
}

function withWorth(text: string): Printed {
  const {
    scenarios: [only],
    linesOf,
  } = analyze(text, { file: 'test.clash' });
  return oddsJson([only!.odds()], linesOf, { worthOf: (round) => roundWorth(only!, round) });
}
