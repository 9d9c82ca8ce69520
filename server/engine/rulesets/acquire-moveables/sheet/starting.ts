/** The sheet with which somebody begins: the fatigue and the injuries in their block, and the rows that these fill. */
import type { Cast, Fighter } from '../cast.ts';
import { factsOf, lastFact } from '../facts.ts';
import type { Condition } from '../fight.ts';
import { spaceFor, withSheet } from './condition.ts';
import { withFatigue } from './fatigue.ts';
import { injuryWritten } from './injury-words.ts';
import { withInjury } from './injuries.ts';
import type { Sheet } from './sheet.ts';

export function startingSheet(cast: Cast, who: Fighter, condition: Condition): Condition {
  const { traits } = who;
  const space = spaceFor(who, condition);
  const bare: Sheet = { ...condition.sheet, given: Math.trunc(lastFact(traits, 'exhaustion')?.level.value ?? 0) };
  const hurt = factsOf(traits, 'injury').reduce(
    (sheet, fact) => withInjury(space, sheet, injuryWritten(fact)).sheet,
    bare,
  );
  const usual = lastFact(traits, 'takes fatigue')?.where ?? 'carried';
  const tired = factsOf(traits, 'gains fatigue').reduce(
    (sheet, { count, of, where }) =>
      withFatigue(space, sheet, { kind: of, count: Math.trunc(count.value), into: where ?? usual }).sheet,
    hurt,
  );
  return withSheet(cast, who, condition, tired);
}
