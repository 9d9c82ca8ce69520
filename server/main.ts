/** The language server's entry for Node. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './lsp/index.ts';

serve(createConnection(ProposedFeatures.all));
