/** Behind each announcement: how many throws, and the chance that it takes effect. */
import { InlayHintKind, type InlayHint, type Range } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import type { ActionOdds } from '../engine/index.ts';
import { percent } from '../report/index.ts';
import { rangeOfSource } from './convert.ts';
import type { HintContent } from './settings.ts';

export function inlayHintsOf(analysis: Analysis, range: Range, content: HintContent): InlayHint[] {
  if (content === 'none') return [];
  const rounds = analysis.scenarios.flatMap((scenario) => (touches(analysis, scenario.scenario.source, range) ? scenario.odds().rounds : []));
  const lines = new Map<number, ActionOdds[]>();
  for (const action of rounds.flatMap((round) => round.actions)) {
    const line = rangeOfSource(analysis, action.source)?.end.line;
    if (line !== undefined && line >= range.start.line && line <= range.end.line) lines.set(line, [...(lines.get(line) ?? []), action]);
  }
  return [...lines.values()].map((actions) => toHint(analysis, actions, content)).filter((hint) => hint !== undefined);
}

/** Scenarios that begin below the range can't have announcements in it. */
function touches(analysis: Analysis, source: Parameters<typeof rangeOfSource>[1], range: Range): boolean {
  const start = rangeOfSource(analysis, source)?.start.line ?? 0;
  return start <= range.end.line;
}

/** At the end of the line. Bodies that one sentence speaks for stand in one hint, and share a text where they share their odds. */
function toHint(analysis: Analysis, actions: readonly ActionOdds[], content: HintContent): InlayHint | undefined {
  const [first] = actions;
  const line = first === undefined ? undefined : rangeOfSource(analysis, first.source)?.end.line;
  if (line === undefined) return undefined;
  const texts = actions.map((action) => hintText(action, content));
  const same = texts.every((text) => text === texts[0]);
  const label = same ? texts[0] ?? '' : actions.map((action, index) => `${action.actor} ${texts[index] ?? ''}`).join(', ');
  return { position: analysis.lines.endOf(line), label, kind: InlayHintKind.Type, paddingLeft: true };
}

function hintText(action: ActionOdds, content: HintContent): string {
  const pool = `${action.pool.size}${action.pool.keep === 'lowest' ? ' lowest' : ''}`;
  const figure = [...action.odds.values()][0];
  const chance = figure === undefined ? '' : percent(figure, 1);
  if (content === 'pool') return `${pool} ${action.pool.size === 1 ? 'throw' : 'throws'}`;
  return content === 'chance' ? chance : `${pool} · ${chance}`;
}
