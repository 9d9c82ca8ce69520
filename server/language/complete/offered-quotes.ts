/** Completions within quotes: words that the game knows for the place, and reasons that can be set aside. */
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

/** Amounts that the game knows for a number slot, without quotes. */
export function offeredAmounts(offering: Offering, want: CaretWant): readonly Completion[] {
  return wordsFor(offering, want).map((each) => ({ ...each, kind: 'keyword' }));
}

/**
 * Without an opening quote, but with `closer`; no duplicates. If a row that is already begun expects quotes, rows that
 * start with quotes are left out.
 */
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

/** Leaves out what the sentence already quotes. */
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

/** Computes the odds of one round in brief mode; acceptable since the caret is rarely here. */
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
  const results = new Map(reasons.map((reason) => [reasonWords(reason), reason] as const));
  return [...results].map(([words, { because }]) => ({ words, doc: because }));
}
