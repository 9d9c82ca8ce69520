/** The panel’s view state and its selectors. Pure values: no messages, rendering or persistence here. */
import {
  type CourseName,
  type CourseWish,
  type Destination,
  type Gone,
  type Outline,
  type PanelModel,
  type PanelState,
  type SoughtRound,
  titlesOf,
} from '../../../server/protocol/index.ts';
import type { Filter } from '../intents.ts';
import { type Landmark, keyOf, kindredOf } from './course/landmarks.ts';
import type { Picture } from './picture.ts';
import { type Place, following, indexOfStep, placesOf, preceding } from './course/places.ts';
import { type RoundPlace, type Showing, courseIn, isSamePlace, roundIn } from './showing.ts';
import { type FilteredCourse, filteredBy } from './course/filter.ts';
import { noWish } from './trying.ts';

export type Pinned = NonNullable<PanelState['pinned']>;

/** A requested step by its key, with a landmark if it was shown before. */
export interface Sought {
  readonly key: string;
  /** The outline of the text in which it has this key. */
  readonly outline?: Outline | undefined;
  readonly mark?: Landmark;
}

/** A round that was reached by another seed. */
export interface Arrival {
  readonly round: SoughtRound;
  readonly seed: number;
}

export interface View {
  /** Undefined until the first course has arrived. */
  readonly showing: Showing | undefined;
  /** The requested course; the original is shown while there is no branch. */
  readonly course: CourseName;
  /** The course to switch to with the next showing that has it. */
  readonly turning: CourseName | undefined;
  /** The requested step, by its index among all steps of the shown course. */
  readonly index: number;
  /** A requested step that isn’t available: it comes with the rest of the course, or an edit has removed it. */
  readonly sought: Sought | undefined;
  /** The last complete picture, which stays until the next is complete. */
  readonly picture: Picture | undefined;
  /** Why the course is older than the text; undefined if it isn’t. */
  readonly stale: string | undefined;
  /** Why the document isn’t available; nothing can be asked or tried until it is. */
  readonly gone: Gone | undefined;
  /** A round to go to, until it is known whether the course with its seed reaches it. */
  readonly destination: Destination | undefined;
  /** The round that was reached by another seed than the file’s own, and that seed. */
  readonly arrived: Arrival | undefined;
  /** A round at the caret that isn’t played in the course in view. */
  readonly unplayed: SoughtRound | undefined;
  /** The title of a scenario missing from the text, in whose place this one is shown until it is back. */
  readonly missing: string | undefined;
  readonly wish: CourseWish;
  readonly filter: Filter | undefined;
  readonly pinned: Pinned | undefined;
  /** The landmark of the pinned step. */
  readonly pinnedMark: Landmark | undefined;
  /** Seconds per step during autoplay. */
  readonly pace: number;
  readonly isPlaying: boolean;
  readonly isTogether: boolean;
  /** The scenario that the state persisted before a reload belongs to; undefined once a course has arrived. */
  readonly keptOf: Pick<PanelState, 'uri' | 'scenario' | 'titles' | 'outline'> | undefined;
}

export const paces = { least: 0.5, most: 5, usual: 2 } as const;

/** The initial view, from the persisted state. */
export function firstView(kept: PanelState | undefined): View {
  return {
    showing: undefined,
    turning: undefined,
    index: 0,
    picture: undefined,
    stale: undefined,
    gone: undefined,
    destination: undefined,
    arrived: undefined,
    unplayed: undefined,
    missing: undefined,
    isPlaying: false,
    course: kept?.course ?? 'original',
    sought: kept?.step === undefined ? undefined : { key: kept.step, outline: kept.outline },
    wish: kept?.wish ?? noWish,
    filter: kept?.filter,
    pinned: kept?.pinned,
    pinnedMark: undefined,
    pace: paceWithin(kept?.pace ?? paces.usual),
    isTogether: kept?.together ?? true,
    keptOf: kept,
  };
}

/** The state to persist over a reload; undefined before the first course. */
export function stateOf(view: View): PanelState | undefined {
  if (view.showing === undefined) return undefined;
  const { original } = view.showing;
  const step = view.sought?.key ?? currentPlace(view)?.step.key;
  const outline = view.sought?.outline ?? original.outline;
  return {
    format: 3,
    uri: original.uri,
    scenario: original.scenario,
    titles: titlesOf(original),
    wish: view.wish,
    course: view.turning ?? view.course,
    pace: view.pace,
    together: view.isTogether,
    ...(step !== undefined && { step }),
    ...(outline !== undefined && { outline }),
    ...(view.filter !== undefined && { filter: view.filter }),
    ...(view.pinned !== undefined && { pinned: view.pinned }),
  };
}

export function paceWithin(seconds: number): number {
  return Math.min(paces.most, Math.max(paces.least, seconds));
}

export interface ShownCourse {
  readonly name: CourseName;
  readonly model: PanelModel;
}

/** The shown course: the requested one, or else the original. */
export function shownCourse({ showing, course }: Pick<View, 'showing' | 'course'>): ShownCourse | undefined {
  if (showing === undefined) return undefined;
  if (course === 'branch' && showing.branch !== undefined) return { name: 'branch', model: showing.branch };
  return { name: 'original', model: showing.original };
}

export function places(view: Pick<View, 'showing' | 'course'>): readonly Place[] {
  const shown = shownCourse(view);
  return shown === undefined ? [] : placesOf(shown.model);
}

/** The requested step with its place; undefined without a course, or for an empty one. */
export function currentPlace(view: View): Place | undefined {
  return places(view)[view.index];
}

/** The steps that pass the filter. */
export function filteredIn(view: Pick<View, 'showing' | 'course' | 'filter'>): FilteredCourse {
  const shown = shownCourse(view);
  return shown === undefined ? { among: [], isVain: false } : filteredBy(shown.model, view.filter);
}

/** Whether the requested step is the one in view. */
export function isComplete(view: View): boolean {
  const shown = shownCourse(view);
  return (
    view.picture !== undefined &&
    view.picture.isOutline !== true &&
    view.picture.model === shown?.model &&
    view.picture.index === view.index
  );
}

/** The requested step of the course in view while its round is still loading; only its overview is known. */
export function awaitedPlace(view: View): Place | undefined {
  const { picture } = view;
  if (picture === undefined || picture.model !== shownCourse(view)?.model) return undefined;
  return picture.isOutline === true || picture.index !== view.index ? currentPlace(view) : undefined;
}

/** The pinned step, or the most similar one if an edit has removed it; undefined if there is neither. */
export function pinnedPlace({
  showing,
  pinned,
  pinnedMark,
}: View): (RoundPlace & { readonly index: number }) | undefined {
  const model = showing === undefined || pinned === undefined ? undefined : courseIn(showing, pinned.course);
  if (model === undefined || pinned === undefined) return undefined;
  const key = pinnedMark === undefined ? pinned.step : keyOf(model, pinnedMark);
  const index =
    (key === undefined ? undefined : indexOfStep(placesOf(model), key)) ?? (pinnedMark && kindredOf(model, pinnedMark));
  const place = index === undefined ? undefined : placesOf(model)[index];
  return index === undefined || place === undefined ? undefined : { course: pinned.course, at: place.round, index };
}

/** The rounds to load, most urgent first: the current one, the pinned one, and those that one move can lead to. */
export function roundsNeeded(view: View): readonly RoundPlace[] {
  const shown = shownCourse(view);
  const here = currentPlace(view);
  if (shown === undefined || here === undefined) return [];
  const all = placesOf(shown.model);
  const { among } = filteredIn(view);
  const beyond = [
    following(among, view.index, (at) => all[at]?.round !== here.round),
    preceding(among, view.index, (at) => all[at]?.round !== here.round),
  ].map((at) => (at === undefined ? undefined : all[at]?.round));
  const rounds = [here.round, ...beyond, here.round + 1, here.round - 1];
  const pinned = pinnedPlace(view);
  const places: readonly RoundPlace[] = [
    ...rounds.slice(0, 1).map((at) => ({ course: shown.name, at: at ?? -1 })),
    ...(pinned === undefined ? [] : [{ course: pinned.course, at: pinned.at }]),
    ...rounds.slice(1).map((at) => ({ course: shown.name, at: at ?? -1 })),
    { course: shown.name === 'branch' ? 'original' : 'branch', at: here.round },
  ];
  return places.filter(
    (place, first) => isThere(view, place) && places.findIndex((other) => isSamePlace(place, other)) === first,
  );
}

/** The needed rounds that aren’t known yet. */
export function roundsToAsk(view: View): readonly RoundPlace[] {
  const { showing } = view;
  return showing === undefined ? [] : roundsNeeded(view).filter((place) => roundIn(showing, place) === undefined);
}

/** Whether the next picture requires this round. */
export function isAwaited(view: View, place: RoundPlace): boolean {
  const pinned = pinnedPlace(view);
  const isHere = place.course === shownCourse(view)?.name && place.at === currentPlace(view)?.round;
  return isHere || (pinned !== undefined && isSamePlace(place, pinned));
}

function isThere({ showing }: View, { course, at }: RoundPlace): boolean {
  return showing !== undefined && courseIn(showing, course)?.rounds[at] !== undefined;
}
