/** Dispatches the details of a step to their renderers; lists all kinds. */
import type { Detail, DetailKind, Step } from '../../engine/index.ts';
import type { CombatantView, TableView } from '../../protocol/index.ts';
import type { PlaceJsonOf } from '../places.ts';
import {
  detailNatures,
  type DetailNature,
  type DetailReport,
  type MarkedStep,
  type StepInRound,
} from './detail-report.ts';
import { announcementReport } from './announcement.ts';
import { contestReport } from './contest.ts';
import { gridReport } from './grid.ts';
import { jointReport } from './joint.ts';
import { lastingReport } from './lasting.ts';
import { partsReport } from './parts.ts';
import { poolReport } from './pool.ts';
import { resultsReport } from './results.ts';
import { setsReport } from './sets.ts';
import { sharesReport } from './shares.ts';
import { stakesReport } from './stakes.ts';
import { steppingReport } from './stepping.ts';

const reports: { readonly [K in DetailKind]: DetailReport<K> } = {
  announcement: announcementReport,
  pool: poolReport,
  contest: contestReport,
  joint: jointReport,
  results: resultsReport,
  shares: sharesReport,
  stakes: stakesReport,
  sets: setsReport,
  parts: partsReport,
  stepping: steppingReport,
  grid: gridReport,
  lasting: lastingReport,
};

function reportOf<K extends DetailKind>({ kind }: Detail<K>): DetailReport<K> {
  return reports[kind];
}

/** Their lines in a transcript. */
export function detailLines({ details }: Step, call: (name: string) => string): readonly string[] {
  return details.flatMap((detail) => reportOf(detail).lines(detail, call));
}

/** Their fields in the JSON of a step. */
export function detailsJson({ details }: Step, placeOf: PlaceJsonOf): Readonly<Record<string, unknown>> {
  return Object.fromEntries(details.flatMap((detail) => Object.entries(reportOf(detail).json(detail, placeOf))));
}

/** The names of the people they are about. */
export function detailNames({ details }: Step): readonly string[] {
  return details.flatMap((detail) => reportOf(detail).names(detail));
}

/** The nature they give the step; undefined if that depends on other things. */
export function detailNature({ details }: Step): DetailNature | undefined {
  const natures = details.map((detail) => reportOf(detail).nature(detail));
  return detailNatures.find((nature) => natures.includes(nature));
}

/** The table; undefined if there is none. */
export function* detailTable(inRound: StepInRound): Generator<undefined, TableView | undefined> {
  let table: TableView | undefined;
  for (const detail of inRound.step.details) {
    const own = yield* reportOf(detail).table(detail, inRound);
    table = table === undefined || own === undefined ? (table ?? own) : joined(table, own);
  }
  return table;
}

/** The heading of the first table is kept. */
function joined(first: TableView, { heading: _, chances, distributions, parties, ...drawn }: TableView): TableView {
  return {
    ...first,
    chances: [...first.chances, ...chances],
    distributions: [...first.distributions, ...distributions],
    parties: [...first.parties, ...parties],
    ...drawn,
  };
}

/** People next to the table with a mark in one of their tracks. */
export function markedViews(stepInRound: MarkedStep): readonly CombatantView[] {
  return stepInRound.step.details.flatMap((detail) => reportOf(detail).marked(detail, stepInRound));
}
