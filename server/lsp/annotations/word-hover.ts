/** What a hover says of the word at the caret and of its own sentence, before what the whole announcement comes to. */
import { sameSource } from '../../engine/index.ts';
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import type { HoverTarget } from '../../language/index.ts';
import { escapeMarkdown, givenLine, partMarkdown } from '../../report/index.ts';
import { ruleLink } from '../navigation/links.ts';

/** What the game says of the word, with the way to its rule; empty where it says nothing. */
export function explainedMarkdown(analysis: Analysis, { row, part, said, scenario: index = 0 }: HoverTarget): string {
  const read = analysis.scenarios[index];
  const explained =
    said === undefined
      ? undefined
      : read?.ruleset.explained?.(read.scenario, { row: row.id, slot: said.slot, words: said.words, part });
  if (said === undefined || explained === undefined) return '';
  return `**${escapeMarkdown(said.words)}**: ${escapeMarkdown(explained.says)} · [${escapeMarkdown(explained.rule.title)}](${ruleLink(explained.rule.id)})`;
}

/** Whether the word stands in a sentence of its own below an announcement, or in a clause behind one. */
export function isInClause({ announcement, part }: HoverTarget): boolean {
  return announcement !== undefined && !sameSource(announcement, part);
}

/** Of a clause that is one of several things attempted, what that thing alone comes to. */
export function attemptedMarkdown(scenario: ScenarioAnalysis, target: HoverTarget): readonly string[] {
  const { part } = target;
  return !isInClause(target)
    ? []
    : scenario.toldOdds.rounds.flatMap((round) =>
        round.actions
          .flatMap(({ parts = [] }) => parts)
          .filter(({ source }) => sameSource(source, part))
          .map((each) => `${partMarkdown(each)}\n\n${givenLine(round, {})}`),
      );
}
