/** Plays the announcements of a round, slowest first. Dice edition, steps 1 to 3 of the Slow Motion Phase. */
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { type Deed } from '../../demon-city/deeds.ts';
import { conditionOf, withCondition } from '../../demon-city/fight.ts';
import { knownVerb } from '../../demon-city/verbs.ts';
import { targetOf } from '../../demon-city/play/consequences.ts';
import { printsAtOnce } from '../../../play/prose.ts';
import { sentence } from '../../../play/words.ts';
import { oppositionOf } from '../rolling.ts';
import { rule } from '../rule-ids.ts';
import type { DiceRecorder } from './round-recorder.ts';

export function announceAll(recorder: DiceRecorder): void {
  for (const deed of recorder.plan.blocked) block(recorder, deed);
  for (const deed of recorder.plan.context.deeds.values()) announce(recorder, deed);
  for (const fighter of recorder.cast.fighters.values()) lapse(recorder, fighter.name, fighter.called);
}

/** A fighter below 0 Toughness at the start of the round is out until the Injury table lets them up. */
function block(roundRecorder: DiceRecorder, deed: Deed): void {
  roundRecorder.record(() => ({
    kind: 'blocked',
    about: deed.actor.name,
    actor: deed.actor.name,
    tone: 'bad',
    title: sentence(`${deed.actor.called} is out of the fight`),
    text: 'The Injury table comes at the end of the round.',
    rule: rule.outOfTheFight,
    source: deed.announcement.source,
  }));
}

/** A better place is used up now, whatever its owner announces. */
function announce(recorder: DiceRecorder, deed: Deed): void {
  const pool = isRolled(recorder, deed) ? recorder.plan.pools.actions.get(deed.actor.name) : undefined;
  settle(recorder, deed.actor.name);
  recorder.record(() => ({
    kind: 'announce',
    about: deed.actor.name,
    actor: deed.actor.name,
    ...targetOf(deed),
    title: sentence(`${deed.actor.called} ${deedWords(deed)}`),
    text: pool === undefined ? unrolledText(deed) : '',
    details: [{ kind: 'announcement' }, pool === undefined ? undefined : { kind: 'pool', pool }],
    prose: deed.announcement.prose.filter(printsAtOnce),
    source: deed.announcement.source,
  }));
}

function unrolledText(deed: Deed): string {
  if (knownVerb(deed.verb)?.basis === 'doing nothing') return 'The text gives it no die.';
  return deed.kind === 'nothing' ? 'Rolls nothing.' : 'Nobody wants to stop it, and nothing opposes it.';
}

/** Whether the deed is rolled for: an unresisted deed with no number against it just happens. */
function isRolled(recorder: DiceRecorder, deed: Deed): boolean {
  if (deed.kind === 'nothing') return false;
  return !recorder.plan.uncontested.includes(deed) || oppositionOf(recorder.plan, deed) !== undefined;
}

/** The better place after a defence lasts for the next round only (reading d26). */
function lapse(recorder: DiceRecorder, name: string, called: string): void {
  if (conditionOf(recorder.fight, name).improved !== true) return;
  settle(recorder, name);
  recorder.record(() => ({
    kind: 'lapse',
    readies: true,
    about: name,
    actor: name,
    title: sentence(`${called} doesn’t use the better position`),
    text: 'A successful defence gives a die in the next round only.',
    rule: rule.improved,
    source: recorder.plan.round.source,
  }));
}

function settle(recorder: DiceRecorder, name: string): void {
  if (conditionOf(recorder.fight, name).improved === true)
    recorder.goOnWith(withCondition(recorder.fight, name, { improved: false }));
}
