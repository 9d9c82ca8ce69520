/** Orders what is expected at the caret by what the writer needs there, according to the game. */
import type { Vocabulary } from '../../engine/index.ts';
import type { CaretWant } from '../match/caret-matcher.ts';
import type { Offering } from './offers.ts';
import { writingPlace } from './quote-place.ts';
import { setsAsideRow } from '../skeleton/course.ts';
import { baseForms } from '../match/word-forms.ts';

/**
 * Continuations of words already written come first. Leaves out a word that is another form of a word offered at the
 * same start of a row.
 */
export function asNeeded(offering: Offering, wanted: readonly CaretWant[]): readonly CaretWant[] {
  const {
    scenario,
    table: { ruleset },
  } = offering;
  const once = wanted.filter(
    (want) =>
      !wanted.some((other) => isOpening(want) && isOpening(other) && other.row === want.row && isForm(want, other)),
  );
  const [first] = wanted;
  if (scenario === undefined || first === undefined) return once;
  const place = writingPlace(offering, scenario, wanted.find(({ opening }) => opening !== undefined) ?? first);
  const { rows, kinds, verbs = [], never } = ruleset.needed?.(scenario, place) ?? { rows: [], kinds: [], never: [] };
  const verbRanks = rankVerbs(
    once,
    verbs,
    [...kinds, ...ruleset.vocabulary.verbKinds.map(({ kind }) => kind)],
    ruleset.vocabulary,
  );
  const rank = (want: CaretWant): number =>
    isLast(want) ? Infinity : (verbRanks.get(want) ?? (want.isBegun ? -1 : placeIn(rows, want.row.id)));
  const useful = once.filter(({ row }) => !never.includes(row.id));
  return (useful.length > 0 ? useful : once).toSorted((one, other) => compare(rank(one), rank(other)));
}

/**
 * Whether there is a reason to set aside is only known by playing up to the round, too slow for a keystroke: it is
 * offered last.
 */
function isLast({ row, isBegun }: CaretWant): boolean {
  return row.id === setsAsideRow && !isBegun;
}

/**
 * Ranks verbs: those in `first`, then by the order of their kinds; of a large kind only the first few, so that a short
 * list has some of each.
 */
function rankVerbs(
  wanted: readonly CaretWant[],
  first: readonly string[],
  kinds: readonly string[],
  { verbs }: Vocabulary,
): ReadonlyMap<CaretWant, number> {
  const [ranks, counts] = [new Map<string, number>(), new Map<string, number>()];
  const asked = wanted.flatMap((want) =>
    want.type === 'choice' && want.row.verb !== undefined ? [{ want, ...want.row.verb }] : [],
  );
  const own = new Set(verbs.map(({ word }) => word));
  for (const { word, kind } of [...asked.filter((each) => !own.has(each.word)), ...verbs]) {
    if (ranks.has(word)) continue;
    const [early, count] = [first.indexOf(word), counts.get(kind) ?? 0];
    if (early < 0) counts.set(kind, count + 1);
    ranks.set(word, early >= 0 ? early : first.length + kinds.indexOf(kind) + (count < mostOfKind ? 0 : kinds.length));
  }
  return new Map(asked.map(({ want, word }) => [want, ranks.get(word) ?? 0]));
}

const mostOfKind = 3;

/** Avoids the NaN of Infinity - Infinity. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function isOpening({ isBegun, type }: CaretWant): boolean {
  return !isBegun && type === 'literal';
}

/** `bet` of `bets`. */
function isForm({ words: [word = ''] = [] }: CaretWant, { words: [other = ''] = [] }: CaretWant): boolean {
  return baseForms(other).includes(word);
}

function placeIn(all: readonly string[], id: string): number {
  const at = all.indexOf(id);
  return at < 0 ? all.length : at;
}
