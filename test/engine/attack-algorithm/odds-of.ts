/** Odds of short scenarios of the New attack algorithm, and a short notation for sides of attackers. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import {
  runToEnd,
  seededThrows,
  type ActionOdds,
  type ContestOdds,
  type Distribution,
  type OutcomeOdds,
  type RoundOdds,
  type Ruleset,
  type Scenario,
} from '../../../server/engine/index.ts';
import { castOf } from '../../../server/engine/rulesets/attack-algorithm/cast.ts';
import type { AttackFact } from '../../../server/engine/rulesets/attack-algorithm/facts.ts';
import { startOf } from '../../../server/engine/rulesets/attack-algorithm/fight.ts';
import { attackAlgorithm } from '../../../server/engine/rulesets/attack-algorithm/index.ts';
import { planRound, type RoundPlan } from '../../../server/engine/rulesets/attack-algorithm/plan.ts';
import { oddsInWords } from '../../odds-in-words.ts';
import { readText } from '../../../server/language/index.ts';

export interface Odds {
  readonly rounds: readonly RoundOdds[];
  readonly actions: readonly ActionOdds[];
  readonly contests: readonly ContestOdds[];
  /** Of the first round. */
  readonly action: (actor: string) => ActionOdds;
  readonly contest: () => ContestOdds;
  /** Given the pins, if there are any. */
  readonly distribution: (of: string) => Distribution;
}

/** The odds of the only scenario of a text, which must be valid. */
export function oddsOf(body: string): Odds {
  const { rounds } = oddsInWords(
    runToEnd(attackAlgorithm.odds(scenarioOf(body), { throws: seededThrows(1), seed: 1 })),
  );
  const [{ actions, contests }] = [rounds[0]!];
  const contest = (): ContestOdds => contests.at(-1)!;
  return {
    rounds,
    actions,
    contests,
    contest,
    action: (actor) => actions.find((each) => each.actor === actor)!,
    distribution: (of) => {
      const { pinned, ...plain } = contests
        .flatMap(({ distributions = [] }) => distributions)
        .find((each) => each.of === of)!;
      return pinned === undefined ? plain : { of, counts: plain.counts, ...pinned };
    },
  };
}

/** The plan of the first written round. */
export function planOf(body: string): RoundPlan {
  const scenario = scenarioOf(body);
  const cast = castOf(scenario);
  return planRound(cast, startOf(cast), scenario.rounds[0]!);
}

/** The only scenario of a text, which must be valid. */
export function scenarioOf(body: string): Scenario<AttackFact> {
  const read: Scenario<AttackFact>[] = [];
  const kept: Ruleset<AttackFact> = {
    ...attackAlgorithm,
    play: (scenario, request) => {
      read.push(scenario);
      return attackAlgorithm.play(scenario, request);
    },
  };
  const text = `scenario "Any"\nrules attack-algorithm\n${body}`;
  const reading = readText(text, { file: 'test.clash', rulesets: [kept] });
  assert.deepEqual(
    reading.problems.map((problem) => `${problem.message} ${JSON.stringify(problem.data)}`),
    [],
    text,
  );
  const [{ scenario, ruleset }] = [reading.scenarios[0]!];
  runToEnd(ruleset.play(scenario, { throws: seededThrows(1), seed: 1 }));
  return read[0]!;
}

/** `hits 2/3, misses 1/3`: impossible outcomes are left out. */
export function told(odds: OutcomeOdds | undefined): string {
  return [...(odds ?? [])]
    .filter(([, { chance }]) => !chance.equals(0))
    .map(([name, { chance }]) => `${name} ${chance.toFraction()}`)
    .join(', ');
}

export function chanceOf(odds: OutcomeOdds | undefined, name: string): string {
  return odds?.get(name)?.chance.toFraction() ?? 'unknown';
}

export function mean({ mean: of }: Distribution): string {
  return of?.toFraction() ?? 'left open';
}

/** The chance of this number or a higher one. */
export function atLeast({ values }: Distribution, least: number): string {
  return [...values]
    .reduce((sum, [name, { chance }]) => (Number(name) >= least ? sum.add(chance) : sum), new Fraction(0))
    .toFraction();
}

/**
 * Whole sides in lines such as `3/6 +2; 3/6; 3/6`: the first of a side is its champion, and all attack the other side.
 */
export interface Sides {
  readonly x: string;
  /** This number of members who do nothing, where no line is written. */
  readonly y: string | number;
  /** Sentences below the rules, at the head of the round, and below somebody’s announcement. */
  readonly scenario?: string;
  readonly round?: string;
  readonly under?: Readonly<Record<string, string>>;
}

/** Sides X and Y, of X1, X2 … and Y1, Y2 …; the difficulty is made from 5/6 by a change of the target number. */
export function sides({ x, y, scenario = '', round = '', under = {} }: Sides): string {
  const [ours, theirs] = [membersOf('X', x), typeof y === 'number' ? idlers(y) : membersOf('Y', y)];
  return [
    scenario,
    'side the Exes run by the Players',
    'side the Whys run by the Host',
    ...[...ours, ...theirs].map(
      ({ name }) => `combatant ${name} (she) of the ${name.startsWith('X') ? 'Exes' : 'Whys'}`,
    ),
    'champion X1',
    typeof y === 'number' ? '' : 'champion Y1',
    'round 1',
    typeof y === 'number' ? '' : 'contested',
    round,
    ...[...ours, ...theirs].flatMap(({ name, clauses }) =>
      clauses === undefined ? [] : [`${name}: attacks.`, ...clauses, under[name] ?? ''],
    ),
  ].join('\n');
}

interface Member {
  readonly name: string;
  readonly clauses?: readonly string[];
}

function membersOf(side: string, line: string): readonly Member[] {
  return line.split(';').map((part, index) => ({ name: `${side}${index + 1}`, clauses: clausesOf(part) }));
}

function idlers(count: number): readonly Member[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Y${index + 1}` }));
}

function clausesOf(part: string): readonly string[] {
  const [, hit = '5', of = '6', sign, dice = '0'] = /^\s*(\d)\/(\d)(?: ([+-])(\d))?\s*$/.exec(part) ?? [];
  const by = of === '8' ? 1 : Number(hit) - 5;
  assert.ok(of === '6' || hit === '7', `no attack is rolled at ${part}`);
  return [
    ...(by === 0 ? [] : [`TN ${by > 0 ? '+' : ''}${by} "the ground"`]),
    ...(dice === '0' ? [] : [`${dice} ${sign === '-' ? 'penalty' : 'bonus'} dice "the light"`]),
  ];
}
