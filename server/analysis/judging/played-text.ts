/** What of a scenario decides how it is played, as text. */
import type { Ruleset, Scenario } from '../../engine/index.ts';

/**
 * The same text only for scenarios that are played alike. What is expected of them, what is read aloud, and creatures
 * that nothing in them names are left out: no throw depends on these. It stops after each round.
 */
export function* playedText(scenario: Scenario, { id }: Ruleset): Generator<undefined, string> {
  const rounds: string[] = [];
  for (const round of scenario.rounds) {
    rounds.push(JSON.stringify(round, withoutProse));
    yield;
  }
  const written = [
    JSON.stringify({ ...scenario, rounds: [], expectations: [], creatures: [] }, withoutProse),
    ...rounds,
  ].join('\n');
  const all = scenario.creatures.map((creature) => ({
    name: JSON.stringify(creature.name),
    text: JSON.stringify(creature, withoutProse),
  }));
  const named = all.filter(
    (each) => written.includes(each.name) || all.some((other) => other !== each && other.text.includes(each.name)),
  );
  return [id, written, ...named.map(({ text }) => text)].join('\n');
}

function withoutProse(key: string, value: unknown): unknown {
  return key === 'prose' ? undefined : value;
}
