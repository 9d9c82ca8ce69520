/** Hovers: on an announcement its throws and chances, on a name who that is, on any other sentence what it does. */
import { MarkupKind, type Hover, type Position } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import { calledInFull, sameSource, type ActionOdds, type IdleOdds } from '../engine/index.ts';
import { targetAt, type HoverTarget } from '../language/index.ts';
import { actionsMarkdown, combatantMarkdown, creatureMarkdown, escapeMarkdown, idleMarkdown, roundMarkdown } from '../report/index.ts';
import { toRange } from './convert.ts';
import { ruleLink } from './links.ts';

export function hoverAt(analysis: Analysis, position: Position): Hover | null {
  const target = targetAt(analysis.reading, analysis.lines.offsetAt(position));
  if (target === undefined) return null;
  const figures = [...actionsAt(analysis, target), ...roundAt(analysis, target)];
  const word = wordMarkdown(analysis, target);
  // A hover has little room: who somebody is comes first, but what a verb means after what it comes to here.
  const own = target.name === undefined ? [...figures, word] : [word, ...figures];
  const parts = [...own, gameMarkdown(analysis, target), rowMarkdown(target)].filter((part) => part !== '');
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

/** The throws of the announcement around the word, or why nobody takes it: several where one sentence speaks for several bodies that have different figures. */
function actionsAt(analysis: Analysis, { announcement, scenario: index = 0 }: HoverTarget): readonly string[] {
  const scenario = announcement === undefined ? undefined : analysis.scenarios[index];
  if (announcement === undefined || scenario === undefined) return [];
  const isHere = ({ source }: ActionOdds | IdleOdds): boolean => sameSource({ ...source, end: announcement.end }, announcement);
  const called = (who: string): string => {
    const combatant = scenario.scenario.combatants.find((each) => each.name === who);
    return combatant === undefined ? who : calledInFull(combatant);
  };
  return scenario.odds().rounds.flatMap(({ actions, idle = [], given }) => [
    ...actionsMarkdown(actions.filter(isHere), called, analysis.linesOf, ruleLink),
    ...idle.filter(isHere).map((each) => idleMarkdown(called(each.who), each, given)),
  ]);
}

/** On the heading of a round what can come of it. */
function roundAt(analysis: Analysis, { row, part, scenario: index = 0 }: HoverTarget): readonly string[] {
  const scenario = row.id === 'round' ? analysis.scenarios[index] : undefined;
  return (scenario?.odds().rounds ?? []).filter(({ source }) => sameSource(source, part)).map(roundMarkdown);
}

/** On the name of a game what it is. */
function gameMarkdown(analysis: Analysis, { row, scenario }: HoverTarget): string {
  const ruleset = row.id === 'rules' ? analysis.scenarios[scenario ?? 0]?.ruleset : undefined;
  return ruleset === undefined ? '' : `**${escapeMarkdown(ruleset.title)}**: ${escapeMarkdown(ruleset.about)}`;
}

/** What the sentence does. An announcement is explained by its verb and has no example of its own. */
function rowMarkdown({ row, verb }: HoverTarget): string {
  const doc = verb?.doc === row.doc ? [] : [escapeMarkdown(row.doc)];
  const example = row.example === '' ? [] : [`\`\`\`clash\n${row.example}\n\`\`\``];
  return [...doc, ...example].join('\n\n');
}
