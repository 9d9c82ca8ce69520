/** What reports make of one kind of detail. */
import type { Detail, DetailKind, RoundOdds, Step } from '../../engine/index.ts';
import type { CombatantView, NatureView, TableView } from '../../protocol/index.ts';
import type { Announced } from '../panel/announced.ts';
import type { ViewContext } from '../panel/view-context.ts';
import type { PlaceJsonOf } from '../places.ts';

/** All that is made of a kind of detail. A step with several has what is made of each. */
export interface DetailReport<K extends DetailKind> {
  /** Its lines in a transcript, below the step’s own text; none where that says it all. */
  readonly lines: (detail: Detail<K>, call: (name: string) => string) => readonly string[];
  /** Its fields in the JSON of a step. */
  readonly json: (detail: Detail<K>, placeOf: PlaceJsonOf) => Readonly<Record<string, unknown>>;
  /** Whom it is about, by name. */
  readonly names: (detail: Detail<K>) => readonly string[];
  /** What it makes of the step; undefined where other things decide that. */
  readonly nature: (detail: Detail<K>) => DetailNature | undefined;
  /** What lies on the table of the panel; undefined where nothing does. */
  readonly table: (detail: Detail<K>, told: ToldStep) => TableSteps;
  /** Those beside the table in whose numbers something is marked that the step doesn’t change. */
  readonly marked: (detail: Detail<K>, told: MarkedStep) => readonly CombatantView[];
}

/** From the one that decides most. */
export const detailNatures = ['throw', 'preparing', 'harm'] as const satisfies readonly NatureView[];

export type DetailNature = (typeof detailNatures)[number];

/** A step with all that its table is made from. `round` is its place among the written ones. */
export interface TableStep {
  readonly round: number;
  readonly step: Step;
  readonly announced: Announced;
  /** The odds of the round, where they are known. */
  readonly odds: RoundOdds | undefined;
  /** The same where nothing is tried out, if that is told beside it. */
  readonly written: RoundOdds | undefined;
}

export interface ToldStep extends TableStep {
  readonly context: ViewContext;
}

/** Stops again and again where many throw. */
export type TableSteps = Generator<undefined, TableView | undefined>;

/** What is made in one go. */
export function* inOneGo(table?: TableView): TableSteps {
  yield;
  return table;
}

export type MarkedStep = Pick<ToldStep, 'context' | 'step'>;
