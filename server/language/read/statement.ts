/** A statement: the result of reading a sentence, or a part of one. */
import type { Finding, Piece, Place, Slots, Source } from '../../engine/index.ts';
import { after, type Context } from '../match/contexts.ts';
import { continuedIn } from './continued-clause.ts';
import { sourceOf } from './layout.ts';
import type { Mark, MatchedPart, MatchWorld } from '../match/match-types.ts';
import type { Row } from '../match/row.ts';
import type { Sentence } from './sentences.ts';
import { toSlots } from '../match/slots.ts';
import type { Table } from '../match/table.ts';

/** The context for reading a scenario's sentences; `budget` bounds how many unreadable ones are explained. */
export interface World extends MatchWorld {
  readonly table: Table;
  readonly budget: { left: number };
}

/** One matched row: an announcement, a clause, a fact. Without `piece` it adds nothing to the scenario. */
export interface Part {
  readonly row: Row;
  readonly place: Place;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
  readonly slots: Slots;
  readonly source: Source;
  readonly piece?: Piece;
}

/**
 * One statement: tokens `from` to `to` of its sentence. `parts` are its rows, none if it can't be read.
 * `nearest` is the row that an unreadable statement was probably meant to be;
 * `openEnded` is set if the next unreadable sentence is taken as the rest of this one's open quotation.
 */
export interface Statement {
  readonly sentence: Sentence;
  readonly from: number;
  readonly to: number;
  readonly context: Context;
  readonly next: Context;
  readonly parts: readonly Part[];
  readonly nearest?: Row;
  /**
   * The corrected sentence, if it was read otherwise than written: the tokens of the parts, at their written places.
   */
  readonly readAs?: Sentence;
  readonly openEnded: boolean;
  /** Set if it is only a name within a combatant’s block: stats below it belong to a separate block. */
  readonly mayHead?: true;
  readonly findings: readonly Finding[];
}

/** Gives a matched row its meaning. */
export function toPart(world: World, sentence: Sentence, place: Place, { row, from, to, marks }: MatchedPart): Part {
  const slots = toSlots(marks, world.file, sentence);
  const source = sourceOf(world.file, sentence, from, to);
  return { row, place, from, to, marks, slots, source, piece: row.pattern.means(slots, source) };
}

/** Gives matched rows their meaning; those after the first are its clauses. */
export function toParts(
  world: World,
  sentence: Sentence,
  place: Place,
  matched: readonly MatchedPart[],
): readonly Part[] {
  return matched.map((part, index) => toPart(world, sentence, index === 0 ? place : 'announcement', part));
}

/** A statement that was read in full; its first part determines the context of the next one. */
export function toStatement(
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  parts: readonly Part[],
  findings: readonly Finding[] = [],
): Statement {
  const [first] = parts;
  const next = first === undefined ? context : after(context, placeAfter(first), first.piece, sentence);
  return {
    sentence,
    from,
    to,
    context,
    next: withContinued(next, sentence, parts),
    parts,
    openEnded: sentence.runsOn === true,
    findings,
  };
}

/** Under an announcement a clause may continue in the next sentence. */
function withContinued(next: Context, sentence: Sentence, parts: readonly Part[]): Context {
  if (next.place !== 'announcement') return next;
  const continued = continuedIn(sentence, parts, next.continued);
  return continued === next.continued ? next : { ...next, continued };
}

function placeAfter(part: Part): Place {
  return part.row.verb === undefined ? part.place : 'announcement';
}
