/** What is wanted at the caret in the order in which a writer needs it there, as the game knows it. */
import type { CaretWant } from './caret-matcher.ts';
import type { Offering } from './offers.ts';
import { writingPlace } from './quote-place.ts';
import { baseForms } from './word-forms.ts';

/** What goes on with words that are there stays first. A word that is a form of another at the start of its row isn’t offered beside it. */
export function asNeeded(offering: Offering, wanted: readonly CaretWant[]): readonly CaretWant[] {
  const { scenario, table: { ruleset } } = offering;
  const once = wanted.filter((want) => !wanted.some((other) => isOpening(want) && isOpening(other) && other.row === want.row && isForm(want, other)));
  const [first] = wanted;
  if (scenario === undefined || first === undefined || ruleset.needed === undefined) return once;
  const { rows, kinds, never } = ruleset.needed(scenario, writingPlace(offering, scenario, wanted.find(({ opening }) => opening !== undefined) ?? first));
  const rank = ({ row, type, isBegun }: CaretWant): number => {
    if (type === 'choice' && row.verb !== undefined) return placeIn(kinds, row.verb.kind);
    return isBegun ? -1 : placeIn(rows, row.id);
  };
  return once.filter(({ row, isBegun }) => isBegun || !never.includes(row.id)).toSorted((one, other) => rank(one) - rank(other));
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
