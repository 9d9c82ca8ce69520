/** Fixes that several checks of attempts share. */
import { remove, write } from '../../../checking/mending.ts';
import type { Fix } from '../../../finding.ts';
import type { Modifier } from '../../../pool.ts';
import { quoted } from '../../../words/quoting.ts';
import { belowAnnouncement, unsaid } from '../../../rewriting.ts';
import type { Announcement } from '../../../scenario.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';

/** Reduces a change of difficulty to this amount; removes it if that is 0. */
export function lessened({ source }: Modifier, left: number, { deed: { announcement } }: Attempt): readonly Fix[] {
  return factsOf(announcement.clauses, 'change')
    .filter((fact) => fact.source === source)
    .map((fact) => (left > 0 ? write(`${left}`, fact.by.source) : remove(fact, announcement)));
}

/** Replaces the attempt with an announcement without a roll, and removes its clauses. */
export function letHappen(announcement: Announcement<QuickShotFact>, what: string): Fix {
  const { verb, object, clauses, prose, source } = announcement;
  const done = `does ${quoted(what)}`;
  return {
    title: `Write “${done}”, without a roll`,
    certain: false,
    intents: [
      { do: 'replace', at: { ...source, start: verb.source.start, end: (object ?? verb).source.end }, with: done },
      ...unsaid(belowAnnouncement(announcement), [...clauses, ...prose]),
    ],
  };
}
