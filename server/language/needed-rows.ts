/** What is wanted at the caret in the order in which a writer needs it there, as the game knows it. */
import type { CaretWant } from './caret-matcher.ts';
import type { Offering } from './offers.ts';
import { writingPlace } from './quote-place.ts';
import { setsAsideRow } from './skeleton/course.ts';
import { baseForms } from './word-forms.ts';

/** What goes on with words that are there stays first. A word that is a form of another at the start of its row isn’t offered beside it. */
export function asNeeded(offering: Offering, wanted: readonly CaretWant[]): readonly CaretWant[] {
  const { scenario, table: { ruleset } } = offering;
  const once = wanted.filter((want) => !wanted.some((other) => isOpening(want) && isOpening(other) && other.row === want.row && isForm(want, other)));
  const [first] = wanted;
  if (scenario === undefined || first === undefined) return once;
  const place = writingPlace(offering, scenario, wanted.find(({ opening }) => opening !== undefined) ?? first);
  const { rows, kinds, verbs = [], never } = ruleset.needed?.(scenario, place) ?? { rows: [], kinds: [], never: [] };
  const verbRanks = rankVerbs(once, verbs, [...kinds, ...ruleset.vocabulary.verbKinds.map(({ kind }) => kind)]);
  const rank = (want: CaretWant): number => verbRanks.get(want) ?? (want.isBegun ? -1 : placeIn(rows, want.row.id));
  const useful = once.filter((want) => !never.includes(want.row.id) && !isLeftOut(want));
  return (useful.length > 0 ? useful : once).toSorted((one, other) => rank(one) - rank(other));
}

/** Setting aside takes a reason that the pool has, and to know those takes reckoning: it is offered once it is begun. */
function isLeftOut({ row, isBegun }: CaretWant): boolean {
  return row.id === setsAsideRow && !isBegun;
}

/** Verbs by their kind; of a kind with many the first few, so that a short list has some of each. */
function rankVerbs(wanted: readonly CaretWant[], first: readonly string[], kinds: readonly string[]): ReadonlyMap<CaretWant, number> {
  const [ranks, counts] = [new Map<CaretWant, number>(), new Map<string, number>()];
  for (const want of wanted) {
    const { type, row: { verb } } = want;
    if (type !== 'choice' || verb === undefined) continue;
    const count = counts.get(verb.kind) ?? 0;
    counts.set(verb.kind, count + 1);
    const own = first.indexOf(verb.word);
    ranks.set(want, own >= 0 ? own : first.length + kinds.indexOf(verb.kind) + (count < mostOfKind ? 0 : kinds.length));
  }
  return ranks;
}

const mostOfKind = 5;

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
