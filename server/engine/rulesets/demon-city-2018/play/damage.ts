/** Plays damage throws. The text leaves damage out; the defaults of the reading apply (t28, t29, t38). */
import type { Card } from '../../../chance/index.ts';
import { happening, type Moment } from '../../../game/index.ts';
import type { Result } from '../../../results.ts';
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
import type { TarotRecorder } from './round-recorder.ts';
import { dealing } from './throws.ts';

/**
 * A damage throw on the table. `wanted` is the number of cards due, `left` the number that the deck had; `replaced` are
 * cards that others were drawn for; `decks` are those before the throw.
 */
interface DamageThrow {
  readonly wanted: number;
  readonly left: number;
  readonly cards: readonly Card[];
  readonly replaced: readonly Card[];
  readonly keep: 'highest' | 'lowest';
  readonly loss: number;
  readonly pin: Pin | undefined;
  readonly decks: TarotRecorder['left'];
}

/** Damage is thrown with fresh cards from the attacker’s deck (reading t29). */
export function damage(deed: Deed, target: Fighter): Moment<TarotRecorder> {
  return happening((recorder) => {
    const wanted = damageSize(recorder.plan, deed, target);
    return wanted === 0
      ? undefined
      : [drawing(deed, target, { wanted, missing: wanted, cards: [], replaced: [], from: recorder.picks })];
  });
}

/** An unfinished damage throw; `from` is the number of picks before it. */
interface Drawing extends Pick<DamageThrow, 'wanted' | 'cards' | 'replaced'> {
  readonly missing: number;
  readonly from: number;
  /** The decks before it, and how many cards the first draw had available; missing until the first are drawn. */
  readonly first?: Pick<DamageThrow, 'left' | 'decks'>;
}

/** Draws other cards for those that are replaced, until none is. */
function drawing(deed: Deed, target: Fighter, { missing, first, ...before }: Drawing): Moment<TarotRecorder> {
  const id = `damage to ${target.name}`;
  const pins = first === undefined ? (pinOf(deed, 'damage', target)?.cards ?? []) : [];
  const wish = { id, size: missing, keep: keepOf(deed), pins };
  return dealing([{ deck: deed.actor.hand, wish }], (roundRecorder, hands) => {
    const drawn = hands.get(id) ?? [];
    const fools = redrawsFools(roundRecorder.plan, deed) ? drawn.filter((card) => card.mark === fool) : [];
    const now = {
      ...before,
      cards: [...before.cards, ...drawn.filter((card) => !fools.includes(card))],
      replaced: [...before.replaced, ...fools],
    };
    const known = first ?? { left: drawn.length, decks: roundRecorder.left };
    if (fools.length > 0) return [drawing(deed, target, { ...now, missing: fools.length, first: known })];
    if (now.cards.length + now.replaced.length > 0)
      suffer(roundRecorder, deed, target, thrownFor(deed, target, now, known), now.from);
    return undefined;
  });
}

function keepOf({ weapon }: Deed): DamageThrow['keep'] {
  return hasClass(weapon, 'massive') ? 'highest' : 'lowest';
}

function thrownFor(
  deed: Deed,
  target: Fighter,
  { wanted, cards, replaced }: Pick<DamageThrow, 'wanted' | 'cards' | 'replaced'>,
  { left, decks }: Pick<DamageThrow, 'left' | 'decks'>,
): DamageThrow {
  const keep = keepOf(deed);
  const values = cards.map((card) => card.value);
  return {
    wanted,
    left,
    cards,
    replaced,
    keep,
    pin: pinOf(deed, 'damage', target),
    decks,
    loss: values.length === 0 ? 0 : keep === 'lowest' ? Math.min(...values) : Math.max(...values),
  };
}

function suffer(recorder: TarotRecorder, deed: Deed, target: Fighter, thrown: DamageThrow, from: number): void {
  const before = conditionOf(recorder.fight, target.name);
  const massive = hasClass(deed.weapon, 'massive');
  const after = wornBy(before, thrown.loss);
  recorder.goOnWith(withCondition(recorder.fight, target.name, after));
  const isNowDown = isDown(conditionOf(recorder.fight, target.name));
  if (isNowDown) recorder.goOnWith(withCondition(recorder.fight, target.name, { mayPlace: false }));
  const freed = isNowDown ? letGo(recorder, target) : '';
  recorder.record(() => ({
    kind: 'damage',
    about: target.name,
    actor: deed.actor.name,
    target: target.name,
    title: damageTitle(target, before.toughness, after.toughness, isDown(before), isNowDown),
    text: `${damageText(target, thrown, massive, isStopped(before, thrown.loss))} ${freed}`.trim(),
    tone: 'bad',
    thrown: { ...recorder.thrownSince(from), decks: thrown.decks },
    details: [{ kind: 'results', does: 'throws damage', results: damageResults(thrown) }],
    rule: massive ? rule.massive : rule.damage,
    source: deed.announcement.source,
  }));
}

function damageResults({ wanted, cards, replaced, keep, pin }: DamageThrow): readonly Result[] {
  const places = pinnedPlaces([...cards, ...replaced], (pin?.cards ?? []).slice(0, wanted));
  return [...resultsOf(cards, { keep, pins: [] }), ...replaced.map((card) => resultOf(card, false))].map(
    (result, index) => (pin !== undefined && places.has(index) ? { ...result, pinned: pin.source } : result),
  );
}

function damageTitle(target: Fighter, from: number, to: number, wasDown: boolean, isNowDown: boolean): string {
  if (wasDown) return sentence(`${target.called} is already out of the fight`);
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
          `It takes ${count(wanted, 'card')}, one for each point ${points}, and the deck had no more than ` +
            `${left} left. The text is silent on that; this default is Clashwright’s: those are all.`,
        ]
      : []),
    ...(replaced.length === 0 ? [] : ['The Fool was drawn and another card in its place, as the scenario chooses.']),
    ...(stops ? [stopWords] : []),
    `The text leaves damage out; ${stops ? 'both defaults are' : 'this default is'} Clashwright’s.`,
  ].join(' ');
}
