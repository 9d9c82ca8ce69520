/** What the extension asks for its panel, its rule pages and its pages of odds. */
import type { CancellationToken, Connection } from 'vscode-languageserver';
import { rulePages, type Analysis } from '../../analysis/index.ts';
import {
  methods,
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
} from '../../protocol/index.ts';
import type { Answers } from '../editor-answers.ts';
import { documentAskedAbout } from '../connection/guard.ts';
import { pageAddress } from '../navigation/links.ts';
import { oddsPageAnswer, roundAt } from './odds-page.ts';
import { otherRulesAnswer } from './other-rules.ts';
import { courseOf, panelAnswer, stepAt, type Document } from './panel.ts';
import { playOn } from './play-on.ts';
import { panelRoundAnswer, panelWhyAnswer, panelWorthAnswer } from './panel-round.ts';
import { takeAwayAnswer } from './take-away.ts';
import { inTimeSlices, stillWanted, type StillWanted } from '../time-slicing.ts';
import { writeTrialsAnswer } from './write-trials.ts';

/**
 * So many milliseconds may go by before others are heard, for what somebody waits for: enough for the rounds that are
 * shown first, and for one in full.
 */
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
  connection.onRequest(methods.takeAway, whileSame(takeAwayAnswer));
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

/** How what is asked about a document is answered. */
function asking({ guard, store, idle }: Answers) {
  const ready = ({ uri }: { readonly uri: string }, token: CancellationToken): Promise<Document | undefined> =>
    store.ready(
      uri,
      stillWanted(token, () => true),
    );
  /** An answer about a document; `otherwise` where it isn’t known. */
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
  /**
   * The same in turns, until it is called off. Of a text that has changed meanwhile the answer says so itself, by its
   * version.
   */
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
  /** The same until the text has changed. */
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
