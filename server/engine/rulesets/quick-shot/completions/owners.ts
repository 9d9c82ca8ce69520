/** Of whom a sentence speaks: whose block it stands in, or who announces what it stands below. */
import type { SaidWords } from '../../../completions.ts';
import type { Scenario } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import { castOf, fightersNamed, type Fighter } from '../cast.ts';
import { announcementsIn } from '../checks/written.ts';
import type { QuickShotFact } from '../facts.ts';

/** Everybody, where it stands elsewhere. */
export function ownersOf(scenario: Scenario<QuickShotFact>, { part }: Pick<SaidWords, 'part'>): readonly Fighter[] {
  const cast = castOf(scenario);
  const isHere = ({ source }: QuickShotFact): boolean => sameSource(source, part);
  const blocks = [...cast.fighters.values()].filter(({ traits }) => traits.some(isHere));
  const announced = announcementsIn(scenario).filter(({ clauses }) => clauses.some(isHere));
  if (announced.length > 0)
    return fightersNamed(
      cast,
      announced.flatMap(({ actors }) => actors),
    );
  return blocks.length > 0 ? blocks : [...cast.fighters.values()];
}
