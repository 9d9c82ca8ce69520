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
  // Every creature says its own name.
  const named = creatures.filter(({ name, text }) => (mentions.get(name) ?? 0) > (wordsIn(text).has(name) ? 1 : 0));
  return { head: [head, ...named.map(({ text }) => text)].join('\n'), rounds };
}

/** The texts in a value that is written as JSON, each once, as they are written there. */
function wordsIn(json: string): ReadonlySet<string> {
  return new Set(json.match(/"(?:[^"\\]|\\.)*"/gu));
}

const idle = new Set(['prose', 'unread', 'firstUnread']);

function withoutIdle(key: string, value: unknown): unknown {
  return idle.has(key) ? undefined : value;
}
