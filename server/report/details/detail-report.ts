/** Interface for rendering one kind of step detail. */
import type { Detail, DetailKind, RoundOdds, Step } from '../../engine/index.ts';
import type { CombatantView, NatureView, TableView } from '../../protocol/index.ts';
import type { Announced } from '../panel/announced.ts';
import type { ViewContext } from '../panel/view-context.ts';
import type { PlaceJsonOf } from '../places.ts';

/** All representations of one kind of detail. Those of a step with several details are combined. */
export interface DetailReport<K extends DetailKind> {
  /** Its lines in a transcript, below the step's own text; none if that is enough. */
  readonly lines: (detail: Detail<K>, call: (name: string) => string) => readonly string[];
  /** Its fields in the JSON of a step. */
  readonly json: (detail: Detail<K>, placeOf: PlaceJsonOf) => Readonly<Record<string, unknown>>;
  /** The names of the people it is about. */
  readonly names: (detail: Detail<K>) => readonly string[];
  /** The nature it gives the step; undefined if that depends on other things. */
  readonly nature: (detail: Detail<K>) => DetailNature | undefined;
  /** Its table in the panel; undefined if it has none. */
  readonly table: (detail: Detail<K>, inRound: StepInRound) => TableSteps;
  /** People next to the table with a mark in a track that the step doesn't change. */
  readonly marked: (detail: Detail<K>, stepInRound: MarkedStep) => readonly CombatantView[];
}

/** In descending order of priority. */
export const detailNatures = ['throw', 'preparing', 'harm'] as const satisfies readonly NatureView[];

export type DetailNature = (typeof detailNatures)[number];

/** A step with the input of its table. `round` is its index among the written ones. */
export interface TableStep {
  readonly round: number;
  readonly step: Step;
  readonly announced: Announced;
  /** The odds of the round, if known. */
  readonly odds: RoundOdds | undefined;
  /** The odds without trials, if shown for comparison. */
  readonly written: RoundOdds | undefined;
}

export interface StepInRound extends TableStep {
  readonly context: ViewContext;
}

/** Yields repeatedly where many throw. */
export type TableSteps = Generator<undefined, TableView | undefined>;

/** For a table that is made in a single step. */
export function* inOneGo(table?: TableView): TableSteps {
  yield;
  return table;
}

export type MarkedStep = Pick<StepInRound, 'context' | 'step'>;
