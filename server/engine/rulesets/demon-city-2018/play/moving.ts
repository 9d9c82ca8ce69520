/** Where deeds bring their actors. Tarot edition, step 2, on running (readings t8, t40). */
import { closedIn, distanceBetween, movedTo } from '../../../positions.ts';
import { attacks, type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { sentence } from '../../demon-city/play/words.ts';
import { isDefence } from '../../demon-city/vocabulary.ts';
import { rule } from '../rule-ids.ts';
import type { Telling } from './telling.ts';

/** Tells where somebody is after a deed of theirs that took effect. */
export function moveAfterSuccess(telling: Telling, deed: Deed): void {
  if (deed.kind === 'movement') goThere(telling, deed);
  else closeIn(telling, deed);
}

/**
 * What came to nothing still brings its actor closer to somebody who neither struck back nor got out of the way: that
 * part of the move nobody stood against.
 */
export function moveAfterFailure(telling: Telling, deed: Deed): void {
  const [target] = deed.targets;
  const theirs = target === undefined ? undefined : telling.plan.moment.deeds.get(target.name);
  if (theirs === undefined || !(attacks(theirs, deed.actor) || isDefence(theirs.kind) || theirs.kind === 'movement')) closeIn(telling, deed);
}

/** A move that says where it goes ends there. */
function goThere(telling: Telling, deed: Deed): void {
  const { object } = deed.announcement;
  if (object === undefined) return;
  const place = object.text.replace(/^to\s+/i, '');
  telling.change({ ...telling.fight, positions: movedTo(telling.fight.positions, deed.actor.name, place) });
  telling.tell({
    kind: 'move', about: deed.actor.name, actor: deed.actor.name, title: sentence(`${deed.actor.called} is at “${place}”`),
    text: 'How far that is from anybody else is for the next round to say.', rule: rule.movement, source: deed.announcement.source,
  });
}

/** Running towards the target shortens the distance, and leaves the old place behind. */
function closeIn(telling: Telling, deed: Deed): void {
  const [target] = deed.targets;
  const feet = lastFact(deed.clauses, 'running')?.feet.value ?? 0;
  if (target === undefined || feet <= 0 || isDefence(deed.kind)) return;
  const before = distanceBetween(telling.fight.positions, deed.actor.name, target.name);
  if (before === undefined || before === 0) return;
  const left = Math.max(0, before - feet);
  telling.change({ ...telling.fight, positions: closedIn(telling.fight.positions, deed.actor.name, target.name, left) });
  telling.tell({
    kind: 'move', about: deed.actor.name, actor: deed.actor.name, target: target.name,
    title: sentence(`${deed.actor.called} has run ${Math.min(feet, before)} ft`),
    text: `${before} ft from ${target.called} when the round began, ${left} ft now.`, rule: rule.movement, source: deed.announcement.source,
  });
}
