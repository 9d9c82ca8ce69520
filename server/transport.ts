/** The way over which an editor speaks to this program, by the program's arguments. */
import type { Readable } from 'node:stream';
import {
  createServerPipeTransport,
  createServerSocketTransport,
  IPCMessageReader,
  IPCMessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageReader,
  type MessageWriter,
} from 'vscode-languageserver/node';

export interface Transport {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
}

/**
 * Takes the first way that the arguments name: `--node-ipc`, `--stdio`, `--socket=PORT` or `--pipe=NAME`. Calls `ended`
 * when an editor hangs up.
 */
export function transportOf(args: readonly string[], ended: () => void): Transport {
  for (const [index, arg] of args.entries()) {
    const [way, value = args[index + 1] ?? ''] = arg.split('=');
    if (way === '--node-ipc') return { reader: new IPCMessageReader(process), writer: new IPCMessageWriter(process) };
    if (way === '--stdio') return overStandardStreams(process.stdin, ended);
    if (way === '--socket') return pair(createServerSocketTransport(Number(value)));
    if (way === '--pipe') return pair(createServerPipeTransport(value));
  }
  throw new Error('No way to the editor is named: --node-ipc, --stdio, --socket=PORT or --pipe=NAME');
}

function overStandardStreams(input: Readable, ended: () => void): Transport {
  input.once('end', ended).once('close', ended);
  return { reader: new StreamMessageReader(input), writer: new StreamMessageWriter(process.stdout) };
}

function pair([reader, writer]: [MessageReader, MessageWriter]): Transport {
  return { reader, writer };
}
