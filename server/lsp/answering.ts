/**
 * How questions about a document are answered: from the analysis of it as it is now, and with nothing where it isn’t
 * open.
 */
import type { CancellationToken } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { Answers } from './editor-answers.ts';
import { inTimeSlices, stillWanted, type StillWanted } from './time-slicing.ts';
import type { Versioned, AnalysisStore } from './analysis-store.ts';

/** Of an ordinary text everything is answered within so many milliseconds, and at once. */
export const firstTurn = 10;

interface AboutDocument {
  readonly textDocument: { readonly uri: string };
}

/** A question about a document is called off, or out of date, while that is still being analysed. */
export function stillAsked(store: AnalysisStore, uri: string, token: CancellationToken): StillWanted {
  const version = store.versionOf(uri);
  return stillWanted(token, () => store.versionOf(uri) === version);
}

/**
 * At once where it takes no time to speak of (`from`), later (`later`), or later and with turns for others in between,
 * until nobody wants the answer any more (`slowly`, and `inSteps` where the steps are those of one piece of work).
 */
export function answering({ guard, store }: Pick<Answers, 'guard' | 'store'>) {
  const slowly =
    <P extends AboutDocument, T>(
      nothing: T,
      answer: (analysis: Analysis, params: P, wanted: StillWanted) => Promise<T>,
    ) =>
    (params: P, token: CancellationToken): Promise<T> =>
      guard.later(
        nothing,
        async () => {
          const { uri } = params.textDocument;
          const versioned = await store.ready(uri, stillAsked(store, uri, token));
          return versioned === undefined
            ? nothing
            : answer(
                versioned.analysis,
                params,
                guard.stillWanted(uri, token, () => store.isCurrent(uri, versioned.version)),
              );
        },
        params.textDocument.uri,
      );
  return {
    from:
      <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P) => T) =>
      (params: P, token: CancellationToken): T | Promise<T> => {
        const { uri } = params.textDocument;
        const answerTo = (found: Versioned | undefined): T =>
          found === undefined ? nothing : answer(found.analysis, params);
        const now = guard.now<T | 'later'>(
          nothing,
          () => {
            const found = store.promptly(uri);
            return found === 'later' ? found : answerTo(found);
          },
          uri,
        );
        return now !== 'later'
          ? now
          : guard.later(nothing, async () => answerTo(await store.ready(uri, stillAsked(store, uri, token))), uri);
      },
    later:
      <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P) => Promise<T>) =>
      (params: P, token: CancellationToken): Promise<T> =>
        guard.later(
          nothing,
          async () => {
            const found = await store.ready(params.textDocument.uri, stillAsked(store, params.textDocument.uri, token));
            return found === undefined ? nothing : answer(found.analysis, params);
          },
          params.textDocument.uri,
        ),
    slowly,
    inSteps: <P extends AboutDocument, T>(
      nothing: T,
      steps: (analysis: Analysis, params: P) => Generator<undefined, T>,
    ) =>
      slowly<P, T>(nothing, (analysis, params, wanted) =>
        inTimeSlices(() => steps(analysis, params), wanted, firstTurn),
      ),
  };
}
