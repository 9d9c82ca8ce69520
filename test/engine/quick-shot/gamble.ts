/** Plays a short scenario of Quick Shot and gives its steps and odds; the only place that knows the API. */
import assert from 'node:assert/strict';
import {
  runToEnd,
  decisionOf,
  rulesets,
  seededThrows,
  type CombatantState,
  type OutcomeOdds,
  type RoundOdds,
  type Ruleset,
  type Scenario,
  type Step,
  type Throws,
} from '../../../server/engine/index.ts';
import { oddsInWords } from '../../odds-in-words.ts';
import { readText } from '../../../server/language/index.ts';

export interface Played {
  readonly steps: readonly Step[];
  /** `title | text` of the steps of these kinds. */
  readonly told: (...kinds: readonly string[]) => readonly string[];
  /** The result of every contest. */
  readonly outcomes: readonly string[];
  /** Somebody’s points by pool, after the last round: `5, Get rich 2`. */
  readonly willpower: (name: string) => string;
  readonly after: (name: string) => CombatantState;
}

/** The only scenario of a text, which must be valid. */
export function read(body: string): { readonly scenario: Scenario; readonly ruleset: Ruleset } {
  const text = `scenario "Any"\nrules quick-shot\n${body}`;
  const reading = readText(text, { file: 'test.clash', rulesets });
  assert.deepEqual(
    reading.problems.map((problem) => `${problem.message} ${JSON.stringify(problem.data)}`),
    [],
    text,
  );
  return reading.scenarios[0]!;
}

export function played(body: string, throws: Throws = seededThrows(1)): Played {
  const { scenario, ruleset } = read(body);
  const timeline = runToEnd(ruleset.play(scenario, { throws, seed: 1 }));
  const steps = timeline.rounds.flatMap((round) => round.steps);
  const after = (name: string): CombatantState =>
    timeline.rounds.at(-1)!.after.combatants.find((each) => each.name === name)!;
  return {
    steps,
    after,
    told: (...kinds) =>
      steps
        .filter((step) => kinds.includes(step.kind))
        .map(({ title, text }) => (text === '' ? title : `${title} | ${text}`)),
    outcomes: steps.flatMap((step) => decisionOf(step)?.says ?? []),
    willpower: (name) =>
      after(name)
        .tracks.map((track) =>
          track.name === 'Willpower' ? `${track.now}` : `${track.name.replace(/[“”]/gu, '')} ${track.now}`,
        )
        .join(', '),
  };
}

/** The odds of the first round. */
export function oddsOf(body: string): RoundOdds {
  const { scenario, ruleset } = read(body);
  return oddsInWords(runToEnd(ruleset.odds(scenario, { throws: seededThrows(1), seed: 1 }))).rounds[0]!;
}

/** `26.091`: percent to three decimals, as in the reading. */
export function percentOf(odds: OutcomeOdds | undefined, name: string): string {
  const figure = odds?.get(name);
  return figure === undefined ? 'unknown' : figure.chance.mul(100).valueOf().toFixed(3);
}

export function fractionOf(odds: OutcomeOdds | undefined, name: string): string {
  return odds?.get(name)?.chance.toFraction() ?? 'unknown';
}

/**
 * One of the players’ characters who gambles; `own` is in her block, `under` below the announcement, `head` at the head
 * of the round, `rules` above everything.
 */
export interface Gamble {
  readonly own?: readonly string[];
  readonly under: readonly string[];
  readonly head?: readonly string[];
  readonly rules?: readonly string[];
}

export function rose({ own = [], under, head = [], rules = [] }: Gamble): string {
  return [
    ...rules,
    'combatant Rose (she) of the Players',
    ...(own.some((line) => line.startsWith('Willpower')) ? [] : ['Willpower 5']),
    ...own,
    'combatant the Thug (he) of the Host',
    'combatant the Bruiser (he) of the Host',
    'combatant the Sniper (she) of the Host',
    'round 1',
    ...head,
    'Rose: gambles on "it".',
    ...under,
  ].join('\n');
}

const names = ['easy', 'common', 'hard', 'difficult', 'overwhelming'];

/** An attempt that needs these sets, with a bet of this amount from a pool that covers it. */
export function needing(needs: readonly number[], bet: 0 | 1 | 3 = 0, rules: readonly string[] = []): string {
  return rose({
    rules,
    under: [
      ...needs.map((need, place) => `${names[need - 1] ?? ''} "action ${place + 1}"`),
      ...(bet === 0 ? [] : [`bets ${bet} WP`]),
    ],
  });
}
