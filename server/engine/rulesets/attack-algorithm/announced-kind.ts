/** Classifies an announcement by the rules: attack, check, or something that isn’t rolled. */
import type { Announcement } from '../../scenario.ts';
import { lastFact, type AttackFact } from './facts.ts';
import { actionKind, type ActionKind } from './vocabulary.ts';

/** Whatever has a difficulty is a check, unless it is an attack (aa-q37). */
export function announcedKind({ kind, clauses }: Pick<Announcement<AttackFact>, 'kind' | 'clauses'>): ActionKind {
  const known = actionKind(kind);
  return known === 'anything else' && lastFact(clauses, 'difficulty') !== undefined ? 'check' : known;
}
