/** What is said in the text, said otherwise: a fact replaced by another sentence, or taken out. */
import type { Intent } from './finding.ts';
import type { Announcement, Fact } from './scenario.ts';
import type { Source } from './source.ts';

/**
 * Where facts stand: behind the sentence of an announcement or a heading, with all else that can share a sentence with
 * them.
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
 * Of facts that say the same thing the last is replaced by the text, and the others give way; where there are none, it
 * is written below.
 */
export function said(stand: Stand, facts: readonly Fact[], text: string): readonly Intent[] {
  const last = facts.at(-1);
  if (last === undefined) return [{ do: 'add sentence after', at: stand.after, text }];
  return [...unsaid(stand, facts.slice(0, -1)), { do: 'replace', at: last.source, with: text }];
}

/** The facts are taken out: with their sentences, or out of those that say something else too. */
export function unsaid({ beside }: Stand, facts: readonly Fact[]): readonly Intent[] {
  return facts.map(({ source }): Intent => {
    const others = beside.filter(
      (other) =>
        other.file === source.file &&
        other.sentence === source.sentence &&
        (other.start !== source.start || other.end !== source.end),
    );
    if (others.length === 0) return { do: 'remove sentence', at: source };
    if (others.some(({ start }) => start < source.start)) return { do: 'remove', at: source };
    return { do: 'replace', at: { ...source, end: Math.min(...others.map(({ start }) => start)) }, with: '' };
  });
}
