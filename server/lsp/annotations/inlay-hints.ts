/**
 * Inlay hints after each announcement: the number of throws and the chance that it takes effect, or why it can’t be
 * taken. Each of several things attempted in it has its own hint.
 */
import { InlayHintKind, MarkupKind, type InlayHint, type Range } from 'vscode-languageserver';
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import type { ActionOdds, ContestOdds, IdleOdds, PartOdds, RoundOdds } from '../../engine/index.ts';
import { placeBelow } from '../../language/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';
import { callerOf } from '../../report/index.ts';
import { rangeOfSource, scenariosIn } from '../connection/convert.ts';
import { heldMark, heldWords, oldWords } from './held-mark.ts';
import { hintText, tooltipLines, type Announced } from './hint-words.ts';
import type { HintContent } from '../connection/settings.ts';
import type { LastValid } from './last-valid.ts';
import type { Versioned } from '../analysis-store.ts';

/** Prefix of each hint, so that its first number can’t be read as part of the writer’s own words, as in `throws 4`. */
export const hintMark = '\u00a0›\u00a0';

/**
 * Hints at line ends. Bodies of one sentence share a hint. Its `data` is the document and version, for resolving it.
 */
export function inlayHintsOf(
  { analysis, version }: Versioned,
  range: Range,
  content: HintContent,
  lastValid: LastValid,
): InlayHint[] {
  if (content === 'none') return [];
  const about: HintedText = { uri: analysis.reading.file, version };
  return announcedIn(analysis, range, lastValid).flatMap(({ line, announced, heldAs }) => {
    const text = hintText(announced, content);
    if (text === '') return [];
    return {
      position: analysis.lines.endOf(line),
      label: `${hintMark}${withVisibleMarks(text)}${heldAs === undefined ? '' : heldMark}`,
      kind: InlayHintKind.Type,
      paddingLeft: true,
      data: about,
    };
  });
}

/** The text that a hint belongs to. */
export interface HintedText {
  readonly uri: string;
  readonly version: number;
}

/** The text a hint belongs to, from its data; undefined if it isn’t ours. */
export function hintedTextOf({ data }: InlayHint): HintedText | undefined {
  const { uri, version } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  return typeof uri === 'string' && typeof version === 'number' ? { uri, version } : undefined;
}

/** The hint with the exact chances as its tooltip. */
export function resolvedHint(hint: InlayHint, analysis: Analysis, lastValid: LastValid): InlayHint {
  const { position } = hint;
  const tooltip = announcedIn(analysis, { start: position, end: position }, lastValid)
    .flatMap(({ announced, call, heldAs }) => [
      ...tooltipLines(announced, call),
      ...(heldAs === undefined ? [] : [heldAs]),
    ])
    .join('\n\n');
  return tooltip === '' ? hint : { ...hint, tooltip: { kind: MarkupKind.Markdown, value: tooltip } };
}

/** The scenarios that have hints in a range: odds take time, so only theirs are computed. */
export function hintedIn(analysis: Analysis, range: Range, lastValid: LastValid): readonly ScenarioAnalysis[] {
  return scenariosIn(analysis, range).flatMap((index) => lastValid.shown(analysis, index));
}

/** What is known of one line; `call` adds articles to names; `heldAs` says why, if it belongs to an earlier text. */
interface AnnouncedLine {
  readonly line: number;
  readonly call: (name: string) => string;
  readonly announced: Announced;
  readonly heldAs: string | undefined;
}

function announcedIn(analysis: Analysis, range: Range, lastValid: LastValid): readonly AnnouncedLine[] {
  const lines = scenariosIn(analysis, range).flatMap((index) => {
    return lastValid.held(analysis, index).flatMap(({ scenario, heldFrom }) => {
      const first = { rounds: scenario.briefFirstOdds.rounds, isOld: false };
      return [first, ...lastValid.laterRounds(analysis, scenario)].flatMap(({ rounds, isOld }) => [
        ...linesOf(analysis, heldOf(rounds, heldFrom), range, heldWords),
        ...linesOf(analysis, currentOf(rounds, heldFrom), range, isOld ? oldWords : undefined),
      ]);
    });
  });
  return lines.sort((one, other) => one.line - other.line);
}

function heldOf(rounds: readonly RoundOdds[], heldFrom: number): readonly RoundOdds[] {
  return rounds.filter(({ round }) => round >= heldFrom);
}

function currentOf(rounds: readonly RoundOdds[], heldFrom: number): readonly RoundOdds[] {
  return rounds.filter(({ round }) => round < heldFrom);
}

function linesOf(
  analysis: Analysis,
  rounds: readonly RoundOdds[],
  range: Range,
  heldAs: string | undefined,
): readonly AnnouncedLine[] {
  const call = callerOf(rounds.flatMap(({ called = [] }) => called));
  return [...byLine(analysis, rounds, range)].map(([line, announced]) => ({ line, announced, call, heldAs }));
}

/** Groups the odds of rounds by line, within a range. */
function byLine(
  analysis: Analysis,
  rounds: readonly RoundOdds[],
  { start, end }: Range,
): ReadonlyMap<number, Announced> {
  const lines = new Map<number, { readonly [kind in keyof Announced]: Announced[kind][number][] }>();
  const add = ({ source }: ActionOdds | PartOdds | IdleOdds, more: () => Partial<Announced>): void => {
    const line = rangeOfSource(analysis, source)?.end.line;
    if (line === undefined || line < start.line || line > end.line) return;
    const known = lines.get(line) ?? { actions: [], parts: [], idle: [], contests: [] };
    const { actions = [], parts = [], idle = [], contests = [] } = more();
    known.actions.push(...actions);
    known.parts.push(...parts);
    known.idle.push(...idle);
    known.contests.push(...contests.filter((contest) => !known.contests.includes(contest)));
    lines.set(line, known);
  };
  for (const round of rounds) {
    for (const action of round.actions) {
      add(action, () => ({ actions: [action], contests: contestsOf(round, action) }));
      // A part declared in the cast counts for other announcements too: its hint is shown where this announcement
      // mentions it.
      for (const part of action.parts ?? []) {
        const source = placeBelow(analysis.reading, action.source, part.source);
        if (source !== undefined) add({ ...part, source }, () => ({ parts: [part] }));
      }
    }
    for (const idle of round.idle ?? []) add(idle, () => ({ idle: [idle] }));
  }
  return lines;
}

function contestsOf({ contests }: RoundOdds, { actor }: ActionOdds): readonly ContestOdds[] {
  return contests.filter(({ parties }) => parties.length > 1 && parties.includes(actor));
}
