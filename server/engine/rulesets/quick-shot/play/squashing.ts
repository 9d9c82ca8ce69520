/** Squashing, which the text leaves to the players (qa-03). */
import { sentence } from '../../../play/words.ts';
import type { Stage } from '../../../stage.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { lastFact } from '../facts.ts';
import { chooses, squashIn } from '../options.ts';
import type { Outcome } from '../attempts/outcome.ts';
import { rule } from '../rule-ids.ts';
import type { Table } from './lying-dice.ts';
import type { QuickShotRecorder } from './round-recorder.ts';

/**
 * Whether the result depends on squashing that is up to the players: the option says so, none is written, and an action
 * fails.
 */
export function maySquash(stage: Stage, { fates, squashed }: Outcome): boolean {
  return chooses(stage, 'squash', 'host') && squashed.length === 0 && fates.some((fate) => fate !== 'met');
}

/**
 * Reports that the player has squashed, where that has met something; that they may, where the sets don’t suffice; or
 * why written squashing has no effect.
 */
export function recordSquashing(
  recorder: QuickShotRecorder,
  attempt: Attempt,
  { fates, squashed }: Outcome,
  { service, maySquash: isOpen }: Table,
): void {
  const {
    deed: { actor, announcement },
  } = attempt;
  const written = lastFact(announcement.clauses, 'squashes');
  const record = (does: string, text: string): void =>
    recorder.record(() => ({
      kind: 'squashing',
      about: actor.name,
      actor: actor.name,
      tone: 'even',
      rule: rule.squashing,
      source: written?.source ?? announcement.source,
      title: sentence(`${actor.called} ${does} sets`),
      text,
    }));
  if (!chooses(recorder.cast.stage, 'squash', 'host')) {
    if (written !== undefined)
      record('doesn’t squash', `${notByHost[squashIn(recorder.cast.stage)]} So this sentence has no effect.`);
  } else if (squashed.some((place) => fates[place] === 'met' && service?.faces.has(place) !== true)) {
    record('squashes', written?.how === undefined ? '' : `“${written.how.text}”.`);
  } else if (isOpen) {
    record('may squash', written !== undefined && attempt.pins.length === 0 ? unpinned : open);
  }
}

const open =
  'The text has this ability but doesn’t say how it works. The group decides what the player does with it, and ' +
  '“squashes for …” in the file records it. Nothing does here, so the dice count as rolled.';

const unpinned =
  'The group decides about squashing for one roll, so it counts only when the dice of that roll are pinned.';

const notByHost = {
  none: 'With “option squash none” nobody squashes.',
  once: 'With “option squash once” the effect of squashing is computed from the dice.',
  gather: 'With “option squash gather” the effect of squashing is computed from the dice.',
} as const;
