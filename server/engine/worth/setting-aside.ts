/** Setting a reason for more or fewer throws aside: how it is written, and taken back. */
import { announcedBy, below } from '../announced.ts';
import type { Intent } from '../finding.ts';
import type { Modifier } from '../pool.ts';
import { quoted } from '../words/quoting.ts';
import { meansTheSame, reasonLabel } from './reason-words.ts';
import { originOf } from './recount.ts';
import type { Announcement, Fact, Round, Scenario, SetAside } from '../scenario.ts';
import { sameSource } from '../source.ts';

/**
 * The words by which a reason is set aside, in the announcement of whom it came up with (`givenBy`, or whose pool it is
 * in): what it was before it was passed on or turned into something else.
 */
export function reasonWords(modifier: Modifier): string {
  return reasonLabel(originOf(modifier));
}

/**
 * Writes below the announcement of `who` that a reason with these words is set aside, or takes it back out of the
 * clause that says so; it holds for all who share the announcement. Nothing is to be done where it is so already.
 * Undefined where they announce nothing in that round, or no words of theirs say what is to be taken back.
 */
export function settingAside<F extends Fact>(
  scenario: Scenario<F>,
  round: Round<F>,
  who: string,
  words: string,
  isAside: boolean,
): readonly Intent[] | undefined {
  const announcement = announcedBy(scenario, round, who)?.announcement;
  if (announcement === undefined) return undefined;
  const said = (announcement.setsAside ?? []).filter(({ text }) => meansTheSame(text, words));
  if (isAside) return said.length > 0 ? [] : below(announcement, sentenceFor([words]));
  return said.length === 0 ? undefined : takingBack(announcement, said);
}

/** Takes words out of the clauses that set them aside. */
export function takingBack(announcement: Announcement, said: readonly SetAside[]): readonly Intent[] {
  const clauses = said
    .map(({ clause }) => clause)
    .filter((clause, index, all) => all.findIndex((other) => sameSource(other, clause)) === index);
  return clauses.map((clause): Intent => {
    const left = (announcement.setsAside ?? []).filter(
      (each) => sameSource(each.clause, clause) && !said.includes(each),
    );
    return left.length === 0
      ? withoutClause(announcement, clause)
      : { do: 'replace', at: clause, with: sentenceFor(left.map(({ text }) => text)) };
  });
}

function sentenceFor(reasons: readonly string[]): string {
  return `sets aside ${reasons.map(quoted).join(', ')}`;
}

/** A clause that has its sentence for itself takes the sentence along; one that begins it leaves the rest. */
function withoutClause({ source, clauses, setsAside = [], prose }: Announcement, clause: SetAside['clause']): Intent {
  const others = [
    source,
    ...clauses.map((each) => each.source),
    ...prose.map((each) => each.source),
    ...setsAside.map((each) => each.clause),
  ].filter((each) => each.file === clause.file && each.sentence === clause.sentence && !sameSource(each, clause));
  if (others.length === 0) return { do: 'remove sentence', at: clause };
  if (others.some(({ start }) => start < clause.start)) return { do: 'remove', at: clause };
  return { do: 'replace', at: { ...clause, end: Math.min(...others.map(({ start }) => start)) }, with: '' };
}
