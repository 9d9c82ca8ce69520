/** Limits on what is read: beyond them there is a finding, never a hang. */

export const bounds = {
  characters: 4_000_000,
  lines: 100_000,
  sentences: 100_000,
  /** Characters in one sentence. */
  sentence: 200_000,
  /** Characters in a name; the rest is cut off. */
  name: 200,
  tokens: 600,
  /**
   * Tokens of an unreadable sentence up to which a correction is searched for; that time grows faster than linearly.
   */
  mended: 150,
  number: 1_000_000,
  list: 200,
  rounds: 500,
  combatants: 500,
  /** Includes the sides of single combatants; leaves some for sides without members. */
  sides: 600,
  announcements: 500,
  /** Announcements in all rounds of a scenario. */
  announced: 6000,
  /** Combatants times rounds of a scenario: the number of combatant states in a timeline. */
  states: 10_000,
  facts: 500,
  findings: 200,
  /** Matching steps spent on one sentence. */
  steps: 40_000,
} as const;

/** A name as it is read: if too long it is cut off, and the result is still slightly longer than a name may be. */
export function cutOff(name: string): string {
  return name.length <= bounds.name ? name : `${name.slice(0, bounds.name).replace(/\p{Cs}$/u, '')}…`;
}

/** Where a text is cut off, and by which bound. */
export interface Cut {
  readonly at: number;
  readonly what: 'characters' | 'lines' | 'sentences';
  readonly bound: number;
}

/** Where a text exceeds a bound, if it does. */
export function overBound(text: string): Cut | undefined {
  const line = lineOverBound(text);
  if (line !== undefined && line < bounds.characters) return { at: line, what: 'lines', bound: bounds.lines };
  if (text.length > bounds.characters) return { at: bounds.characters, what: 'characters', bound: bounds.characters };
  return undefined;
}

function lineOverBound(text: string): number | undefined {
  if (text.length <= bounds.lines) return undefined;
  let at = 0;
  for (let count = 0; count < bounds.lines; count += 1) {
    const end = text.indexOf('\n', at);
    if (end < 0) return undefined;
    at = end + 1;
  }
  return at;
}
