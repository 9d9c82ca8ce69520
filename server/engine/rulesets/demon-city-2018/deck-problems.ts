/** Impossible or excessive entries of written decks, with the checks that report them. */
import type { Problem } from '../../game/index.ts';
import type { Cast } from '../demon-city/cast.ts';
import { factsOf } from '../demon-city/facts.ts';
import { impossibleIn, isOversized } from './cards.ts';

export function deckProblems({ stage }: Cast): readonly Problem[] {
  const entries = factsOf(stage.facts, 'deck').flatMap((deck) => deck.entries);
  return entries.flatMap((entry) => {
    const [why, { source }] = [impossibleIn(entry), entry];
    return [
      ...(why === undefined ? [] : [{ check: why === 'backwards' ? 'backwards-range' : 'impossible-card', source }]),
      ...(isOversized(entry) ? [{ check: 'oversized-deck', source }] : []),
    ];
  });
}
