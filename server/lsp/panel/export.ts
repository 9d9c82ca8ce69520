/** Exports of a scenario: transcript, odds, stat blocks, drawing. */
import {
  sourceWords,
  expectationResults,
  timelineWithFindings,
  type Analysis,
  type WishedCourse,
} from '../../analysis/index.ts';
import type { ExportAnswer, ExportFormat, ExportRequest } from '../../protocol/index.ts';
import {
  courseHead,
  drawingPictureSteps,
  oddsCsvSteps,
  pictureTitle,
  prefaceLines,
  sheetPageSteps,
  sheetSteps,
  timelineJsonText,
  titleWords,
  transcriptSteps,
  type SheetFormat,
  type TimelineWithFindings,
  type TranscriptFormat,
} from '../../report/index.ts';
import { courseOf, meantIn } from './panel.ts';
import { inTimeSlices, type StillWanted } from '../time-slicing.ts';

/** Longer texts aren’t sent, in characters: writing and reading the answer would block everything else. */
const mostCharacters = 2_000_000;

/**
 * Null for a scenario that is gone. Exports the wished course, whose text states what isn’t in the file. Long work is
 * done in time slices.
 */
export async function exportAnswer(
  analysis: Analysis,
  request: ExportRequest,
  wanted: StillWanted,
): Promise<ExportAnswer> {
  const course = meantIn(analysis, request).isThere ? courseOf(analysis, request) : undefined;
  if (course === undefined) return null;
  const text = await inTimeSlices(() => textSteps(course, request), wanted);
  if (text === nothing) return null;
  const title = titleOf(course, request);
  return text === tooLong || text.length > mostCharacters ? { title, moreThan: mostCharacters } : { title, text };
}

/** Returned instead of a text: there is nothing to export, or it is known early that the text is too long to send. */
const nothing = Symbol('nothing');
const tooLong = Symbol('too long');

/** Computes odds and expectations for one time slice; returns whether all are done. */
function hasOdds({ scenario }: WishedCourse): boolean {
  return scenario.prepareChances() && (scenario.scenario.expectations.length === 0 || scenario.prepare());
}

function* textSteps(
  course: WishedCourse,
  { what, at }: ExportRequest,
): Generator<undefined, string | typeof nothing | typeof tooLong> {
  switch (what) {
    case 'transcript-md':
      return yield* courseText(course, 'md');
    case 'transcript-html':
      return yield* courseText(course, 'html');
    case 'transcript-json':
      return yield* courseJson(course);
    case 'odds-csv':
      return yield* odds(course);
    case 'sheet-md':
      return yield* sheet(course, 'md');
    case 'sheet-html':
      return yield* sheet(course, 'html');
    case 'drawing-svg':
      return yield* drawing(course, at);
  }
}

const titles: Readonly<Record<Exclude<ExportFormat, 'drawing-svg'>, string>> = {
  'transcript-md': 'transcript',
  'transcript-html': 'transcript',
  'transcript-json': 'transcript',
  'odds-csv': 'odds',
  'sheet-md': 'stat blocks',
  'sheet-html': 'stat blocks',
};

function titleOf(course: WishedCourse, { what, at }: ExportRequest): string {
  const { scenario } = course.scenario;
  const round = roundAt(course, at);
  if (what !== 'drawing-svg') return `${titleWords(scenario.title)}, ${titles[what]}`;
  return round === undefined ? scenario.title : pictureTitle({ scenario, round });
}

function* courseText(course: WishedCourse, format: TranscriptFormat): Generator<undefined, string> {
  return yield* transcriptSteps([yield* timelineOf(course)], course.linesOf, format, [
    prefaceLines(courseHead(course), format),
  ]);
}

/** Computes what the transcript needs before writing it. */
function* timelineOf({ analysis, scenario, key }: WishedCourse): Generator<undefined, TimelineWithFindings> {
  while (!scenario.prepareFindings()) yield;
  yield* scenario.timelineSteps(key);
  return timelineWithFindings(analysis, scenario, key);
}

function* courseJson(course: WishedCourse): Generator<undefined, string | typeof tooLong> {
  const head = courseHead(course);
  const more = head.length === 0 ? {} : { notInTheFile: head };
  const text = yield* timelineJsonText(yield* timelineOf(course), course.linesOf, more, mostCharacters);
  return text === undefined ? tooLong : `${text}\n`;
}

function* odds(course: WishedCourse): Generator<undefined, string> {
  const { analysis, scenario } = course;
  while (!hasOdds(course)) yield;
  const all = scenario.chances.odds;
  const head = courseHead(course);
  const title = head.length === 0 ? all.title : `${all.title} (${head.join('. ')})`;
  return yield* oddsCsvSteps([{ ...all, title }], () => expectationResults(analysis, scenario));
}

/** Stat blocks don’t depend on trials. */
function* sheet(
  { analysis, scenario: { scenario, ruleset } }: WishedCourse,
  format: SheetFormat,
): Generator<undefined, string> {
  const made = yield* sheetSteps(scenario, ruleset, (source) => sourceWords(analysis, source));
  return yield* sheetPageSteps([made], format);
}

function* drawing(course: WishedCourse, at: number): Generator<undefined, string | typeof nothing> {
  const {
    scenario: { scenario, ruleset },
    linesOf,
  } = course;
  yield* course.scenario.timelineSteps(course.key);
  const round = roundAt(course, at);
  return round === undefined
    ? nothing
    : yield* drawingPictureSteps({ scenario, ruleset, round, linesOf }, courseHead(course));
}

function roundAt({ scenario, key }: WishedCourse, at: number) {
  return scenario.timeline(key).rounds[at];
}
