/** What a success does: damage, holds, lost and taken things, and what the writer wrote for it. */
import type { Card, HandOutcome } from '../../../chance/index.ts';
import type { Prose } from '../../../scenario.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { cardMark, cardWords } from '../cards.ts';
import { damageCards, massiveCards } from '../contests.ts';
import { deedWords, type Deed } from '../../demon-city/deeds.ts';
import { factsOf } from '../../demon-city/facts.ts';
import { conditionOf, isDown, withCondition } from '../../demon-city/fight.ts';
import { usedStat } from '../pools/index.ts';
import { rule } from '../rule-ids.ts';
import { isAttack, isDefence } from '../../demon-city/vocabulary.ts';
import { hasClass } from '../../demon-city/weapons.ts';
import { applyConsequences, harms, proseOf, targetOf } from '../../demon-city/play/consequences.ts';
import { resultsOf } from './parties.ts';
import type { Telling } from './telling.ts';
import { beatWords } from './thresholds.ts';
import { possessive, sentence } from '../../demon-city/play/words.ts';

/** What was thrown for a deed: its own cards, and what came of every hand of the contest. */
export interface Thrown {
  readonly cards: readonly Card[];
  readonly outcomes: ReadonlyMap<string, HandOutcome>;
}

/** Where nothing is thrown: it just happens. */
export const unthrown: Thrown = { cards: [], outcomes: new Map() };

/** Plays out a deed that took effect. */
export function takeEffect(telling: Telling, deed: Deed, thrown: Thrown): void {
  const { actor } = deed;
  const outcome = thrown.outcomes.get(actor.name);
  telling.succeed(actor.name);
  applyConsequences(telling, deed, beaten(deed, outcome));
  const critical = outcome?.critical === true;
  telling.tell({
    kind: 'effect', about: actor.name, actor: actor.name, ...targetOf(deed),
    title: sentence(`${actor.called} ${deedWords(deed)}: ${critical ? 'a critical success' : 'it takes effect'}`),
    text: [beatWords(telling.plan, deed, thrown.outcomes), effectText(deed)].filter((text) => text !== '').join(' '), tone: 'good',
    prose: [...proseOf(deed, critical ? ['on critical success', 'on success'] : ['on success']), ...horrorProse(deed, thrown.cards)],
    rule: critical ? rule.significator : isAttack(deed.kind) ? rule.attack : rule.others,
    source: deed.announcement.source,
  });
  if (harms(deed)) for (const target of beaten(deed, outcome)) damage(telling, deed, target);
}

/** Tells of a deed that came to nothing, where there is something to tell. */
export function comeToNothing(telling: Telling, deed: Deed, critical: boolean, why: string): void {
  telling.fail(deed.actor.name);
  const prose = proseOf(deed, critical ? ['on critical failure', 'on failure'] : ['on failure']);
  if (prose.length === 0 && !critical) return;
  telling.tell({
    kind: 'failure', about: deed.actor.name, actor: deed.actor.name, ...targetOf(deed),
    title: sentence(`${deed.actor.called} ${deedWords(deed)}: ${critical ? 'a critical failure' : 'it comes to nothing'}`),
    text: critical ? 'The Fool is the highest card of the throw.' : why, tone: 'bad', prose,
    rule: critical ? rule.fool : rule.winningSide, source: deed.announcement.source,
  });
}

/** A successful attack or defence leaves the place free for the next round. */
function effectText(deed: Deed): string {
  const held = deed.kind === 'grab' ? `${sentence(deed.targets[0]?.called ?? 'The target')} is held. ` : '';
  if (!isAttack(deed.kind) && !isDefence(deed.kind)) return '';
  return `${held}Next round ${possessive(deed.actor.combatant.pronoun)} place is free, anywhere within 60 ft.`;
}

/** Everybody whose threshold the attack exceeded; without a throw, all. */
function beaten(deed: Deed, outcome: HandOutcome | undefined): readonly Fighter[] {
  return deed.targets.filter((_target, index) => outcome?.exceeds[index] ?? true);
}

/** The damage throw comes from the attacker's deck in fresh cards (readings t29, t38). */
function damage(telling: Telling, deed: Deed, target: Fighter): void {
  const before = conditionOf(telling.fight, target.name);
  const massive = hasClass(deed.weapon, 'massive');
  const size = massive ? massiveCards(telling.plan, deed, usedStat(telling.cast, deed) ?? 'Toughness') : damageCards(telling.plan, target, before.base);
  const keep = massive ? 'highest' as const : 'lowest' as const;
  const pins = factsOf(deed.clauses, 'pin').findLast((fact) => fact.what === 'damage')?.cards ?? [];
  const id = `damage to ${target.name}`;
  const cards = telling.dealBeside([{ deck: deed.actor.hand, wish: { id, size, keep, pins } }]).get(id) ?? [];
  if (cards.length === 0) return;
  const loss = keep === 'lowest' ? Math.min(...cards.map((card) => card.value)) : Math.max(...cards.map((card) => card.value));
  const toughness = Math.max(-1, before.toughness - loss);
  telling.change(withCondition(telling.fight, target.name, { toughness }));
  const down = isDown(conditionOf(telling.fight, target.name));
  telling.tell({
    kind: 'damage', about: target.name, actor: deed.actor.name, target: target.name,
    title: damageTitle(target, before.toughness, toughness, isDown(before), down),
    text: damageText(target, cards, keep, loss, massive), tone: 'bad',
    results: resultsOf(cards, keep), rule: rule.damage, source: deed.announcement.source,
  });
}

function damageTitle(target: Fighter, from: number, to: number, wasDown: boolean, isNowDown: boolean): string {
  if (wasDown) return sentence(`${target.called} is out of the fight already`);
  const number = `${to}`.replace('-', '−');
  return sentence(`${target.called} falls from Toughness ${from} to ${number}${isNowDown ? ' and is out of the fight' : ''}`);
}

function damageText(target: Fighter, cards: readonly Card[], keep: 'highest' | 'lowest', loss: number, massive: boolean): string {
  const thrown = cards.map(cardWords).join(', ');
  const why = massive ? 'one card for each point of the attacking stat' : `one card for each point of ${target.called}’s base Toughness${target.armour > 0 ? ' and armour' : ''}`;
  return `${thrown}: the ${keep} is ${loss} (${why}). The text leaves damage out; this default is ours.`;
}

/** What a Horror does when the card with which it wins is its own. */
function horrorProse(deed: Deed, cards: readonly Card[]): readonly Prose[] {
  const kept = Math.max(...cards.map((card) => card.value));
  return factsOf(deed.actor.traits, 'wins with')
    .filter((fact) => cards.some((card) => card.mark === cardMark(fact.card.text) && card.value === kept))
    .map((fact) => ({ kind: `wins with ${fact.card.text}`, text: fact.then.text, source: fact.then.source }));
}
