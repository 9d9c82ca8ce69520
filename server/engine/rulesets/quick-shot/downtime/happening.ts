/** A happening at the head of a round. */
import type { Fighter } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import type { Condition } from '../fight.ts';
import type { RuleName } from '../rule-ids.ts';
import type { Applied } from './applied.ts';

/** Something that happens to a combatant, or that they do, at the head of a round; `what` is a short phrase for it. */
export interface Happening {
  readonly who: Fighter;
  readonly fact: QuickShotFact;
  readonly rule: RuleName;
  readonly what: string;
  readonly to: (condition: Condition) => Applied;
}
