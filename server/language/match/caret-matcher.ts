/** Matches a sentence up to the caret, and records what precedes each of the words expected there. */
import type { Slots } from '../../engine/index.ts';
import type { Following, Mark, MatchWorld, Want } from './match-types.ts';
import { Matcher } from './matcher.ts';
import type { Row } from './row.ts';
import type { Sentence } from '../read/sentences.ts';
import type { SlotWant } from './slot-value.ts';
import { toSlots } from './slots.ts';

/**
 * What is expected at the caret. `isBegun` is set if part of its row precedes the caret, and `said` holds the slots of
 * that part; `opening` holds those of the announcement that starts the sentence.
 */
export interface CaretWant extends Want {
  readonly isBegun: boolean;
  readonly said: Slots;
  readonly opening?: Slots;
}

interface Begun {
  readonly row: Row;
  readonly marksFrom: number;
}

export class CaretMatcher extends Matcher {
  readonly atCaret: CaretWant[] = [];
  readonly #begun: Begun[] = [];
  readonly #read: (marks: readonly Mark[]) => Slots;

  constructor(world: MatchWorld, sentence: Sentence, following: Following) {
    super(world, sentence, 0, sentence.tokens.length, following, { tracing: true });
    this.#read = (marks) => toSlots(marks, world.file, sentence);
  }

  override begin(row: Row, at: number): boolean {
    this.#begun.push({ row, marksFrom: this.sofar.length });
    const isMatched = super.begin(row, at);
    this.#begun.pop();
    return isMatched;
  }

  override wants(at: number, what: SlotWant, slot?: string): void {
    const asked = this.asked.length;
    super.wants(at, what, slot);
    const want = this.asked[asked];
    if (want !== undefined) this.atCaret.push({ ...want, ...this.#saidBefore() });
  }

  #saidBefore(): Pick<CaretWant, 'isBegun' | 'said' | 'opening'> {
    const [first, ...others] = this.#begun;
    const own = this.sofar.slice((others.at(-1) ?? first)?.marksFrom);
    return {
      isBegun: own.length > 0,
      said: this.#read(own),
      ...(first?.row.verb !== undefined ? { opening: this.#read(this.sofar.slice(0, others[0]?.marksFrom)) } : {}),
    };
  }
}
