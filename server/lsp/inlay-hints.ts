/** Behind each announcement: how many throws, and the chance that it takes effect; or why it can’t be taken. */
import { InlayHintKind, type InlayHint, type Range } from 'vscode-languageserver';
import type { Analysis, ScenarioAnalysis } from '../analysis/index.ts';
import type { ActionOdds, IdleOdds, RoundOdds } from '../engine/index.ts';
import { difficultyWords, percent, unitOf } from '../report/index.ts';
import { rangeOfSource, scenariosIn } from './convert.ts';
import type { HintContent } from './settings.ts';
import type { Steady } from './steady.ts';
import { dotted, unbroken } from './unbroken.ts';

/** What is known of one line: of those who act, and of those who can’t. */
interface Announced {
  readonly actions: readonly ActionOdds[];
  readonly idle: readonly IdleOdds[];
}

/** At the ends of the lines. Bodies that one sentence speaks for share one hint. */
export function inlayHintsOf(analysis: Analysis, range: Range, content: HintContent, steady: Steady): InlayHint[] {
  if (content === 'none') return [];
  const rounds = hintedIn(analysis, range, steady).flatMap((scenario) => scenario.briefOdds.rounds);
  const lines = [...announcedIn(analysis, rounds)].filter(([line]) => line >= range.start.line && line <= range.end.line);
  return lines.sort(([one], [other]) => one - other).map(([line, announced]) => (
    { position: analysis.lines.endOf(line), label: hintText(announced, content), kind: InlayHintKind.Type, paddingLeft: true }));
}

/** The scenarios whose odds are shown in a range: odds take their time, so they are worked out of no other. */
export function hintedIn(analysis: Analysis, range: Range, steady: Steady): readonly ScenarioAnalysis[] {
  return scenariosIn(analysis, range).flatMap((index) => steady.shown(analysis, index));
}

function announcedIn(analysis: Analysis, rounds: readonly RoundOdds[]): ReadonlyMap<number, Announced> {
  const lines = new Map<number, Announced>();
  const add = ({ source }: ActionOdds | IdleOdds, more: Partial<Announced>): void => {
    const line = rangeOfSource(analysis, source)?.end.line;
    if (line === undefined) return;
    const { actions, idle } = lines.get(line) ?? { actions: [], idle: [] };
    lines.set(line, { actions: [...actions, ...more.actions ?? []], idle: [...idle, ...more.idle ?? []] });
  };
  for (const round of rounds) {
    for (const action of round.actions) add(action, { actions: [action] });
    for (const idle of round.idle ?? []) add(idle, { idle: [idle] });
  }
  return lines;
}

function hintText({ actions, idle }: Announced, content: HintContent): string {
  if (actions.length === 0) return [...new Set(idle.map(({ why }) => why))].join(', ');
  return dotted([...throwsParts(actions, content), ...idle.map(({ who, why }) => `${who}: ${why}`)]);
}

function throwsParts(actions: readonly ActionOdds[], content: HintContent): readonly string[] {
  const [throws, chance] = [unbroken(throwsText(actions)), unbroken(chanceText(actions))];
  return content === 'pool' ? [throws] : content === 'chance' ? [chance] : [throws, chance];
}

function throwsText(actions: readonly ActionOdds[]): string {
  const pools = span(actions.map((action) => action.pool.size).sort((a, b) => a - b).map(String), '–');
  const pool = `${actions.some((action) => action.pool.keep === 'lowest') ? 'lowest of ' : ''}${pools}`;
  const difficulty = span(actions.map((action) => difficultyWords(action.pool)), ' to');
  return `${pool} ${unitOf(actions[0]?.pool ?? {}, pool === '1' ? 1 : 2)}${difficulty}`;
}

/** `hits 94%`: in whole percents, since a number with a full stop may be torn at it; what it is the chance of only where that is a word. */
function chanceText(actions: readonly ActionOdds[]): string {
  const counting = actions.flatMap((action) => [...action.odds].slice(0, 1));
  const figures = counting.map(([, figure]) => figure).sort((a, b) => a.chance.compare(b.chance));
  const [name = '', ...others] = new Set(counting.map(([outcome]) => outcome));
  const isWord = others.length === 0 && /^\p{L}+$/u.test(name);
  return `${isWord ? `${name} ` : ''}${span(figures.map((figure) => percent(figure, 0)), ' to ')}`;
}

/** One text where all are the same, and otherwise from the first to the last. */
function span(texts: readonly string[], to: string): string {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  return first === last ? first : `${first}${to}${last}`;
}
