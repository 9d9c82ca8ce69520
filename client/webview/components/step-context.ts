/** What the parts of a picture need to know about the whole, and the answers to their questions about it. */
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { WhyView, WorthView } from '../../../server/protocol/index.ts';
import { type Answers, type Said, answerTo, noAnswers } from '../model/answers.ts';
import type { Picture } from '../model/picture.ts';

export interface StepContext {
  readonly picture: Picture;
  readonly why: Answers<WhyView | undefined>;
  readonly worth: Answers<readonly (WorthView | null)[]>;
}

export const StandingContext = createContext<StepContext | undefined>(undefined);

/**
 * The context of a picture: the same object, with all its answers, as long as the same step of the same course is
 * shown.
 */
export function useNewStanding(picture: Picture): StepContext {
  const { model, course, mark, round } = picture;
  const answers = useMemo(
    () => ({ why: noAnswers<WhyView | undefined>(), worth: noAnswers<readonly (WorthView | null)[]>() }),
    [model, course, mark.key, round],
  );
  return useMemo(() => ({ picture, ...answers }), [picture, answers]);
}

/** Undefined outside a step. */
export function useStepContext(): StepContext | undefined {
  return useContext(StandingContext);
}

/** The answer to a question: undefined before the first; an older answer stays until a newer one arrives. */
export function useAnswer<T>(answers: Answers<T>, question: string, ask: () => Promise<T>): Said<T> | undefined {
  const [last, setLast] = useState(answers.known.get(question));
  useLayoutEffect(() => {
    let isWanted = true;
    answerTo(answers, question, ask).then(
      (said) => {
        if (isWanted) setLast(said);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [answers, question]);
  return answers.known.get(question) ?? last;
}
