/** Where deeds bring their actors. Tarot edition, step 2, on running (readings t8, t40). */
import { closedIn, distanceBetween, movedAway, movedTo } from '../../../positions.ts';
import { attacks, type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { possessive, sentence } from '../../../play/words.ts';
import { isDefence } from '../../demon-city/vocabulary.ts';
import { rule } from '../rule-ids.ts';
import type { TarotRecorder } from './round-recorder.ts';

/** Reports where a combatant is after their successful deed. */
export function moveAfterSuccess(recorder: TarotRecorder, deed: Deed): void {
  if (deed.kind === 'movement') goThere(recorder, deed);
  else closeIn(recorder, deed);
}

/**
 * A failed deed still brings its actor closer to a target who neither struck back nor got out of the way: nobody
 * opposed that part of the move.
 */
export function moveAfterFailure(roundRecorder: TarotRecorder, deed: Deed): void {
  const [target] = deed.targets;
  const theirs = target === undefined ? undefined : roundRecorder.plan.context.deeds.get(target.name);
  if (theirs === undefined || !(attacks(theirs, deed.actor) || isDefence(theirs.kind) || theirs.kind === 'movement'))
    closeIn(roundRecorder, deed);
}

/** A move with a destination ends there; a move with only a direction leaves the old place for an unknown one. */
function goThere(recorder: TarotRecorder, deed: Deed): void {
  const { object } = deed.announcement;
  if (object === undefined) return;
  const { actor } = deed;
  const place = placeIn(object.text);
  const { positions } = recorder.fight;
  recorder.goOnWith({
    ...recorder.fight,
    positions: place === undefined ? movedAway(positions, actor.name) : movedTo(positions, actor.name, place),
  });
  recorder.record(() => ({
    kind: 'move',
    about: actor.name,
    actor: actor.name,
    title: sentence(
      place === undefined
        ? `${actor.called} has left ${possessive(actor.combatant.pronoun)} place`
        : `${actor.called} is at “${place}”`,
    ),
    text:
      place === undefined
        ? 'The words name no place, so where that is, and how far from anybody else, is for the next round to say.'
        : 'How far that is from anybody else is for the next round to say.',
    rule: rule.movement,
    source: deed.announcement.source,
  }));
}

/** Words after “to” that say at, in or by what the place is; undefined where the words only give a direction. */
function placeIn(words: string): string | undefined {
  const [, goal] = /^to\s+(.+)$/i.exec(words.trim()) ?? [];
  return goal ?? (/^(?:into|onto|behind|under|beside|at)\s/i.test(words.trim()) ? words.trim() : undefined);
}

/** Running towards the target shortens the distance, and leaves the old place behind. */
function closeIn(recorder: TarotRecorder, deed: Deed): void {
  const [target] = deed.targets;
  const feet = lastFact(deed.clauses, 'running')?.feet.value ?? 0;
  if (target === undefined || feet <= 0 || isDefence(deed.kind)) return;
  const before = distanceBetween(recorder.fight.positions, deed.actor.name, target.name);
  if (before === undefined || before === 0) return;
  const left = Math.max(0, before - feet);
  recorder.goOnWith({
    ...recorder.fight,
    positions: closedIn(recorder.fight.positions, deed.actor.name, target.name, left),
  });
  recorder.record(() => ({
    kind: 'move',
    about: deed.actor.name,
    actor: deed.actor.name,
    target: target.name,
    title: sentence(`${deed.actor.called} has run ${Math.min(feet, before)} ft`),
    text: `${before} ft from ${target.called} when the round began, ${left} ft now.`,
    rule: rule.movement,
    source: deed.announcement.source,
  }));
}
