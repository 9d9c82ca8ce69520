/** Skips large answers that nobody needs: an editor reads them in another process. */
import type { Message } from 'vscode-languageserver/node';

/** In bytes. */
const large = 100_000;

/** The beginning of an answer in the protocol. */
const answered = /^\{"jsonrpc":"2\.0","id":(\d+),"result":/u;

/** Parses messages; of a large answer it reads only the id, and treats it as empty. */
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
