/**
 * Wrappers for request handlers: each gets the analysis of the current version, or returns an empty answer where there
 * is none.
 */
import type { CancellationToken } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { Answers } from './editor-answers.ts';
import { inTimeSlices, stillWanted, type StillWanted } from './time-slicing.ts';
import type { Versioned, AnalysisStore } from './analysis-store.ts';

/** Length of a request’s first time slice, in ms: requests about an ordinary text are answered within it. */
export const firstTurn = 10;

interface AboutDocument {
  readonly textDocument: { readonly uri: string };
}

/** A check that throws when the request is cancelled, or the document changes while it is being analysed. */
export function stillAsked(store: AnalysisStore, uri: string, token: CancellationToken): StillWanted {
  const version = store.versionOf(uri);
  return stillWanted(token, () => store.versionOf(uri) === version);
}

/**
 * `from` answers at once if the analysis is there, for handlers that take negligible time; `later` is for asynchronous
 * handlers; `slowly` for cancellable ones in time slices; `inSteps` for a single generator run in time slices.
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
