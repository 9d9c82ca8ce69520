/** How checks mend what they find. */
import { removal } from '../../../checking/removal.ts';
import type { Fix } from '../../../finding.ts';
import type { Announcement } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { AttackFact, Circumstance } from '../facts.ts';

/** Writes other words in place of what stands there. */
export function write(words: string, at: Source, certain = false): Fix {
  return { title: `Write ${words}`, certain, intents: [{ do: 'replace', at, with: words }] };
}

/** Adds a sentence below another. */
export function add(sentence: string, after: Source, certain = false): Fix {
  return { title: `Add “${sentence}”`, certain, intents: [{ do: 'add sentence after', at: after, text: sentence }] };
}

/** Adds words behind what stands there. */
export function append(words: string, at: Source): Fix {
  return {
    title: `Add “${words}”`,
    certain: false,
    intents: [{ do: 'replace', at: { ...at, start: at.end }, with: ` ${words}` }],
  };
}

/** Adds quotes for a reason behind what stands there, to be filled in. */
export function askReason(at: Source): Fix {
  return { ...append('"…"', at), title: 'Add “…” for the reason' };
}

/** Takes a fact out. */
export function remove(fact: AttackFact, announcement?: Announcement<AttackFact>, certain = false): Fix {
  return { title: 'Remove it', certain, intents: [removal(fact, announcement)] };
}

/** Takes out against whom an advantage or disadvantage is, which is the last that it says. */
export function withoutFacing({ named, words, of, source }: Circumstance): Fix {
  const start = of.at(-1)?.source.end ?? (words?.source ?? named ?? source).end;
  return { title: 'Leave out against whom', certain: false, intents: [{ do: 'remove', at: { ...source, start } }] };
}

/** Takes one of two sentences out that can't both count; neither stands under an announcement together with it. */
export function keepOne(fact: AttackFact, first: AttackFact): readonly Fix[] {
  return [remove(fact), { ...remove(first), title: 'Remove the first one' }];
}
