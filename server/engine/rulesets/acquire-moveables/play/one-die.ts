/** One die that somebody throws outside of a test, as steps and odds show it. */
import type { PartyResult, Tone } from '../../../results.ts';
import type { Pool } from '../../../pool.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { RuleName } from '../rule-ids.ts';

export interface OneDie {
  readonly who: Fighter;
  readonly sides: number;
  /** What the die is for, as a predicate: `rests`. */
  readonly action: string;
  /** Why this die. */
  readonly because: string;
  readonly rule: RuleName;
  readonly source: Source;
}

export function dieParty(
  { who, sides, action, because, rule, source }: OneDie,
  rolled: number,
  { outcome, tone }: { readonly outcome: string; readonly tone: Tone },
): PartyResult {
  const name = `d${sides}`;
  const pool: Pool = {
    who: who.name,
    base: 1,
    because,
    rule: rule.id,
    modifiers: [],
    size: 1,
    keep: 'one hit',
    from: 'dice',
    unit: { one: name, many: name, faces: sides },
  };
  return {
    who: who.name,
    side: who.combatant.side.id ?? who.combatant.side.text,
    action,
    pool,
    results: [{ label: `${rolled}`, value: rolled, kept: true, says: outcome }],
    value: rolled,
    outcome,
    beyond: '',
    tone,
    source,
  };
}
