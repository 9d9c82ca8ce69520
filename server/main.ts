/** The language server's entry for Node. */
import { createConnection, ProposedFeatures, type MessageStrategy } from 'vscode-languageserver/node';
import { Lifecycle, serve } from './lsp/index.ts';
import { transportOf } from './transport.ts';

/** Serves the editor that has started this program, over the way that its arguments name. */
export function serveEditor(): void {
  const lifecycle = new Lifecycle();
  const { reader, writer } = transportOf(process.argv.slice(2), () => process.exit(lifecycle.isShutDown ? 0 : 1));
  const messageStrategy: MessageStrategy = {
    handleMessage(message, handle) {
      const verdict = lifecycle.receive(message);
      if (verdict === 'pass') return handle(message);
      return verdict === 'drop' ? undefined : writer.write(verdict);
    },
  };
  serve(createConnection(ProposedFeatures.all, reader, writer, { messageStrategy }));
}
