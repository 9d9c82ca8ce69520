/** How these checks mend what they find. */
import type { Fix } from '../../../../finding.ts';
import type { Modifier } from '../../../../pool.ts';
import { quoted } from '../../../../quoting.ts';
import { belowAnnouncement, unsaid } from '../../../../rewriting.ts';
import type { Announcement } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';

/** Writes other words in place of what stands there. */
export function write(words: string, at: Source, certain = false): Fix {
  return { title: `Write ${words}`, certain, intents: [{ do: 'replace', at, with: words }] };
}

/** Adds a sentence below an announcement. */
export function add(sentence: string, { source }: Announcement): Fix {
  return {
    title: `Add “${sentence}”`,
    certain: false,
    intents: [{ do: 'add sentence after', at: source, text: sentence }],
  };
}

/** Adds words right behind what stands there. */
export function append(words: string, at: Source): Fix {
  return {
    title: `Add “${words.trim()}”`,
    certain: false,
    intents: [{ do: 'replace', at: { ...at, start: at.end }, with: words }],
  };
}

/** Takes out a fact that is said under an announcement. */
export function remove(fact: QuickShotFact, announcement: Announcement<QuickShotFact>): Fix {
  return { title: 'Remove it', certain: false, intents: unsaid(belowAnnouncement(announcement), [fact]) };
}

/** Leaves so much of what makes an action easier or harder; all of it goes where that is nothing. */
export function lessened({ source }: Modifier, left: number, { deed: { announcement } }: Attempt): readonly Fix[] {
  return factsOf(announcement.clauses, 'change')
    .filter((fact) => fact.source === source)
    .map((fact) => (left > 0 ? write(`${left}`, fact.by.source) : remove(fact, announcement)));
}

/** Takes out a sentence that stands by itself. */
export function removeSentence(at: Source): Fix {
  return { title: 'Remove it', certain: false, intents: [{ do: 'remove sentence', at }] };
}

/** It is done without a roll, and all that is said of the attempt goes. */
export function letHappen(announcement: Announcement<QuickShotFact>, what: string): Fix {
  const { verb, object, clauses, prose, source } = announcement;
  const done = `does ${quoted(what)}`;
  return {
    title: `Write ${done}, without a roll`,
    certain: false,
    intents: [
      { do: 'replace', at: { ...source, start: verb.source.start, end: (object ?? verb).source.end }, with: done },
      ...unsaid(belowAnnouncement(announcement), [...clauses, ...prose]),
    ],
  };
}

/** Takes the end of a sentence out, from behind what stands there. */
export function cutBehind(at: Source, { end }: Source, title = 'Leave it out'): Fix {
  return { title, certain: false, intents: [{ do: 'remove', at: { ...at, start: at.end, end } }] };
}
