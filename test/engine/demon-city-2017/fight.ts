/** Reads a short scenario of the dice edition and gives its odds and its course; the only place that knows the API. */
import assert from 'node:assert/strict';
import {
  runToEnd,
  rulesets,
  seededThrows,
  type ActionOdds,
  type CombatantState,
  type OutcomeOdds,
  type RoundOdds,
  type Step,
  type Throws,
} from '../../../server/engine/index.ts';
import { oddsInWords } from '../../odds-in-words.ts';
import { readText } from '../../../server/language/index.ts';

export interface Fight {
  /** `Ann: 2` for each pool of a round, in the order of announcing. */
  readonly pools: (round?: number) => readonly string[];
  /** `+1 Skill Die`, with the reason where it doesn’t count, of one actor’s pool. */
  readonly modifiers: (actor: string, round?: number) => readonly string[];
  /** Every outcome of somebody's action in the first round, as fractions; and the same given the pins. */
  readonly action: (actor: string) => Fractions;
  readonly pinned: (actor: string) => Fractions;
  /** The outcomes of each contest of the first round, by its parties: `clash: Ann, Bill`. */
  readonly contests: (round?: number) => Readonly<Record<string, Fractions>>;
  readonly reached: readonly (string | undefined)[];
  /** The titles of the rounds that were played, or their numbers. */
  readonly rounds: readonly string[];
  /** The titles of all steps but the headings. */
  readonly told: readonly string[];
  readonly kinds: readonly string[];
  readonly steps: (kind: string) => readonly Step[];
  /** Somebody at the end of a round. */
  readonly after: (round: number, name: string) => CombatantState;
}

type Fractions = Readonly<Record<string, string>>;

/** Reads and plays the only scenario of a text, which must be valid. */
export function fight(text: string, throws: () => Throws = () => seededThrows(1)): Fight {
  const reading = readText(`rules demon-city-2017\n${text}`, { file: 'test.clash', rulesets });
  assert.deepEqual(
    reading.problems.map((problem) => `${problem.message} ${JSON.stringify(problem.data)}`),
    [],
    text,
  );
  const { scenario, ruleset } = reading.scenarios[0]!;
  const odds = oddsInWords(runToEnd(ruleset.odds(scenario, { throws: throws(), seed: 1 })));
  const timeline = runToEnd(ruleset.play(scenario, { throws: throws(), seed: 1 }));
  const steps = timeline.rounds.flatMap((round) => round.steps);
  const round = (number: number): RoundOdds => odds.rounds.find((each) => each.round === number && each.played)!;
  const action = (actor: string, number = 1): ActionOdds => round(number).actions.find((each) => each.actor === actor)!;
  return {
    pools: (number = 1) => round(number).actions.map(({ actor, pool }) => `${actor}: ${pool.size}`),
    modifiers: (actor, number) =>
      action(actor, number).pool.modifiers.map(
        ({ amount, title, standing }) =>
          `${amount > 0 ? '+' : ''}${amount} ${title}${standing === 'counted' ? '' : ` (${standing})`}`,
      ),
    action: (actor) => fractions(action(actor).odds),
    pinned: (actor) => fractions(action(actor).pinned ?? new Map()),
    contests: (number = 1) =>
      Object.fromEntries(
        round(number).contests.map(({ kind, parties, odds: of }) => [`${kind}: ${parties.join(', ')}`, fractions(of)]),
      ),
    reached: odds.rounds.map((each) => each.reached?.chance.toFraction()),
    rounds: timeline.rounds.map((each) => each.title ?? `${each.number}`),
    told: steps.filter((step) => step.kind !== 'round').map((step) => step.title),
    kinds: steps.map((step) => step.kind),
    steps: (kind) => steps.filter((step) => step.kind === kind),
    after: (number, name) =>
      timeline.rounds.find((each) => each.number === number)!.after.combatants.find((each) => each.name === name)!,
  };
}

/** Dice that show the given numbers in order; for a draw, which of the choices, from 1 on. */
export function falling(...faces: readonly number[]): () => Throws {
  return () => {
    const left = [...faces];
    return {
      pick: (n) => {
        const face = left.shift();
        assert.ok(face !== undefined && face <= n, `one of ${n} is asked for, and ${face ?? 'nothing'} is there`);
        return face - 1;
      },
    };
  };
}

function fractions(odds: OutcomeOdds): Fractions {
  return Object.fromEntries([...odds].map(([name, figure]) => [name, figure.chance.toFraction()]));
}
