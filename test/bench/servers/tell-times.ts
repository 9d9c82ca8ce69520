/**
 * Loaded into a server’s process beside the server: tells over the channel, whenever it is asked, when it has said
 * what.
 */
import type { Said } from './server-timings.ts';

/** When the first of what arrived since it was last asked came in, and what was said since then. */
let arrived: number | undefined;
let said: { readonly after: number; readonly chunk: unknown }[] = [];

// A listener makes the stream flow: ours comes with the server's, and before it.
process.stdin.on('newListener', function listen(event: string) {
  if (event !== 'data') return;
  process.stdin.off('newListener', listen);
  process.stdin.prependListener('data', () => {
    arrived ??= performance.now();
  });
});

const { stdout } = process;
stdout.write = new Proxy(stdout.write.bind(stdout), {
  apply(write, _stream, words: Parameters<typeof stdout.write>) {
    if (arrived !== undefined) said.push({ after: performance.now() - arrived, chunk: words[0] });
    return Reflect.apply(write, stdout, words);
  },
});

process.on('message', () => {
  const told = said.flatMap(({ after, chunk }): readonly Said[] =>
    what(String(chunk)).map((kind) => ({ after, kind })),
  );
  [arrived, said] = [undefined, []];
  process.send?.(told);
});
process.channel?.unref();

/** Nothing of what isn’t the content of a message, as the lines before it. */
function what(text: string): readonly Said['kind'][] {
  if (!text.startsWith('{')) return [];
  if (text.includes('"method":"textDocument/publishDiagnostics"')) return ['diagnostics'];
  return text.includes('"method":') ? [] : ['answer'];
}
