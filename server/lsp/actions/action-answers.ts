/** Handles code action requests: lists the actions and resolves the edits of the chosen one. */
import type { CodeAction, Connection } from 'vscode-languageserver';
import { answering, stillAsked } from '../answering.ts';
import { codeActionsOf } from './code-actions.ts';
import type { Answers } from '../editor-answers.ts';
import { actionFor, commandFor } from '../connection/for-client.ts';
import { resolvedRefactoring, rewriteDataOf } from './refactorings.ts';
import type { StillWanted } from '../time-slicing.ts';

export function answerActions(connection: Connection, answers: Answers): void {
  const { client, guard, store, versionOf } = answers;
  connection.onCodeAction(
    answering(answers).slowly([], async (analysis, params, wanted) => {
      const { uri } = params.textDocument;
      const actions = await codeActionsOf(
        analysis,
        params,
        (text) => store.analyse(uri, text, analysis, wanted),
        wanted,
      );
      const { actionLiterals, resolvesEdits } = client.features;
      const complete = resolvesEdits
        ? actions
        : (await inTurn(actions, (action) => withEdits(answers, action, wanted))).filter(
            ({ edit, command }) => edit !== undefined || command !== undefined,
          );
      const known = complete.map((action) => actionFor(action, client.features, versionOf));
      return actionLiterals ? known : known.flatMap(commandFor);
    }),
  );
  connection.onCodeActionResolve((action, token) =>
    guard.later(
      action,
      async () => {
        const data = rewriteDataOf(action);
        const versioned =
          data === undefined ? undefined : await store.ready(data.uri, stillAsked(store, data.uri, token));
        if (data === undefined || versioned === undefined) return action;
        const complete = await withEdits(
          answers,
          action,
          guard.stillWanted(data.uri, token, () => store.isCurrent(data.uri, versioned.version)),
        );
        return actionFor(complete, client.features, versionOf);
      },
      rewriteDataOf(action)?.uri,
    ),
  );
}

/** The action with its edits, which are computed only on demand. */
async function withEdits({ store }: Answers, action: CodeAction, wanted: StillWanted): Promise<CodeAction> {
  const data = rewriteDataOf(action);
  const analysis = data === undefined ? undefined : (await store.ready(data.uri, wanted))?.analysis;
  if (data === undefined || analysis === undefined) return action;
  return resolvedRefactoring(action, analysis, (text) => store.analyse(data.uri, text, analysis, wanted), wanted);
}

async function inTurn<T, R>(all: readonly T[], one: (each: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = [];
  for (const each of all) done.push(await one(each));
  return done;
}
