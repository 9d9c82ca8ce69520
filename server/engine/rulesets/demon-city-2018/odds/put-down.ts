/** The chances of an action whose actor may be put out of the fight by an earlier Clash of the round. */
import type Fraction from 'fraction.js';
import {
  keptOf,
  looksOf,
  resolveContest,
  toFraction,
  type Contest,
  type ContestHand,
  type Deal,
} from '../../../chance/index.ts';
import { ownValue } from '../../../words/own-value.ts';
import { conditionOf, isDown, wornBy } from '../../demon-city/fight.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { foolsIn } from '../cards.ts';
import { contestOf, type Throwing } from '../contests.ts';
import type { RoundPlan } from '../fight.ts';
import { damageThrow, mostCards, type DamageThrow } from './damage.ts';
import { hasDamagePins } from './pinned-damage.ts';
import { pinnedContest, type RoundPins } from './pinned.ts';
import type { Supply } from './supply.ts';

/** The chances that an action is done before its actor is put down; `open` where they are unknown. */
export type InTime = { readonly takesEffect: Fraction; readonly critical: Fraction } | 'open';

/** An earlier Clash with its damage throws on the actor; a string is the reason why a throw can’t be computed. */
interface Earlier {
  readonly contest: Contest;
  readonly blows: readonly (DamageThrow | string)[];
}

/** Upper bound on the combinations of hands; this many take a tenth of a second. */
const mostLooks = 20_000;

/**
 * Undefined where no `earlier` Clash can harm the actor. All these Clashes are dealt from the same decks, so they are
 * counted together. With `pins`, the chances are those given the pins.
 */
export function inTime(
  plan: RoundPlan,
  deed: Deed,
  { own, earlier }: { readonly own: Throwing; readonly earlier: readonly Throwing[] },
  supply: Supply,
  pins?: RoundPins,
): InTime | undefined {
  const { decks, sizes } = supply;
  const before = earlier.flatMap((clash, place): readonly Earlier[] => {
    const blows = blowsOn(plan, deed, clash, supply, earlier.slice(0, place));
    return blows.length === 0 ? [] : [{ contest: contestOf(plan, clash, decks, sizes), blows }];
  });
  if (before.length === 0) return undefined;
  const contest = contestOf(plan, own, decks, sizes);
  const hands = [...before.flatMap((each) => each.contest.hands), ...contest.hands];
  const bare = { ...contest, hands };
  const dealt = pins === undefined ? bare : (pinnedContest(bare, pins) ?? bare);
  const blows = before.flatMap((each) => each.blows);
  if (blows.some((blow) => isOpen(blow, dealt, pins !== undefined))) return 'open';
  return counted(plan, deed, contest, before, dealt);
}

function blowsOn(
  plan: RoundPlan,
  { actor }: Deed,
  { deeds }: Throwing,
  supply: Supply,
  earlier: readonly Throwing[],
): readonly (DamageThrow | string)[] {
  return deeds
    .filter(harms)
    .flatMap((deed) =>
      deed.targets.flatMap((target, threshold) =>
        target === actor
          ? [damageThrow(plan, { deed, target, threshold }, supply, mostCards(plan, earlier, deed.actor.hand))]
          : [],
      ),
    );
}

/** Whether the blow isn’t simply a number of cards from what the hands leave of the deck. */
function isOpen(blow: DamageThrow | string, contest: Contest, isPinned: boolean): boolean {
  if (typeof blow === 'string' || blow.anew !== undefined) return true;
  if (isPinned && hasDamagePins(blow, contest)) return true;
  return blow.isRedrawn && foolsIn(ownValue(contest.decks, blow.cards.deck) ?? []) > 0;
}

function counted(
  plan: RoundPlan,
  { actor: { name } }: Deed,
  own: Contest,
  before: readonly Earlier[],
  { decks, hands }: Contest,
): InTime {
  const blows = before.flatMap((each) => each.blows).filter((blow) => typeof blow !== 'string');
  const looks = looksOf({ decks, hands: [...hands, ...blows.map(damageHand)] }, mostLooks);
  if (looks === undefined) return 'open';
  let [total, takesEffect, critical] = [0n, 0n, 0n];
  for (const { deal, weight } of looks) {
    total += weight;
    const outcome = resolveContest(own, deal).hands.get(name);
    if (outcome?.takesEffect !== true || isPutDown(plan, name, before, deal)) continue;
    takesEffect += weight;
    if (outcome.critical) critical += weight;
  }
  return { takesEffect: toFraction(takesEffect, total), critical: toFraction(critical, total) };
}

/** At most one attack of each Clash takes effect; damage of several Clashes adds up. */
function isPutDown(plan: RoundPlan, name: string, before: readonly Earlier[], deal: Deal): boolean {
  let condition = conditionOf(plan.fight, name);
  for (const { contest, blows } of before) {
    const { hands } = resolveContest(contest, deal);
    for (const blow of blows) {
      if (typeof blow === 'string') continue;
      const outcome = hands.get(blow.deed.actor.name);
      if (outcome?.takesEffect !== true || outcome.exceeds[blow.threshold] !== true) continue;
      const loss = keptOf(blow.cards.keep, deal.get(damageHand(blow).id) ?? []);
      condition = { ...condition, ...wornBy(condition, loss) };
    }
  }
  return isDown(condition);
}

function damageHand({ deed, threshold, cards: { deck, draws, keep } }: DamageThrow): ContestHand {
  return { id: `damage of ${deed.actor.name} to ${threshold}`, deck, draws, keep, action: { kind: 'idle' } };
}
