/** Behind each announcement: how many throws, and the chance that it takes effect. */
import { InlayHintKind, type InlayHint, type Range } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { ActionOdds } from '../engine/index.ts';
import { percent, unitOf } from '../report/index.ts';
import { rangeOfSource } from './convert.ts';
import type { HintContent } from './settings.ts';

export function inlayHintsOf(analysis: Analysis, range: Range, content: HintContent): InlayHint[] {
  if (content === 'none') return [];
  const rounds = analysis.scenarios.flatMap((scenario, index) => (touches(analysis, index, range) ? scenario.odds().rounds : []));
  const lines = new Map<number, ActionOdds[]>();
  for (const action of rounds.flatMap((round) => round.actions)) {
    const line = rangeOfSource(analysis, action.source)?.end.line;
    if (line !== undefined && line >= range.start.line && line <= range.end.line) lines.set(line, [...(lines.get(line) ?? []), action]);
  }
  return [...lines.values()].map((actions) => toHint(analysis, actions, content)).filter((hint) => hint !== undefined);
}

/** Odds take their time, so they are worked out for those scenarios only that stand in the range. */
function touches({ reading, lines }: Analysis, scenario: number, range: Range): boolean {
  const { from = 0, to = 0 } = reading.scenarios[scenario] ?? {};
  const { starts, text } = reading.document;
  return lines.positionAt(starts[from] ?? 0).line <= range.end.line && lines.positionAt(starts[to] ?? text.length).line >= range.start.line;
}

/** At the end of the line. Bodies that one sentence speaks for share one hint. */
function toHint(analysis: Analysis, actions: readonly ActionOdds[], content: HintContent): InlayHint | undefined {
  const [first] = actions;
  const line = first === undefined ? undefined : rangeOfSource(analysis, first.source)?.end.line;
  if (line === undefined) return undefined;
  return { position: analysis.lines.endOf(line), label: hintText(actions, content), kind: InlayHintKind.Type, paddingLeft: true };
}

function hintText(actions: readonly ActionOdds[], content: HintContent): string {
  const pools = span(actions.map((action) => action.pool.size).sort((a, b) => a - b).map(String), '–');
  const pool = `${actions.some((action) => action.pool.keep === 'lowest') ? 'lowest of ' : ''}${pools}`;
  const figures = actions.flatMap((action) => [...action.odds.values()].slice(0, 1)).sort((a, b) => a.chance.compare(b.chance));
  const chance = span(figures.map((figure) => percent(figure, 1)), ' to ');
  const throws = `${pool} ${unitOf(actions[0]?.pool ?? {}, pool === '1' ? 1 : 2)}`;
  if (content === 'pool') return throws;
  return content === 'chance' ? chance : `${throws} · ${chance}`;
}

/** One text where all are the same, and otherwise from the first to the last. */
function span(texts: readonly string[], to: string): string {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  return first === last ? first : `${first}${to}${last}`;
}
