/** Wounds that somebody may have come by, whatever was rolled. */
import type { Scenario } from '../../../../scenario.ts';
import { fightersNamed, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundContext } from '../../round-context.ts';

/** The words of those that earlier rounds’ attacks deal to them, and that rounds so far give them in any course. */
export function woundsByThen(
  { rounds }: Scenario<QuickShotFact>,
  { cast, round }: RoundContext,
): (fighter: Fighter) => readonly string[] {
  return (fighter) =>
    rounds
      .filter(({ number }) => number <= round.number)
      .flatMap(({ number, facts, announcements }) => [
        ...(number === round.number
          ? []
          : announcements.filter(({ targets }) => fightersNamed(cast, targets).includes(fighter))
        ).flatMap(({ clauses }) => factsOf(clauses, 'deals wound').map(({ words }) => words.text)),
        ...(isConditional(rounds, number)
          ? factsOf(facts, 'takes wound')
              .filter(({ who }) => fightersNamed(cast, who).includes(fighter))
              .map(({ words }) => words.text)
          : []),
      ]);
}

/**
 * Whether a round’s head depends on what has happened; what is said at one that is always played is known as it stands.
 */
function isConditional(rounds: Scenario<QuickShotFact>['rounds'], number: number): boolean {
  return rounds.some((round) => round.number === number && round.when !== 'always');
}
