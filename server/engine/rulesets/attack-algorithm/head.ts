/** The head of a round: its changes before anybody attacks. */
import { derive, derivePair } from '../../derive/index.ts';
import type { Round } from '../../scenario.ts';
import type { Source } from '../../source.ts';
import { fightersNamed, type Cast, type Fighter } from './cast.ts';
import { factsOf, type AttackFact, type HitPointsChange, type StateFact } from './facts.ts';
import { damaged, ruled, type Fight } from './fight.ts';

/** One change of a combatant’s condition, with the sentence that makes it. */
export interface HeadChange {
  readonly who: readonly Fighter[];
  readonly fact: StateFact | HitPointsChange;
  readonly source: Source;
  readonly to: (fight: Fight) => Fight;
}

/** The changes at the head of a round, in text order. */
export const headChanges = derivePair(
  'attack-algorithm/changes at a round’s head',
  (cast: Cast, round: Round<AttackFact>): readonly HeadChange[] =>
    round.facts.flatMap((fact): readonly HeadChange[] => {
      if (fact.kind !== 'state' && fact.kind !== 'hit points') return [];
      const who = fightersNamed(cast, fact.who);
      return who.length === 0 ? [] : [{ who, fact, source: fact.source, to: (fight) => applied(fight, who, fact) }];
    }),
);

function applied(fight: Fight, who: readonly Fighter[], fact: StateFact | HitPointsChange): Fight {
  if (fact.kind === 'state') return ruled(fight, who, fact.state);
  const points = Math.trunc(fact.points.value);
  return damaged(fight, who, fact.way === 'loses' ? points : -points);
}

/** The facts in force in a round: the earlier ones without those that its head ends, then its own. */
export const factsIn = derivePair(
  'attack-algorithm/facts in a round',
  (before: readonly AttackFact[], round: Round<AttackFact>): readonly AttackFact[] => {
    const ended = factsOf(round.facts, 'no longer').map(({ words }) => wordsKey(words.text));
    const going = before.filter((fact) => {
      const words = quotedWords(fact);
      return words === undefined || !ended.includes(wordsKey(words));
    });
    return [...going, ...round.facts];
  },
);

/** The facts that remain in force after the round; those about a single roll don’t. */
export const factsAfter = derive(
  'attack-algorithm/facts after a round',
  (facts: readonly AttackFact[]): readonly AttackFact[] => facts.filter(({ kind }) => !ofOneRound.has(kind)),
);

const ofOneRound: ReadonlySet<AttackFact['kind']> = new Set([
  'contested',
  'shares',
  'pinned damage',
  'hit points',
  'state',
  'no longer',
]);

/** The quoted words that identify a fact; undefined where it has none. */
export function quotedWords(fact: AttackFact): string | undefined {
  return 'words' in fact ? fact.words.text : undefined;
}

export function wordsKey(words: string): string {
  return words.trim().toLowerCase();
}
