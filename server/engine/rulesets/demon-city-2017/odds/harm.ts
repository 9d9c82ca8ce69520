/** The harm that the contests of a round do, one after the other, to everybody who can be hurt. */
import type Fraction from 'fraction.js';
import { certain, sumOf } from '../../../chance/index.ts';
import type { Distribution, StandingOdds } from '../../../odds.ts';
import type { Way } from '../../../play/branching.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { decisionAbout } from '../../demon-city/change.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import type { Recovery } from '../../demon-city/facts.ts';
import { conditionOf, isDown } from '../../demon-city/fight.ts';
import { struck, type Blow, type Falling, type BlowResult } from '../../demon-city/odds/action-results.ts';
import { lossFigures, lossGiven, standingFigures } from '../../demon-city/odds/standing.ts';
import { pinOf } from '../../demon-city/pins.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { recoveryOf } from '../../demon-city/play/recovery.ts';
import { damageSize } from '../damage-sizes.ts';
import type { DicePlan } from '../plan.ts';
import { lossWays } from '../play/ways.ts';
import { pinnedDice } from '../rolling.ts';

/**
 * Deeds of which at most one takes effect, such as those of a Clash; `pinned` is the chance given the pins, where there
 * are any.
 */
export interface Decided {
  readonly deeds: readonly { readonly deed: Deed; readonly chance: Fraction; readonly pinned?: Fraction }[];
}

/** `losses` has an entry for each contest, in order. */
export interface Harm {
  readonly standing: readonly StandingOdds[];
  readonly losses: readonly (readonly Distribution[])[];
}

export const noHarm: Harm = { standing: [], losses: [] };

/** A threat to one fighter: the deed, and its index in the round. */
interface Threat {
  readonly place: number;
  readonly deed: Deed;
  readonly chance: Fraction;
  readonly pinned: Fraction;
  readonly isPinned: boolean;
}

/** `decided` is in the order of the round. The dice of different contests, and of damage, are independent. */
export function harmOf(plan: DicePlan, decided: readonly Decided[]): Harm {
  const threats = threatsIn(decided);
  const losses = decided.map((): Distribution[] => []);
  const run: BlowsRun = { plan, ways: new Map() };
  const standing = [...plan.context.cast.fighters.values()].flatMap((who): readonly StandingOdds[] => {
    const own = threats.get(who) ?? [];
    if (own.length === 0 && !getsUp(plan, who)) return [];
    const [plain, pinned] = [
      undergo(run, who, own, false),
      own.some(({ isPinned }) => isPinned) ? undergo(run, who, own, true) : undefined,
    ];
    for (const [place, loss] of plain.losses)
      losses[place]?.push(pinned === undefined ? loss : lossGiven(loss, pinned.losses.get(place)));
    const given = pinned === undefined ? {} : { pinned: standingFigures(pinned.fates) };
    return [{ who: who.name, odds: standingFigures(plain.fates), ...given }];
  });
  return { standing, losses };
}

function threatsIn(decided: readonly Decided[]): ReadonlyMap<Fighter, readonly Threat[]> {
  const threats = new Map<Fighter, Threat[]>();
  for (const [place, { deeds }] of decided.entries()) {
    for (const { deed, chance, pinned } of deeds.filter((each) => harms(each.deed))) {
      for (const target of deed.targets) {
        const isPinned = pinned !== undefined || pinnedDice(pinOf(deed, 'damage', target)).length > 0;
        threats.set(target, [
          ...(threats.get(target) ?? []),
          { place, deed, chance, pinned: pinned ?? chance, isPinned },
        ]);
      }
    }
  }
  return threats;
}

/** `ways` caches damage rolls, which several targets may share. */
interface BlowsRun {
  readonly plan: DicePlan;
  readonly ways: Map<string, readonly Way<number>[]>;
}

interface Undergone {
  readonly fates: readonly BlowResult[];
  readonly losses: ReadonlyMap<number, Distribution>;
}

/** From the round’s beginning to its Injury rolls. */
function undergo({ plan, ways }: BlowsRun, who: Fighter, threats: readonly Threat[], isGiven: boolean): Undergone {
  const condition = conditionOf(plan.fight, who.name);
  const falling = fallingOf(plan, who);
  let fates: readonly BlowResult[] = [{ condition, fallen: false, chance: certain }];
  const losses = new Map<number, Distribution>();
  for (const place of new Set(threats.map((threat) => threat.place))) {
    const after = struck(
      fates,
      blowsOf(
        { plan, ways },
        who,
        threats.filter((threat) => threat.place === place),
        isGiven,
      ),
      falling,
    );
    losses.set(place, lossFigures(who, after));
    fates = after.fates;
  }
  return {
    losses,
    fates: fates.map((fate) => (isDown(fate.condition) && !fate.condition.out && !fate.fallen ? falling(fate) : fate)),
  };
}

/** Combines blows that do the same damage. */
function blowsOf(run: BlowsRun, who: Fighter, threats: readonly Threat[], isGiven: boolean): readonly Blow[] {
  const same = new Map<string, Blow & { readonly chances: Fraction[] }>();
  for (const { deed, chance, pinned } of threats) {
    const { name, ways } = damageWays(run, deed, who, isGiven);
    const known = same.get(name) ?? { chance, chances: [], throws: [ways] };
    known.chances.push(isGiven ? pinned : chance);
    same.set(name, known);
  }
  return [...same.values()].map(({ throws, chances }) => ({ throws, chance: sumOf(chances) }));
}

/**
 * The possible losses of one damage roll, and its cache key. Nobody has more Toughness in a round than at its
 * beginning, except for the 0 of those who are up again.
 */
function damageWays(
  { plan, ways }: BlowsRun,
  deed: Deed,
  who: Fighter,
  isGiven: boolean,
): { readonly name: string; readonly ways: readonly Way<number>[] } {
  const { base, toughness } = conditionOf(plan.fight, who.name);
  const { size, keep } = damageSize(plan.context.cast, deed, who, base);
  const held = isGiven ? pinnedDice(pinOf(deed, 'damage', who)).slice(0, size) : [];
  const most = Math.max(0, toughness) + 1;
  const name = `${keep} of ${size} with ${held.join()} up to ${most}`;
  const known = ways.get(name) ?? lossWays(held.length === 1 ? 0 : size - held.length, keep, held, most);
  ways.set(name, known);
  return { name, ways: known };
}

/** Nobody rolls on the Injury table twice in a round (reading d27). */
function fallingOf(plan: DicePlan, who: Fighter): Falling {
  const recovery = recoveryDecided(plan, who);
  return (fate) =>
    fate.fallen
      ? fate
      : { ...fate, fallen: true, condition: { ...fate.condition, ...recoveryOf(fate.condition, recovery) } };
}

function recoveryDecided({ fight }: DicePlan, who: Fighter): Recovery {
  return decisionAbout(fight.facts, 'recovery', who)?.recovery ?? 'still down';
}

/** Whether the Injury roll at the end of the round changes anything for a fighter who isn’t hit. */
function getsUp(plan: DicePlan, who: Fighter): boolean {
  const condition = conditionOf(plan.fight, who.name);
  return isDown(condition) && !condition.out && recoveryDecided(plan, who) !== 'still down';
}
