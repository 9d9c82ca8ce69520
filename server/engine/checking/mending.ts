/** Builders of quick fixes for checks. Without `certain`, a fix is only an offer. */
import type { Fix, Intent } from '../finding.ts';
import { belowAnnouncement, withoutFact } from '../rewriting.ts';
import type { Announcement, Fact } from '../scenario.ts';
import type { Source } from '../source.ts';

/** Replaces the words at a place. */
export function write(words: string, at: Source, certain = false): Fix {
  return { title: `Write “${words}”`, certain, intents: [{ do: 'replace', at, with: words }] };
}

/** Adds a sentence below another. */
export function add(sentence: string, after: Source, certain = false): Fix {
  return { ...addAll([sentence], after), certain };
}

/** Adds sentences below another. */
export function addAll(sentences: readonly string[], after: Source): Fix {
  return {
    title: `Add ${sentences.map((sentence) => `“${sentence}”`).join(' and ')}`,
    certain: false,
    intents: sentences.map((text): Intent => ({ do: 'add sentence after', at: after, text })),
  };
}

/** Adds words directly after a place; `text` includes the space before them if one is needed. */
export function append(text: string, at: Source, title = `Add “${text.trim()}”`): Fix {
  return { title, certain: false, intents: [{ do: 'replace', at: { ...at, start: at.end }, with: text }] };
}

/** Adds quotes for a reason after a place, to be filled in. */
export function askReason(at: Source): Fix {
  return append(' "…"', at, 'Add “…” for the reason');
}

/** Inserts words and a space before a place. */
export function prepend(words: string, at: Source): Fix {
  return {
    title: `Write “${words}”`,
    certain: false,
    intents: [{ do: 'replace', at: { ...at, end: at.start }, with: `${words} ` }],
  };
}

/** Removes a fact: its sentence, or only its clause if an announcement’s clauses share that sentence. */
export function remove<F extends Fact>(
  fact: F,
  announcement?: Announcement<F>,
  certain = false,
  title = 'Remove it',
): Fix {
  return { title, certain, intents: [removal(fact, announcement)] };
}

/** The same as an intent, for fixes that do more. */
export function removal<F extends Fact>(fact: F, announcement: Announcement<F> | undefined): Intent {
  if (announcement === undefined) return { do: 'remove sentence', at: fact.source };
  return withoutFact(belowAnnouncement(announcement), fact);
}

/** Removes a sentence. */
export function removeSentence(at: Source, certain = false): Fix {
  return { title: 'Remove it', certain, intents: [{ do: 'remove sentence', at }] };
}

/** Removes words within a sentence. */
export function leaveOut(at: Source): Fix {
  return { title: 'Leave it out', certain: false, intents: [{ do: 'remove', at }] };
}

/** Removes the end of a sentence, after a place. */
export function cutBehind(at: Source, { end }: Source, title = 'Leave it out'): Fix {
  return { title, certain: false, intents: [{ do: 'remove', at: { ...at, start: at.end, end } }] };
}

/** The range from one place to another of the same sentence. */
export function between(start: Source, end: Source): Source {
  return { ...start, end: end.end };
}
