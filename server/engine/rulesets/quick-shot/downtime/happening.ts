/** Something at the head of a round. */
import type { Fighter } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import type { Condition } from '../fight.ts';
import type { RuleName } from '../rule-ids.ts';
import type { Applied } from './applied.ts';

/** One thing that befalls somebody at the head of a round, or that they do there; `what` is it in a few words. */
export interface Happening {
  readonly who: Fighter;
  readonly fact: QuickShotFact;
  readonly rule: RuleName;
  readonly what: string;
  readonly to: (condition: Condition) => Applied;
}
