/** What the extension asks for its panel and its rule pages. */
import type { Connection } from 'vscode-languageserver';
import { rulePages } from '../analysis/index.ts';
import { methods, type PanelRequest, type RulePageRequest, type StepAtRequest } from '../protocol/index.ts';
import type { Answers } from './editor-answers.ts';
import { panelAnswer, stepAt } from './panel.ts';

export function answerPanel(connection: Connection, { guarded, workbench }: Answers): void {
  connection.onRequest(methods.panel, (request: PanelRequest) => guarded(null, () => {
    const versioned = workbench.versioned(request.uri);
    return versioned === undefined ? null : panelAnswer(versioned, request);
  }));
  connection.onRequest(methods.stepAt, (request: StepAtRequest) => guarded(null, () => {
    const analysis = workbench.analysisOf(request.uri);
    return analysis === undefined ? null : stepAt(analysis, request);
  }));
  connection.onRequest(methods.rulePage, ({ id }: RulePageRequest) => guarded(null, () => rulePages().get(id)?.markdown() ?? null));
}
