/**
 * How questions about a document are answered: from the analysis of it as it is now, and with nothing where it isn’t
 * open.
 */
import type { CancellationToken } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { Answers } from './editor-answers.ts';
import { inTurns, stillWanted, type StillWanted } from './time-slicing.ts';
import type { Versioned, Workbench } from './analysis-store.ts';

/** Of an ordinary text everything is answered within so many milliseconds, and at once. */
export const firstTurn = 10;

interface AboutDocument {
  readonly textDocument: { readonly uri: string };
}

/** A question about a document is called off, or out of date, while that is still being analysed. */
export function stillAsked(workbench: Workbench, uri: string, token: CancellationToken): StillWanted {
  const version = workbench.versionOf(uri);
  return stillWanted(token, () => workbench.versionOf(uri) === version);
}

/**
 * At once where it takes no time to speak of (`from`), later (`later`), or later and with turns for others in between,
 * until nobody wants the answer any more (`slowly`, and `inSteps` where the steps are those of one piece of work).
 */
export function answering({ guard, workbench }: Pick<Answers, 'guard' | 'workbench'>) {
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
          const versioned = await workbench.ready(uri, stillAsked(workbench, uri, token));
          return versioned === undefined
            ? nothing
            : answer(
                versioned.analysis,
                params,
                guard.stillWanted(uri, token, () => workbench.isCurrent(uri, versioned.version)),
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
            const found = workbench.promptly(uri);
            return found === 'later' ? found : answerTo(found);
          },
          uri,
        );
        return now !== 'later'
          ? now
          : guard.later(
              nothing,
              async () => answerTo(await workbench.ready(uri, stillAsked(workbench, uri, token))),
              uri,
            );
      },
    later:
      <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P) => Promise<T>) =>
      (params: P, token: CancellationToken): Promise<T> =>
        guard.later(
          nothing,
          async () => {
            const found = await workbench.ready(
              params.textDocument.uri,
              stillAsked(workbench, params.textDocument.uri, token),
            );
            return found === undefined ? nothing : answer(found.analysis, params);
          },
          params.textDocument.uri,
        ),
    slowly,
    inSteps: <P extends AboutDocument, T>(
      nothing: T,
      steps: (analysis: Analysis, params: P) => Generator<undefined, T>,
    ) => slowly<P, T>(nothing, (analysis, params, wanted) => inTurns(() => steps(analysis, params), wanted, firstTurn)),
  };
}
