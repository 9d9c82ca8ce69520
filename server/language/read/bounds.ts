/** How much a reader takes: beyond these bounds there is a finding and never a hang. */

export const bounds = {
  characters: 4_000_000,
  lines: 100_000,
  sentences: 100_000,
  /** Characters of one sentence. */
  sentence: 200_000,
  /** Characters of a name; the others are cut off. */
  name: 200,
  tokens: 600,
  /**
   * Words and marks of a sentence that can’t be read, up to which what was meant is looked for: that takes time which
   * grows faster than their number.
   */
  mended: 150,
  number: 1_000_000,
  list: 200,
  rounds: 500,
  combatants: 500,
  /** With those of whoever stands alone; some are left for sides that nobody is of. */
  sides: 600,
  announcements: 500,
  /** Announcements in all rounds of a scenario. */
  announced: 6000,
  /** Combatants times rounds of a scenario: so often somebody’s state is told. */
  states: 10_000,
  facts: 500,
  findings: 200,
  /** Steps of matching spent on one sentence. */
  steps: 40_000,
} as const;

/** A name as it is read: one that is too long is cut off, and is still a little longer than a name may be. */
export function cutOff(name: string): string {
  return name.length <= bounds.name ? name : `${name.slice(0, bounds.name).replace(/\p{Cs}$/u, '')}…`;
}

/** Where a text is cut off, and by which bound. */
export interface Cut {
  readonly at: number;
  readonly what: 'characters' | 'lines' | 'sentences';
  readonly bound: number;
}

/** Where a text becomes too large, if it does. */
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
