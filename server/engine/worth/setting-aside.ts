/** Intents that set a reason for throws aside, or take that back. */
import { announcedBy, below } from '../announced.ts';
import type { Intent } from '../finding.ts';
import type { Modifier } from '../pool.ts';
import { belowAnnouncement, withoutFact } from '../rewriting.ts';
import { quoted } from '../words/quoting.ts';
import { meansTheSame, reasonLabel } from './reason-words.ts';
import { originOf } from './recount.ts';
import type { Announcement, Fact, Round, Scenario, SetAside } from '../scenario.ts';
import { sameSource } from '../source.ts';

/**
 * The words that set a reason aside, in the announcement of its giver (`givenBy`) or of the pool’s owner: those it had
 * before it was passed on or turned into something else.
 */
export function reasonWords(modifier: Modifier): string {
  return reasonLabel(originOf(modifier));
}

/**
 * Adds a sentence below the announcement of `who` that sets a reason with these words aside, or removes it from the
 * clause that does; this affects all who share the announcement. Empty if there is nothing to change. Undefined if they
 * announce nothing in that round, or if none of their words set the reason aside.
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

/** Removes words from the clauses that set them aside. */
export function takingBack(announcement: Announcement, said: readonly SetAside[]): readonly Intent[] {
  const clauses = said
    .map(({ clause }) => clause)
    .filter((clause, index, all) => all.findIndex((other) => sameSource(other, clause)) === index);
  return clauses.map((clause): Intent => {
    const left = (announcement.setsAside ?? []).filter(
      (each) => sameSource(each.clause, clause) && !said.includes(each),
    );
    return left.length === 0
      ? withoutFact(belowAnnouncement(announcement), { source: clause })
      : { do: 'replace', at: clause, with: sentenceFor(left.map(({ text }) => text)) };
  });
}

function sentenceFor(reasons: readonly string[]): string {
  return `sets aside ${reasons.map(quoted).join(', ')}`;
}
