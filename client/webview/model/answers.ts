/** Questions that the panel has asked about one picture, and what was answered, so that nothing is asked twice. */

/** An answer, which may be that there is nothing to say. */
export interface Said<T> {
  readonly said: T;
}

export interface Answers<T> {
  readonly asked: Map<string, Promise<Said<T>>>;
  readonly known: Map<string, Said<T>>;
}

export function noAnswers<T>(): Answers<T> {
  return { asked: new Map(), known: new Map() };
}

/**
 * The answer to a question, asked now if it hasn’t been before. What couldn’t be answered is asked again the next time.
 */
export function answerTo<T>(answers: Answers<T>, question: string, ask: () => Promise<T>): Promise<Said<T>> {
  const earlier = answers.asked.get(question);
  if (earlier !== undefined) return earlier;
  const answer = ask().then((said) => ({ said }));
  answers.asked.set(question, answer);
  answer.then(
    (said) => {
      answers.known.set(question, said);
    },
    () => {
      answers.asked.delete(question);
    },
  );
  return answer;
}
