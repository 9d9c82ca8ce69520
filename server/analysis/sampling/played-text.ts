/** The parts of a scenario that affect how it is played, as text. */
import type { PlayedText, Scenario } from '../../engine/index.ts';

/**
 * Leaves out what no throw depends on: expectations, prose, the title, undeclared names, unreadable sentences, and
 * creatures that nothing mentions. Yields after each round.
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
  const mentions = new Map<string, number>();
  const mention = (text: string): void => {
    for (const words of wordsIn(text)) mentions.set(words, (mentions.get(words) ?? 0) + 1);
  };
  for (const text of [head, ...rounds]) {
    mention(text);
    yield;
  }
  const creatures: { readonly name: string; readonly text: string }[] = [];
  for (const creature of scenario.creatures) {
    const text = JSON.stringify(creature, withoutIdle);
    creatures.push({ name: JSON.stringify(creature.name), text });
    mention(text);
    yield;
  }
  // Every creature mentions its own name.
  const named = creatures.filter(({ name, text }) => (mentions.get(name) ?? 0) > (wordsIn(text).has(name) ? 1 : 0));
  return { head: [head, ...named.map(({ text }) => text)].join('\n'), rounds };
}

/** The distinct strings in a JSON text, in JSON notation. */
function wordsIn(json: string): ReadonlySet<string> {
  return new Set(json.match(/"(?:[^"\\]|\\.)*"/gu));
}

const idle = new Set(['prose', 'unread', 'firstUnread']);

function withoutIdle(key: string, value: unknown): unknown {
  return idle.has(key) ? undefined : value;
}
