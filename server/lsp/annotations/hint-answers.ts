/** Handles inlay hint requests: the hints at line ends, and the exact chances in their tooltips. */
import type { Connection } from 'vscode-languageserver';
import { stillAsked } from '../answering.ts';
import type { Answers } from '../editor-answers.ts';
import { hintFor } from '../connection/for-client.ts';
import { hintedIn, hintedTextOf, inlayHintsOf, resolvedHint } from './inlay-hints.ts';
import { computeFirstBriefly, stillWanted } from '../time-slicing.ts';

export function answerHints(connection: Connection, { client, guard, store, lastValid, settings }: Answers): void {
  connection.languages.inlayHint.on(({ textDocument: { uri }, range }, token) =>
    guard.later(
      [],
      async () => {
        const versioned = await store.ready(uri, stillAsked(store, uri, token));
        const content = settings().inlayHints;
        if (versioned === undefined || content === 'none') return [];
        await computeFirstBriefly(
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
        // When the text has changed, an editor requests all hints again.
        return versioned === undefined || versioned.version !== about?.version
          ? hint
          : hintFor(resolvedHint(hint, versioned.analysis, lastValid), client.features);
      },
      hintedTextOf(hint)?.uri,
    ),
  );
}
