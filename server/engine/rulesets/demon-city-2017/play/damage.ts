/**
 * Plays damage. Dice edition, "If a successful action involves damaging another character", and the note on Toughness
 * 0.
 */
import { dieFaces, rollDice } from '../../../chance/index.ts';
import { throwing, type Moment } from '../../../game/index.ts';
import type { Way } from '../../../play/branching.ts';
import type { Throws } from '../../../chance/index.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { conditionOf, isDown, isStopped, stopWords, withCondition, wornBy } from '../../demon-city/fight.ts';
import { pinOf } from '../../demon-city/pins.ts';
import { letGo } from '../../demon-city/play/consequences.ts';
import { sentence } from '../../../play/words.ts';
import { damageSize, type DamageSize } from '../damage-sizes.ts';
import { pinnedDice } from '../rolling.ts';
import { rule } from '../rule-ids.ts';
import { fallsOnInjuryTable } from './injuries.ts';
import { resultsOf } from './parties.ts';
import type { DiceRecorder } from './round-recorder.ts';
import { lossWays } from './ways.ts';

/** One damage roll; how far below −1 the target would fall doesn’t matter (reading d14). */
export function damage(deed: Deed, target: Fighter): Moment<DiceRecorder> {
  return throwing({
    draw: (recorder) => rolled(rollOf(recorder, deed, target), recorder.throws),
    ways: (roundRecorder) => waysOf(rollOf(roundRecorder, deed, target)),
    then: (recorder, dice) => {
      suffer(recorder, deed, target, dice);
    },
  });
}

function suffer(recorder: DiceRecorder, deed: Deed, target: Fighter, dice: readonly number[]): void {
  const before = conditionOf(recorder.fight, target.name);
  const { keep, why } = damageSize(recorder.cast, deed, target, before.base);
  const loss = keep === 'lowest' ? Math.min(...dice) : Math.max(...dice);
  const after = wornBy(before, loss);
  recorder.goOnWith(withCondition(recorder.fight, target.name, after));
  const freed = after.toughness < 0 ? letGo(recorder, target) : '';
  recorder.record(() => ({
    kind: 'damage',
    about: target.name,
    actor: deed.actor.name,
    target: target.name,
    title: title(target, before.toughness, after.toughness, isDown(before)),
    text: [`${dice.join(', ')}: the ${keep} is ${loss} (${why}).`, isStopped(before, loss) ? stopWords : '', freed]
      .filter((part) => part !== '')
      .join(' '),
    tone: 'bad',
    details: [{ kind: 'results', does: 'rolls damage', results: resultsOf(dice, keep, pinOf(deed, 'damage', target)) }],
    rule: keep === 'highest' ? rule.massive : rule.damage,
    source: deed.announcement.source,
  }));
  if (!isDown(before) && after.toughness < 0) fallsOnInjuryTable(recorder, target, deed.announcement.source);
}

/** `most` is the loss above which higher losses make no difference. */
interface DamageRoll extends Pick<DamageSize, 'size' | 'keep'> {
  readonly pins: readonly number[];
  readonly most: number;
}

function rollOf({ cast, fight }: DiceRecorder, deed: Deed, target: Fighter): DamageRoll {
  const { base, toughness } = conditionOf(fight, target.name);
  const { size, keep } = damageSize(cast, deed, target, base);
  return { size, keep, pins: pinnedDice(pinOf(deed, 'damage', target)).slice(0, size), most: toughness + 1 };
}

/**
 * A single pin is the die that counts: the others are rolled among values that don’t displace it. Several pins are all
 * of the dice.
 */
function rolled({ size, keep, pins: held }: DamageRoll, throws: Throws): readonly number[] {
  const dice = size - held.length;
  const counting = held.length === 1 ? held[0] : undefined;
  if (keep === 'highest' || counting === undefined)
    return rollDice({ dice, held, keepsHeld: counting !== undefined }, throws);
  const faces = dieFaces + 1 - counting;
  return [counting, ...Array.from({ length: dice }, () => counting + throws.pick(faces))];
}

function waysOf({ size, keep, pins, most }: DamageRoll): readonly Way<readonly number[]>[] {
  const open = pins.length === 1 ? 0 : size - pins.length;
  return lossWays(open, keep, pins, most).map(({ what, weight }) => ({ what: [what], weight }));
}

function title(target: Fighter, from: number, to: number, wasDown: boolean): string {
  if (wasDown) return sentence(`${target.called} is already out of the fight`);
  return sentence(
    `${target.called} falls from Toughness ${from} to ` +
      `${`${to}`.replace('-', '−')}${to < 0 ? ' and is out of the fight' : ''}`,
  );
}
