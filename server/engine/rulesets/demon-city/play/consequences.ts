/** Consequences of a success other than damage: holds, lost and taken things, and the writer’s prose for outcomes. */
import type { Prose } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Deed } from '../deeds.ts';
import { factsOf, lastFact } from '../facts.ts';
import { conditionOf, released, withCondition, type Fight } from '../fight.ts';
import { flight, isAttack } from '../vocabulary.ts';
import type { DemonCityRecorder } from './round-recorder.ts';
import { list, ownThing, sentence } from '../../../play/words.ts';

/** Applies the consequences of a successful deed: grabs, escapes, disarms and takes. */
export function applyConsequences<F extends Fight, P>(
  recorder: DemonCityRecorder<F, P>,
  deed: Deed,
  beaten: readonly Fighter[],
): void {
  if (deed.kind === 'grab')
    for (const target of beaten)
      recorder.goOnWith(withCondition(recorder.fight, target.name, { heldBy: deed.actor.name }));
  if (deed.kind === 'disarm') for (const target of beaten) disarm(recorder, target);
  if (deed.kind === 'escape') recorder.goOnWith(released(recorder.fight, deed.actor.name));
  for (const { gets } of factsOf(deed.clauses, 'to get')) take(recorder, deed.actor, gets.id ?? gets.text);
}

/**
 * The consequences in words, before they are applied; empty where nothing changes. For a flight, says that the text
 * leaves it open.
 */
export function consequenceWords<F extends Fight, P>(
  recorder: DemonCityRecorder<F, P>,
  deed: Deed,
  beaten: readonly Fighter[],
): string {
  const { heldBy, gear } = conditionOf(recorder.fight, deed.actor.name);
  const holder = heldBy === undefined ? undefined : recorder.cast.fighters.get(heldBy);
  const things = factsOf(deed.clauses, 'to get')
    .map(({ gets }) => gets)
    .filter(({ id, text }) => !gear.includes(id ?? text));
  return [
    ...(deed.kind === 'grab' ? beaten.map((target) => `${sentence(target.called)} is held.`) : []),
    ...(deed.kind === 'disarm'
      ? beaten.flatMap((target) =>
          lostBy(recorder, target).map(
            (thing) => `${sentence(target.called)} loses ${ownThing(target.combatant.pronoun, thing)}.`,
          ),
        )
      : []),
    ...(deed.kind === 'escape' && holder !== undefined
      ? [`${sentence(holder.called)} no longer holds ${deed.actor.called}.`]
      : []),
    ...(deed.verb === flight
      ? [
          `${sentence(deed.actor.called)} gets away. The text doesn’t say how far, nor whether the fight is over ` +
            'for somebody who flees, so the state doesn’t change: the writer decides.',
        ]
      : []),
    ...things.map(
      ({ article = 'the', id, text }) => `${sentence(deed.actor.called)} has ${article} ${id ?? text} in hand.`,
    ),
  ].join(' ');
}

/** Releases everybody whom a fighter who goes down holds; returns the words for it. */
export function letGo<F extends Fight, P>(recorder: DemonCityRecorder<F, P>, holder: Fighter): string {
  const held = [...recorder.cast.fighters.values()].filter(
    ({ name }) => conditionOf(recorder.fight, name).heldBy === holder.name,
  );
  for (const { name } of held) recorder.goOnWith(released(recorder.fight, name));
  return held.length === 0
    ? ''
    : `${sentence(list(held.map(({ called }) => called)))} ${held.length === 1 ? 'is' : 'are'} no longer ` + 'held.';
}

/** Whether a success of this deed throws damage. */
export function harms(deed: Deed): boolean {
  return isAttack(deed.kind) && deed.kind !== 'grab' && !isHarmless(deed);
}

export function isHarmless(deed: Deed): boolean {
  return lastFact(deed.clauses, 'without harm') !== undefined;
}

/** The target of a step about a deed. */
export function targetOf(deed: Deed): { readonly target?: string } {
  const target = deed.targets[0]?.name;
  return target === undefined ? {} : { target };
}

/** The prose for the first of these kinds that has any. */
export function proseOf(deed: Deed, kinds: readonly string[]): readonly Prose[] {
  const kind = kinds.find((each) => deed.announcement.prose.some((prose) => prose.kind === each));
  return deed.announcement.prose.filter((prose) => prose.kind === kind);
}

/**
 * The Host’s last decision about ties, in the round or before it; otherwise the prose for ties, of the round or else of
 * the situation.
 */
export function tieProse<F extends Fight, P>(recorder: DemonCityRecorder<F, P>): readonly Prose[] {
  const decided = lastFact(
    recorder.plan.context.facts.filter((fact) => fact.kind !== 'decision' || fact.about === 'tie'),
    'decision',
  );
  if (decided?.words !== undefined)
    return [{ kind: 'on a tie', when: 'a tie', text: decided.words.text, source: decided.words.source }];
  const ofRound = recorder.plan.round.prose.filter((prose) => prose.kind === 'on a tie');
  return ofRound.length > 0 ? ofRound : recorder.cast.stage.prose.filter((prose) => prose.kind === 'on a tie');
}

/** The source of the first deed, for steps about a whole contest. */
export function firstSource(deeds: readonly Deed[], otherwise: Source): Source {
  return deeds[0]?.announcement.source ?? otherwise;
}

/** Removes what the target has in hand. */
function disarm<F extends Fight, P>(recorder: DemonCityRecorder<F, P>, target: Fighter): void {
  const lost = lostBy(recorder, target);
  recorder.goOnWith(
    withCondition(recorder.fight, target.name, {
      gear: conditionOf(recorder.fight, target.name).gear.filter((thing) => !lost.includes(thing)),
    }),
  );
}

/** The thing that the target uses in this round, or else the first one they have; empty where they have none. */
function lostBy<F extends Fight, P>(recorder: DemonCityRecorder<F, P>, target: Fighter): readonly string[] {
  const { gear } = conditionOf(recorder.fight, target.name);
  const inHand = recorder.plan.context.deeds.get(target.name)?.weapon.name;
  return gear.filter((thing) => thing === (gear.find((each) => each === inHand) ?? gear[0])).slice(0, 1);
}

function take<F extends Fight, P>(recorder: DemonCityRecorder<F, P>, actor: Fighter, thing: string): void {
  const gear = conditionOf(recorder.fight, actor.name).gear;
  if (!gear.includes(thing)) recorder.goOnWith(withCondition(recorder.fight, actor.name, { gear: [...gear, thing] }));
}
