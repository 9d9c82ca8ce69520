/** The enemies of an attack, and which of them the text ranks as weaker when hits can’t be shared evenly. */
import type { Attack } from './attacks.ts';
import { attackerForms, defenderForms, formStatements, superiority } from './forms.ts';
import { defenceAgainst, gradeCosts } from './defences.ts';
import type { Fighter } from './cast.ts';
import type { RoundContext } from './round-context.ts';
import { chooses } from './options.ts';

/**
 * `defence` is what it costs in the target number, 0 to 3; `form` is 1 where the enemy’s form is superior, -1 where it
 * is inferior.
 */
export interface Enemy {
  readonly fighter: Fighter;
  readonly defence: number;
  readonly form: 1 | 0 | -1;
}

/**
 * An enemy as seen by the attacking side: by its champion’s attack, or else by the first (aa-q14, for defences too).
 */
export function enemyOf(
  context: RoundContext,
  fighter: Fighter,
  attacks: readonly Attack[],
  reference: Attack | undefined,
): Enemy {
  const form = (attack: Attack): 1 | 0 | -1 => reversed(superiorityIn(context, attack, fighter));
  const seen =
    reference === undefined || chooses(context.cast.stage, 'form reference', 'any-attacker')
      ? attacks.map(form)
      : [form(reference)];
  const graded = reference === undefined ? undefined : defenceAgainst(context.cast, context.facts, fighter, reference);
  return { fighter, defence: graded === undefined ? 0 : gradeCosts[graded.grade], form: agreed(seen) };
}

/** Whether the attacker’s form is superior (1) or inferior (-1) to the enemy’s. */
function superiorityIn(context: RoundContext, attack: Attack, enemy: Fighter): 1 | 0 | -1 {
  return superiority(statementsIn(context, attack, enemy));
}

export function statementsIn(context: RoundContext, attack: Attack, enemy: Fighter): ReturnType<typeof formStatements> {
  const theirs = context.attacks.find(({ actor }) => actor === enemy);
  const facts = [...context.facts, ...attack.announcement.clauses];
  return formStatements(context.cast, facts, attackerForms(attack), defenderForms(context.cast, enemy, theirs));
}

/** Whether `one` is weaker: weaker in at least one respect, and stronger in none (aa-q13). */
export function isWeaker(one: Enemy, other: Enemy): boolean {
  return (
    one.defence <= other.defence && one.form <= other.form && (one.defence < other.defence || one.form < other.form)
  );
}

function reversed(value: 1 | 0 | -1): 1 | 0 | -1 {
  return value === 1 ? -1 : value === -1 ? 1 : 0;
}

/** The form as several attackers see it: superior or inferior where some see it so and none see the opposite. */
function agreed(seen: readonly (1 | 0 | -1)[]): 1 | 0 | -1 {
  const [superior, inferior] = [seen.includes(1), seen.includes(-1)];
  if (superior === inferior) return 0;
  return superior ? 1 : -1;
}
