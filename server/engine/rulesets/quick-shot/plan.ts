/** One written round made ready to be rolled: what its head changes, who attempts what. */
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

/** Something at the head of the round, with what has come of it. */
export interface Headed extends Happening {
  readonly applied: Applied;
  readonly after: Fight;
}

export interface RoundPlan {
  readonly round: Round<QuickShotFact>;
  /** The fight as the round finds it, with nothing told of the last one but what has happened in it. */
  readonly found: Fight;
  readonly head: readonly Headed[];
  readonly context: RoundContext;
  readonly attempts: readonly Attempt[];
  readonly teams: readonly Team[];
}

/** The fight before the first round, with what is said in the situation. */
export const startOf = derive(
  'quick-shot/starting fight',
  (cast: Cast): Fight =>
    inTurn(writtenState(cast), happeningsIn(cast, cast.stage.facts)).at(-1)?.after ?? writtenState(cast),
);

/** The plan of a round that starts from this state of the fight; made once for checks, play and odds. */
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
 * The plan of the attempts of somebody whose pool is counted otherwise; without those for which what is asked about
 * can’t be.
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

/** A bet that is asked about is another than the one that is made, can be covered, and isn’t barred. */
function canBe({ context: { fight }, attempts }: RoundPlan, { deed, askedBy, bet }: Attempt): boolean {
  const made = attempts.find(
    (attempt) => attempt.deed.announcement === deed.announcement && attempt.deed.actor === deed.actor,
  )?.bet;
  if (bet === undefined || bet === made || (made !== undefined && bet.source === made.source)) return true;
  return (
    askedBy !== 'player' && bet.amount !== made?.amount && conditionOf(fight, deed.actor.name).general >= bet.amount
  );
}

/** The attempts that are rolled, in the order in which odds and steps count them. */
export function rolledIn({ attempts }: Pick<RoundPlan, 'attempts'>): readonly Attempt[] {
  return attempts.filter(({ unrolled }) => unrolled === undefined);
}
