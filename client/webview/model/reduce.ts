/** The reducer of the panel’s view: applies messages of the extension and actions of the reader. */
import {
  type CourseName,
  madeFor,
  type SoughtRound,
  type ToPanel,
  type Trial,
  trialsNow,
} from '../../../server/protocol/index.ts';
import type { Filter } from '../intents.ts';
import { branchHere, drawnAgain, seeded } from './course/branching.ts';
import { completed } from './picture-builder.ts';
import { knownBy } from './course/contest-filter.ts';
import { landmarkOf } from './course/landmarks.ts';
import { towards } from './course/destination.ts';
import { indexInFiltered, know, show } from './newly-shown.ts';
import { type Move, indexOfStep, keepPlace, moveFrom } from './course/places.ts';
import { withoutBranch } from './showing.ts';
import { withTrial, withoutRedraws, withoutTrials } from './trying.ts';
import {
  type View,
  currentPlace,
  isComplete,
  paceWithin,
  pinnedPlace,
  places,
  shownCourse,
  filteredIn,
} from './view.ts';

/** An action of the reader, or a tick of autoplay. */
export type Act =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'visit'; readonly index: number; readonly course?: CourseName }
  | { readonly type: 'goTo'; readonly step: string }
  | { readonly type: 'sift'; readonly filter: Filter | undefined }
  | { readonly type: 'play' }
  | { readonly type: 'tick' }
  | { readonly type: 'pace'; readonly seconds: number }
  | { readonly type: 'attempt'; readonly trial: Trial }
  | { readonly type: 'forget'; readonly trials: readonly Trial[] | undefined }
  | { readonly type: 'seed'; readonly seed: number }
  | { readonly type: 'again' }
  | { readonly type: 'redraw' }
  | { readonly type: 'turn'; readonly course: CourseName }
  | { readonly type: 'dropBranch' }
  | { readonly type: 'pin' }
  | { readonly type: 'together'; readonly on: boolean };

export type ViewEvent = ToPanel | Act;

export function reduce(view: View, event: ViewEvent): View {
  if (view.stale !== undefined && tries.has(event.type)) return view;
  const left = leaves.has(event.type) ? leaving(view, event) : view;
  return completed(
    wished(
      view,
      changed(left.sought !== undefined && settles.has(event.type) ? { ...left, sought: undefined } : left, event),
    ),
  );
}

// A `show` keeps the destination, since it may be an update of the same course, such as the rest of its rounds.
function leaving(view: View, event: ViewEvent): View {
  const isElsewhere = event.type !== 'show';
  return {
    ...view,
    unplayed: undefined,
    missing: undefined,
    ...(isElsewhere && { destination: undefined, arrived: undefined }),
  };
}

/** A changed wish refers to the text in view. */
function wished(before: View, view: View): View {
  return view.wish === before.wish ? view : { ...view, wish: madeFor(view.wish, view.showing?.original.outline) };
}

/** Ignored while the course is stale: a trial would show no effect now, and take effect unexpectedly later. */
const tries: ReadonlySet<ViewEvent['type']> = new Set<ViewEvent['type']>([
  'attempt',
  'forget',
  'seed',
  'again',
  'redraw',
]);

/** Events that end the search for a step that an edit has removed: the reader continues from the current one. */
const settles: ReadonlySet<ViewEvent['type']> = new Set<ViewEvent['type']>([
  'attempt',
  'seed',
  'again',
  'redraw',
  'play',
  'tick',
  'turn',
  'dropBranch',
]);

/** Events that move to another step or course. */
const leaves: ReadonlySet<ViewEvent['type']> = new Set<ViewEvent['type']>([
  'show',
  'go',
  'move',
  'visit',
  'goTo',
  'sift',
  'play',
  'turn',
  'dropBranch',
  'unplayed',
  'seek',
]);

function changed(view: View, event: ViewEvent): View {
  switch (event.type) {
    case 'show':
      return towards(show(view, event));
    case 'round':
      return know(view, event);
    case 'go':
      return go(view, event.step);
    case 'stale':
      return { ...view, stale: event.reason, gone: event.gone };
    case 'seek':
      return towards({
        ...view,
        destination: { round: event.round, step: event.step, ...(event.seed !== undefined && { seed: event.seed }) },
      });
    case 'unplayed':
      return unplayed(view, event.round);
    case 'written':
      return { ...view, wish: withoutTrials(view.wish, trialsNow(event.trials, event.outline, view.wish.outline)) };
    case 'why':
    case 'worth':
      return view;
    case 'move':
      return at(view, moveFrom(places(view), filteredIn(view).among, view.index, event.move));
    case 'visit':
      return visit(view, event);
    case 'goTo':
      return goTo(view, event.step);
    case 'sift':
      return intoSifted({ ...view, filter: knownBy(shownCourse(view)?.model, event.filter) });
    case 'play':
      return play(view);
    case 'tick':
      return tick(view);
    case 'pace':
      return { ...view, pace: paceWithin(event.seconds) };
    case 'attempt':
      return { ...view, wish: withTrial(view.wish, event.trial, view.showing?.original.ownSeed ?? 1) };
    case 'forget':
      return { ...view, wish: withoutTrials(view.wish, event.trials) };
    case 'seed':
      return { ...view, wish: seeded(view, event.seed) };
    case 'again':
      return { ...view, wish: drawnAgain(view) };
    case 'redraw':
      return redraw(view);
    case 'turn':
      return turn(view, event.course);
    case 'dropBranch':
      return dropBranch(view);
    case 'pin':
      return pin(view);
    case 'together':
      return { ...view, isTogether: event.on };
  }
}

/** Moves to a step that the reader has chosen, and stops autoplay. */
function at(view: View, index: number): View {
  return { ...view, index, sought: undefined, isPlaying: false };
}

function visit(view: View, { index, course }: Extract<Act, { readonly type: 'visit' }>): View {
  const there = course === undefined ? view : { ...view, course, turning: undefined };
  return index in places(there) ? at(there, index) : view;
}

function go(view: View, step: string): View {
  const index = indexOfStep(places(view), step);
  if (index === undefined) return shownCourse(view)?.model.goesOn === true ? { ...view, sought: { key: step } } : view;
  return index === view.index ? view : at(view, index);
}

// The branch may play a round that the original doesn’t.
function unplayed(view: View, round: SoughtRound): View {
  const index = places(view).findIndex((place) => shownCourse(view)?.model.rounds[place.round]?.index === round.index);
  return index < 0 ? { ...view, unplayed: round } : at(view, index);
}

function goTo(view: View, step: string): View {
  const index = indexOfStep(places(view), step);
  if (index !== undefined) return at(view, index);
  const other: View = { ...view, course: shownCourse(view)?.name === 'branch' ? 'original' : 'branch' };
  const there = indexOfStep(places(other), step);
  return there === undefined ? view : at(other, there);
}

function intoSifted(view: View): View {
  const index = indexInFiltered(view, view.index);
  return index === view.index ? { ...view, isPlaying: false } : at(view, index);
}

function play(view: View): View {
  if (view.isPlaying) return { ...view, isPlaying: false };
  const { among } = filteredIn(view);
  const [first = view.index] = among;
  return { ...view, isPlaying: true, index: view.index >= (among.at(-1) ?? view.index) ? first : view.index };
}

// Autoplay doesn’t advance before the current step is shown.
function tick(view: View): View {
  if (!view.isPlaying || !isComplete(view)) return view;
  const next = moveFrom(places(view), filteredIn(view).among, view.index, 'next');
  const isOver = next === view.index && shownCourse(view)?.model.goesOn !== true;
  return { ...view, index: next, isPlaying: !isOver };
}

function redraw(view: View): View {
  const wish = branchHere(view);
  return wish === undefined ? view : { ...view, wish, turning: 'branch', isPlaying: false };
}

function turn(view: View, course: CourseName): View {
  const next: View = { ...view, course, turning: undefined, isPlaying: false };
  if (shownCourse(next)?.name !== course) return view;
  return { ...next, index: keepPlace(places(view), view.index, places(next)) };
}

function dropBranch(view: View): View {
  const next = turn(view, 'original');
  return {
    ...next,
    showing: next.showing === undefined ? undefined : withoutBranch(next.showing),
    turning: undefined,
    wish: withoutRedraws(view.wish),
    ...(view.pinned?.course === 'branch' && { pinned: undefined, pinnedMark: undefined }),
  };
}

function pin(view: View): View {
  // A pinned step that no longer exists is replaced, not unpinned.
  if (pinnedPlace(view) !== undefined) return { ...view, pinned: undefined, pinnedMark: undefined };
  const shown = shownCourse(view);
  const place = currentPlace(view);
  return shown === undefined || place === undefined
    ? view
    : { ...view, pinned: { course: shown.name, step: place.step.key }, pinnedMark: landmarkOf(shown.model, place) };
}
