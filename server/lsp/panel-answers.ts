/** What the extension asks for its panel, its rule pages and its pages of odds. */
import type { Connection } from 'vscode-languageserver';
import { rulePages } from '../analysis/index.ts';
import { methods, type OddsPageRequest, type OtherRulesRequest, type PanelRequest, type RoundAtRequest, type RulePageRequest, type StepAtRequest } from '../protocol/index.ts';
import type { Answers } from './editor-answers.ts';
import { pageAddress } from './links.ts';
import { oddsPageAnswer, roundAt } from './odds-page.ts';
import { otherRulesAnswer } from './other-rules.ts';
import { panelAnswer, stepAt } from './panel.ts';

export function answerPanel(connection: Connection, { guard, workbench }: Answers): void {
  connection.onRequest(methods.panel, (request: PanelRequest) => guard.now(null, () => {
    const versioned = workbench.versioned(request.uri);
    return versioned === undefined ? null : panelAnswer(versioned, request);
  }));
  connection.onRequest(methods.stepAt, (request: StepAtRequest) => guard.now(null, () => {
    const analysis = workbench.analysisOf(request.uri);
    return analysis === undefined ? null : stepAt(analysis, request);
  }));
  connection.onRequest(methods.otherRules, (request: OtherRulesRequest) => guard.now(null, () => {
    const analysis = workbench.analysisOf(request.uri);
    return analysis === undefined ? null : otherRulesAnswer(analysis, request);
  }));
  connection.onRequest(methods.oddsPage, (request: OddsPageRequest) => guard.now(null, () => {
    const analysis = workbench.analysisOf(request.uri);
    return analysis === undefined ? null : oddsPageAnswer(analysis, request);
  }));
  connection.onRequest(methods.roundAt, ({ uri, line }: RoundAtRequest) => guard.now(null, () => {
    const analysis = workbench.analysisOf(uri);
    return analysis === undefined ? null : roundAt(analysis, line);
  }));
  connection.onRequest(methods.rulePage, ({ id }: RulePageRequest) => guard.now(null, () => rulePages().get(id)?.markdown(pageAddress) ?? null));
}
