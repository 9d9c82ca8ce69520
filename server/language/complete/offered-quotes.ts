/** Words to offer in quotes: what the game knows to be meant there, and the reasons that can be set aside. */
import {
  quoted,
  runToEnd,
  reasonWords,
  sameSource,
  seededThrows,
  type QuoteCompletion,
  type Ruleset,
  type Scenario,
  type WritingPlace,
} from '../../engine/index.ts';
import type { CaretWant } from '../match/caret-matcher.ts';
import type { Completion, Offering } from './offers.ts';
import { quotePlace } from './quote-place.ts';
import { setsAsideRow } from '../skeleton/course.ts';

/** With their quotes. */
export function offeredQuotes(offering: Offering, want: CaretWant): readonly Completion[] {
  return wordsFor(offering, want).map((each) => ({ ...each, label: quoted(each.label) }));
}

/** What the game knows to be meant where a number is wanted, without quotes. */
export function offeredAmounts(offering: Offering, want: CaretWant): readonly Completion[] {
  return wordsFor(offering, want).map((each) => ({ ...each, kind: 'keyword' }));
}

/** Without quotes, but for one that closes them; each once. Where a row goes on with quotes, none begins with them. */
export function offersInQuotes(
  offering: Offering,
  wanted: readonly CaretWant[],
  closer: string,
): readonly Completion[] {
  const inQuotes = wanted.filter(({ type }) => type === 'prose' || type === 'object');
  const begun = inQuotes.filter(({ isBegun }) => isBegun);
  const all = (begun.length > 0 ? begun : inQuotes).flatMap((want) => wordsFor(offering, want));
  const seen = new Set<string>();
  return all
    .filter(({ label }) => !seen.has(label) && seen.add(label).size > 0)
    .map((each) => ({ ...each, label: `${each.label}${closer}` }));
}

/** What the sentence has quoted already isn’t offered in it again. */
function wordsFor(offering: Offering, want: CaretWant): readonly Completion[] {
  const {
    scenario,
    tokens,
    table: { ruleset },
  } = offering;
  const place = scenario === undefined ? undefined : quotePlace(offering, scenario, want);
  if (scenario === undefined || place === undefined) return [];
  const words =
    place.row === setsAsideRow ? offeredReasons(ruleset, scenario, place) : (ruleset.quotable?.(scenario, place) ?? []);
  const isThere = new Set(tokens.flatMap(({ kind, text }) => (kind === 'prose' ? [text] : [])));
  return words
    .filter((each) => each.words.trim() !== '' && !isThere.has(each.words))
    .map((each): Completion => ({ label: each.words, kind: 'reason', doc: each.doc, row: place.row }));
}

/** One round is reckoned in brief: a caret stands here seldom. */
function offeredReasons(
  ruleset: Ruleset,
  scenario: Scenario,
  { round, announcement }: WritingPlace,
): readonly QuoteCompletion[] {
  if (round === undefined || announcement === undefined) return [];
  const seed = scenario.seed?.value ?? 1;
  const only = scenario.rounds.indexOf(round);
  const [odds] = runToEnd(ruleset.odds(scenario, { throws: seededThrows(seed), seed, brief: true, only })).rounds;
  const actions = (odds?.actions ?? []).filter(({ source }) => sameSource(source, announcement.source));
  const reasons = actions
    .flatMap(({ pool }) => pool.modifiers)
    .filter(({ givenBy, standing }) => givenBy === undefined && standing !== 'unused');
  const told = new Map(reasons.map((reason) => [reasonWords(reason), reason] as const));
  return [...told].map(([words, { because }]) => ({ words, doc: because }));
}
