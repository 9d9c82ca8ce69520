/** Answers what can be taken away of a scenario: transcript, odds, stat blocks, drawing. */
import { oddsOverAll, sourceWords, toldExpectations, toldTimeline, type Analysis, type WishedCourse } from '../analysis/index.ts';
import type { TakeAway, TakeAwayAnswer, TakeAwayRequest } from '../protocol/index.ts';
import {
  courseHead, drawingPicture, oddsCsv, pictureTitle, prefaceLines, sheetOf, sheetPage, timelineJson, titleWords, transcript, type SheetFormat, type TranscriptFormat,
} from '../report/index.ts';
import { courseOf, meantIn } from './panel.ts';
import { nextTurn, type StillWanted } from './turns.ts';

/** Nothing of a scenario that is gone. Of the course that is wished for, which says itself what isn’t in the file. What takes long is worked out in turns. */
export async function takeAwayAnswer(analysis: Analysis, request: TakeAwayRequest, wanted: StillWanted): Promise<TakeAwayAnswer> {
  const course = meantIn(analysis, request).isThere ? courseOf(analysis, request) : undefined;
  if (course === undefined) return null;
  while (request.what === 'odds-csv' && !isReckoned(course)) {
    await nextTurn();
    wanted();
  }
  const text = textOf(course, request);
  return text === undefined ? null : { title: titleOf(course, request), text };
}

/** Works a few milliseconds’ worth towards all odds, and what is expected of them; says whether all of it is there. */
function isReckoned({ scenario }: WishedCourse): boolean {
  return scenario.prepareReached() && scenario.prepareAfter() && (scenario.scenario.expectations.length === 0 || scenario.prepare());
}

function textOf(course: WishedCourse, { what, at }: TakeAwayRequest): string | undefined {
  switch (what) {
    case 'transcript-md': return told(course, 'md');
    case 'transcript-html': return told(course, 'html');
    case 'transcript-json': return toldJson(course);
    case 'odds-csv': return odds(course);
    case 'sheet-md': return sheet(course, 'md');
    case 'sheet-html': return sheet(course, 'html');
    case 'drawing-svg': return drawing(course, at);
  }
}

const titles: Readonly<Record<Exclude<TakeAway, 'drawing-svg'>, string>> = {
  'transcript-md': 'transcript', 'transcript-html': 'transcript', 'transcript-json': 'transcript', 'odds-csv': 'odds', 'sheet-md': 'stat blocks', 'sheet-html': 'stat blocks',
};

function titleOf(course: WishedCourse, { what, at }: TakeAwayRequest): string {
  const { scenario } = course.scenario;
  const round = roundAt(course, at);
  if (what !== 'drawing-svg') return `${titleWords(scenario.title)}, ${titles[what]}`;
  return round === undefined ? scenario.title : pictureTitle({ scenario, round });
}

function told(course: WishedCourse, format: TranscriptFormat): string {
  const { analysis, scenario, key, linesOf } = course;
  return transcript([toldTimeline(analysis, scenario, key)], linesOf, format, [prefaceLines(courseHead(course), format)]);
}

function toldJson(course: WishedCourse): string {
  const { analysis, scenario, key, linesOf } = course;
  const { scenarios } = timelineJson([toldTimeline(analysis, scenario, key)], linesOf);
  const head = courseHead(course);
  return `${JSON.stringify({ scenarios: scenarios.map((each) => ({ ...each, ...(head.length === 0 ? {} : { notInTheFile: head }) })) }, undefined, 2)}\n`;
}

function odds(course: WishedCourse): string {
  const { analysis, scenario, key } = course;
  const all = oddsOverAll(scenario, key);
  const head = courseHead(course);
  const title = head.length === 0 ? all.title : `${all.title} (${head.join('. ')})`;
  return oddsCsv([{ ...all, title }], () => toldExpectations(analysis, scenario));
}

/** Nothing that is tried out changes what stands in it. */
function sheet({ analysis, scenario: { scenario, ruleset } }: WishedCourse, format: SheetFormat): string {
  return sheetPage([sheetOf(scenario, ruleset, (source) => sourceWords(analysis, source))], format);
}

function drawing(course: WishedCourse, at: number): string | undefined {
  const { scenario: { scenario, ruleset }, linesOf } = course;
  const round = roundAt(course, at);
  return round === undefined ? undefined : drawingPicture({ scenario, ruleset, round, linesOf }, courseHead(course));
}

function roundAt({ scenario, key }: WishedCourse, at: number) {
  return scenario.timeline(key).rounds[at];
}
