/** Updates the view when the extension sends a course or a round. */
import {
  type CourseName,
  isOfScenario,
  type Outline,
  placeOf,
  type RoundMark,
  stepNow,
  type ToPanel,
  trialsNow,
  wishNow,
} from '../../../server/protocol/index.ts';
import { followed } from './course/contest-filter.ts';
import { keyOf, kindredOf, landmarkOf } from './course/landmarks.ts';
import { type Place, following, indexOfStep, keepPlace, placesOf } from './course/places.ts';
import { type KnownRound, type Showing, courseIn, goesOn, withRound } from './showing.ts';
import { noWish } from './trying.ts';
import { type Sought, type View, currentPlace, places, roundsNeeded, shownCourse, filteredIn } from './view.ts';

type Message<T extends ToPanel['type']> = Extract<ToPanel, { readonly type: T }>;

/** Keeps the reader’s wish and switches; before the first course those of the extension take precedence. */
export function show(before: View, event: Message<'show'>): View {
  const view = isOf(before, event) ? before : anew(before, event);
  const { id, original, branch } = event;
  const wish =
    before.showing === undefined && before.keptOf === undefined
      ? (event.wish ?? view.wish)
      : wishNow(view.wish, original.outline);
  const showing = {
    id,
    original,
    trials: event.wish?.trials ?? wish.trials,
    known: stillKnown(before, event),
    ...(branch !== undefined && { branch }),
  };
  const course =
    view.turning !== undefined && courseIn(showing, view.turning) !== undefined ? view.turning : view.course;
  const next: View = {
    ...view,
    showing,
    course,
    turning: course === view.turning ? undefined : view.turning,
    stale: undefined,
    gone: undefined,
    keptOf: undefined,
    missing: event.missing,
    wish,
    isTogether: event.together ?? view.isTogether,
  };
  const filtered = {
    ...next,
    filter: followed(shownCourse(next)?.model ?? original, next.filter, outlineOf(view)),
    ...pinnedIn(view, next),
  };
  return atWanted(
    view,
    filtered,
    event.step === undefined ? (view.sought ?? soughtIn(view)) : { key: event.step, outline: original.outline },
  );
}

// When the rest of a course arrives, the rounds known before stay valid.
function stillKnown({ showing }: View, event: Message<'show'>): readonly KnownRound[] {
  if (showing === undefined || !isRestOf(showing, event)) return [];
  return showing.known.filter(({ course, at }) => isAlike(playedIn(showing, course, at), playedIn(event, course, at)));
}

// Ignores `reached`, which arrives with the rest and doesn’t affect how the round is played.
function playedIn(
  courses: Pick<Showing, 'original' | 'branch'>,
  course: CourseName,
  at: number,
): RoundMark | undefined {
  const round = courseIn(courses, course)?.rounds[at];
  if (round === undefined) return undefined;
  const { reached, ...played } = round;
  return played;
}

function isRestOf(showing: Showing, event: Message<'show'>): boolean {
  const { original, branch, trials } = showing;
  const { uri, scenario, version, seed } = event.original;
  const isSame =
    original.uri === uri && original.scenario === scenario && original.version === version && original.seed === seed;
  return (
    goesOn(showing) &&
    event.original.goesOn !== true &&
    isSame &&
    isAlike(trials, event.wish?.trials) &&
    isAlike(branch?.course, event.branch?.course)
  );
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The current step, for finding it in another course. */
function soughtIn(view: View): Sought | undefined {
  const [model, place] = [shownCourse(view)?.model, currentPlace(view)];
  return model === undefined || place === undefined
    ? undefined
    : { key: place.step.key, outline: model.outline, mark: landmarkOf(model, place) };
}

/** The outline of the shown text, or of the one before a reload. */
function outlineOf({ showing, keptOf }: View): Outline | undefined {
  return showing === undefined ? keptOf?.outline : showing.original.outline;
}

// Updates the pinned step and its landmark if it exists; else keeps them as last known.
function pinnedIn(before: View, { showing, pinned, pinnedMark }: View): Pick<View, 'pinned' | 'pinnedMark'> {
  const model = showing === undefined || pinned === undefined ? undefined : courseIn(showing, pinned.course);
  if (model === undefined || pinned === undefined) return { pinned, pinnedMark };
  const key =
    pinnedMark === undefined
      ? stepNow({ step: pinned.step, outline: outlineOf(before) }, model.outline)
      : keyOf(model, pinnedMark);
  const all = placesOf(model);
  const place = key === undefined ? undefined : all[indexOfStep(all, key) ?? -1];
  return place === undefined
    ? { pinned, pinnedMark }
    : { pinned: { ...pinned, step: place.step.key }, pinnedMark: landmarkOf(model, place) };
}

/**
 * Moves to the requested step if it exists; else to the most similar or a nearby one. The request stays open if the
 * step may still arrive or come back.
 */
function atWanted(before: View, view: View, requested: Sought | undefined): View {
  const [model, all] = [shownCourse(view)?.model, places(view)];
  const key =
    requested === undefined
      ? undefined
      : stepNow({ step: requested.key, outline: requested.outline, round: requested.mark?.round }, model?.outline);
  const found = key === undefined ? undefined : indexOfStep(all, key);
  if (found !== undefined) return { ...view, index: found, sought: undefined };
  const kindred = model === undefined || requested?.mark === undefined ? undefined : kindredOf(model, requested.mark);
  const mayCome = model?.goesOn === true || (requested?.mark !== undefined && isSameTried(before, view));
  return { ...view, index: keptIndex(before, view, kindred), sought: mayCome ? requested : undefined };
}

// With other trials the course differs, and a missing step isn’t expected back.
function isSameTried(before: View, after: View): boolean {
  return (
    before.course === after.course &&
    isAlike(trialsNow(before.showing?.trials ?? [], outlineOf(before), outlineOf(after)), after.showing?.trials)
  );
}

// If the last step matched the filter, the new one must match it too.
function keptIndex(before: View, after: View, kindred: number | undefined): number {
  const model = shownCourse(before)?.model;
  const keyNow = ({ step, round }: Place): string | undefined =>
    stepNow({ step: step.key, outline: model?.outline, round: model?.rounds[round]?.index }, outlineOf(after));
  const index = kindred ?? keepPlace(places(before), before.index, places(after), keyNow);
  const wasSifted = filteredIn(before).only?.has(before.index) === true;
  return wasSifted ? indexInFiltered(after, index) : index;
}

/** The index itself if it matches the filter; else the next match, or the last. */
export function indexInFiltered(view: View, index: number): number {
  const { among, only } = filteredIn(view);
  return only === undefined || only.has(index) ? index : (following(among, index) ?? among.at(-1) ?? index);
}

// A live panel always shows the same file, even if renamed; persisted state may be of another file.
function isOf({ showing, keptOf }: View, { original }: Message<'show'>): boolean {
  if (showing !== undefined) return isOfScenario(placeOf(showing.original), original);
  return keptOf === undefined || (keptOf.uri === original.uri && isOfScenario(keptOf, original));
}

// Another scenario starts at its first step, without trials; the last picture stays until the new one is complete.
function anew(view: View, event: Message<'show'>): View {
  return {
    ...view,
    showing: undefined,
    course: 'original',
    turning: undefined,
    index: 0,
    sought: undefined,
    isPlaying: false,
    wish: event.wish ?? noWish,
    filter: undefined,
    pinned: undefined,
    pinnedMark: undefined,
  };
}

/** Stores a round; one of an older showing is discarded. */
export function know(view: View, { id, course, at: place, round }: Message<'round'>): View {
  const { showing } = view;
  // A round that doesn’t match its overview would give an inconsistent picture.
  const fits = showing !== undefined && courseIn(showing, course)?.rounds[place]?.steps.length === round.steps.length;
  return showing?.id !== id || !fits
    ? view
    : { ...view, showing: withRound(showing, { course, at: place, round }, roundsNeeded(view)) };
}
