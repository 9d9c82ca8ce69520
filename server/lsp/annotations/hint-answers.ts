/**
 * Answers about inlay hints: what stands behind the lines, and the exact chances for a hint that somebody points at.
 */
import type { Connection } from 'vscode-languageserver';
import { stillAsked } from '../answering.ts';
import type { Answers } from '../editor-answers.ts';
import { hintFor } from '../connection/for-client.ts';
import { hintedIn, hintedTextOf, inlayHintsOf, resolvedHint } from './inlay-hints.ts';
import { firstReckonedBriefly, stillWanted } from '../time-slicing.ts';

export function answerHints(connection: Connection, { client, guard, store, lastValid, settings }: Answers): void {
  connection.languages.inlayHint.on(({ textDocument: { uri }, range }, token) =>
    guard.later(
      [],
      async () => {
        const versioned = await store.ready(uri, stillAsked(store, uri, token));
        const content = settings().inlayHints;
        if (versioned === undefined || content === 'none') return [];
        await firstReckonedBriefly(
          hintedIn(versioned.analysis, range, lastValid),
          guard.stillWanted(uri, token, () => store.isCurrent(uri, versioned.version)),
        );
        const hints = inlayHintsOf(versioned, range, content, lastValid);
        return client.features.resolvesTooltips
          ? hints
          : hints.map((hint) => hintFor(resolvedHint(hint, versioned.analysis, lastValid), client.features));
      },
      uri,
    ),
  );
  connection.languages.inlayHint.resolve((hint, token) =>
    guard.later(
      hint,
      async () => {
        const about = hintedTextOf(hint);
        const versioned =
          about === undefined
            ? undefined
            : await store.ready(
                about.uri,
                stillWanted(token, () => true),
              );
        // Of a text that has changed an editor asks for all hints anew.
        return versioned === undefined || versioned.version !== about?.version
          ? hint
          : hintFor(resolvedHint(hint, versioned.analysis, lastValid), client.features);
      },
      hintedTextOf(hint)?.uri,
    ),
  );
}
