/** Turns what is wanted at the caret into words to offer, the likeliest first. */
import { groupBy, type Place, type Ruleset, type Scenario } from '../../engine/index.ts';
import type { CaretWant } from '../match/caret-matcher.ts';
import { offeredInHand, offeredNames, offeredThings } from './offered-names.ts';
import { offeredAmounts, offeredQuotes } from './offered-quotes.ts';
import type { NameTable } from '../match/name-table.ts';
import { leadingWords, type Node } from '../match/notation.ts';
import { asNeeded } from './needed-rows.ts';
import { offeredStats } from './offered-stats.ts';
import { nextSentence, roundHeadings } from './next-sentence.ts';
import type { Reading } from '../read/read.ts';
import type { Row } from '../match/row.ts';
import type { Table } from '../match/table.ts';
import type { Token } from '../read/tokens.ts';

export type CompletionKind =
  'keyword' | 'verb' | 'combatant' | 'creature' | 'side' | 'thing' | 'stat' | 'state' | 'rules' | 'reason';

/** One word (or several) to offer. `row` is the id of the row it belongs to. */
export interface Completion {
  readonly label: string;
  readonly kind: CompletionKind;
  readonly doc: string;
  readonly row: string;
  readonly carried?: boolean;
}

/** What offers are made from. */
export interface Offering {
  readonly table: Table;
  readonly names: NameTable;
  readonly rulesets: readonly Ruleset[];
  readonly scenario: Scenario | undefined;
  readonly tokens: readonly Token[];
  readonly reading: Reading;
  readonly place: Place;
  /**
   * The place of the sentence that is being typed among the document's; that of the next one where it is yet to come.
   */
  readonly index: number;
  readonly isNew: boolean;
  /** How far its line is indented, where nothing but blanks stands before the word at the caret. */
  readonly column: number | undefined;
}

/**
 * The offers for what is wanted, each name once: where a sentence begins, what comes next; within one, what somebody
 * carries or has a name for.
 */
export function offers(offering: Offering, wanted: readonly CaretWant[]): readonly Completion[] {
  const ordered = asNeeded(offering, wanted);
  return eachOnce(
    shortest(
      offering.tokens.length === 0
        ? nextSentence(offering, ordered, (want) => offersFor(offering, want))
        : goingOn(offering, ordered),
    ),
  );
}

/**
 * Of the ways to begin one row the shortest, where it ends the longer ones: `advantage`, not also `with an advantage`.
 */
function shortest(all: readonly Completion[]): readonly Completion[] {
  const ofRow = groupBy(all, ({ row }) => row);
  return all.filter(
    ({ label, row, kind }) =>
      kind !== 'keyword' || ofRow.get(row)?.some((other) => label.endsWith(` ${other.label}`)) !== true,
  );
}

function goingOn(offering: Offering, wanted: readonly CaretWant[]): readonly Completion[] {
  const all = wanted.filter((want) => !isNamedClause(want, wanted)).flatMap((want) => offersFor(offering, want));
  const isFirst = (each: Completion): boolean => each.carried === true || each.kind === 'reason';
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
}

/**
 * A clause that begins with somebody’s name, behind an announcement that is complete without it: it would have to stand
 * on a line of its own.
 */
function isNamedClause({ row, opening }: CaretWant, wanted: readonly CaretWant[]): boolean {
  const [first] = row.nodes;
  const isComplete =
    opening !== undefined &&
    wanted.some((other) => other.row.verb === undefined && !other.isBegun && other.type === 'literal');
  return isComplete && row.verb === undefined && first?.is === 'slot' && first.choices === undefined;
}

function eachOnce(all: readonly Completion[]): readonly Completion[] {
  const seen = new Set<string>();
  return all.filter(({ label }) => label !== '' && !seen.has(label) && seen.add(label).size > 0);
}

function offersFor(offering: Offering, want: CaretWant): readonly Completion[] {
  const { row } = want;
  const doc = row.pattern.doc;
  switch (want.type) {
    case 'literal':
      return (
        offeredInHand(offering, want) ??
        phrasesOf(offering, want).map((label) => ({ label, kind: 'keyword', doc, row: row.id }))
      );
    case 'choice':
      return (want.words ?? []).map((word) => ({
        label: word,
        kind: row.verb === undefined ? 'keyword' : 'verb',
        doc,
        row: row.id,
      }));
    case 'stat':
      return offeredStats(offering, want);
    case 'state':
    case 'happening':
    case 'condition':
      return (want.words ?? []).map((word) => ({
        label: word,
        kind: 'state',
        doc: docOf(offering.table.ruleset.vocabulary.states, word),
        row: row.id,
      }));
    case 'combatant':
    case 'creature':
    case 'side':
      return offeredNames(offering, want);
    case 'thing':
      return offeredThings(offering, want);
    case 'pronoun':
      return ['(he)', '(she)', '(it)', '(they)'].map((label) => ({ label, kind: 'keyword', doc, row: row.id }));
    case 'word':
    case 'words':
      return row.id === 'rules'
        ? offering.rulesets.map(({ id, title, about }) => ({
            label: id,
            kind: 'rules',
            doc: `${title}. ${about}`,
            row: row.id,
          }))
        : offeredOptions(offering, want);
    case 'prose':
    case 'object':
      return offeredQuotes(offering, want);
    case 'number':
      return offeredAmounts(offering, want);
    default:
      return [];
  }
}

/** The words with which a row goes on; the heading of a round with its number. */
function phrasesOf(offering: Offering, want: CaretWant): readonly string[] {
  const { row, words = [], isBegun } = want;
  if (row.id === 'round' && !isBegun) return roundHeadings(offering);
  const phrases = words.flatMap((word) => phrasesFrom(row, word));
  return isBegun
    ? phrases
    : phrases.flatMap((phrase) => (saysNothing.has(phrase) ? longer(offering, want, phrase) : [phrase]));
}

/** Words that tell nobody what they begin. */
const saysNothing: ReadonlySet<string> = new Set(['a', 'also', 'an', 'on', 'the', 'with']);

/**
 * Such a word with what can happen, with a stat, or as the row’s example begins; none where the row can be begun
 * otherwise.
 */
function longer(offering: Offering, want: CaretWant, word: string): readonly string[] {
  const {
    nodes: [, second],
    pattern: { example },
  } = want.row;
  const { happenings, stats } = offering.table.ruleset.vocabulary;
  const slot = second?.is === 'slot' ? second.type : undefined;
  if (slot === 'happening') return happenings.map((happening) => `${word} ${happening.word}`);
  if (slot === 'stat')
    return offeredStats(offering, { ...want, words: stats.map((stat) => stat.word) }).map(
      ({ label }) => `${word} ${label}`,
    );
  const [shown = ''] = example.split(' "');
  return shown.startsWith(`${word} `) ? [shown] : [];
}

function docOf(words: readonly { readonly word: string; readonly doc: string }[], word: string): string {
  return words.find((known) => known.word === word)?.doc ?? '';
}

/**
 * A word of a row with the fixed words that follow it, each of those to choose from: `called shot`, `on his own`, `on
 * success` and `on failure`.
 */
function phrasesFrom(row: Row, word: string): readonly string[] {
  const [first, ...rest] = row.nodes;
  if (first?.is !== 'literal' || first.text !== word) return [word];
  const fixed = [word, ...leadingWords(rest)];
  const chosen = choicesOf(rest[fixed.length - 1]);
  return chosen.length === 0 ? [fixed.join(' ')] : chosen.map((choice) => [...fixed, choice].join(' '));
}

/** The words to choose from; where all are one with something before it, that one: `hit` of `hit` and `a hit`. */
function choicesOf(node: Node | undefined): readonly string[] {
  if (node?.is === 'slot') return node.choices ?? [];
  if (node?.is !== 'either') return [];
  const [first = '', ...others] = node.of.map((nodes) => leadingWords(nodes).join(' '));
  return first !== '' && others.every((other) => other.endsWith(` ${first}`)) ? [first] : [];
}

/** The choices that a game leaves open, to offer behind `option`, and the values of each. */
function offeredOptions({ table }: Offering, { row, slot, said }: CaretWant): readonly Completion[] {
  if (row.id !== 'option') return [];
  const options = table.ruleset.vocabulary.options ?? [];
  if (slot === 'name')
    return options.map(({ word, doc }): Completion => ({ label: word, kind: 'keyword', doc, row: row.id }));
  const chosen = said.has('name') ? options.find(({ word }) => word === said.words('name').text) : undefined;
  return (chosen?.values ?? []).map((value, at): Completion => ({
    label: value,
    kind: 'keyword',
    doc: `${at === 0 ? 'In force where nothing is written. ' : ''}${chosen?.doc ?? ''}`,
    row: row.id,
  }));
}
