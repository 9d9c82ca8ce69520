/** Reasons to offer behind `sets aside`: those that the pools of the announcement have. */
import { quoted, reasonWords, sameSource, seededThrows, type Announcement, type Scenario } from '../engine/index.ts';
import { setsAsideRow } from './skeleton/course.ts';
import type { Want } from './match-types.ts';
import type { Completion, Offering } from './offers.ts';

/** With their quotes; none where another row asks for quoted words. */
export function offeredReasons(offering: Offering, { row }: Want): readonly Completion[] {
  return row.id === setsAsideRow ? reasonsOf(offering).map((reason) => ({ ...reason, label: quoted(reason.label) })) : [];
}

/** Without quotes, but for one that closes them; none in the quotation of another row. */
export function reasonsInQuotes(offering: Offering, wanted: readonly Want[], closer: string): readonly Completion[] {
  const isWanted = wanted.some(({ row, type }) => row.id === setsAsideRow && type === 'prose');
  return isWanted ? reasonsOf(offering).map((reason) => ({ ...reason, label: `${reason.label}${closer}` })) : [];
}

/** One round is reckoned in brief: a caret stands here seldom. */
function reasonsOf(offering: Offering): readonly Completion[] {
  const { scenario, table: { ruleset } } = offering;
  const announcement = scenario === undefined ? undefined : announcementAt(offering, scenario);
  const index = scenario?.rounds.findIndex(({ announcements }) => announcements.some((each) => each === announcement)) ?? -1;
  if (scenario === undefined || announcement === undefined || index < 0) return [];
  const seed = scenario.seed?.value ?? 1;
  const [round] = ruleset.odds(scenario, { throws: seededThrows(seed), seed, brief: true, only: index }).rounds;
  const actions = (round?.actions ?? []).filter(({ source }) => sameSource(source, announcement.source));
  const reasons = actions.flatMap(({ pool }) => pool.modifiers).filter(({ givenBy, standing }) => givenBy === undefined && standing !== 'unused');
  const told = new Map(reasons.map((reason) => [reasonWords(reason), reason] as const));
  return [...told].map(([label, { because }]): Completion => ({ label, kind: 'reason', doc: because, row: setsAsideRow }));
}

/** The announcement that the sentence which is being typed stands below, or begins with. */
function announcementAt({ reading, index }: Offering, { rounds }: Scenario): Announcement | undefined {
  const here = reading.document.sentences[index + 1];
  const before = here === undefined ? reading.statements : reading.statements.slice(0, Math.max(0, reading.statements.findIndex(({ sentence }) => sentence === here)));
  const source = before.findLast(({ parts: [first] }) => first?.row.verb !== undefined)?.parts[0]?.source;
  return source === undefined ? undefined : rounds.flatMap(({ announcements }) => announcements).find((each) => sameSource(each.source, source));
}
