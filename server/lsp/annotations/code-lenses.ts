/**
 * Code lenses above each round: a link to the panel, how often the round is reached, and its chances. Odds are computed
 * when the lens is resolved.
 */
import type { CodeLens, Command } from 'vscode-languageserver';
import { wayTo, type Analysis, type ScenarioAnalysis, type WayTo } from '../../analysis/index.ts';
import {
  mapInSteps,
  strangerInCondition,
  unreadCondition,
  type Figure,
  type Finding,
  type Round,
  type RoundOdds,
  type Source,
} from '../../engine/index.ts';
import { commands } from '../../protocol/index.ts';
import type { MovedFigure } from '../../report/index.ts';
import { rangeOfSource } from '../connection/convert.ts';
import { heldMark, heldWords, oldWords } from './held-mark.ts';
import {
  chancesTitle,
  chancesTooltip,
  isOutOfReach,
  noWayTitle,
  reachedTitle,
  reachedTooltip,
  stepThroughWords,
  stepTitle,
  stepTooltip,
  type LensAbout,
} from './lens-title.ts';
import { scenarioLenses } from './scenario-lenses.ts';
import { starterLenses } from '../completion/starters.ts';
import type { LaterRounds, ShownScenario, LastValid } from './last-valid.ts';

const kinds = ['step', 'reached', 'chances'] as const;
type LensKind = (typeof kinds)[number];

/**
 * What a lens shows, and of which round: the scenario’s index in the file, and the sentence and offset within it at
 * which the round begins.
 */
export interface LensRound {
  readonly kind: LensKind;
  readonly uri: string;
  readonly scenario: number;
  readonly sentence: number;
  readonly start: number;
}

/** The figures of a round that have moved since the baseline by enough to be shown. */
export type MovesOf = (scenario: ScenarioAnalysis, round: RoundOdds) => readonly MovedFigure[];

/** Needs no odds: the positions of all lenses are known at once, so that no line has to move for them later. */
export function* codeLensSteps(
  analysis: Analysis,
  lastValid: LastValid,
  published: readonly Finding[] = analysis.promptFindings,
): Generator<undefined, CodeLens[]> {
  const written = yield* mapInSteps(analysis.scenarios, (_scenario, index) => {
    return lastValid.held(analysis, index).flatMap(({ scenario: { scenario, knownChances }, heldFrom }) => {
      const whole = scenarioLenses(analysis, index, scenario, lastValid, published);
      return [
        ...(heldFrom < Infinity ? heldLenses(whole) : whole),
        ...scenario.rounds.flatMap((round, at) => {
          const lenses = roundLenses(
            analysis,
            index,
            {
              round,
              at,
              isFirst: scenario.rounds.findIndex(({ number }) => number === round.number) === at,
              reached: knownChances?.odds.rounds[at]?.reached,
            },
            lastValid,
          );
          return round.number >= heldFrom ? heldLenses(lenses) : lenses;
        }),
      ];
    });
  });
  return [...beginningLenses(analysis), ...written.flat()];
}

/** The lenses of one line, marked so that at least one shows the held mark. */
function heldLenses(lenses: readonly CodeLens[]): readonly CodeLens[] {
  const [only, ...more] = lenses;
  return only?.command !== undefined && more.length === 0
    ? [{ ...only, command: held(only.command) }]
    : lenses.map(heldLens);
}

/**
 * Findings follow the current text anyway, and “Step through” of a round that is always played is the same in both
 * texts; lenses that need odds are marked when they are resolved.
 */
function heldLens(lens: CodeLens): CodeLens {
  const { command } = lens;
  return command === undefined || command.command === commands.showFinding || command.title === stepThroughWords
    ? lens
    : { ...lens, command: held(command) };
}

/** For an empty file: the starters, and then the tutorial. */
function beginningLenses(analysis: Analysis): CodeLens[] {
  const starters = starterLenses(analysis);
  return starters.flatMap((lens, index) =>
    index < starters.length - 1
      ? [lens]
      : [
          lens,
          {
            range: lens.range,
            command: {
              title: 'Tutorial',
              tooltip: 'From nothing to a first fight with odds, in ten minutes',
              command: commands.openTutorial,
              arguments: [],
            },
          },
        ],
  );
}

/** A round with its index among the written ones. */
interface PlacedRound {
  readonly round: Round;
  readonly at: number;
  /** Its condition in the writer’s words, with the word that introduces it. */
  readonly when?: string | undefined;
}

/** `isFirst` marks the first round written with its number: without a condition it is always played. */
interface ListedRound extends PlacedRound {
  readonly isFirst: boolean;
  /** How often it is reached, where that is known but the odds don’t include it. */
  readonly reached: Figure | undefined;
}

function roundLenses(
  analysis: Analysis,
  scenario: number,
  { round, at, isFirst, reached }: ListedRound,
  lastValid: LastValid,
): CodeLens[] {
  const { source } = round;
  const range = rangeOfSource(analysis, lastValid.placeOf(analysis, scenario, source));
  if (range === undefined) return [];
  const about = { uri: analysis.reading.file, scenario, sentence: source.sentence, start: source.start };
  const later = (kind: LensKind): CodeLens => ({ range, data: { ...about, kind } satisfies LensRound });
  const isSure = round.when === 'always';
  const isUnread = strangerInCondition(round) !== undefined;
  return [
    isSure && isFirst ? { range, command: stepThrough(about, { round, at }) } : later('step'),
    // Where no course reaches the round, or its condition names somebody undeclared, the first lens says so instead of
    // “Step through”.
    ...(isSure || isUnread || isOutOfReach(reached) ? [] : [later('reached')]),
    ...(round.announcements.length === 0 || isUnread || isOutOfReach(reached) ? [] : [later('chances')]),
  ];
}

/** What is shown for a scenario, the known odds of its later rounds, and what has moved in it. */
interface Shown {
  readonly analysis: Analysis;
  readonly lastValid: LastValid;
  readonly shown: readonly ShownScenario[];
  readonly movesOf: MovesOf;
}

/** The lens with its title, from one of the scenarios shown for it; undefined if the round no longer exists. */
export function resolvedLens(
  lens: CodeLens,
  about: LensRound,
  { analysis, lastValid, shown, movesOf }: Shown,
): CodeLens | undefined {
  for (const { scenario, heldFrom } of shown) {
    const { rounds } = scenario.scenario;
    const at = rounds.findIndex(({ source }) => isAbout(about, source));
    const round = rounds[at];
    if (round === undefined) continue;
    const now = scenario.oddsInWords.rounds.find(({ source }) => isAbout(about, source));
    const odds = now ?? oldRound(about, lastValid.laterRounds(analysis, scenario));
    const described = {
      scenario: scenario.scenario,
      round: odds,
      moved: odds === undefined ? [] : movesOf(scenario, odds),
      reached: odds?.reached,
    };
    const placed = { round, at, when: whenWords(analysis, round) };
    const command = commandOf(about, placed, described, () => wayTo(scenario, at));
    if (round.number >= heldFrom) return { range: lens.range, command: held(command) };
    return { range: lens.range, command: odds === now || about.kind === 'step' ? command : held(command, oldWords) };
  }
  return undefined;
}

/** What was known of the round in an earlier text. */
function oldRound(about: LensRound, known: readonly LaterRounds[]): RoundOdds | undefined {
  return known.flatMap(({ isOld, rounds }) => (isOld ? rounds : [])).find(({ source }) => isAbout(about, source));
}

/** Marks a command as belonging to an earlier text. */
function held(command: Command, words = heldWords): Command {
  const { title, tooltip } = command;
  return {
    ...command,
    title: `${title}${heldMark}`,
    tooltip: tooltip === undefined ? words : `${tooltip}\n${words}`,
  };
}

function commandOf(about: LensRound, placed: PlacedRound, entry: LensAbout, way: () => WayTo): Command {
  switch (about.kind) {
    case 'step':
      return stepThrough(about, placed, way(), entry.reached);
    case 'reached':
      return showOdds(about, placed, reachedTitle(entry), reachedTooltip(entry));
    case 'chances':
      return chances(about, placed, entry);
  }
}

/** Without figures the lens is plain text. */
function chances(about: LensRound, placed: PlacedRound, reported: LensAbout): Command {
  const title = chancesTitle(reported);
  return title.isFigures ? showOdds(about, placed, title.text, chancesTooltip(reported)) : plain(title.text);
}

function showOdds({ uri, scenario }: LensRound, { at }: PlacedRound, title: string, tooltip: string): Command {
  return {
    title,
    tooltip: `${tooltip}\nShow the exact odds`,
    command: commands.showOdds,
    arguments: [uri, scenario, at],
  };
}

/** Opens the panel on the shown course, or on one with a seed that reaches the round; plain text if no course does. */
function stepThrough(
  { uri, scenario }: Pick<LensRound, 'uri' | 'scenario'>,
  { round, at, when }: PlacedRound,
  way: WayTo = 'own',
  reached?: Figure,
): Command {
  if (way === 'none') return plain(strangerInCondition(round) === undefined ? noWayTitle(reached) : unreadCondition);
  const name = {
    number: round.number,
    index: at,
    ...(round.title === undefined ? {} : { title: round.title }),
    ...(when === undefined ? {} : { when }),
  };
  const sought = { round: name, ...(way === 'own' ? {} : way) };
  return {
    title: stepTitle(way),
    tooltip: stepTooltip(way),
    command: commands.openPanel,
    arguments: [uri, scenario, `${round.number}/round/start`, sought],
  };
}

/**
 * `if a tie happened` or `otherwise`; undefined for a round without a condition, or if its words aren’t in the current
 * text.
 */
function whenWords(analysis: Analysis, { when }: Round): string | undefined {
  if (when === 'always' || when === 'otherwise') return when === 'always' ? undefined : when;
  const range = when.source.file === analysis.reading.file ? analysis.rangeOf(when.source) : undefined;
  return range === undefined
    ? undefined
    : `if ${analysis.reading.text.slice(range.start, range.end).replace(/\s+/gu, ' ')}`;
}

/** Editors show a lens with an empty command name as text. */
export function plain(title: string): Command {
  return { title, command: '' };
}

function isAbout({ uri, sentence, start }: LensRound, source: Source): boolean {
  return source.file === uri && source.sentence === sentence && source.start === start;
}

/** What a lens is about, from its data; undefined if it isn’t ours. */
export function lensRoundOf({ data }: CodeLens): LensRound | undefined {
  const { kind, uri, scenario, sentence, start } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<
    Record<string, unknown>
  >;
  const known = kinds.find((each) => each === kind);
  if (
    known === undefined ||
    typeof uri !== 'string' ||
    typeof scenario !== 'number' ||
    typeof sentence !== 'number' ||
    typeof start !== 'number'
  )
    return undefined;
  return { kind: known, uri, scenario, sentence, start };
}
