/** What the extension asks for its panel, its rule pages and its pages of odds. */
import type { CancellationToken, Connection } from 'vscode-languageserver';
import { rulePages } from '../analysis/index.ts';
import {
  methods, type OddsPageAnswer, type OddsPageRequest, type OtherRulesAnswer, type OtherRulesRequest, type PanelAnswer, type PanelRequest, type PanelRoundAnswer, type PanelRoundRequest,
  type PanelWhyAnswer, type PanelWhyRequest, type PanelWorthAnswer, type PanelWorthRequest, type RoundAtAnswer, type RoundAtRequest, type RulePageRequest, type StepAtAnswer, type StepAtRequest,
  type TakeAwayRequest, type WriteTrialsAnswer, type WriteTrialsRequest,
} from '../protocol/index.ts';
import type { Answers } from './editor-answers.ts';
import { pageAddress } from './links.ts';
import { oddsPageAnswer, roundAt } from './odds-page.ts';
import { otherRulesAnswer } from './other-rules.ts';
import { courseOf, panelAnswer, stepAt, type Document } from './panel.ts';
import { panelRoundAnswer, panelWhyAnswer, panelWorthAnswer } from './panel-round.ts';
import { takeAwayAnswer } from './take-away.ts';
import { stillWanted } from './turns.ts';
import { writeTrialsAnswer } from './write-trials.ts';

export function answerPanel(connection: Connection, { guard, workbench, doubts }: Answers): void {
  /** An answer about a document; `otherwise` where it isn’t known. */
  const about = <Request extends { readonly uri: string }, Answer>(otherwise: Answer, answer: (document: Document, request: Request) => Answer) => (request: Request): Answer => guard.now(otherwise, () => {
    const document = workbench.versioned(request.uri);
    return document === undefined ? otherwise : answer(document, request);
  });
  connection.onRequest(methods.panel, about<PanelRequest, PanelAnswer>(null, (document, request) => {
    const answer = panelAnswer(document, request);
    const course = courseOf(document.analysis, request);
    if (course !== undefined) doubts.answered({ ...document, uri: request.uri, scenario: course.scenario });
    return answer;
  }));
  connection.onRequest(methods.panelRound, about<PanelRoundRequest, PanelRoundAnswer>(null, panelRoundAnswer));
  connection.onRequest(methods.panelWhy, about<PanelWhyRequest, PanelWhyAnswer>(null, ({ analysis }, request) => panelWhyAnswer(analysis, request)));
  connection.onRequest(methods.panelWorth, about<PanelWorthRequest, PanelWorthAnswer>([], ({ analysis }, request) => panelWorthAnswer(analysis, request)));
  connection.onRequest(methods.writeTrials, about<WriteTrialsRequest, WriteTrialsAnswer>(null, writeTrialsAnswer));
  connection.onRequest(methods.takeAway, (request: TakeAwayRequest, token: CancellationToken) => guard.later(null, async () => {
    const analysis = workbench.analysisOf(request.uri);
    return analysis === undefined ? null : takeAwayAnswer(analysis, request, stillWanted(token, () => workbench.analysisOf(request.uri) === analysis));
  }));
  connection.onRequest(methods.stepAt, about<StepAtRequest, StepAtAnswer | null>(null, ({ analysis }, request) => stepAt(analysis, request)));
  connection.onRequest(methods.otherRules, about<OtherRulesRequest, OtherRulesAnswer>(null, ({ analysis }, request) => otherRulesAnswer(analysis, request)));
  connection.onRequest(methods.oddsPage, about<OddsPageRequest, OddsPageAnswer>(null, ({ analysis }, request) => oddsPageAnswer(analysis, request)));
  connection.onRequest(methods.roundAt, about<RoundAtRequest, RoundAtAnswer>(null, ({ analysis }, { line }) => roundAt(analysis, line)));
  connection.onRequest(methods.rulePage, (request: RulePageRequest) => guard.now(null, () => rulePages().get(request.id)?.markdown(pageAddress) ?? null));
}
