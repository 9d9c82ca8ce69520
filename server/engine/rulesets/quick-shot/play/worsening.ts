/** Wounds that get worse because somebody couldn’t cope with them; how much worse is the writer’s word (qa-34). */
import type { Attempt, Need } from '../attempt.ts';
import { wordsKey } from '../cast.ts';
import type { Deed } from '../deeds.ts';
import { difficultyWords, effectOf } from '../difficulty.ts';
import { factsOf, type Worsens } from '../facts.ts';
import { wounded, type Condition } from '../fight.ts';
import { copingWords } from '../needs.ts';
import type { Fate } from '../outcome.ts';
import type { Tale } from './tale.ts';

/** From what to what, and in the writer’s words: `It was easy (1), and is hard (3) from here on. “it breaks”.` */
export function worseWords(
  { announcement: { clauses } }: Deed,
  { key, nature, effect }: Need,
  fate: Fate,
): readonly string[] {
  if (nature !== 'wound' || fate !== 'failed') return [];
  return worsenings(clauses, key).flatMap(({ to, how }) => {
    const now = to === undefined ? undefined : effectOf(to.text);
    return [
      ...(now === undefined ? [] : [`It was ${difficultyWords(effect)}, and is ${difficultyWords(now)} from here on.`]),
      ...(how === undefined ? [] : [`“${how.text}”.`]),
    ];
  });
}

function worsenings(clauses: Deed['announcement']['clauses'], key: string): readonly Worsens[] {
  return factsOf(clauses, 'worsens').filter(({ wound }) => wordsKey(copingWords(wound.text)) === key);
}

export function worsen(
  tale: Tale,
  {
    deed: {
      actor,
      announcement: { clauses },
    },
  }: Attempt,
  { key }: Need,
): void {
  for (const { wound, to } of worsenings(clauses, key)) {
    const effect = to === undefined ? undefined : effectOf(to.text);
    if (effect === undefined) continue;
    tale.change(actor, (condition): Condition => {
      const own = condition.wounds.find(({ words }) => wordsKey(words) === wordsKey(wound.text));
      return own === undefined ? condition : wounded(condition, { ...own, effect });
    });
  }
}
