/** Handles the extension’s requests for the panel, rule pages and pages of odds. */
import type { CancellationToken, Connection } from 'vscode-languageserver';
import {
  rulePages,
  byRules,
  compareRulesSteps,
  otherRulesOf,
  timelineWithFindings,
  narrowPoints,
  pointsWithin,
  trialEdits,
  type Analysis,
} from '../../analysis/index.ts';
import {
  methods,
  most,
  type OddsPageAnswer,
  type OddsPageRequest,
  type OtherRulesAnswer,
  type OtherRulesRequest,
  type PanelAnswer,
  type PanelRequest,
  type PanelRoundAnswer,
  type PanelRoundRequest,
  type PanelWhyAnswer,
  type PanelWhyRequest,
  type PanelWorthAnswer,
  type PanelWorthRequest,
  type PlayOnRequest,
  type RoundAtAnswer,
  type RoundAtRequest,
  type RulePageRequest,
  type StepAtAnswer,
  type StepAtRequest,
  type WriteTrialsAnswer,
  type WriteTrialsRequest,
  type PlayOnAnswer,
} from '../../protocol/index.ts';
import type { Answers } from '../editor-answers.ts';
import { documentAskedAbout } from '../connection/guard.ts';
import { pageAddress } from '../navigation/links.ts';
import { courseOf, panelAnswer, stepAt, scenarioAt, meantIn, wishIn, type Document } from './panel.ts';
import { panelRoundAnswer, panelWhyAnswer, panelWorthAnswer } from './panel-round.ts';
import { exportAnswer } from './export.ts';
import { inTimeSlices, stillWanted, type StillWanted } from '../time-slicing.ts';
import { oddsPage, comparisonText, transcriptSteps } from '../../report/index.ts';
import { unfinishedLines } from '../annotations/unfinished-lines.ts';
import { toRange } from '../connection/convert.ts';
import type { Versioned } from '../analysis-store.ts';

/** Length of a request’s first time slice, in ms: enough for the rounds shown first, and for one round in full. */
const patience = 40;

export function answerPanel(connection: Connection, answers: Answers): void {
  const { guard, panelRefresh, questions } = answers;
  const { about, inTime, whileSame } = asking(answers);
  connection.onRequest(
    methods.panel,
    inTime<PanelRequest, PanelAnswer>(
      function* answer(document, request) {
        const answered = yield* panelAnswer(document, request);
        const course = courseOf(document.analysis, request);
        if (course !== undefined) panelRefresh.answered({ ...document, uri: request.uri, scenario: course.scenario });
        return answered;
      },
      ({ rounds }) => (rounds === undefined ? undefined : patience),
    ),
  );
  connection.onRequest(methods.panelRound, inTime<PanelRoundRequest, PanelRoundAnswer>(panelRoundAnswer));
  connection.onRequest(methods.panelWhy, inTime<PanelWhyRequest, PanelWhyAnswer>(panelWhyAnswer));
  const worth = inTime<PanelWorthRequest, PanelWorthAnswer>(panelWorthAnswer);
  connection.onRequest(
    methods.panelWorth,
    async (request: PanelWorthRequest, token: CancellationToken): Promise<PanelWorthAnswer> =>
      (await worth(request, token)) ?? [],
  );
  connection.onRequest(methods.writeTrials, about<WriteTrialsRequest, WriteTrialsAnswer>(null, writeTrialsAnswer));
  connection.onRequest(methods.exportScenario, whileSame(exportAnswer));
  connection.onRequest(methods.stepAt, inTime<StepAtRequest, StepAtAnswer>(stepAt));
  connection.onRequest(methods.otherRules, inTime<OtherRulesRequest, OtherRulesAnswer>(otherRulesAnswer));
  connection.onRequest(methods.oddsPage, inTime<OddsPageRequest, OddsPageAnswer>(oddsPageAnswer));
  connection.onRequest(
    methods.playOn,
    whileSame(async (analysis, request: PlayOnRequest, wanted) => {
      try {
        return await inTimeSlices(() => playOn(analysis, request), wanted);
      } finally {
        questions.lookAgain();
      }
    }),
  );
  connection.onRequest(
    methods.roundAt,
    about<RoundAtRequest, RoundAtAnswer>(null, ({ analysis }, { line }) => roundAt(analysis, line)),
  );
  connection.onRequest(methods.rulePage, (request: RulePageRequest) =>
    guard.now(null, () => rulePages().get(request.id)?.markdown(pageAddress) ?? null),
  );
}

/** Wrappers for the handlers of requests about a document. */
function asking({ guard, store, idle }: Answers) {
  const ready = ({ uri }: { readonly uri: string }, token: CancellationToken): Promise<Document | undefined> =>
    store.ready(
      uri,
      stillWanted(token, () => true),
    );
  /** Answers about a document; `otherwise` if it isn’t known. */
  const about =
    <Request extends { readonly uri: string }, Answer>(
      otherwise: Answer,
      answer: (document: Document, request: Request) => Answer,
    ) =>
    (request: Request, token: CancellationToken): Promise<Answer> =>
      guard.later(
        otherwise,
        async () => {
          const document = await ready(request, token);
          return document === undefined ? otherwise : answer(document, request);
        },
        documentAskedAbout(request),
      );
  /** The same in time slices, until it is cancelled. If the text changes meanwhile, the answer’s version shows it. */
  const inTime =
    <Request extends { readonly uri: string }, Answer>(
      answer: (document: Document, request: Request) => Generator<undefined, Answer>,
      first: (request: Request) => number | undefined = () => patience,
    ) =>
    (request: Request, token: CancellationToken): Promise<Answer | null> =>
      guard.later(
        null,
        async () => {
          idle.stir();
          const document = await ready(request, token);
          return document === undefined
            ? null
            : inTimeSlices(
                () => answer(document, request),
                guard.stillWanted(request.uri, token, () => true),
                first(request),
              );
        },
        documentAskedAbout(request),
      );
  /** The same, cancelled when the text changes. */
  const whileSame =
    <Request extends { readonly uri: string }, Answer>(
      answer: (analysis: Analysis, request: Request, wanted: StillWanted) => Promise<Answer | null>,
    ) =>
    (request: Request, token: CancellationToken): Promise<Answer | null> =>
      guard.later(
        null,
        async () => {
          const analysis = (await ready(request, token))?.analysis;
          return analysis === undefined
            ? null
            : answer(
                analysis,
                request,
                guard.stillWanted(request.uri, token, () => store.isStill(request.uri, analysis)),
              );
        },
        documentAskedAbout(request),
      );
  return { about, inTime, whileSame };
}

/**
 * `round` is the index of the written round; null if the scenario or the round no longer exists. Uses the current text,
 * even if half-typed.
 */
function* oddsPageAnswer(
  { analysis }: Pick<Document, 'analysis'>,
  { scenario: index, round: asked }: Omit<OddsPageRequest, 'uri'>,
): Generator<undefined, OddsPageAnswer> {
  const scenario = analysis.scenarios[index];
  const chances = yield* scenario?.chancesSteps() ?? [];
  const round = chances?.odds.rounds.find((each) => each.index === asked);
  return scenario === undefined || round === undefined
    ? null
    : oddsPage(scenario.scenario.title, round, unfinishedLines(analysis, index, round.source));
}

/** The last round that starts at or above the line, or else the first. */
function roundAt(analysis: Analysis, line: number): RoundAtAnswer {
  const index = scenarioAt(analysis, line);
  const rounds = analysis.scenarios[index]?.scenario.rounds ?? [];
  if (rounds.length === 0) return null;
  return {
    scenario: index,
    round: Math.max(
      0,
      rounds.findLastIndex(({ source }) => analysis.linesOf(source).from <= line),
    ),
  };
}

/** One scenario by the rules of another game of its family, as a page to read. */
function* otherRulesAnswer(
  { analysis }: Pick<Document, 'analysis'>,
  { scenario, line = 1, seed, ...place }: OtherRulesRequest,
): Generator<undefined, OtherRulesAnswer> {
  const meant = scenario === undefined ? undefined : meantIn(analysis, { ...place, scenario });
  const index = meant?.scenario ?? scenarioAt(analysis, line);
  const written = analysis.scenarios[index];
  const [ruleset] = written === undefined ? [] : otherRulesOf(written);
  const other = written === undefined || ruleset === undefined ? undefined : byRules(written, ruleset.id);
  if (written === undefined || other === undefined) return null;
  const own = (meant?.isThere === false ? undefined : seed) ?? written.seed;
  const preface = comparisonText(yield* compareRulesSteps(written, other, analysis.linesOf, own), 'md');
  yield* other.timelineSteps(own);
  return {
    scenario: index,
    title: written.scenario.title,
    game: other.ruleset.title,
    markdown: yield* transcriptSteps([timelineWithFindings(analysis, other, own)], analysis.linesOf, 'md', [preface]),
  };
}

/** Samples until the intervals of the chances are as narrow as a writer can ask for. */
function* playOn(
  { scenarios }: Analysis,
  { scenario: index }: Omit<PlayOnRequest, 'uri'>,
): Generator<undefined, PlayOnAnswer> {
  const scenario = scenarios[index];
  if (scenario === undefined) return null;
  const chances = yield* scenario.chancesWithinSteps(narrowPoints);
  if (chances.courses === undefined) return 'exact';
  return { courses: chances.courses, points: Math.max(...chances.odds.rounds.map(pointsWithin)) };
}

/**
 * Never writes into another scenario than the requested one. Trials beyond the limit are left out and reported as lost.
 */
export function writeTrialsAnswer(
  { analysis, version }: Pick<Versioned, 'analysis' | 'version'>,
  request: WriteTrialsRequest,
): WriteTrialsAnswer {
  const { trials } = request;
  const { scenario, isThere } = meantIn(analysis, request);
  if (!isThere || analysis.scenarios[scenario] === undefined) return null;
  const wish = wishIn(analysis, scenario, request);
  const { edits, lost } = trialEdits(analysis, scenario, wish.trials, wish.redraws);
  const beyond =
    wish.trials.length < most.trials ? [] : trials.flatMap((_trial, index) => (index < most.trials ? [] : [index]));
  return {
    version,
    lost: [...lost, ...beyond],
    edits: edits.map((edit) => {
      const { start, end } = toRange(analysis, edit);
      return { from: start, to: end, text: edit.text };
    }),
  };
}
