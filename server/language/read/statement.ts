/** What was understood of a sentence, or of a part of one. */
import type { Finding, Piece, Place, Slots, Source } from '../../engine/index.ts';
import { after, type Context } from '../match/contexts.ts';
import { continuedIn } from './continued-clause.ts';
import { sourceOf } from './layout.ts';
import type { Mark, MatchedPart, MatchWorld } from '../match/match-types.ts';
import type { Row } from '../match/row.ts';
import type { Sentence } from './sentences.ts';
import { toSlots } from '../match/slots.ts';
import type { Table } from '../match/table.ts';

/** What reading a scenario's sentences looks at; `budget` bounds how many unreadable ones are looked into. */
export interface World extends MatchWorld {
  readonly table: Table;
  readonly budget: { left: number };
}

/** One row as it was read: an announcement, a clause, a fact. Without `piece` it adds nothing to the scenario. */
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
 * One statement: tokens `from` to `to` of its sentence. `parts` are the rows it is made of, none where it can't be
 * read.
 * `nearest` is the row that an unreadable statement was probably meant to be;
 * `openEnded` is set where the next unreadable sentence is taken as the rest of this one's open quotation.
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
   * The sentence as it was understood, where that isn't as it was written: the tokens that the parts are made of, at
   * their written places.
   */
  readonly readAs?: Sentence;
  readonly openEnded: boolean;
  /** Set where it is nothing but a name within somebody's block: stats below it belong to a block of their own. */
  readonly mayHead?: true;
  readonly findings: readonly Finding[];
}

/** Gives a matched row its meaning. */
export function toPart(world: World, sentence: Sentence, place: Place, { row, from, to, marks }: MatchedPart): Part {
  const slots = toSlots(marks, world.file, sentence);
  const source = sourceOf(world.file, sentence, from, to);
  return { row, place, from, to, marks, slots, source, piece: row.pattern.means(slots, source) };
}

/** Gives matched rows their meaning; what follows the first is a clause of it. */
export function toParts(
  world: World,
  sentence: Sentence,
  place: Place,
  matched: readonly MatchedPart[],
): readonly Part[] {
  return matched.map((part, index) => toPart(world, sentence, index === 0 ? place : 'announcement', part));
}

/** A statement that was read in full; the first part decides where the next one stands. */
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

/** Under an announcement a clause may go on in the next sentence. */
function withContinued(next: Context, sentence: Sentence, parts: readonly Part[]): Context {
  if (next.place !== 'announcement') return next;
  const continued = continuedIn(sentence, parts, next.continued);
  return continued === next.continued ? next : { ...next, continued };
}

function placeAfter(part: Part): Place {
  return part.row.verb === undefined ? part.place : 'announcement';
}
