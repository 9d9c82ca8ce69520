/** The magic dice of a deed: how many there are, whose they are, and what keeps them from being rolled. */
import { sentence } from '../../../play/words.ts';
import type { Fighter } from '../cast.ts';
import { lastFact, nameOf } from '../facts.ts';
import { conditionOf, inMind, type Fight, type SpellPlace } from '../fight.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { PlanContext } from '../deeds/plan-context.ts';
import { holdingOf, isHeld, isWritten, placesOf } from './spells.ts';

export interface Invested {
  readonly deed: Deed;
  /** The spell or the summon; missing for a blast. */
  readonly named?: string;
  /** Where it is cast from, as far as the beginning of the round shows. */
  readonly place: SpellPlace;
  /** The dice that the caster invests. */
  readonly own: number;
  /** The die that a scroll lends (am-229). */
  readonly lent: 0 | 1;
}

/** Why something isn’t rolled or done, and the rule that says so. */
export interface Hindrance {
  readonly why: string;
  readonly rule: RuleName;
}

/** The most magic dice of which all results are gone through. */
const mostDice = 12;

/** A hindrance where nothing can be rolled as it is written. */
export function investedIn({ fight }: Pick<PlanContext, 'fight'>, deed: Deed): Invested | Hindrance {
  const { actor, announcement } = deed;
  const written = lastFact(announcement.clauses, 'magic dice')?.count.value;
  const named = namedIn(deed);
  const place = placeOf(fight, deed, named);
  const base = { deed, place, ...(named === undefined ? {} : { named }) };
  if (holdingOf(actor, place)?.burns === true) {
    const mix = lastFact(fight.facts, 'scroll mix')?.as;
    if (written !== undefined && mix === undefined)
      return {
        why: 'The text doesn’t say whether one’s own magic dice can be added to that of a scroll: the group decides.',
        rule: rule.scrolls,
      };
    return own(written === undefined || mix === 'apart' ? 0 : written, 1);
  }
  if (written === undefined)
    return { why: `Nothing says how many magic dice ${actor.called} invests.`, rule: rule.casting };
  return own(written, 0);

  function own(dice: number, lent: 0 | 1): Invested | Hindrance {
    const why = whyNotInvested(actor, dice, 1 - lent);
    return why === undefined ? { ...base, own: dice, lent } : { why, rule: rule.magicDice };
  }
}

/** Why somebody can’t invest so many dice, of which there have to be at least `least`. */
function whyNotInvested({ called, magicDice }: Fighter, dice: number, least: number): string | undefined {
  if (!Number.isInteger(dice)) return `Magic dice are invested whole, and ${dice} isn’t a whole number.`;
  if (dice < least) return 'It takes at least 1 magic die.';
  if (magicDice === 0 && dice > 0) return sentence(`${called} has no magic dice to invest.`);
  if (dice > magicDice) {
    const there = magicDice === 1 ? '1 magic die' : `${magicDice} magic dice`;
    return sentence(`${called} has ${there}, and ${dice} can’t be invested.`);
  }
  return dice > mostDice ? `No more than ${mostDice} magic dice can be invested here.` : undefined;
}

export function isHindered(invested: Invested | Hindrance): invested is Hindrance {
  return 'why' in invested;
}

function namedIn({ kind, announcement: { thing, object }, targets }: Deed): string | undefined {
  if (thing !== undefined) return nameOf(thing);
  return kind === 'summons' ? (targets[0]?.name ?? object?.text) : undefined;
}

/** The item that is written, or else where the spell is: in mind if it is there. */
function placeOf(fight: Fight, { actor, announcement }: Deed, named: string | undefined): SpellPlace {
  const item = lastFact(announcement.clauses, 'from thing')?.uses;
  if (item !== undefined) return nameOf(item);
  return (named === undefined ? undefined : placesOf(fight, actor, named)[0]) ?? inMind;
}

/** What keeps the dice from being rolled at this point of the fight; undefined if nothing does. */
export function hindranceNow(fight: Fight, { deed: { actor }, named, place, own }: Invested): Hindrance | undefined {
  if (conditionOf(fight, actor.name).burnt?.includes(place) === true)
    return { why: `The ${place} has burnt.`, rule: rule.scrolls };
  if (place !== inMind && !isHeld(fight, actor, place))
    return { why: `${actor.called} doesn’t hold the ${place}.`, rule: rule.heldMagic };
  if (named !== undefined && isWritten(actor, named) && !placesOf(fight, actor, named).includes(place))
    return { why: `“${named}” isn’t ${place === inMind ? 'in mind' : `in the ${place}`}.`, rule: rule.spells };
  const usable = actor.magicDice - conditionOf(fight, actor.name).spentDice;
  if (own <= usable) return undefined;
  return {
    why: `${usable === 0 ? 'No magic die is' : usable === 1 ? 'Only 1 magic die is' : `Only ${usable} magic dice are`} left until a long rest.`,
    rule: rule.magicDice,
  };
}
