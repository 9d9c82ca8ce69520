/** Turns what is expected at the caret into completions, likeliest first. */
import { groupBy, type Place, type Ruleset, type Scenario } from '../../engine/index.ts';
import type { CaretWant } from '../match/caret-matcher.ts';
import { fittingActor, offeredInHand, offeredNames, offeredThings } from './offered-names.ts';
import { actorsBehindArticle } from './offered-actors.ts';
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

/** One word (or several) to offer. `row` is the id of the row that it belongs to. */
export interface Completion {
  readonly label: string;
  readonly kind: CompletionKind;
  readonly doc: string;
  readonly row: string;
  readonly carried?: boolean;
}

/** The context from which offers are made. */
export interface Offering {
  readonly table: Table;
  readonly names: NameTable;
  readonly rulesets: readonly Ruleset[];
  readonly scenario: Scenario | undefined;
  readonly tokens: readonly Token[];
  readonly reading: Reading;
  readonly place: Place;
  /** The index among the document's sentences of the sentence being typed, or of the next one if it is yet to come. */
  readonly index: number;
  readonly isNew: boolean;
  /** The indentation of the line, if there are only blanks before the word at the caret. */
  readonly column: number | undefined;
}

/**
 * The offers for what is expected, without duplicates: at the start of a sentence what comes next; within one, carried
 * things and reasons first.
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

/** Leaves out a longer start of a row that ends with a shorter one: `advantage`, not also `with an advantage`. */
function shortest(all: readonly Completion[]): readonly Completion[] {
  const ofRow = groupBy(all, ({ row }) => row);
  return all.filter(
    ({ label, row, kind }) =>
      kind !== 'keyword' || ofRow.get(row)?.some((other) => label.endsWith(` ${other.label}`)) !== true,
  );
}

function goingOn(offering: Offering, wanted: readonly CaretWant[]): readonly Completion[] {
  const actors = actorsBehindArticle(offering);
  const said = wanted.filter((want) => !isNamedClause(want, wanted)).flatMap((want) => offersFor(offering, want));
  const all = [...actors, ...said.filter((each) => !actors.some(({ label }) => label === `${each.label}:`))];
  const isFirst = (each: Completion): boolean => each.carried === true || each.kind === 'reason';
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
}

/**
 * A clause that starts with a name, after an announcement that is complete without it: it would need a separate line.
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
        fittingActor(offering, want, phrasesOf(offering, want)).map((label) => ({
          label,
          kind: 'keyword',
          doc,
          row: row.id,
        }))
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

/** The words that continue a row; for a round its heading with the number. */
function phrasesOf(offering: Offering, want: CaretWant): readonly string[] {
  const { row, words = [], isBegun } = want;
  if (row.id === 'round' && !isBegun) return roundHeadings(offering);
  const phrases = words.flatMap((word) => phrasesFrom(row, word));
  return isBegun
    ? phrases
    : phrases.flatMap((phrase) => (saysNothing.has(phrase) ? longer(offering, want, phrase) : [phrase]));
}

/** Words that don’t reveal what they start. */
const saysNothing: ReadonlySet<string> = new Set(['a', 'also', 'an', 'on', 'the', 'with']);

/** Extends such a word by a happening, by a stat, or as in the row’s example; empty if there is no such extension. */
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
 * A word of a row with the fixed words that follow it, and each of the following choices: `called shot`, `on his own`,
 * `on success` and `on failure`.
 */
function phrasesFrom(row: Row, word: string): readonly string[] {
  const [first, ...rest] = row.nodes;
  if (first?.is !== 'literal' || first.text !== word) return [word];
  const fixed = [word, ...leadingWords(rest)];
  const chosen = choicesOf(rest[fixed.length - 1]);
  return chosen.length === 0 ? [fixed.join(' ')] : chosen.map((choice) => [...fixed, choice].join(' '));
}

/** The choices of a node; if all are one choice with words before it, only that one: `hit` of `hit` and `a hit`. */
function choicesOf(node: Node | undefined): readonly string[] {
  if (node?.is === 'slot') return node.choices ?? [];
  if (node?.is !== 'either') return [];
  const [first = '', ...others] = node.of.map((nodes) => leadingWords(nodes).join(' '));
  return first !== '' && others.every((other) => other.endsWith(` ${first}`)) ? [first] : [];
}

/** The options of a game, to offer after `option`, and the values of each. */
function offeredOptions({ table }: Offering, { row, slot, said }: CaretWant): readonly Completion[] {
  if (row.id !== 'option') return [];
  const options = table.ruleset.vocabulary.options ?? [];
  if (slot === 'name')
    return options.map(({ word, doc }): Completion => ({ label: word, kind: 'keyword', doc, row: row.id }));
  const chosen = said.has('name') ? options.find(({ word }) => word === said.words('name').text) : undefined;
  return (chosen?.values ?? []).map((value, at): Completion => ({
    label: value,
    kind: 'keyword',
    doc: `${at === 0 ? 'The default. ' : ''}${chosen?.doc ?? ''}`,
    row: row.id,
  }));
}
