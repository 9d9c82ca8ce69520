/** Words that say all by themselves. */
import type { Fact } from '../../../scenario.ts';

export type MarkKind =
  | 'supernatural'
  | 'human'
  | 'without harm'
  | 'uncontested'
  | 'no distraction'
  | 'no supernatural throw'
  | 'no weapon throw'
  | 'draws ties anew';

/** A word about one combatant or one action that needs nothing else. */
export type Mark = { readonly [K in MarkKind]: Fact & { readonly kind: K } }[MarkKind];
