/** Damage throws. The text leaves damage out; the defaults of the reading are in force (t28, t29, t38). */
import type { Card } from '../../../chance/index.ts';
import type { Result } from '../../../timeline.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import type { Pin } from '../../demon-city/facts.ts';
import { conditionOf, isDown, isStopped, stopWords, withCondition, wornBy } from '../../demon-city/fight.ts';
import { pinOf } from '../../demon-city/pins.ts';
import { letGo } from '../../demon-city/play/consequences.ts';
import { count, sentence } from '../../../play/words.ts';
import { hasClass } from '../../demon-city/weapons.ts';
import { cardWords, fool } from '../cards.ts';
import { damageSize, redrawsFools } from '../damage-sizes.ts';
import { pinnedPlaces } from '../dealing.ts';
import { rule } from '../rule-ids.ts';
import { resultOf, resultsOf } from './parties.ts';
import type { Telling } from './telling.ts';

/**
 * A damage throw as it lies on the table. `wanted` is how many cards it takes, `left` how many of them
 * the deck had; `replaced` are cards for which others were drawn; `decks` are those as they were before them.
 */
interface DamageThrow {
  readonly wanted: number;
  readonly left: number;
  readonly cards: readonly Card[];
  readonly replaced: readonly Card[];
  readonly keep: 'highest' | 'lowest';
  readonly loss: number;
  readonly pin: Pin | undefined;
  readonly decks: Telling['left'];
}

/** The damage throw comes from the attacker's deck in fresh cards (reading t29). */
export function damage(telling: Telling, deed: Deed, target: Fighter): void {
  const before = conditionOf(telling.fight, target.name);
  const massive = hasClass(deed.weapon, 'massive');
  const from = telling.picks;
  const thrown = throwDamage(telling, deed, target, massive);
  if (thrown === undefined) return;
  const after = wornBy(before, thrown.loss);
  telling.change(withCondition(telling.fight, target.name, after));
  const isNowDown = isDown(conditionOf(telling.fight, target.name));
  if (isNowDown) telling.change(withCondition(telling.fight, target.name, { mayPlace: false }));
  const freed = isNowDown ? letGo(telling, target) : '';
  telling.tell(() => ({
    kind: 'damage',
    about: target.name,
    actor: deed.actor.name,
    target: target.name,
    title: damageTitle(target, before.toughness, after.toughness, isDown(before), isNowDown),
    text: `${damageText(target, thrown, massive, isStopped(before, thrown.loss))} ${freed}`.trim(),
    tone: 'bad',
    thrown: { ...telling.thrownSince(from), decks: thrown.decks },
    does: 'throws damage',
    results: damageResults(thrown),
    rule: massive ? rule.massive : rule.damage,
    source: deed.announcement.source,
  }));
}

function throwDamage(telling: Telling, deed: Deed, target: Fighter, massive: boolean): DamageThrow | undefined {
  const size = damageSize(telling.plan, deed, target);
  const keep = massive ? ('highest' as const) : ('lowest' as const);
  const pin = pinOf(deed, 'damage', target);
  const pins = pin?.cards ?? [];
  const draw = (many: number, pinned: typeof pins): readonly Card[] => {
    const id = `damage to ${target.name}`;
    return telling.dealBeside([{ deck: deed.actor.hand, wish: { id, size: many, keep, pins: pinned } }]).get(id) ?? [];
  };
  const isRedrawn = redrawsFools(telling.plan, deed);
  const replaced: Card[] = [];
  const cards: Card[] = [];
  let [left, decks] = [0, telling.left];
  for (let missing = size, pinned = pins; missing > 0; pinned = []) {
    const drawn = draw(missing, pinned);
    if (cards.length + replaced.length === 0) [left, decks] = [drawn.length, telling.left];
    const fools = isRedrawn ? drawn.filter((card) => card.mark === fool) : [];
    replaced.push(...fools);
    cards.push(...drawn.filter((card) => !fools.includes(card)));
    missing = fools.length;
  }
  if (cards.length + replaced.length === 0) return undefined;
  const values = cards.map((card) => card.value);
  return {
    wanted: size,
    left,
    cards,
    replaced,
    keep,
    pin,
    decks,
    loss: values.length === 0 ? 0 : keep === 'lowest' ? Math.min(...values) : Math.max(...values),
  };
}

function damageResults({ wanted, cards, replaced, keep, pin }: DamageThrow): readonly Result[] {
  const places = pinnedPlaces([...cards, ...replaced], (pin?.cards ?? []).slice(0, wanted));
  return [...resultsOf(cards, { keep, pins: [] }), ...replaced.map((card) => resultOf(card, false))].map(
    (result, index) => (pin !== undefined && places.has(index) ? { ...result, pinned: pin.source } : result),
  );
}

function damageTitle(target: Fighter, from: number, to: number, wasDown: boolean, isNowDown: boolean): string {
  if (wasDown) return sentence(`${target.called} is out of the fight already`);
  if (from === to) return sentence(`${target.called} loses no Toughness`);
  const number = `${to}`.replace('-', '−');
  return sentence(
    `${target.called} falls from Toughness ${from} to ${number}${isNowDown ? ' and is out of the fight' : ''}`,
  );
}

function damageText(
  target: Fighter,
  { wanted, left, cards, replaced, keep, loss }: DamageThrow,
  massive: boolean,
  stops: boolean,
): string {
  const points = massive
    ? 'of the attacking stat'
    : `of ${target.called}’s base Toughness${target.armour > 0 ? ' and armour' : ''}`;
  const isShort = left < wanted;
  const why = isShort ? '' : ` (one card for each point ${points}${wanted === 1 ? ', one at least' : ''})`;
  return [
    `${cards.map(cardWords).join(', ')}: the ${keep} is ${loss}${why}.`,
    ...(isShort
      ? [
          `It takes ${count(wanted, 'card')}, one for each point ${points}, and the deck had no more than ${left} left. The text is silent on that; this default is Clashwright’s: those are all.`,
        ]
      : []),
    ...(replaced.length === 0 ? [] : ['The Fool was drawn and another card in its place, as the scenario chooses.']),
    ...(stops ? [stopWords] : []),
    `The text leaves damage out; ${stops ? 'both defaults are' : 'this default is'} Clashwright’s.`,
  ].join(' ');
}
