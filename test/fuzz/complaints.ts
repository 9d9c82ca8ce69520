/** Finds the faults in all answers about a damaged text. */
import { oneOf } from './draws.ts';
import { lookAt, type LookedAt } from './looked-at.ts';
import { questions } from './questions.ts';
import { rereading } from './rereading.ts';

/** A fault; `question` is the request, the same for faults of one kind. */
export interface Complaint {
  readonly question: string;
  readonly words: string;
}

export interface CheckedText {
  readonly before: string;
  readonly text: string;
  /**
   * Set if all requests are made, including unlimited ones; otherwise one of those that read the text again is drawn.
   */
  readonly isThorough: boolean;
}

/** All faults; empty if the text is handled correctly. */
export function complaintsAbout({ before, text, isThorough }: CheckedText): readonly Complaint[] {
  let looked: LookedAt;
  try {
    looked = lookAt(before, text, isThorough);
  } catch (error) {
    return [{ question: 'reading', words: thrown(error) }];
  }
  const again = Object.entries(rereading);
  return [...Object.entries(questions), ...(isThorough ? again : [oneOf(again, looked.throws)!])].flatMap(
    ([question, ask]) => {
      try {
        return ask(looked).map((words) => ({ question, words }));
      } catch (error) {
        return [{ question, words: thrown(error) }];
      }
    },
  );
}

/** The message and the first stack frames. */
function thrown(error: unknown): string {
  return error instanceof Error
    ? `throws ${(error.stack ?? error.message).split('\n').slice(0, 4).join(' ')}`
    : `throws ${String(error)}`;
}
