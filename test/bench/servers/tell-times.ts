/** Loaded into a server’s process: reports on request when it sent which messages. */
import type { Said } from './server-timings.ts';

/** When the first message since the last request arrived, and what was sent since then. */
let arrived: number | undefined;
let said: { readonly after: number; readonly chunk: unknown }[] = [];

// A listener starts the stream: ours is added together with the server’s, before it.
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

/** Undefined for anything but the content of a message, such as header lines. */
function what(text: string): readonly Said['kind'][] {
  if (!text.startsWith('{')) return [];
  if (text.includes('"method":"textDocument/publishDiagnostics"')) return ['diagnostics'];
  return text.includes('"method":') ? [] : ['answer'];
}
