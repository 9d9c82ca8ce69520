/**
 * Two thousand random tests, contests, blows and spells, written as scenarios and read like a writer’s: the odds that
 * are reported are those of a program that was written from the source text alone.
 */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import {
  assertSame,
  certain,
  chancesOf,
  contestChances,
  exact,
  none,
  picker,
  renamed,
  standingOf,
  sumOf,
  type Chances,
} from './comparing.ts';
import { fightOf, type FightText } from './fight-text.ts';
import { LADDER, PARTS, randomCases, type Blow, type Part, type Side } from './second-opinion.ts';

const attributes = ['STR', 'GRC', 'PRE'] as const;
const each = 500;
const pick = picker(24);

/** Enough of them that there are as many of each kind. */
const cases = randomCases(2026, each * 5);

interface Case<I> {
  readonly input: I;
  readonly output: unknown;
}

const casesOf = (kind: string) => cases.filter((one) => one.kind === kind).slice(0, each);

/** A chance by the name of an outcome. */
type Shares = Readonly<Record<string, string>>;

const statsOf = ({ values }: Side): string => values.map((value, at) => `${attributes[at] ?? ''} ${value}`).join('  ');
const testedBy = ({ values }: Side): string => attributes.slice(0, values.length).join('+');
const rollingBy = ({ roll }: Side, whose = ''): string =>
  roll === undefined ? '' : `    ${roll} "the light"${whose}\n`;

describe('a scenario read and reckoned like a writer’s', () => {
  it(`gives ${each} random tests the chances of the second opinion`, () => {
    const all = casesOf('test') as readonly Case<Side>[];
    for (const { input, output } of all) {
      const [round] = fightOf({
        simStats: statsOf(input),
        rounds: `round 1\n  Sim: tests ${testedBy(input)}.\n${rollingBy(input)}`,
      }).odds().rounds;
      assert.ok(round !== undefined);
      const success = new Fraction(output as string);
      const both = new Map([
        ['succeeds', success],
        ['fails', certain.sub(success)],
      ]);
      assertSame(contestChances(round, 'test'), both, input);
      assertSame(exact(round.actions[0]!.odds), both, input);
    }
    assert.equal(all.length, each);
  });

  it(`gives ${each} random contests the chances of the second opinion`, () => {
    type Both = { readonly one: Side; readonly other: Side };
    const all = casesOf('contest') as readonly Case<Both>[];
    for (const { input, output } of all) {
      const { one, other } = input;
      const [round] = fightOf({
        simStats: statsOf(one),
        ratStats: statsOf(other),
        rounds:
          `round 1\n  Sim: wrestles the Rat by ${testedBy(one)} against its ${testedBy(other)}.\n` +
          `${rollingBy(one)}${rollingBy(other, ' for the Rat')}`,
      }).odds().rounds;
      assert.ok(round !== undefined);
      const opinion = renamed(chancesOf(Object.entries(output as Shares)), (who) => (who === 'tie' ? 'nobody' : who));
      assertSame(contestChances(round, 'contest'), opinion, input);
      assertSame(exact(round.actions[0]!.odds), opinion, input);
    }
    assert.equal(all.length, each);
  });

  it(`gives ${each} random blows the chances of the second opinion`, () => {
    const all = casesOf('blow') as readonly Case<Blow>[];
    for (const { input, output } of all) compareBlow(input, chancesOf(Object.entries(output as Shares)));
    assert.equal(all.length, each);
  });

  it(`gives ${each} random spells the chances of the second opinion`, () => {
    type Output = Readonly<Record<'works' | 'doubles' | 'triples', string>> &
      Readonly<Record<'sums' | 'kept', Readonly<Record<string, string>>>>;
    const all = casesOf('spell') as readonly Case<{ readonly dice: number }>[];
    for (const { input, output } of all) {
      const { works, doubles, triples, sums, kept } = output as Output;
      const isCalled = pick(0, 1) === 1;
      const deed = isCalled ? 'summons "Moth Queen"' : 'casts "Grease"';
      const [round] = fightOf({
        sim: [`HP ${pick(0, 20)}  LVL ${pick(1, 4)}  MD ${input.dice + pick(0, 2)}`, 'knows "Grease"'],
        rounds: `round 1\n  Sim: ${deed} with ${input.dice} magic ${input.dice === 1 ? 'die' : 'dice'}.\n`,
      }).odds().rounds;
      assert.ok(round !== undefined);
      const turned = ['triples', 'silent', 'injured', 'dies'];
      const contest = renamed(contestChances(round, isCalled ? 'summons' : 'spell'), (outcome) =>
        turned.includes(outcome) ? 'triples' : outcome,
      );
      assertSame(contest, chancesOf(Object.entries({ works, doubles, triples })), input);
      assertSame(contestChances(round, 'magic dice'), chancesOf(Object.entries(kept)), input);
      // A sum that is certain is no distribution.
      if (Object.keys(sums).length > 1)
        assertSame(contestChances(round, isCalled ? 'hours' : 'sum'), chancesOf(Object.entries(sums)), input);
    }
    assert.equal(all.length, each);
  });
});

const partWords: Readonly<Record<Part, string>> = {
  head: 'Head',
  thorax: 'Thorax',
  abdomen: 'Abdomen',
  arms: 'Arms',
  legs: 'Legs',
};
const parts = [...new Set(PARTS)];

function armourWords({ armour, shield }: Blow): string {
  const worn = parts.map((part) => `${partWords[part]} ${armour.filter((_, at) => PARTS[at] === part).join(' ')}`);
  return `armour ${[...worn, ...(shield === 0 ? [] : [`Shield ${shield}`])].join(', ')}`;
}

/** The steps from the usual location die to this one, in words. */
function stepsTo(die: number): string {
  const steps = LADDER.indexOf(die) - LADDER.indexOf(10);
  if (steps === 0) return '';
  return `    ${Math.abs(steps)} steps ${steps > 0 ? 'harder' : 'easier'} "the light"\n`;
}

/** What somebody has lost by the second round, and the empty cell of the injury table that is decided on. */
interface Probe {
  readonly lost: number;
  readonly cell: readonly [part: Part, below: number];
}

function blowText(blow: Blow, { lost, cell: [part, below] }: Probe): FightText {
  const { damageDie, locationDie, ranged, behindCover, hp, level } = blow;
  const cover = behindCover.map((each) => partWords[each]).join(', ');
  return {
    before: [`weapon tool: ${ranged ? 'ranged' : 'close'}, damage d${damageDie}`],
    sim: [`HP ${hp}  LVL ${level}`, armourWords(blow)],
    rat: ['HP 5', 'carries tool'],
    rounds:
      `round 1\n  at ${partWords[part]} −${below} HP: "broken"\n  the Rat: ${ranged ? 'shoots' : 'strikes'} Sim with its tool.\n` +
      `${stepsTo(locationDie)}${cover === '' ? '' : `    cover "a wall" over ${cover}\n`}` +
      `round 2\n${lost === 0 ? '' : `  Sim loses ${lost} HP.\n`}  the Rat: waits.\n`,
  };
}

/**
 * Each of what a blow can come to: the outcomes of the report, one empty cell of the injury table on which something is
 * decided, and what is left of the HP, which shows in the next round when some more are lost.
 */
function compareBlow(blow: Blow, opinion: Chances): void {
  const silent = [...opinion.keys()].filter((name) => name.startsWith('silent '));
  const [, part = 'head', row = '-2'] = silent[pick(0, Math.max(0, silent.length - 1))]?.split(' ') ?? [];
  const probe: Probe = { lost: pick(0, blow.hp), cell: [part as Part, -Number(row)] };
  const analysis = fightOf(blowText(blow, probe));
  const [round] = analysis.odds().rounds;
  assert.ok(round !== undefined);
  const reported = renamed(opinion, (name) => outcomeNamed(name, probe));
  assertSame(contestChances(round, 'blow'), reported, blow);
  for (const state of ['dead', 'winded', 'prone'] as const)
    assert.equal(
      standingOf(analysis, 1, 'Sim', state).toFraction(),
      (reported.get(state === 'dead' ? 'dies' : state) ?? none).toFraction(),
      `${state} ${JSON.stringify(blow)}`,
    );
  const below = [...opinion].filter(([name]) => pointsIn(name, blow) < probe.lost);
  assert.equal(
    standingOf(analysis, 2, 'Sim', 'below 0 HP').toFraction(),
    sumOf(below.map(([, chance]) => chance)).toFraction(),
    JSON.stringify([blow, probe]),
  );
}

function outcomeNamed(name: string, { cell: [part, below] }: Probe): string {
  const [kind, , , ...words] = name.split(' ');
  switch (kind) {
    case 'miss':
      return 'misses';
    case 'hp':
      return 'wounds';
    case 'silent':
      return name === `silent ${part} -${below}` ? 'decided' : 'silent';
    case 'injury':
      return words.join(' ') === 'drops held items' ? 'drops' : words.join(' ');
    default:
      return name;
  }
}

/** HP after the blow, or anything below 0. */
function pointsIn(name: string, { hp }: Blow): number {
  if (name.startsWith('hp ')) return Number(name.slice(3));
  return name.startsWith('silent') || name.startsWith('injury') ? -1 : hp;
}
