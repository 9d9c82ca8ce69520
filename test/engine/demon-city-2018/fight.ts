/** Reads a short scenario of the tarot edition and gives its odds and its course; the only place that knows the API. */
import assert from 'node:assert/strict';
import {
  runToEnd,
  rulesets,
  seededThrows,
  type ActionOdds,
  type OutcomeOdds,
  type RoundOdds,
  type Step,
  type Timeline,
} from '../../../server/engine/index.ts';
import { oddsInWords } from '../../odds-in-words.ts';
import { readText } from '../../../server/language/index.ts';

export interface Fight {
  /** `name: size` of every pool of the round (the first by default), in the order of announcing. */
  readonly pools: (round?: number) => readonly string[];
  readonly actions: (round: number) => readonly ActionOdds[];
  /** `+1 Higher Stat Throw` and the like, of one actor in the first round. */
  readonly modifiers: (actor: string) => readonly string[];
  /** The exact chance that somebody's action takes effect in the first round. */
  readonly takesEffect: (actor: string) => string;
  readonly pinned: (actor: string) => string | undefined;
  /** The parties of each Clash. */
  readonly clashes: (round?: number) => readonly string[];
  /** The outcomes of the first Clash. */
  readonly clash: () => Readonly<Record<string, string>>;
  readonly timeline: Timeline;
  /** `name: why` of those who can't act. */
  readonly idle: (round?: number) => readonly string[];
  /** The titles of all steps. */
  readonly told: readonly string[];
  readonly steps: (kind: string) => readonly Step[];
}

/** Reads and plays the only scenario of a text, which must be valid. */
export function fight(text: string, seed = 1): Fight {
  const reading = readText(text, { file: 'test.clash', rulesets });
  const problems = reading.problems.map((problem) => `${problem.message} ${JSON.stringify(problem.data)}`);
  assert.deepEqual(problems, [], text);
  const { scenario, ruleset } = reading.scenarios[0]!;
  const request = () => ({ throws: seededThrows(seed), seed });
  const odds = oddsInWords(runToEnd(ruleset.odds(scenario, request())));
  const timeline = runToEnd(ruleset.play(scenario, request()));
  const steps = timeline.rounds.flatMap((round) => round.steps);
  const round = (number: number): RoundOdds => odds.rounds.find((each) => each.round === number)!;
  const action = (actor: string): ActionOdds => round(1).actions.find((each) => each.actor === actor)!;
  return {
    pools: (number = 1) =>
      round(number).actions.map(
        ({ actor, pool }) => `${actor}: ${pool.size}${pool.keep === 'lowest' ? ' lowest' : ''}`,
      ),
    actions: (number) => round(number).actions,
    modifiers: (actor) =>
      action(actor).pool.modifiers.map(
        ({ amount, title, standing }) =>
          `${amount > 0 ? '+' : ''}${amount} ${title}${standing === 'counted' ? '' : ` (${standing})`}`,
      ),
    takesEffect: (actor) => action(actor).odds.get('succeeds')!.chance.toFraction(),
    pinned: (actor) => action(actor).pinned?.get('succeeds')?.chance.toFraction(),
    clashes: (number = 1) =>
      round(number)
        .contests.filter(({ kind }) => kind === 'clash')
        .map(({ parties }) => parties.join(', ')),
    clash: () => fractions(round(1).contests.find(({ kind }) => kind === 'clash')!.odds),
    idle: (number = 1) => (round(number).idle ?? []).map(({ who, why }) => `${who}: ${why}`),
    timeline,
    told: steps.map((step) => step.title),
    steps: (kind) => steps.filter((step) => step.kind === kind),
  };
}

function fractions(odds: OutcomeOdds): Readonly<Record<string, string>> {
  return Object.fromEntries([...odds].map(([name, figure]) => [name, figure.chance.toFraction()]));
}
