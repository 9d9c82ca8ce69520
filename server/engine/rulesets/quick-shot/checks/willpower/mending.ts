/** How checks of Willpower mend what they find. */
import { quoted } from '../../../../quoting.ts';
import type { Fix } from '../../../../finding.ts';
import { belowAnnouncement, unsaid } from '../../../../rewriting.ts';
import type { Announcement } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import type { Bet, Purse, QuickShotFact } from '../../facts.ts';

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
    title: `Add “${words.trim()}”`,
    certain: false,
    intents: [{ do: 'replace', at: { ...at, start: at.end }, with: words }],
  };
}

/** Takes a sentence at the head of a round out. */
export function remove({ source }: QuickShotFact, certain = false): Fix {
  return { title: 'Remove it', certain, intents: [{ do: 'remove sentence', at: source }] };
}

/** Takes out what stands below an announcement. */
export function removeBelow(
  announcement: Announcement<QuickShotFact>,
  fact: QuickShotFact,
  certain = false,
  title = 'Remove it',
): Fix {
  return { title, certain, intents: unsaid(belowAnnouncement(announcement), [fact]) };
}

/** A pool as it is written. */
export function purseText(purse: Purse): string {
  switch (purse.in) {
    case 'general':
      return 'the general pool';
    case 'aside':
      return 'what is set aside';
    case 'drive':
      return quoted(purse.drive.text);
  }
}

/** A bet as it is written: of so much from one pool. */
export function betText(amount: number, purse: Purse): string {
  return `bets ${amount} WP${purse.in === 'general' ? '' : ` from ${purseText(purse)}`}`;
}

/** The sentence of a bet, with all its parts. */
export function betSentence({ amount, purse, parts }: Bet): string {
  if (parts.length === 0) return betText(amount.value, purse);
  return `bets ${amount.value} WP: ${parts.map((part) => `${part.count.value} WP ${part.purse.in === 'aside' ? 'set aside' : `from ${purseText(part.purse)}`}`).join(', ')}`;
}
