/** Records the steps of a round in progress. */
import type { Round } from '../scenario.ts';
import { isFirstRound, type Stage } from '../stage.ts';
import type { Detail } from '../details.ts';
import type { State, Step } from '../timeline.ts';
import { spanWords } from '../time-spans.ts';
import type { CountedThrows } from './counted-throws.ts';
import { sentence } from './words.ts';

/** The input for a step; the log adds the rest. */
export interface StepEntry
  extends Omit<Step, 'key' | 'after' | 'rule' | 'details' | Unsaid>, Partial<Pick<Step, Unsaid>> {
  /** Distinguishes steps of one kind within a round: who, or which contest. */
  readonly about: string;
  /** The rule by which it happens; missing if only the writer’s text says so. */
  readonly rule?: { readonly id: string };
  /** Undefined entries are dropped. */
  readonly details?: readonly (Detail | undefined)[];
}

/** Fields with a default; that of `thrown` is all picks since the previous step. */
type Unsaid = 'text' | 'tone' | 'prose' | 'thrown';

export class StepLog {
  readonly steps: Step[] = [];
  readonly #round: number;
  readonly #throws: CountedThrows;
  readonly #keys = new Map<string, number>();
  /** The number of picks when the last step was recorded. */
  #told = 0;

  /** `throws` count the picks of this round only. */
  constructor(round: number, throws: CountedThrows) {
    this.#round = round;
    this.#throws = throws;
  }

  /** The number of picks in the round so far. */
  get picks(): number {
    return this.#throws.picks;
  }

  /** Records a step; `after` is the state after it. */
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
    }: StepEntry,
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

  /** Extends the last step’s `thrown` range to the current pick. */
  includeThrows(): void {
    const last = this.steps.pop();
    if (last === undefined) return;
    this.#told = this.picks;
    this.steps.push({ ...last, thrown: { ...last.thrown, to: this.picks } });
  }

  /** A unique key: from the second occurrence in a round on, such as two checks of one person, it is numbered. */
  #keyOf(key: string): string {
    const times = (this.#keys.get(key) ?? 0) + 1;
    this.#keys.set(key, times);
    return times === 1 ? key : `${key} ${times}`;
  }
}

/**
 * The heading step of a round. That of the first round includes the place and the scenario’s opening prose. Kinds of
 * prose in `later` are shown elsewhere.
 */
export function roundHeading(stage: Stage, round: Round, later: readonly string[]): StepEntry {
  const first = isFirstRound(stage, round);
  const opening = first ? stage.prose.filter((prose) => prose.kind === 'read aloud' || prose.kind === 'note') : [];
  const texts = [
    ...(first && stage.situation !== undefined ? [placeSentence(stage.situation.text)] : []),
    ...(round.lasts === undefined ? [] : [`It takes ${spanWords(round.lasts)}.`]),
  ];
  return {
    kind: 'round',
    about: 'start',
    title: round.title === undefined ? `Round ${round.number}` : `Round ${round.number}: ${round.title}`,
    ...(texts.length === 0 ? {} : { text: texts.join(' ') }),
    prose: [...opening, ...round.prose.filter((prose) => !later.includes(prose.kind))],
    source: round.source,
  };
}

/** The writer’s words for the place as a sentence, with a capital and a full stop. */
function placeSentence(words: string): string {
  return /[.!?…]$/u.test(words) ? sentence(words) : `${sentence(words)}.`;
}
