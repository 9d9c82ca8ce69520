/** Damage. Dice edition, "If a successful action involves damaging another character", and the note on Toughness 0. */
import { dieFaces, rollDice } from '../../../chance/index.ts';
import type { Throws } from '../../../timeline.ts';
import { valueOf, type Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { conditionOf, isDown, withCondition } from '../../demon-city/fight.ts';
import { letGo } from '../../demon-city/play/consequences.ts';
import { sentence } from '../../../play/words.ts';
import { hasClass } from '../../demon-city/weapons.ts';
import { usedStat } from '../pools/index.ts';
import { pinnedDice } from '../rolling.ts';
import { rule } from '../rule-ids.ts';
import { fallsOnInjuryTable } from './injuries.ts';
import { resultsOf } from './parties.ts';
import type { Telling } from './telling.ts';

/** No damage roll has more dice than this: a bound against slips of the pen. */
const mostDice = 100;

/** One damage roll; how far below −1 somebody would fall doesn’t matter (reading d14). */
export function damage(telling: Telling, deed: Deed, target: Fighter): void {
  const before = conditionOf(telling.fight, target.name);
  const { size, keep, why } = damageRoll(telling, deed, target);
  const dice = roll(Math.min(mostDice, size), keep, pinnedDice(deed, 'damage'), telling.throws);
  const loss = keep === 'lowest' ? Math.min(...dice) : Math.max(...dice);
  const toughness = Math.max(-1, before.toughness - loss);
  telling.change(withCondition(telling.fight, target.name, { toughness }));
  const freed = toughness < 0 ? letGo(telling, target) : '';
  telling.tell({
    kind: 'damage', about: target.name, actor: deed.actor.name, target: target.name,
    title: title(target, before.toughness, toughness, isDown(before)),
    text: `${dice.join(', ')}: the ${keep} is ${loss} (${why}). ${freed}`.trim(), tone: 'bad',
    does: 'rolls damage', results: resultsOf(dice, keep), rule: keep === 'highest' ? rule.massive : rule.damage, source: deed.announcement.source,
  });
  if (!isDown(before) && toughness < 0) fallsOnInjuryTable(telling, target, deed.announcement.source);
}

/**
 * As many dice as the target’s Base Toughness, which armour raises for this purpose only (reading d12), of which the
 * lowest counts; Massive Damage is one die for each point of the attacking stat, of which the highest counts
 * (reading d13). At least one die either way.
 */
function damageRoll(telling: Telling, deed: Deed, target: Fighter): { readonly size: number; readonly keep: 'highest' | 'lowest'; readonly why: string } {
  if (hasClass(deed.weapon, 'massive')) {
    const stat = usedStat(telling.cast, deed) ?? 'Agility';
    return { size: Math.max(1, valueOf(telling.cast, deed.actor, stat)), keep: 'highest', why: `one die for each point of ${deed.actor.called}’s ${stat}, one at least` };
  }
  const armour = target.armour > 0 ? ' and armour' : '';
  return {
    size: Math.max(1, conditionOf(telling.fight, target.name).base + target.armour), keep: 'lowest',
    why: `one die for each point of ${target.called}’s Base Toughness${armour}, one at least`,
  };
}

/** A single pin is the die that counts, so that the others are rolled among what leaves it so; several pins are all of the dice. */
function roll(size: number, keep: 'highest' | 'lowest', pins: readonly number[], throws: Throws): readonly number[] {
  const held = pins.slice(0, size);
  const dice = size - held.length;
  const counting = held.length === 1 ? held[0] : undefined;
  if (keep === 'highest' || counting === undefined) return rollDice({ dice, held, keepsHeld: counting !== undefined }, throws);
  const faces = dieFaces + 1 - counting;
  return [counting, ...Array.from({ length: dice }, () => counting + throws.pick(faces))];
}

function title(target: Fighter, from: number, to: number, wasDown: boolean): string {
  if (wasDown) return sentence(`${target.called} is out of the fight already`);
  return sentence(`${target.called} falls from Toughness ${from} to ${`${to}`.replace('-', '−')}${to < 0 ? ' and is out of the fight' : ''}`);
}
