/** The recorded results: a file per group, a line per text, and in it a digest for each aspect. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersTo, aspects, type Aspect } from './answers.ts';
import { digest } from './canonical.ts';
import type { RecordedText } from './texts.ts';

export type Digests = Readonly<Record<Aspect, string>>;

/** The records of a group, by the ids of its texts; with a digest of the text itself. */
export function recordedOf(group: string): ReadonlyMap<string, { readonly text: string; readonly digests: Digests }> {
  const path = pathOf(group);
  const [, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [id = '', text = '', ...digests] = line.split('\t');
      return [id, { text, digests: digestsFrom((index) => digests[index] ?? '') }];
    }),
  );
}

/** Writes the records of a group, in the order of its texts. */
export function record(
  group: string,
  known: readonly { readonly text: RecordedText; readonly digests: Digests }[],
): void {
  const lines = known.map(({ text, digests }) =>
    [text.id, digest(text.text), ...aspects.map((aspect) => digests[aspect])].join('\t'),
  );
  writeFileSync(pathOf(group), `${[['id', 'text', ...aspects].join('\t'), ...lines].join('\n')}\n`);
}

/** The current results for a text. */
export function digestsOf({ text, include }: RecordedText): Digests {
  const answers = answersTo(text, include);
  return digestsFrom((index) => digest(answers[aspects[index] ?? 'courses']));
}

function digestsFrom(of: (index: number) => string): Digests {
  return Object.fromEntries(aspects.map((aspect, index) => [aspect, of(index)])) as Digests;
}

function pathOf(group: string): string {
  return join(import.meta.dirname, 'answers', `${group}.tsv`);
}
