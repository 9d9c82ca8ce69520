/** Large answers that nobody looks at: an editor reads such in a process beside the one that is typed in. */
import type { Message } from 'vscode-languageserver/node';

/** In bytes. */
const large = 100_000;

/** How an answer begins in the words of the protocol. */
const answered = /^\{"jsonrpc":"2\.0","id":(\d+),"result":/u;

/** Reads messages; of a large answer it reads whose it is, and takes it for empty. */
export const withoutLargeAnswers = {
  name: 'application/json',
  decode(content: Uint8Array): Promise<Message> {
    const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const [, id] = buffer.byteLength < large ? [] : (answered.exec(buffer.toString('latin1', 0, 100)) ?? []);
    const message: unknown =
      id === undefined ? JSON.parse(buffer.toString('utf8')) : { jsonrpc: '2.0', id: Number(id), result: null };
    return Promise.resolve(message as Message);
  },
};
