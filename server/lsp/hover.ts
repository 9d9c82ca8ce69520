/** Hovers: on an announcement its throws and chances, on a name who that is, on any other sentence what it does. */
import { MarkupKind, type Hover, type Position } from 'vscode-languageserver';
import { roundWorth, sentenceWorth, type Analysis, type ScenarioAnalysis } from '../analysis/index.ts';
import { calledInFull, sameSource, type ActionOdds, type IdleOdds, type OverallRound, type RoundOdds } from '../engine/index.ts';
import { targetAt, type HoverTarget } from '../language/index.ts';
import { commands } from '../protocol/index.ts';
import {
  actionsMarkdown, combatantMarkdown, creatureMarkdown, escapeMarkdown, givenLine, idleMarkdown, reasonMarkdown, roundMarkdown, type GivenTelling, type ToldAction,
} from '../report/index.ts';
import { toRange } from './convert.ts';
import { commandLink, ruleLink } from './links.ts';
import type { TellMoves } from './moved.ts';

export function hoverAt(analysis: Analysis, position: Position, tellMoves: TellMoves): Hover | null {
  const target = targetAt(analysis.reading, analysis.lines.offsetAt(position));
  if (target === undefined) return null;
  const rounds = roundAt(analysis, target, tellMoves).filter((each) => each !== '');
  const figures = [reasonAt(analysis, target), ...actionsAt(analysis, target), ...rounds];
  const word = wordMarkdown(analysis, target);
  // A hover has little room: who somebody is comes first, but what a verb means after what it comes to here.
  const own = target.name === undefined ? [...figures, word] : [word, ...figures];
  const parts = [...own, gameMarkdown(analysis, target), ...(rounds.length === 0 ? [rowMarkdown(target)] : [])].filter((part) => part !== '');
  return { contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n---\n\n') }, range: toRange(analysis, target.range) };
}

/** Who or what the word itself names. */
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

/** What a sentence that isn’t itself an announcement is worth wherever it counts. */
function reasonAt({ scenarios, linesOf }: Analysis, { part, announcement, scenario: index = 0 }: HoverTarget): string {
  const scenario = announcement !== undefined && sameSource(announcement, part) ? undefined : scenarios[index];
  return scenario === undefined ? '' : reasonMarkdown(sentenceWorth(scenario, part), linesOf);
}

/** The throws of the announcement around the word, or why nobody takes it: several where one sentence speaks for several bodies that have different figures. */
function actionsAt(analysis: Analysis, { announcement, scenario: index = 0 }: HoverTarget): readonly string[] {
  const scenario = announcement === undefined ? undefined : analysis.scenarios[index];
  if (announcement === undefined || scenario === undefined) return [];
  const isHere = ({ source }: ActionOdds | IdleOdds): boolean => sameSource({ ...source, end: announcement.end }, announcement);
  const call = callerIn(scenario);
  return scenario.odds().rounds.flatMap((round) => {
    const told = actionsMarkdown(toldActions(analysis, scenario, round, round.actions.filter(isHere)));
    return [
      ...told.map((each, at) => (at < told.length - 1 ? each : `${each}\n\n${givenLine(round.given, wholeOf(analysis, index, round))}`)),
      ...(round.idle ?? []).filter(isHere).map((each) => idleMarkdown(call(each.who), each, round.given)),
    ];
  });
}

/** Of more actors of one sentence it isn’t told what each one’s throws are worth: too many lines, and too long a wait. */
const mostActors = 4;

function toldActions({ linesOf }: Analysis, scenario: ScenarioAnalysis, round: RoundOdds, actions: readonly ActionOdds[]): readonly ToldAction[] {
  const worth = roundWorth(scenario, round);
  const isTold = actions.length <= mostActors;
  const overall = overallIn(scenario, round)?.actions ?? [];
  return actions.map((action) => ({
    action, linesOf, linkToRule: ruleLink, call: callerIn(scenario),
    worth: isTold ? worth.ofAction(action) : undefined,
    overall: overall.find(({ actor, source }) => actor === action.actor && sameSource(source, action.source))?.odds,
  }));
}

function callerIn({ scenario }: ScenarioAnalysis): (who: string) => string {
  return (who) => {
    const combatant = scenario.combatants.find((each) => each.name === who);
    return combatant === undefined ? who : calledInFull(combatant);
  };
}

/** On the heading of a round what has moved in it, what can come of it, and what decides that. */
function roundAt(analysis: Analysis, { row, part, scenario: index = 0 }: HoverTarget, tellMoves: TellMoves): readonly string[] {
  const scenario = row.id === 'round' ? analysis.scenarios[index] : undefined;
  if (scenario === undefined) return [];
  return scenario.odds().rounds.filter(({ source }) => sameSource(source, part)).flatMap((round) => [
    tellMoves(scenario, round), roundMarkdown(round, { linkToRule: ruleLink, worth: roundWorth(scenario, round), ...wholeOf(analysis, index, round) }),
  ]);
}

/** How likely a round is played, and where the page of its exact odds is. */
function wholeOf({ reading, scenarios }: Analysis, scenario: number, round: RoundOdds): GivenTelling {
  const overall = overallIn(scenarios[scenario], round)?.reached;
  return { reached: round.reached ?? (overall === undefined ? undefined : { chance: overall }), page: commandLink(commands.showOdds, reading.file, scenario, round.index) };
}

/** What is known of a round over all courses that come to it. */
function overallIn(scenario: ScenarioAnalysis | undefined, round: RoundOdds): OverallRound | undefined {
  return scenario?.overallSoon()?.rounds.find(({ index }) => index === round.index);
}

/** On the name of a game what it is. */
function gameMarkdown(analysis: Analysis, { row, scenario }: HoverTarget): string {
  const ruleset = row.id === 'rules' ? analysis.scenarios[scenario ?? 0]?.ruleset : undefined;
  return ruleset === undefined ? '' : `**${escapeMarkdown(ruleset.title)}**: ${escapeMarkdown(ruleset.about)}`;
}

/** What the sentence does, with an example while it can’t be read. An announcement is explained by its verb. */
function rowMarkdown({ row, verb, unread }: HoverTarget): string {
  const doc = verb?.doc === row.doc ? [] : [docMarkdown(row.doc)];
  const example = unread === true && row.example !== '' ? [`\`\`\`clash\n${row.example}\n\`\`\``] : [];
  return [...doc, ...example].join('\n\n');
}

/** Words of ours, in which what stands between backticks is code. */
function docMarkdown(doc: string): string {
  return doc.split('`').map((words, index) => (index % 2 === 0 ? escapeMarkdown(words) : `\`${words}\``)).join('');
}
