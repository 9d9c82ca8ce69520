/** Intents that replace or remove facts in the text. */
import type { Intent } from './finding.ts';
import type { Announcement, Fact } from './scenario.ts';
import type { Source } from './source.ts';

/**
 * Where facts are: below the sentence of an announcement or a heading (`after`), with everything else that can share a
 * sentence with them.
 */
export interface Stand {
  readonly after: Source;
  readonly beside: readonly Source[];
}

export function belowAnnouncement<F extends Fact>({ source, clauses, prose, setsAside = [] }: Announcement<F>): Stand {
  return {
    after: source,
    beside: [source, ...[...clauses, ...prose].map((each) => each.source), ...setsAside.map(({ clause }) => clause)],
  };
}

/**
 * Replaces the last of some equivalent facts by the text and removes the others; if there are none, adds the text
 * below.
 */
export function said(stand: Stand, facts: readonly Fact[], text: string): readonly Intent[] {
  const last = facts.at(-1);
  if (last === undefined) return [{ do: 'add sentence after', at: stand.after, text }];
  return [...unsaid(stand, facts.slice(0, -1)), { do: 'replace', at: last.source, with: text }];
}

/** Removes facts: each with its sentence, or only its part of a sentence that contains something else. */
export function unsaid(stand: Stand, facts: readonly Fact[]): readonly Intent[] {
  return facts.map((fact) => withoutFact(stand, fact));
}

/** Removes one fact, or another part of the text, in the same way. */
export function withoutFact({ beside }: Stand, { source }: Pick<Fact, 'source'>): Intent {
  const others = beside.filter(
    (other) =>
      other.file === source.file &&
      other.sentence === source.sentence &&
      (other.start !== source.start || other.end !== source.end),
  );
  if (others.length === 0) return { do: 'remove sentence', at: source };
  if (others.some(({ start }) => start < source.start)) return { do: 'remove', at: source };
  return { do: 'replace', at: { ...source, end: Math.min(...others.map(({ start }) => start)) }, with: '' };
}
