/** How everybody stands when a round is over, as a table of Markdown. */
import { sentence, type OutcomeOdds, type StandingOdds } from '../engine/index.ts';
import { percent } from './figures.ts';
import { escapeMarkdown } from './transcript.ts';

/** So many people are told of; the page of exact odds has all. */
const mostPeople = 8;

/** Without the states that nobody can come to; empty where there is nothing to tell. */
export function standingTable(standing: readonly StandingOdds[], call: (who: string) => string, most = mostPeople): readonly string[] {
  const states = [...new Set(standing.flatMap(({ odds }) => [...odds].filter(([, { chance }]) => !chance.equals(0)).map(([state]) => state)))];
  if (states.length === 0) return [];
  const row = (title: string, odds: OutcomeOdds): string => `| ${[escapeMarkdown(title), ...states.map((state) => cell(odds, state))].join(' | ')} |`;
  const told = standing.slice(0, most);
  return [
    '**After it**', '',
    `| | ${states.map(escapeMarkdown).join(' | ')} |`, `|:--|${'--:|'.repeat(states.length)}`,
    ...told.flatMap(({ who, odds, pinned }) => [
      row(sentence(call(who)), odds), ...(pinned === undefined ? [] : [row(`${sentence(call(who))}, given the pins`, pinned)]),
    ]),
    ...(told.length < standing.length ? ['', `… and ${standing.length - told.length} more`] : []),
    '',
  ];
}

function cell(odds: OutcomeOdds, state: string): string {
  const figure = odds.get(state);
  return figure === undefined ? '' : percent(figure);
}
