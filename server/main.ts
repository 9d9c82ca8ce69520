/** The language server's entry for Node. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './lsp/index.ts';

/** Serves the editor that has started this program, over the way that its arguments name. */
export function serveEditor(): void {
  serve(createConnection(ProposedFeatures.all));
}
