/** How these checks mend what they find. */
import { removal } from '../../../../checking/removal.ts';
import type { Fix, Intent } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Announcement, Words } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import type { QuickShotFact } from '../../facts.ts';

/** Writes other words in place of what stands there. */
export function write(words: string, at: Source, certain = false): Fix {
  return { title: `Write ${words}`, certain, intents: [{ do: 'replace', at, with: words }] };
}

/** Adds sentences below another one. */
export function add(sentences: readonly string[], after: Source): Fix {
  return {
    title: `Add ${sentences.map((sentence) => `“${sentence}”`).join(' and ')}`,
    certain: false,
    intents: sentences.map((text): Intent => ({ do: 'add sentence after', at: after, text })),
  };
}

/** Adds words right behind what stands there; `text` has the blank before them, where there is one. */
export function append(text: string, at: Source, title = `Add “${text.trim()}”`): Fix {
  return { title, certain: false, intents: [{ do: 'replace', at: { ...at, start: at.end }, with: text }] };
}

/** Puts words and a blank in front of what stands there. */
export function prepend(words: string, at: Source): Fix {
  return {
    title: `Write ${words}`,
    certain: false,
    intents: [{ do: 'replace', at: { ...at, end: at.start }, with: `${words} ` }],
  };
}

/** Takes a fact out. */
export function remove(fact: QuickShotFact, announcement?: Announcement<QuickShotFact>, certain = false): Fix {
  return { title: 'Remove it', certain, intents: [removal(fact, announcement)] };
}

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

/** The stretch from one place to another of the same sentence. */
export function between(start: Source, end: Source): Source {
  return { ...start, end: end.end };
}
