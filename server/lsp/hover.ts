/** Hovers: on an announcement its throws and chances, on a name who that is, on any other sentence what it does. */
import { MarkupKind, type Hover, type Position } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { ActionOdds } from '../engine/index.ts';
import { actionMarkdown } from '../report/index.ts';
import { rangeOfSource } from './convert.ts';
import { ruleLink } from './links.ts';

export function hoverAt(analysis: Analysis, position: Position): Hover | null {
  const actions = actionsAt(analysis, position);
  const [first] = actions;
  if (first === undefined) return null;
  const value = actions.map((action) => actionMarkdown(action, analysis.linesOf, ruleLink)).join('\n\n---\n\n');
  const range = rangeOfSource(analysis, first.source);
  return { contents: { kind: MarkupKind.Markdown, value }, ...(range === undefined ? {} : { range }) };
}

/** The actions whose announcement stands at the position: several where one sentence speaks for several bodies. */
function actionsAt(analysis: Analysis, position: Position): readonly ActionOdds[] {
  return analysis.scenarios.flatMap((scenario) => scenario.odds().rounds).flatMap((round) => round.actions).filter((action) => {
    const range = rangeOfSource(analysis, action.source);
    return range !== undefined && range.start.line <= position.line && position.line <= range.end.line
      && (position.line > range.start.line || position.character >= range.start.character)
      && (position.line < range.end.line || position.character <= range.end.character);
  });
}
