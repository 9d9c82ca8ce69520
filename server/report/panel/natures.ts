/**
 * What a step is in every game, told by what it has: so the marks of the panel mean the same whatever a game calls its
 * steps.
 */
import { sameSource, type PlayedRound, type State, type Step } from '../../engine/index.ts';
import type { NatureView } from '../../protocol/index.ts';
import { detailNature } from '../details/index.ts';
import { changesIn } from './changes.ts';
import type { ViewContext } from './view-context.ts';

/** The nature of the step at this place of its round; `before` is how everybody stood until then. */
export function natureOf(context: ViewContext, round: PlayedRound, index: number, before: State): NatureView {
  const step = round.steps[index];
  if (step === undefined) return 'told';
  const nature = detailNature(step);
  if (nature === 'throw' || nature === 'preparing') return nature;
  if (index === 0) return 'heading';
  if (nature === 'harm' || (step.tone !== 'even' && anyLoses(before, step.after))) return 'harm';
  if (step.tone !== 'plain') return byTone[step.tone];
  return step.readies === true || isAnnounced(context, round, index) ? 'preparing' : 'told';
}

const byTone = { good: 'success', bad: 'failure', even: 'even' } as const;

/**
 * Whether anybody has less of anything than before, and more of nothing: what is only moved elsewhere, even at a loss,
 * is no harm.
 */
function anyLoses(before: State, after: State): boolean {
  return changesIn(before, after).some(({ then, now }) => {
    const lost = now.tracks.map(
      (track) => (then.tracks.find((each) => each.name === track.name)?.now ?? track.now) - track.now,
    );
    return lost.some((points) => points > 0) && lost.every((points) => points >= 0);
  });
}

/** The first that is told of what somebody has announced; later steps tell what comes of it. */
function isAnnounced({ scenario }: ViewContext, round: PlayedRound, index: number): boolean {
  const step = round.steps[index];
  if (step?.actor === undefined) return false;
  const announcements = scenario.rounds[round.index]?.announcements ?? [];
  const isSame = (other: Step): boolean => other.actor === step.actor && sameSource(other.source, step.source);
  return (
    announcements.some(({ source }) => sameSource(source, step.source)) && !round.steps.slice(0, index).some(isSame)
  );
}
