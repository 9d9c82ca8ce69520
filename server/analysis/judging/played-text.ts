/** What of a scenario decides how it is played, as text. */
import type { PlayedText, Scenario } from '../../engine/index.ts';

/**
 * What is expected, what is read aloud, the title, names of nobody, what can’t be read, and creatures that nothing
 * mentions are left out: no throw depends on these. It stops after each round.
 */
export function* playedText(scenario: Scenario): Generator<undefined, PlayedText> {
  const rounds: string[] = [];
  for (const round of scenario.rounds) {
    rounds.push(JSON.stringify(round, withoutIdle));
    yield;
  }
  const head = JSON.stringify(
    { ...scenario, title: '', rounds: [], expectations: [], strangers: [], creatures: [] },
    withoutIdle,
  );
  const written = [head, ...rounds].join('\n');
  const all = scenario.creatures.map((creature) => ({
    name: JSON.stringify(creature.name),
    text: JSON.stringify(creature, withoutIdle),
  }));
  const named = all.filter(
    (each) => written.includes(each.name) || all.some((other) => other !== each && other.text.includes(each.name)),
  );
  return { head: [head, ...named.map(({ text }) => text)].join('\n'), rounds };
}

const idle = new Set(['prose', 'unread', 'firstUnread']);

function withoutIdle(key: string, value: unknown): unknown {
  return idle.has(key) ? undefined : value;
}
