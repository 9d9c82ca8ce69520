/** How checks mend what they find. Where `certain` is left out, a fix is an offer. */
import type { Fix, Intent } from '../finding.ts';
import { belowAnnouncement, unsaid } from '../rewriting.ts';
import type { Announcement, Fact } from '../scenario.ts';
import type { Source } from '../source.ts';

/** Writes other words in place of what stands there. */
export function write(words: string, at: Source, certain = false): Fix {
  return { title: `Write ${words}`, certain, intents: [{ do: 'replace', at, with: words }] };
}

/** Adds a sentence below another. */
export function add(sentence: string, after: Source, certain = false): Fix {
  return { ...addAll([sentence], after), certain };
}

/** Adds sentences below another one. */
export function addAll(sentences: readonly string[], after: Source): Fix {
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

/** Adds quotes for a reason behind what stands there, to be filled in. */
export function askReason(at: Source): Fix {
  return append(' "…"', at, 'Add “…” for the reason');
}

/** Puts words and a blank in front of what stands there. */
export function prepend(words: string, at: Source): Fix {
  return {
    title: `Write ${words}`,
    certain: false,
    intents: [{ do: 'replace', at: { ...at, end: at.start }, with: `${words} ` }],
  };
}

/** Takes a fact out: its sentence, or only the clause where it shares the sentence with its announcement. */
export function remove<F extends Fact>(
  fact: F,
  announcement?: Announcement<F>,
  certain = false,
  title = 'Remove it',
): Fix {
  return { title, certain, intents: [removal(fact, announcement)] };
}

/** The same as an intent, for a fix that does more. */
export function removal<F extends Fact>({ source }: F, announcement: Announcement<F> | undefined): Intent {
  const shared = announcement?.source.sentence === source.sentence && announcement.source.file === source.file;
  return shared ? { do: 'remove', at: source } : { do: 'remove sentence', at: source };
}

/** Takes out a fact below an announcement which may share its sentence with others. */
export function removeBelow<F extends Fact>(
  fact: F,
  announcement: Announcement<F>,
  certain = false,
  title = 'Remove it',
): Fix {
  return { title, certain, intents: unsaid(belowAnnouncement(announcement), [fact]) };
}

/** Takes out a sentence that stands by itself. */
export function removeSentence(at: Source, certain = false): Fix {
  return { title: 'Remove it', certain, intents: [{ do: 'remove sentence', at }] };
}

/** Takes the end of a sentence out, from behind what stands there. */
export function cutBehind(at: Source, { end }: Source, title = 'Leave it out'): Fix {
  return { title, certain: false, intents: [{ do: 'remove', at: { ...at, start: at.end, end } }] };
}

/** The stretch from one place to another of the same sentence. */
export function between(start: Source, end: Source): Source {
  return { ...start, end: end.end };
}
