/** Behind each announcement: how many throws, and the chance that it takes effect; or why it can’t be taken. */
import { InlayHintKind, MarkupKind, type InlayHint, type Range } from 'vscode-languageserver';
import type { Analysis, ScenarioAnalysis } from '../analysis/index.ts';
import { sentence, type ActionOdds, type ContestOdds, type IdleOdds, type OutcomeOdds, type RoundOdds } from '../engine/index.ts';
import { difficultyWords, escapeMarkdown, idleGroups, percent, shortFraction, unitOf } from '../report/index.ts';
import { rangeOfSource, scenariosIn } from './convert.ts';
import type { HintContent } from './settings.ts';
import type { Steady } from './steady.ts';
import { dotted, unbroken } from './unbroken.ts';
import type { Versioned } from './workbench.ts';

/** What is known of one line: of those who act, and of those who can’t. */
interface Announced {
  readonly actions: readonly ActionOdds[];
  readonly idle: readonly IdleOdds[];
  /** What decides the actions, where several throw together for it. */
  readonly contests: readonly ContestOdds[];
}

/** At the ends of the lines. Bodies that one sentence speaks for share one hint. What it is asked again with is its document and version. */
export function inlayHintsOf({ analysis, version }: Versioned, range: Range, content: HintContent, steady: Steady): InlayHint[] {
  if (content === 'none') return [];
  const about: HintedText = { uri: analysis.reading.file, version };
  return announcedIn(analysis, range, steady).map(([line, announced]) => (
    { position: analysis.lines.endOf(line), label: hintText(announced, content), kind: InlayHintKind.Type, paddingLeft: true, data: about }));
}

/** Which text a hint is about. */
export interface HintedText {
  readonly uri: string;
  readonly version: number;
}

/** What a hint says that it is about; undefined where it isn’t one of ours. */
export function hintedTextOf({ data }: InlayHint): HintedText | undefined {
  const { uri, version } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  return typeof uri === 'string' && typeof version === 'number' ? { uri, version } : undefined;
}

/** The hint with the exact chances behind it, for whoever points at it. */
export function resolvedHint(hint: InlayHint, analysis: Analysis, steady: Steady): InlayHint {
  const { position } = hint;
  const tooltip = announcedIn(analysis, { start: position, end: position }, steady).flatMap(([, announced]) => tooltipLines(announced)).join('\n\n');
  return tooltip === '' ? hint : { ...hint, tooltip: { kind: MarkupKind.Markdown, value: tooltip } };
}

/** The scenarios whose odds are shown in a range: odds take their time, so they are worked out of no other. */
export function hintedIn(analysis: Analysis, range: Range, steady: Steady): readonly ScenarioAnalysis[] {
  return scenariosIn(analysis, range).flatMap((index) => steady.shown(analysis, index));
}

function announcedIn(analysis: Analysis, range: Range, steady: Steady): readonly (readonly [line: number, announced: Announced])[] {
  const rounds = hintedIn(analysis, range, steady).flatMap((scenario) => scenario.briefOdds.rounds);
  return [...byLine(analysis, rounds)].filter(([line]) => line >= range.start.line && line <= range.end.line).sort(([one], [other]) => one - other);
}

function byLine(analysis: Analysis, rounds: readonly RoundOdds[]): ReadonlyMap<number, Announced> {
  const lines = new Map<number, Announced>();
  const add = ({ source }: ActionOdds | IdleOdds, more: Partial<Announced>): void => {
    const line = rangeOfSource(analysis, source)?.end.line;
    if (line === undefined) return;
    const { actions, idle, contests } = lines.get(line) ?? { actions: [], idle: [], contests: [] };
    const others = (more.contests ?? []).filter((contest) => !contests.includes(contest));
    lines.set(line, { actions: [...actions, ...more.actions ?? []], idle: [...idle, ...more.idle ?? []], contests: [...contests, ...others] });
  };
  for (const round of rounds) {
    for (const action of round.actions) add(action, { actions: [action], contests: contestsOf(round, action) });
    for (const idle of round.idle ?? []) add(idle, { idle: [idle] });
  }
  return lines;
}

function contestsOf({ contests }: RoundOdds, { actor }: ActionOdds): readonly ContestOdds[] {
  return contests.filter(({ parties }) => parties.length > 1 && parties.includes(actor));
}

function hintText({ actions, idle }: Announced, content: HintContent): string {
  if (actions.length === 0) return [...new Set(idle.map(({ why }) => why))].join(', ');
  return dotted([...throwsParts(actions, content), ...idleGroups(idle, (who) => who).map(({ who, count, why }) => `${count === 1 ? who : `${count} others`}: ${why}`)]);
}

function throwsParts(actions: readonly ActionOdds[], content: HintContent): readonly string[] {
  const [throws, chance] = [unbroken(throwsText(actions)), unbroken(chanceText(actions))];
  const isBounded = actions.some(({ pool }) => pool.bounded !== undefined);
  return [...(content === 'pool' ? [throws] : content === 'chance' ? [chance] : [throws, chance]), ...(isBounded ? [unbroken('not all counted')] : [])];
}

/** So many of those who act in one sentence have their chances told; the hover at the sentence tells them all. */
const mostTold = 3;

function tooltipLines({ actions, contests }: Announced): readonly string[] {
  const more = actions.length - mostTold;
  return [
    ...actions.slice(0, mostTold).map(({ words, odds }) => `${escapeMarkdown(sentence(words))}: ${chances(odds)}`), ...(more > 0 ? [`and ${more} more`] : []),
    ...contests.slice(0, mostTold).map(({ kind, odds }) => `${escapeMarkdown(sentence(kind))}: ${chances(odds)}`),
  ];
}

/** `takes effect 189/310 = 60.9677%, …`; what can’t happen is left out. */
function chances(odds: OutcomeOdds): string {
  return [...odds].filter(([, { chance }]) => !chance.equals(0)).map(([name, figure]) => {
    const exact = shortFraction(figure);
    return `${escapeMarkdown(name)} ${exact === '' ? '' : `${exact} = `}${percent(figure, 4)}`;
  }).join(', ');
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
