/** Situation Dice: for distinct advantages, for the better weapon and after a defence, at most two. */
import { distanceBetween } from '../../../positions.ts';
import type { Modifier } from '../../../pool.ts';
import { reasonsLeft, recountOf, type Recount } from '../../../worth/recount.ts';
import { facedBy, type Deed } from '../../demon-city/deeds.ts';
import { factsOf, lastFact } from '../../demon-city/facts.ts';
import { advantagesOf } from '../../demon-city/rulings.ts';
import { isAttack } from '../../demon-city/vocabulary.ts';
import { preference } from '../../demon-city/weapons.ts';
import type { DiceContext } from '../dice-context.ts';
import { rule } from '../rule-ids.ts';
import { isEntangled } from '../unresisted.ts';
import { extra } from '../../../play/reasons.ts';
import { upTo } from './modifier.ts';

/** The limit in a Clash; it applies to tasks too. */
export const mostSituationDice = 2;

/** The weapon’s die and the one for last round’s defence count towards the two (reading d8). */
export function situationDice(context: DiceContext, deed: Deed): readonly Modifier[] {
  const recount = recountOf(context.change, deed);
  const following = [...afterDefence(context, deed), ...betterWeapon(context, deed)];
  return upTo(mostSituationDice, [
    ...reasonsLeft(advantages(context, deed), recount),
    ...oneMore(recount, deed),
    ...reasonsLeft(following, recount),
  ]);
}

/** A superior advantage of a kind is an advantage like any other here. */
function advantages(context: DiceContext, deed: Deed): readonly Modifier[] {
  return advantagesOf(context, deed, (helper) => helpsInTime(context, helper)).map((fact) =>
    extra(rule.situation, fact.words.text, fact.source, fact.words.text),
  );
}

/** The advantage that a what-if adds, which nothing sets aside; it gives a helper nothing. */
function oneMore({ adds }: Recount, deed: Deed): readonly Modifier[] {
  return adds && deed.kind !== 'help' ? [extra(rule.situation, 'one more advantage', deed.announcement.source)] : [];
}

/** Help that has to wait for its turn in a Clash comes too late for a die in it. */
export function helpsInTime(context: DiceContext, helper: Deed): boolean {
  return !isEntangled(helper, context.unresisted, context.deeds);
}

/** For any action in the next round (reading d26). */
function afterDefence(context: DiceContext, deed: Deed): readonly Modifier[] {
  if (!context.improved.has(deed.actor.name) || deed.kind === 'help') return [];
  return [
    extra(rule.improved, `${deed.actor.called} defended successfully in the last round`, deed.announcement.source),
  ];
}

/**
 * For attacking or parrying with a weapon that is better here than the one with which the opponent attacks anybody or
 * parries. Armed is better than unarmed; nothing is assumed about powers.
 */
function betterWeapon(context: DiceContext, deed: Deed): readonly Modifier[] {
  if (!usesWeapon(deed) || lastFact(deed.clauses, 'no weapon throw') !== undefined) return [];
  const orders = factsOf(context.facts, 'weapon order');
  for (const foe of facedBy(deed, context.deeds)) {
    const theirs = context.deeds.get(foe.name);
    if (theirs === undefined || !usesWeapon(theirs)) continue;
    const found = preference(
      orders,
      deed.weapon,
      theirs.weapon,
      distanceBetween(context.positions, deed.actor.name, foe.name),
    );
    if (found === undefined || (deed.kind === 'power' && found.source === undefined)) continue;
    return [extra(rule.weapon, found.because, found.source ?? deed.announcement.source)];
  }
  return [];
}

function usesWeapon(deed: Deed): boolean {
  return deed.kind === 'parry' || (isAttack(deed.kind) && deed.targets.length > 0);
}
