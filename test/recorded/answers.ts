/** All results of the engine for a text, aspect by aspect, each as one text. */
import {
  analyze,
  say,
  sayRelated,
  roundWorth,
  timelineWithFindings,
  type Analysis,
  type ScenarioAnalysis,
} from '../../server/analysis/index.ts';
import { runToEnd, seededThrows, type Condition, type Finding, type Source } from '../../server/engine/index.ts';
import { editsOf, withEdits } from '../../server/language/index.ts';
import { panelModel, roundView, transcript } from '../../server/report/index.ts';
import { canonical, type PlaceOf } from './canonical.ts';
import { flatAction, flatRound } from './flat-odds.ts';
import { flatTimeline } from './flat-steps.ts';

/**
 * `courses`: the state after each round and its number of picks, for 50 seeds. `steps`, `transcript`, `panel`: the
 * shown course. `first`: the odds of the rounds with the first number. `worth`: what reasons are worth there. `along`:
 * the odds of later rounds along the shown course. `overall`: exact results over all courses. `findings`: static
 * findings, and the text after each fix. `outcomes`: late findings, and the results of expectations.
 */
export const aspects = [
  'courses',
  'steps',
  'transcript',
  'panel',
  'first',
  'worth',
  'along',
  'overall',
  'findings',
  'outcomes',
] as const;

export type Aspect = (typeof aspects)[number];

export type Answers = Readonly<Record<Aspect, string>>;

/** The seeds of the courses. */
const seeds = Array.from({ length: 50 }, (_, index) => index + 1);

const file = 'recorded.clash';

/** The results for a text; `include` returns the texts of other files by their paths. */
export function answersTo(text: string, include: (path: string) => string | undefined = () => undefined): Answers {
  const analysis = analyze(text, { file, include });
  const placeOf: PlaceOf = (source) => placeIn(analysis, source);
  const ofEach = (answer: (played: ScenarioAnalysis) => unknown): string =>
    analysis.scenarios.map((played) => canonical(answer(played), placeOf)).join('\n');
  return {
    courses: ofEach(coursesOf),
    steps: ofEach((played) => flatTimeline(played.timeline(), played.odds().rounds)),
    transcript: analysis.scenarios
      .map((played) => transcript([timelineWithFindings(analysis, played)], analysis.linesOf, 'text'))
      .join('\n'),
    panel: ofEach((played) => panelOf(analysis, played)),
    first: ofEach((played) =>
      played
        .odds()
        .rounds.filter(({ round }) => round === firstNumber(played))
        .map(flatRound),
    ),
    worth: ofEach(worthOf),
    along: ofEach((played) =>
      played
        .odds()
        .rounds.filter(({ round }) => round !== firstNumber(played))
        .map(flatRound),
    ),
    overall: ofEach(overallOf),
    findings: foundIn(analysis, analysis.findings).join('\n'),
    outcomes: [
      ...foundIn(analysis, analysis.outcomeFindings),
      ofEach((played) => played.verdicts.map(({ verdict }) => verdict)),
    ].join('\n'),
  };
}

function placeIn(analysis: Analysis, source: Source): string {
  const range = analysis.rangeOf(source);
  return range === undefined ? '@nowhere' : `@${source.file === file ? '' : source.file}${range.start}-${range.end}`;
}

function firstNumber({ scenario }: ScenarioAnalysis): number {
  return Math.min(...scenario.rounds.map(({ number }) => number));
}

function coursesOf({ scenario, ruleset }: ScenarioAnalysis): unknown {
  return seeds.map((seed) =>
    runToEnd(ruleset.play(scenario, { throws: seededThrows(seed), seed })).rounds.map(
      ({ index, picksBefore, after }) => ({ index, picksBefore, after }),
    ),
  );
}

function panelOf({ linesOf }: Analysis, played: ScenarioAnalysis): unknown {
  const { scenario, ruleset, seed } = played;
  const [timeline, odds] = [played.timeline(), played.odds()];
  const model = runToEnd(
    panelModel({
      uri: file,
      version: 1,
      index: 0,
      scenarios: [scenario],
      ruleset,
      timeline,
      errors: 0,
      linesOf,
      ownSeed: seed,
      reached: () => undefined,
    }),
  );
  return [
    model,
    timeline.rounds.map((round) =>
      roundView({ scenario, ruleset, linesOf, round, odds: odds.rounds.find(({ index }) => index === round.index) }),
    ),
  ];
}

/** It takes too long for larger rounds. */
const mostActions = 4;

function worthOf(played: ScenarioAnalysis): unknown {
  const rounds = played
    .odds()
    .rounds.filter(({ round, actions }) => round === firstNumber(played) && actions.length <= mostActions);
  return rounds.map((round) => round.actions.map((action) => roundWorth(played, round).ofAction(action)));
}

/** The chances of reaching each round, of its actions, and of each reported state and success after it. */
function overallOf({ overall, scenario, ruleset }: ScenarioAnalysis): unknown {
  const who = scenario.combatants.map(({ name, source }) => ({ id: name, text: name, source }));
  return overall.rounds.map((round) => {
    const { source } = scenario;
    const questions = who.flatMap((each): readonly Condition[] => [
      ...ruleset.vocabulary.reportedStates.map((state): Condition => ({ kind: 'is', who: each, state, source })),
      { kind: 'did', who: each, what: 'succeeded', source },
    ]);
    const asked = questions.map((question) => [
      round.holdsAfter(question),
      overall.holdsAfterNumber(round.number, question),
      overall.openAfterNumber?.(round.number, question),
    ]);
    return { index: round.index, reached: round.reached, actions: round.odds?.actions.map(flatAction), asked };
  });
}

function foundIn(analysis: Analysis, findings: readonly Finding[]): readonly string[] {
  return findings.map((finding) =>
    [
      `${placeIn(analysis, finding.source)} ${finding.severity} ${finding.rule}: ${say(finding)}`,
      ...(finding.related ?? []).map(
        (each) => `  ${placeIn(analysis, each.source)} ${sayRelated(finding, each.message)}`,
      ),
      ...finding.fixes.map(
        (fix) =>
          `  ${fix.title}${fix.certain ? '!' : ''}: ${withEdits(analysis.reading.text, editsOf(analysis.reading, fix))}`,
      ),
    ].join('\n'),
  );
}
