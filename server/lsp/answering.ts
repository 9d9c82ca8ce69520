/** How questions about a document are answered: from the analysis of it as it is now, and with nothing where it isn’t open. */
import type { CancellationToken } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { Answers } from './editor-answers.ts';
import type { StillWanted } from './turns.ts';

interface AboutDocument {
  readonly textDocument: { readonly uri: string };
}

/** At once (`from`), later (`later`), or later and with turns for others in between, until nobody wants the answer any more (`slowly`). */
export function answering({ guard, workbench }: Pick<Answers, 'guard' | 'workbench'>) {
  return {
    from: <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P) => T) => (params: P): T => guard.now(nothing, () => {
      const analysis = workbench.analysisOf(params.textDocument.uri);
      return analysis === undefined ? nothing : answer(analysis, params);
    }, params.textDocument.uri),
    later: <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P) => Promise<T>) => (params: P): Promise<T> => guard.later(nothing, async () => {
      const analysis = workbench.analysisOf(params.textDocument.uri);
      return analysis === undefined ? nothing : answer(analysis, params);
    }, params.textDocument.uri),
    slowly: <P extends AboutDocument, T>(nothing: T, answer: (analysis: Analysis, params: P, wanted: StillWanted) => Promise<T>) => (
      (params: P, token: CancellationToken): Promise<T> => guard.later(nothing, async () => {
        const { uri } = params.textDocument;
        const versioned = workbench.versioned(uri);
        return versioned === undefined ? nothing : answer(versioned.analysis, params, guard.stillWanted(uri, token, () => workbench.isCurrent(uri, versioned.version)));
      }, params.textDocument.uri)
    ),
  };
}
