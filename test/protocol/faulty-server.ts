/** A language server whose analysis has bugs. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from '../../server/lsp/index.ts';
import { faultyAnalysis } from '../faulty.ts';

serve(createConnection(ProposedFeatures.all), faultyAnalysis);
