/** Caches the panel’s questions about one picture and their answers, so that nothing is requested twice. */

/** An answer, wrapped because it may be empty. */
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

/** The answer to a question, requested if not cached; a failed request is repeated on the next call. */
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
