/** The plan of a round, ready to be rolled: what its head changes, who attempts what. */
import { derive, deriveTriple } from '../../derive/index.ts';
import type { Round } from '../../scenario.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import type { Attempt } from './attempts/attempt.ts';
import { conditionAfter, endingsIn, happeningsIn, type Applied, type Happening } from './downtime/index.ts';
import type { Cast } from './cast.ts';
import type { QuickShotFact } from './facts.ts';
import { changed, conditionOf, writtenState, type Fight } from './fight.ts';
import { attemptedIn, type Attempted } from './attempts/attempted.ts';
import { roundContextOf, type RoundContext } from './round-context.ts';
import type { Team } from './attempts/teams.ts';

/** Something at the head of the round, with its result. */
export interface Headed extends Happening {
  readonly applied: Applied;
  readonly after: Fight;
}

export interface RoundPlan {
  readonly round: Round<QuickShotFact>;
  /** The fight as the round finds it; of the previous round only events remain. */
  readonly found: Fight;
  readonly head: readonly Headed[];
  readonly context: RoundContext;
  readonly attempts: readonly Attempt[];
  readonly teams: readonly Team[];
}

/** The fight before the first round, after the facts of the situation. */
export const startOf = derive(
  'quick-shot/starting fight',
  (cast: Cast): Fight =>
    inTurn(writtenState(cast), happeningsIn(cast, cast.stage.facts)).at(-1)?.after ?? writtenState(cast),
);

/** The plan of a round from this state of the fight; cached for checks, play and odds. */
export const planRound = deriveTriple(
  'quick-shot/plans',
  (cast: Cast, found: Fight, round: Round<QuickShotFact>): RoundPlan => {
    const head = inTurn(found, [...endingsIn(cast, found, round.facts), ...happeningsIn(cast, round.facts)]);
    return { round, found, head, ...attemptedIn(roundContextOf(cast, head.at(-1)?.after ?? found, round)) };
  },
);

function inTurn(fight: Fight, happenings: readonly Happening[]): readonly Headed[] {
  let now = fight;
  return happenings.map((happening) => {
    const before = conditionOf(now, happening.who.name);
    const applied = happening.to(before);
    const after = conditionAfter(before, applied);
    if (after !== before) now = changed(now, [happening.who], () => after);
    return { ...happening, applied, after: now };
  });
}

/**
 * The plan with one combatant’s pool changed for a what-if: only that combatant’s attempts, and only those for which
 * the change is possible.
 */
export function recounted(plan: RoundPlan, change: PoolChange): RoundPlan {
  const { context, attempts, teams }: Attempted = attemptedIn({ ...plan.context, change });
  return {
    ...plan,
    context,
    teams: teams.filter(({ members }) => members.some(({ attempt }) => attempt.deed.actor.name === change.who)),
    attempts: attempts.filter((attempt) => attempt.deed.actor.name === change.who && canBe(plan, attempt)),
  };
}

/** A what-if bet must differ from the one made, be covered, and not be barred. */
function canBe({ context: { fight }, attempts }: RoundPlan, { deed, askedBy, bet }: Attempt): boolean {
  const made = attempts.find(
    (attempt) => attempt.deed.announcement === deed.announcement && attempt.deed.actor === deed.actor,
  )?.bet;
  if (bet === undefined || bet === made || (made !== undefined && bet.source === made.source)) return true;
  return (
    askedBy !== 'player' && bet.amount !== made?.amount && conditionOf(fight, deed.actor.name).general >= bet.amount
  );
}

/** The attempts that are rolled, in the order in which odds and steps number them. */
export function rolledIn({ attempts }: Pick<RoundPlan, 'attempts'>): readonly Attempt[] {
  return attempts.filter(({ unrolled }) => unrolled === undefined);
}
