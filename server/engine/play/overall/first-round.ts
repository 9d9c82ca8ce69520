/** Answers conditions from the exact odds of the first round, if there are too many courses to enumerate. */
import type Fraction from 'fraction.js';
import type { RoundOdds, ScenarioOdds } from '../../odds.ts';
import type { Condition, Fact, Round, Scenario } from '../../scenario.ts';
import { roundNumbers } from '../course.ts';
import { chanceAfter, exactChance, reachedOdds, type Answer } from './reached.ts';

/** What a game provides. */
interface FirstRoundSource<F extends Fact> {
  readonly kernel: { readonly scenario: Scenario<F> };
  readonly odds: (scenario: Scenario<F>, brief: boolean) => ScenarioOdds;
  readonly answer: Answer;
}

/** Applies only to a first round that is alone with its number and has no condition: all courses start with it. */
export class FirstRound<F extends Fact> {
  readonly #reckoner: FirstRoundSource<F>;
  readonly #alone: { readonly index: number; readonly scenario: Scenario<F> } | undefined;
  /** The odds computed so far, brief or in full. */
  #known: { readonly brief: boolean; readonly odds: RoundOdds | undefined } | undefined;

  constructor(source: FirstRoundSource<F>) {
    this.#reckoner = source;
    this.#alone = aloneIn(source.kernel.scenario);
  }

  /** Computes the odds that later conditions need; `standing`, the slowest part, only if one refers to a state. */
  prepare(): void {
    this.#odds(
      this.#reckoner.kernel.scenario.rounds.some(({ when }) => typeof when !== 'string' && asksForState(when)),
    );
  }

  /** The chance that a round is played; undefined if it doesn’t follow from the first round or isn’t prepared. */
  reached(round: Round<F>): Fraction | undefined {
    const {
      kernel: { scenario },
      answer,
    } = this.#reckoner;
    const odds = this.#known?.odds;
    return exactChance(reachedOdds(scenario, round, odds === undefined ? [] : [odds], answer));
  }

  /** The chance that a condition holds after the first round; undefined for any other round. */
  chanceAfter(round: Round<F>, question: Condition): Fraction | undefined {
    if (this.#alone === undefined || round !== this.#reckoner.kernel.scenario.rounds[this.#alone.index])
      return undefined;
    const odds = this.#odds(asksForState(question));
    return odds === undefined ? undefined : chanceAfter(question, odds, this.#reckoner.answer);
  }

  /** Whether the odds alone decide a condition, whatever the text leaves open. Not so for who acts. */
  decides(round: Round<F>, question: Condition): boolean {
    return question.kind !== 'acted' && this.chanceAfter(round, question) !== undefined;
  }

  #odds(inFull: boolean): RoundOdds | undefined {
    if (this.#alone === undefined) return undefined;
    if (this.#known === undefined || (inFull && this.#known.brief)) {
      const { index, scenario } = this.#alone;
      const [odds] = this.#reckoner.odds(scenario, !inFull).rounds;
      this.#known = { brief: !inFull, odds: odds === undefined ? undefined : { ...odds, index } };
    }
    return this.#known.odds;
  }
}

/** The scenario with its first round only; undefined if that has a rival or a condition. */
function aloneIn<F extends Fact>(
  scenario: Scenario<F>,
): { readonly index: number; readonly scenario: Scenario<F> } | undefined {
  const [least] = roundNumbers(scenario);
  const [first, ...rivals] = scenario.rounds.filter(({ number }) => number === least);
  if (first === undefined || rivals.length > 0 || typeof first.when !== 'string') return undefined;
  return { index: scenario.rounds.indexOf(first), scenario: { ...scenario, rounds: [first] } };
}

/** Whether a condition refers to a combatant’s state. */
function asksForState(question: Condition): boolean {
  switch (question.kind) {
    case 'is':
      return true;
    case 'not':
      return asksForState(question.of);
    case 'and':
    case 'or':
      return question.of.some(asksForState);
    default:
      return false;
  }
}
