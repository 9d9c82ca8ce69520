/** How a fact that names several things is mended. */
import { remove } from '../../../../checking/mending.ts';
import type { Fix } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Announcement, Words } from '../../../../scenario.ts';
import type { QuickShotFact } from '../../facts.ts';

/** A fact that names several things in quotes behind its word, as `despite`. */
export interface Naming {
  readonly fact: QuickShotFact;
  readonly word: string;
  readonly all: readonly Words[];
}

/** Takes one of the names out, and the whole fact with the last of them. */
export function withoutEntry(
  { fact, word, all }: Naming,
  entry: Words,
  announcement: Announcement<QuickShotFact>,
  certain = false,
): Fix {
  const rest = all.filter((each) => each !== entry);
  if (rest.length === 0) return remove(fact, announcement, certain);
  const text = `${word} ${rest.map(({ text: words }) => quoted(words)).join(', ')}`;
  return { title: `Leave out “${entry.text}”`, certain, intents: [{ do: 'replace', at: fact.source, with: text }] };
}
