/** The plan of a round, ready to be rolled: what its head changes, who attacks, which rolls there are. */
import { derive, deriveTriple, TextMemo } from '../../derive/index.ts';
import type { Round } from '../../scenario.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import type { Deed } from './attacks.ts';
import type { Cast } from './cast.ts';
import { checkRoll, type CheckRoll } from './rolls/checks-rolled.ts';
import { exchangesOf, type Exchange } from './exchange.ts';
import type { AttackFact } from './facts.ts';
import { isOut, type Fight } from './fight.ts';
import { factsIn, headChanges, type HeadChange } from './head.ts';
import { roundContextOf, type RoundContext } from './round-context.ts';
import type { RolledPool } from './rolls/pools.ts';

export interface RoundPlan {
  readonly round: Round<AttackFact>;
  /** The fight as the round finds it. */
  readonly found: Fight;
  readonly head: readonly HeadChange[];
  /** The fight after the head of the round. */
  readonly fight: Fight;
  readonly context: RoundContext;
  /** In text order; rolled before the attacks, since the text doesn’t say when checks are made. */
  readonly checks: readonly CheckRoll[];
  readonly exchanges: readonly Exchange[];
}

/** The plan of a round from this state of the fight; cached for checks, play and odds. */
export const planRound = deriveTriple('attack-algorithm/plans', planOnce);

/** The same, not cached. */
export function planOnce(cast: Cast, found: Fight, round: Round<AttackFact>): RoundPlan {
  const head = headChanges(cast, round);
  const fight = head.reduce((now, change) => change.to(now), { ...found, facts: factsIn(found.facts, round) });
  return { round, found, head, fight, ...rollsOf(cast, fight, round) };
}

type Rolls = Pick<RoundPlan, 'context' | 'checks' | 'exchanges'>;

/**
 * Rolls depend on the facts and on who is in the fight, not on damage, so the same rolls often recur and are cached.
 */
function rollsOf(cast: Cast, fight: Fight, round: Round<AttackFact>): Rolls {
  const out = [...cast.fighters.keys()].filter((name) => isOut(fight, name)).join('\n');
  return rollsKnown(cast, fight.facts, round).get(out, () => rollsIn(roundContextOf(cast, fight, round)));
}

const rollsKnown = deriveTriple<Cast, readonly AttackFact[], Round<AttackFact>, TextMemo<Rolls>>(
  'attack-algorithm/rounds with what holds in them',
  () => new TextMemo<Rolls>('rolls of a round'),
);

/** The plan with one combatant’s pool changed for a what-if: only the rolls that this combatant takes part in. */
export function recounted(plan: RoundPlan, change: PoolChange): RoundPlan {
  const { context, checks, exchanges } = rollsIn({ ...plan.context, change });
  return {
    ...plan,
    context,
    checks: checks.filter(({ deed }) => deed.actor.name === change.who),
    exchanges: exchanges.filter(({ sides }) =>
      sides.some(({ rolls }) => rolls.some(({ attack }) => attack.actor.name === change.who)),
    ),
  };
}

function rollsIn(context: RoundContext): Rolls {
  return {
    context,
    checks: context.checks.flatMap((deed) => checkRoll(context, deed) ?? []),
    exchanges: exchangesOf(context),
  };
}

/**
 * The contests that are rolled, in the order in which odds and steps number them: checks, then exchanges, without those
 * that need a die that the text doesn’t name.
 */
export function contestsOf({
  checks,
  exchanges,
}: Pick<RoundPlan, 'checks' | 'exchanges'>): Pick<RoundPlan, 'checks' | 'exchanges'> {
  return {
    checks: checks.filter(({ silent }) => !silent),
    exchanges: exchanges.filter((exchange) => !isSilent(exchange)),
  };
}

/**
 * Whether a difficulty would need a die larger than any that the text names: then the hits can’t be determined
 * (aa-q21).
 */
export function isSilent({ sides }: Exchange): boolean {
  return sides.some(({ rolls }) => rolls.some(({ silent }) => silent));
}

/** One roll of a round, for a check or an attack. */
export interface DeedRoll {
  readonly deed: Deed;
  readonly roll: RolledPool;
}

/** Checks first, then attacks. */
export const deedRolls = derive(
  'attack-algorithm/rolls of a plan',
  ({ checks, exchanges }: RoundPlan): readonly DeedRoll[] => [
    ...checks.map((roll) => ({ deed: roll.deed, roll })),
    ...exchanges
      .flatMap(({ sides }) => sides)
      .flatMap(({ rolls }) => rolls)
      .map((roll) => ({ deed: roll.attack, roll })),
  ],
);
