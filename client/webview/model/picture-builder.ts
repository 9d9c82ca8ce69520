/** Builds the picture of the requested step once all of its data has arrived; an outline only before the first one. */
import type { StepView } from '../../../server/protocol/index.ts';
import type { Compared, Picture } from './picture.ts';
import { placesOf } from './course/places.ts';
import { type Showing, courseIn, roundIn } from './showing.ts';
import { keptStates, statesAfter, unmarkedAll } from './states.ts';
import { type View, pinnedPlace, shownCourse } from './view.ts';

/**
 * The view with the picture of the requested step if its data is complete; else with the last complete picture, or an
 * outline if there is none yet.
 */
export function completed(view: View): View {
  if (view.showing === undefined) return view;
  const picture = pictureOf(view, view.showing);
  if (picture === 'waiting' || isSame(view.picture, picture)) return view;
  if (picture === undefined || view.picture === undefined) return { ...view, picture };
  return { ...view, picture: { ...picture, states: keptStates(view.picture.states, picture.states) } };
}

/** Undefined for a course without steps. */
function pictureOf(view: View, showing: Showing): Picture | undefined | 'waiting' {
  const glance = glanceAt(view, showing);
  if (glance === undefined) return undefined;
  const round = roundIn(showing, { course: glance.course, at: glance.model.rounds.indexOf(glance.roundMark) });
  const step = round?.steps[glance.at];
  const compared = comparedIn(view, showing);
  if (round === undefined || step === undefined || compared === 'waiting')
    return isFirst(view) ? outlineOf(glance) : 'waiting';
  return { ...glance, round, step, states: statesAfter(round, glance.at), ...(compared !== undefined && { compared }) };
}

type Glance = Omit<Picture, 'round' | 'step' | 'states' | 'compared' | 'isOutline'>;

/** What is known of the requested step without its round. */
function glanceAt(view: View, showing: Showing): Glance | undefined {
  const shown = shownCourse(view);
  const place = shown === undefined ? undefined : placesOf(shown.model)[view.index];
  const roundMark = place === undefined ? undefined : shown?.model.rounds[place.round];
  if (shown === undefined || place === undefined || roundMark === undefined) return undefined;
  return {
    course: shown.name,
    model: shown.model,
    hasBranch: showing.branch !== undefined,
    index: view.index,
    at: place.at,
    roundMark,
    mark: place.step,
    trials: showing.trials,
  };
}

const nothing: Pick<Picture, 'round' | 'states'> = {
  round: { before: [], steps: [], drawing: { groups: [], words: [] } },
  states: [],
};

function isFirst({ picture }: View): boolean {
  return picture === undefined || picture.isOutline === true;
}

function outlineOf(glance: Glance): Picture {
  const step: StepView = { key: glance.mark.key, text: '', tone: 'plain', findings: [], prose: [], changed: [] };
  return { ...glance, ...nothing, step, isOutline: true };
}

function comparedIn(view: View, showing: Showing): Compared | undefined | 'waiting' {
  const pinned = pinnedPlace(view);
  const model = pinned === undefined ? undefined : courseIn(showing, pinned.course);
  const place = pinned === undefined || model === undefined ? undefined : placesOf(model)[pinned.index];
  if (pinned === undefined || place === undefined) return undefined;
  const round = roundIn(showing, pinned);
  if (round === undefined) return 'waiting';
  return {
    course: pinned.course,
    key: place.step.key,
    title: `Step ${pinned.index + 1}: ${place.step.title}`,
    states: unmarkedAll(statesAfter(round, place.at)),
  };
}

// An equal picture keeps its identity, so that nothing re-renders.
function isSame(one: Picture | undefined, other: Picture | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.course === other.course &&
    one.model === other.model &&
    one.hasBranch === other.hasBranch &&
    one.index === other.index &&
    one.round === other.round &&
    one.trials === other.trials &&
    isSameCompared(one.compared, other.compared)
  );
}

function isSameCompared(one: Compared | undefined, other: Compared | undefined): boolean {
  return (
    one?.course === other?.course &&
    one?.key === other?.key &&
    one?.title === other?.title &&
    one?.states === other?.states
  );
}
