/** The requests of editor, panel and command line for a text, and what each answer must satisfy. */
import { say, timelineWithFindings } from '../../server/analysis/index.ts';
import { runToEnd, rulesets, type ScenarioOdds } from '../../server/engine/index.ts';
import {
  coloursOf,
  completionsAt,
  declaredAt,
  foldsOf,
  outlineOf,
  referencesAt,
  standingAt,
  targetAt,
  usesOf,
  type OffsetRange,
  type OutlineEntry,
} from '../../server/language/index.ts';
import {
  oddsCsv,
  oddsJson,
  oddsText,
  panelModel,
  roundView,
  sheetOf,
  sheetPage,
  timelineJson,
  transcript,
} from '../../server/report/index.ts';
import { oddsComplaints, overallComplaints } from '../engine/contract/odds.ts';
import { markupComplaints, overlaps, rangeComplaints, strangeWords } from './answer-complaints.ts';
import { placesIn, type LookedAt } from './looked-at.ts';

/** The faults of an answer, in words. */
export type Question = (looked: LookedAt) => readonly string[];

/** How often work that can take minutes is given some ms, unless it is completed. */
const turns = 3;

export const questions: Readonly<Record<string, Question>> = {
  'the text is kept as it is': ({ analysis, text }) =>
    analysis.reading.text === text ? [] : ['another text was read'],
  findings: ({ analysis, text }) => [
    ...findingComplaints(analysis, analysis.findings, text),
    ...findingComplaints(analysis, analysis.promptFindings, text),
  ],
  'outcome findings': outcomeComplaints,
  odds: ({ analysis }) => analysis.scenarios.flatMap((each) => oddsComplaints(each.odds())),
  'odds over all courses': (looked) => [
    ...chancesIn(looked).flatMap(oddsComplaints),
    ...(looked.isThorough ? looked.analysis.scenarios.flatMap(({ overall }) => overallComplaints(overall)) : []),
  ],
  'pages of odds': (looked) => {
    const {
      analysis: { linesOf },
      text,
    } = looked;
    const odds = chancesIn(looked);
    return strangeWords(
      [oddsText(odds, linesOf), JSON.stringify(oddsJson(odds, linesOf)), oddsCsv(odds)].join('\n'),
      text,
    );
  },
  course: courseComplaints,
  'stat blocks': ({ analysis, text }) => {
    const sheets = analysis.scenarios.map(({ scenario, ruleset }) =>
      sheetOf(scenario, ruleset, (source) => rangeText(text, analysis.rangeOf(source))),
    );
    return [...strangeWords(sheetPage(sheets, 'md'), text), ...markupComplaints(sheetPage(sheets, 'html'))];
  },
  panel: panelComplaints,
  completion: ({ analysis: { reading }, text, throws }) =>
    placesIn(text, throws).flatMap((at) => {
      const { range, items } = completionsAt(reading, at, rulesets);
      return [
        ...rangeComplaints([range], text),
        ...(new Set(items.map(({ label }) => label)).size === items.length ? [] : [`offers something twice at ${at}`]),
      ];
    }),
  'places of names': ({ analysis: { reading }, text, throws }) =>
    placesIn(text, throws).flatMap((at) => {
      standingAt(reading, at);
      const found = declaredAt(reading, at);
      const ranges = [
        targetAt(reading, at)?.range,
        found?.range,
        ...referencesAt(reading, at).map(({ range }) => range),
      ];
      if (found !== undefined) usesOf(reading, found.declared);
      return rangeComplaints(
        ranges.filter((range) => range !== undefined),
        text,
      );
    }),
  folds: ({ analysis: { reading }, text }) => rangeComplaints(foldsOf(reading), text),
  outline: ({ analysis: { reading }, text }) => outlineComplaints(outlineOf(reading), text),
  colours: ({ analysis: { reading }, text }) => [
    ...rangeComplaints(coloursOf(reading), text),
    ...overlaps(coloursOf(reading)),
  ],
};

/** What an editor gets: the first rounds, and the others as far as some time slices have come. */
function chancesIn({ analysis, isThorough }: LookedAt): readonly ScenarioOdds[] {
  return analysis.scenarios.map((each) => {
    let isReady = false;
    for (let turn = 0; !isReady && (isThorough || turn < turns); turn += 1) isReady = each.prepareChances();
    return each.oddsInWords;
  });
}

/** Findings without a place, or with words that only a bug produces. */
export function findingComplaints(
  analysis: LookedAt['analysis'],
  findings: LookedAt['analysis']['findings'],
  text: string,
): readonly string[] {
  return findings.flatMap((finding) => {
    const range = analysis.rangeOf(finding.source);
    const words = say(finding);
    const isHere = finding.source.file === analysis.reading.file;
    if (isHere && range === undefined) return [`“${words}” stands nowhere`];
    return [
      ...(isHere ? rangeComplaints([range!], text) : []),
      ...(words === '' ? ['says nothing'] : strangeWords(words, text)),
    ];
  });
}

function outcomeComplaints({ analysis, text, isThorough }: LookedAt): readonly string[] {
  let isReady = false;
  for (let turn = 0; !isReady && (isThorough || turn < turns); turn += 1) isReady = analysis.prepare();
  return findingComplaints(analysis, isReady ? analysis.outcomeFindings : analysis.laterFindings(), text);
}

function courseComplaints({ analysis, text }: LookedAt): readonly string[] {
  const { scenarios, linesOf } = analysis;
  const timelines = scenarios.map((each) => timelineWithFindings(analysis, each));
  const told = [
    JSON.stringify(timelineJson(timelines, linesOf)),
    transcript(timelines, linesOf, 'text'),
    transcript(timelines, linesOf, 'md'),
  ];
  return [...strangeWords(told.join('\n'), text), ...markupComplaints(transcript(timelines, linesOf, 'html'))];
}

function panelComplaints({ analysis, text }: LookedAt): readonly string[] {
  const { linesOf } = analysis;
  return analysis.scenarios.flatMap((played, index) => {
    const { scenario, ruleset, seed: ownSeed } = played;
    const [timeline, odds] = [timelineWithFindings(analysis, played), played.odds()];
    const oddsFor = (round: number) => odds.rounds.find((each) => each.index === round);
    const scenarios = analysis.scenarios.map((each) => each.scenario);
    const model = runToEnd(
      panelModel({
        uri: 'hostile.clash',
        version: 1,
        index,
        scenarios,
        ruleset,
        timeline,
        errors: 0,
        linesOf,
        ownSeed,
        reached: (round) => oddsFor(round)?.reached,
      }),
    );
    const views = timeline.rounds.map((round) =>
      roundView({ scenario, ruleset, linesOf, round, odds: oddsFor(round.index) }),
    );
    return strangeWords(JSON.stringify([model, views]), text);
  });
}

function outlineComplaints(entries: readonly OutlineEntry[], text: string): readonly string[] {
  return entries.flatMap(({ range, head, children }) => [
    ...rangeComplaints([range, head], text),
    ...(range.start <= head.start && head.end <= range.end
      ? []
      : [`the head ${head.start}-${head.end} is outside of its block`]),
    ...outlineComplaints(children, text),
  ]);
}

function rangeText(text: string, range: OffsetRange | undefined): string {
  return range === undefined ? '' : text.slice(range.start, range.end);
}
