/** The language server's entry for Node. */
import {
  createConnection,
  ProposedFeatures,
  type MessageStrategy,
  type MessageWriter,
} from 'vscode-languageserver/node';
import type { AnalyzeInSteps } from './analysis/index.ts';
import { disk } from './disk.ts';
import { EncodedMessages, Lifecycle, sending, serve } from './lsp/index.ts';
import { transportOf } from './transport.ts';

/**
 * Serves the editor that has started this program, over the way that its arguments name; analyses are made by `make`,
 * where tests give one.
 */
export function serveEditor(make?: AnalyzeInSteps): void {
  const [lifecycle, messages] = [new Lifecycle(), new EncodedMessages()];
  const { reader, writer } = transportOf(process.argv.slice(2), () => process.exit(lifecycle.isShutDown ? 0 : 1));
  const messageStrategy: MessageStrategy = {
    handleMessage(message, handle) {
      const verdict = lifecycle.receive(message);
      if (verdict === 'pass') return handle(messages.received(message));
      return verdict === 'drop' ? undefined : writer.write(verdict);
    },
  };
  serve(
    createConnection(ProposedFeatures.all, reader, converting(writer, messages), { messageStrategy }),
    { messages, disk },
    make,
  );
}

/** A writer that sends positions as the editor counts them, and notes what is on its way. */
function converting(writer: MessageWriter, { sent }: EncodedMessages): MessageWriter {
  return {
    onError: writer.onError,
    onClose: writer.onClose,
    write: (message) => sending(writer.write(sent(message))),
    end: () => {
      writer.end();
    },
    dispose: () => {
      writer.dispose();
    },
  };
}
