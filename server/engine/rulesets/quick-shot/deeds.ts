/** Announcements of a round, resolved: who attempts what, who attacks whom, who acts without dice. */
import type { Announcement, Round } from '../../scenario.ts';
import { fightersNamed, type Cast, type Fighter } from './cast.ts';
import { factsOf, type QuickShotFact } from './facts.ts';
import { actionKind } from './vocabulary.ts';

/** One combatant’s announcement; `time` is its number among their announcements of the round, from 1. */
export interface Deed {
  readonly actor: Fighter;
  readonly announcement: Announcement<QuickShotFact>;
  readonly time: number;
}

/**
 * The deed’s kind by the rules: only the players roll, so an opponent’s deed is a threat or needs no dice (qs-090,
 * qa-38).
 */
export type DeedKind = 'gamble' | 'compulsion check' | 'threat' | 'without dice' | 'unrolled gamble';

/** Everybody’s deeds, in text order. */
export function deedsOf(cast: Cast, round: Round<QuickShotFact>): readonly Deed[] {
  const times = new Map<Fighter, number>();
  return round.announcements.flatMap((announcement) =>
    fightersNamed(cast, announcement.actors).map((actor): Deed => {
      const time = (times.get(actor) ?? 0) + 1;
      times.set(actor, time);
      return { actor, announcement, time };
    }),
  );
}

export function deedKind({ actor, announcement }: Deed): DeedKind {
  const kind = actionKind(announcement.kind);
  if (kind === 'without dice') return kind;
  if (kind === 'everyday action')
    return !actor.isNpc && factsOf(announcement.clauses, 'action').length > 0 ? 'gamble' : 'without dice';
  if (!actor.isNpc) return kind === 'compulsion check' ? kind : 'gamble';
  return kind === 'attack' ? 'threat' : 'unrolled gamble';
}
