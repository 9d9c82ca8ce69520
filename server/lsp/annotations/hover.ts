/**
 * Hovers: the throws and chances of an announcement, the stat block of a name, the explanation of any other sentence.
 */
import { MarkupKind, type Hover, type Position } from 'vscode-languageserver';
import {
  narrowPoints,
  pointsWithin,
  roundWorth,
  sentenceWorth,
  type Analysis,
  type ScenarioAnalysis,
} from '../../analysis/index.ts';
import { calledInFull, sameSource, type ActionOdds, type IdleOdds, type RoundOdds } from '../../engine/index.ts';
import { plural, targetAt, type HoverTarget } from '../../language/index.ts';
import { commands } from '../../protocol/index.ts';
import {
  actionsMarkdown,
  combatantMarkdown,
  creatureMarkdown,
  escapeMarkdown,
  givenLine,
  idleGroups,
  idleMarkdown,
  reasonMarkdown,
  roundMarkdown,
  partMarkdown,
  type GivenLineOptions,
  type HoveredAction,
} from '../../report/index.ts';
import { toRange } from '../connection/convert.ts';
import { expectationsAt } from './expectation-hover.ts';
import { heldWords } from './held-mark.ts';
import { commandLink, ruleLink } from '../navigation/links.ts';
import type { TellMoves } from '../panel/moved.ts';
import type { LastValid } from './last-valid.ts';

/** Uses the figures of the scenario as shown: while a sentence is half-typed, those that hints and lenses hold too. */
export function hoverAt(
  analysis: Analysis,
  position: Position,
  recordMoves: TellMoves,
  lastValid: LastValid,
): Hover | null {
  const target = targetAt(analysis.reading, analysis.lines.offsetAt(position));
  if (target === undefined) return null;
  const shown = shownAt(analysis, target, lastValid);
  const rounds = shown === undefined ? [] : roundAt(shown, target, recordMoves).filter((each) => each !== '');
  const attempted = shown === undefined ? [] : attemptedMarkdown(shown.scenario, target);
  const isAttempted = attempted.length > 0;
  const reason = shown === undefined || isAttempted ? '' : reasonAt(shown, target);
  const card = shown === undefined || isAttempted ? attempted : [...actionsAt(shown, target), ...rounds];
  const [word, row] = [wordMarkdown(analysis, target), rounds.length === 0 ? rowMarkdown(target) : ''];
  const explained = explainedMarkdown(analysis, target);
  // A hover has little room: a name’s stat block comes first, and so do the worth and effect of a clause; the meaning
  // of a verb comes after its odds here.
  const [first, next] = target.name === undefined ? [reason, word] : [word, reason];
  const later =
    target.name === undefined
      ? [first, ...card, next, gameMarkdown(analysis, target), row]
      : [first, next, ...card, row];
  const own = isInClause(target) && !isAttempted ? [first, next, row, ...card] : later;
  const hasFigures = shown !== undefined && [...card, reason].some((part) => part !== '');
  const isHeld = hasFigures && lastValid.isHeldAt(analysis, shown.index, target.announcement ?? target.part);
  const parts = [explained, isHeld ? heldWords : '', ...expectationsAt(analysis, target), ...own].filter(
    (part) => part !== '',
  );
  const range = explained === '' ? target.range : (target.said?.range ?? target.range);
  return { contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n---\n\n') }, range: toRange(analysis, range) };
}

/** The scenario shown at the word, its index in the file, and where its sentences are now. */
interface Shown {
  readonly file: string;
  readonly index: number;
  readonly scenario: ScenarioAnalysis;
  readonly linesOf: Analysis['linesOf'];
}

function shownAt(
  analysis: Analysis,
  { scenario: index = 0, announcement, part }: HoverTarget,
  lastValid: LastValid,
): Shown | undefined {
  const scenario = lastValid.around(analysis, index, announcement ?? part);
  if (scenario === undefined) return undefined;
  return {
    file: analysis.reading.file,
    index,
    scenario,
    linesOf: (source) => analysis.linesOf(lastValid.placeOf(analysis, index, source)),
  };
}

/** What the word itself names. */
function wordMarkdown(analysis: Analysis, { name, verb, stat, scenario: index = 0 }: HoverTarget): string {
  const scenario = analysis.scenarios[index]?.scenario;
  const combatant = scenario?.combatants.find((each) => each.name === name?.name);
  const creature = scenario?.creatures.find((each) => each.name === name?.name);
  if (scenario !== undefined && combatant !== undefined) return combatantMarkdown(scenario, combatant);
  if (scenario !== undefined && creature !== undefined) return creatureMarkdown(scenario, creature);
  const word = stat ?? verb;
  if (word !== undefined) return `**${escapeMarkdown(word.word)}**: ${escapeMarkdown(word.doc)}`;
  return name === undefined ? '' : `**${escapeMarkdown(name.name)}**`;
}

/** What a sentence that isn’t itself an announcement is worth in each throw it affects. */
function reasonAt({ scenario, linesOf }: Shown, { part, announcement }: HoverTarget): string {
  return announcement !== undefined && sameSource(announcement, part)
    ? ''
    : reasonMarkdown(sentenceWorth(scenario, part), linesOf);
}

/**
 * The throws of the announcement at the word, or why it can’t be taken: several if one sentence is about several bodies
 * with different figures.
 */
function actionsAt(shown: Shown, { announcement }: HoverTarget): readonly string[] {
  if (announcement === undefined) return [];
  const { scenario } = shown;
  const isHere = ({ source }: ActionOdds | IdleOdds): boolean =>
    sameSource({ ...source, end: announcement.end }, announcement);
  const call = callerIn(scenario);
  return scenario.oddsInWords.rounds.flatMap((round) => {
    const lines = actionsMarkdown(shownActions(shown, round, round.actions.filter(isHere)));
    return [
      ...lines.map((each, at) =>
        at < lines.length - 1 ? each : `${each}\n\n${givenLine(round, wholeOf(shown, round))}`,
      ),
      ...idleGroups((round.idle ?? []).filter(isHere), call).map((each) => idleMarkdown(each, round.given)),
    ];
  });
}

/**
 * If a sentence has more actors, the worth of their modifiers is left out: it would take too many lines and too long.
 */
const mostActors = 4;

function shownActions(
  { scenario, linesOf }: Shown,
  round: RoundOdds,
  actions: readonly ActionOdds[],
): readonly HoveredAction[] {
  const worth = roundWorth(scenario, round);
  const isListed = actions.length <= mostActors;
  return actions.map((action) => ({
    action,
    linesOf,
    linkToRule: ruleLink,
    call: callerIn(scenario),
    kind: kindIn(scenario, action.actor),
    worth: isListed ? worth.ofAction(action) : undefined,
  }));
}

function callerIn({ scenario }: ScenarioAnalysis): (who: string) => string {
  return (who) => {
    const combatant = scenario.combatants.find((each) => each.name === who);
    return combatant === undefined ? who : calledInFull(combatant);
  };
}

/** The plural name for several combatants of somebody’s stat block. */
function kindIn({ scenario }: ScenarioAnalysis, who: string): string | undefined {
  const creature = scenario.combatants.find(({ name }) => name === who)?.creature?.id;
  return creature === undefined ? undefined : plural(creature);
}

/** At a round’s heading: what has moved in it, what can happen in it, and what decides that. */
function roundAt(shown: Shown, { row, part }: HoverTarget, recordMoves: TellMoves): readonly string[] {
  if (row.id !== 'round') return [];
  const { scenario } = shown;
  return scenario.oddsInWords.rounds
    .filter(({ source }) => sameSource(source, part))
    .flatMap((round) => [
      recordMoves(scenario, round),
      roundMarkdown(round, {
        linkToRule: ruleLink,
        worth: roundWorth(scenario, round),
        overall: round.overall,
        ...wholeOf(shown, round),
      }),
    ]);
}

/** How likely a round is played, a link to the page of its odds, and one that narrows their intervals. */
function wholeOf({ file, index }: Shown, round: RoundOdds): GivenLineOptions {
  return {
    reached: round.reached,
    page: commandLink(commands.showOdds, file, index, round.index),
    ...(pointsWithin(round) > narrowPoints ? { playOn: commandLink(commands.playOn, file, index) } : {}),
  };
}

/** At a game’s name: what the game is. */
function gameMarkdown(analysis: Analysis, { row, scenario }: HoverTarget): string {
  const ruleset = row.id === 'rules' ? analysis.scenarios[scenario ?? 0]?.ruleset : undefined;
  return ruleset === undefined ? '' : `**${escapeMarkdown(ruleset.title)}**: ${escapeMarkdown(ruleset.about)}`;
}

/** What the sentence does, with an example if it can’t be read. An announcement is explained by its verb. */
function rowMarkdown({ row, verb, unread }: HoverTarget): string {
  const doc = verb?.doc === row.doc ? [] : [docMarkdown(row.doc)];
  const example = unread === true && row.example !== '' ? [`\`\`\`clash\n${row.example}\n\`\`\``] : [];
  return [...doc, ...example].join('\n\n');
}

/** Formats our own documentation, in which text between backticks is code. */
function docMarkdown(doc: string): string {
  return doc
    .split('`')
    .map((words, index) => (index % 2 === 0 ? escapeMarkdown(words) : `\`${words}\``))
    .join('');
}

/** The game’s explanation of the word, with a link to the rule; empty if there is none. */
function explainedMarkdown(analysis: Analysis, { row, part, said, scenario: index = 0 }: HoverTarget): string {
  const read = analysis.scenarios[index];
  const explained =
    said === undefined
      ? undefined
      : read?.ruleset.explained?.(read.scenario, { row: row.id, slot: said.slot, words: said.words, part });
  if (said === undefined || explained === undefined) return '';
  return (
    `**${escapeMarkdown(said.words)}**: ${escapeMarkdown(explained.says)} · ` +
    `[${escapeMarkdown(explained.rule.title)}](${ruleLink(explained.rule.id)})`
  );
}

/** Whether the word is in a sentence of its own below an announcement, or in a clause after one. */
function isInClause({ announcement, part }: HoverTarget): boolean {
  return announcement !== undefined && !sameSource(announcement, part);
}

/** For a clause that is one of several things attempted: the odds of that thing alone. */
function attemptedMarkdown(scenario: ScenarioAnalysis, target: HoverTarget): readonly string[] {
  const { part } = target;
  return !isInClause(target)
    ? []
    : scenario.oddsInWords.rounds.flatMap((round) =>
        round.actions
          .flatMap(({ parts = [] }) => parts)
          .filter(({ source }) => sameSource(source, part))
          .map((each) => `${partMarkdown(each)}\n\n${givenLine(round, {})}`),
      );
}
