/** The steps of one round while it is played. */
import type { Round } from '../scenario.ts';
import { isFirstRound, type Stage } from '../stage.ts';
import type { Detail } from '../details.ts';
import type { State, Step } from '../timeline.ts';
import type { CountedThrows } from './counted-throws.ts';
import { sentence } from './words.ts';

/** What a step says; everything else about it is known from the log. */
export interface Told extends Omit<Step, 'key' | 'after' | 'rule' | 'details' | Unsaid>, Partial<Pick<Step, Unsaid>> {
  /** Tells steps of one kind in one round apart: who, or which contest. */
  readonly about: string;
  /** The rule that says why it happens; none where nothing but the writer's text does. */
  readonly rule?: { readonly id: string };
  /** Those that are undefined are left out. */
  readonly details?: readonly (Detail | undefined)[];
}

/**
 * What has a value of its own where nothing is said. Thrown is, of itself, what has been picked since the step before
 * was told.
 */
type Unsaid = 'text' | 'tone' | 'prose' | 'thrown';

/** Grows while one round is played. */
export class StepLog {
  readonly steps: Step[] = [];
  readonly #round: number;
  readonly #throws: CountedThrows;
  readonly #keys = new Map<string, number>();
  /** How often anything had been picked when the last step was told. */
  #told = 0;

  /** `throws` are those of the round alone, from before its first one. */
  constructor(round: number, throws: CountedThrows) {
    this.#round = round;
    this.#throws = throws;
  }

  /** How often anything has been picked in the round so far. */
  get picks(): number {
    return this.#throws.picks;
  }

  /** `after` is the state that the step leaves behind. */
  add(
    {
      about,
      rule,
      text = '',
      tone = 'plain',
      details = [],
      prose = [],
      thrown = { from: this.#told, to: this.picks },
      ...rest
    }: Told,
    after: State,
  ): void {
    this.#told = this.picks;
    this.steps.push({
      ...rest,
      text,
      tone,
      details: details.filter((detail) => detail !== undefined),
      prose,
      thrown,
      ...(rule === undefined ? {} : { rule: rule.id }),
      key: this.#keyOf(`${this.#round}/${rest.kind}/${about}`),
      after,
    });
  }

  /** What has been picked since the last step was told counts as thrown in that step. */
  includeThrows(): void {
    const last = this.steps.pop();
    if (last === undefined) return;
    this.#told = this.picks;
    this.steps.push({ ...last, thrown: { ...last.thrown, to: this.picks } });
  }

  /** What is told twice in one round, as two checks of one person are, has a number from its second time on. */
  #keyOf(key: string): string {
    const times = (this.#keys.get(key) ?? 0) + 1;
    this.#keys.set(key, times);
    return times === 1 ? key : `${key} ${times}`;
  }
}

/**
 * The heading of a round; where it happens and the scenario's own opening words stand before its first one. Kinds of
 * prose in `later` print elsewhere.
 */
export function roundHeading(stage: Stage, round: Round, later: readonly string[]): Told {
  const first = isFirstRound(stage, round);
  const opening = first ? stage.prose.filter((prose) => prose.kind === 'read aloud' || prose.kind === 'note') : [];
  return {
    kind: 'round',
    about: 'start',
    title: round.title === undefined ? `Round ${round.number}` : `Round ${round.number}: ${round.title}`,
    ...(first && stage.situation !== undefined ? { text: placeSentence(stage.situation.text) } : {}),
    prose: [...opening, ...round.prose.filter((prose) => !later.includes(prose.kind))],
    source: round.source,
  };
}

/** The writer’s own words for the place, with a capital and a stop. */
function placeSentence(words: string): string {
  return /[.!?…]$/u.test(words) ? sentence(words) : `${sentence(words)}.`;
}
