/** The chances of being hurt or unhurt after a round, for those whom attacks can wound and who have no wound yet. */
import { certain, toFraction } from '../../../chance/index.ts';
import type Fraction from 'fraction.js';
import type { Bound, OutcomeOdds, StandingOdds } from '../../../odds.ts';
import type { Fighter } from '../cast.ts';
import { factsOf } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { chooses } from '../options.ts';
import type { RoundPlan } from '../plan.ts';
import type { Threat } from '../threats.ts';
import { weightWhere, type AttemptOdds, type WeightedOutcome } from './weighted-outcomes.ts';

export function standingOf(plan: RoundPlan, attempts: readonly AttemptOdds[]): readonly StandingOdds[] {
  return plan.context.present
    .filter((who) => woundingIn(plan, who).length > 0 && conditionOf(plan.context.fight, who.name).wounds.length === 0)
    .map((who): StandingOdds => {
      const own = attempts.filter(({ attempt }) => attempt.deed.actor === who && attempt.mispinned.length === 0);
      if (own.some((odds) => isLeftOpen(plan, odds, who)))
        return { who: who.name, odds: new Map(), why: 'it is left open which attacks are avoided' };
      const unhurt = (weightedOf: (odds: AttemptOdds) => WeightedOutcome): Fraction =>
        own.reduce((chance, odds) => chance.mul(keptSafe(plan, odds, weightedOf(odds), who)), metAtAll(plan, own, who));
      const isPinned = own.some(({ given }) => given !== undefined);
      return {
        who: who.name,
        odds: states(
          plan,
          unhurt(({ plain }) => plain),
        ),
        ...(isPinned
          ? {
              pinned: states(
                plan,
                unhurt(({ plain, given }) => given ?? plain),
              ),
            }
          : {}),
      };
    });
}

/** The attacks on a fighter that deal a wound. */
function woundingIn({ context: { threats } }: RoundPlan, who: Fighter): readonly Threat[] {
  return threats.filter(({ deed, on }) => on === who && factsOf(deed.announcement.clauses, 'deals wound').length > 0);
}

/** 0 where one of these attacks meets no attempt to avoid it, otherwise 1. */
function metAtAll(plan: RoundPlan, own: readonly AttemptOdds[], who: Fighter): Fraction {
  const isMet = woundingIn(plan, who).every((threat) =>
    own.some(({ attempt }) => attempt.needs.some(({ threats }) => threats.includes(threat))),
  );
  return isMet ? certain : toFraction(0n, 1n);
}

/** Whether avoiding actions compete for sets, with nothing that decides between them. */
function isLeftOpen(plan: RoundPlan, odds: AttemptOdds, who: Fighter): boolean {
  const places = avoiding(plan, odds, who);
  return [odds.plain, ...(odds.given === undefined ? [] : [odds.given])].some(
    (weighted) => weightWhere(weighted, ({ fates }) => places.some((place) => fates[place] === 'open')) > 0n,
  );
}

/** The indices of the actions that avoid these attacks. */
function avoiding(plan: RoundPlan, { attempt }: AttemptOdds, who: Fighter): readonly number[] {
  const wounding = woundingIn(plan, who);
  return attempt.needs.flatMap(({ threats }, place) =>
    threats.some((threat) => wounding.includes(threat)) ? [place] : [],
  );
}

/** The chance that an attempt lets none of these attacks through. */
function keptSafe(plan: RoundPlan, odds: AttemptOdds, weighted: WeightedOutcome, who: Fighter): Fraction {
  const places = avoiding(plan, odds, who);
  return toFraction(
    weightWhere(weighted, ({ fates }) => places.every((place) => fates[place] !== 'failed')),
    weighted.total,
  );
}

function states({ context: { cast } }: RoundPlan, unhurt: Fraction): OutcomeOdds {
  const isOpen = chooses(cast.stage, 'squash', 'host') && unhurt.compare(0) > 0 && unhurt.compare(1) < 0;
  const bounded = (bound: Bound): { readonly bound?: Bound } => (isOpen ? { bound } : {});
  return new Map([
    ['unhurt', { chance: unhurt, ...bounded('at least') }],
    ['hurt', { chance: certain.sub(unhurt), ...bounded('at most') }],
  ]);
}
