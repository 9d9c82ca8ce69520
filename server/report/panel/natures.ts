/** Classifies steps by their content, so that the panel’s marks mean the same in every game. */
import { sameSource, type PlayedRound, type State, type Step } from '../../engine/index.ts';
import { trackPairs, type NatureView } from '../../protocol/index.ts';
import { detailNature } from '../details/index.ts';
import { changesIn } from './changes.ts';
import type { ViewContext } from './view-context.ts';

/** The nature of the step at an index of its round; `before` is the state before it. */
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
 * Whether somebody lost points, or got more of a burden, and gained nothing elsewhere: a transfer between tracks, even
 * at a loss, isn’t harm.
 */
function anyLoses(before: State, after: State): boolean {
  return changesIn(before, after).some(({ then, now }) => {
    const lost = trackPairs(then.tracks, now.tracks).map(({ track, was }) =>
      track.isBurden === true ? track.now - was : was - track.now,
    );
    return lost.some((points) => points > 0) && lost.every((points) => points >= 0);
  });
}

/** The first step of somebody’s announcement; later steps show its results. */
function isAnnounced({ scenario }: ViewContext, round: PlayedRound, index: number): boolean {
  const step = round.steps[index];
  if (step?.actor === undefined) return false;
  const announcements = scenario.rounds[round.index]?.announcements ?? [];
  const isSame = (other: Step): boolean => other.actor === step.actor && sameSource(other.source, step.source);
  return (
    announcements.some(({ source }) => sameSource(source, step.source)) && !round.steps.slice(0, index).some(isSame)
  );
}
