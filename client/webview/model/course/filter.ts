/** Applies the filter, which selects the steps that are navigated, drawn and counted. */
import type { NatureView, PanelModel, RoundMark, StepMark } from '../../../../server/protocol/index.ts';
import type { Filter } from '../../intents.ts';
import { placesOf } from './places.ts';

export interface FilteredCourse {
  /** The indices of the selected steps, in order. */
  readonly among: readonly number[];
  /** The same as a set; undefined if all steps are selected. */
  readonly only?: ReadonlySet<number>;
  /** Set if the filter matches no step, so that it isn’t applied. */
  readonly isVain: boolean;
}

const known = new WeakMap<PanelModel, Map<string, FilteredCourse>>();

/** The steps of a course selected by a filter; memoized. */
export function filteredBy(model: PanelModel, filter: Filter | undefined): FilteredCourse {
  const ofModel = known.get(model) ?? new Map<string, FilteredCourse>();
  known.set(model, ofModel);
  const name = JSON.stringify(filter ?? null);
  const filtered = ofModel.get(name) ?? sift(model, filter);
  ofModel.set(name, filtered);
  return filtered;
}

/** `Bill`, `outcomes`, or the name of a contest in its round; also for a combatant or contest that is missing. */
export function filterText(model: PanelModel, filter: Filter): string {
  if ('outcomes' in filter) return 'outcomes';
  if ('who' in filter) return filter.who;
  const round = filter.gone === undefined ? model.rounds.find(({ number }) => number === filter.round) : undefined;
  const contest = round?.contests[filter.contest];
  return `Round ${filter.round}, ${contest ?? lostText(filter.among)}`;
}

function lostText(among: readonly string[] | undefined): string {
  return among === undefined ? 'another contest' : `the contest of ${among.join(', ')}`;
}

function sift(model: PanelModel, filter: Filter | undefined): FilteredCourse {
  const places = placesOf(model);
  const all = places.map((_, index) => index);
  if (filter === undefined) return { among: all, isVain: false };
  const matches = matching(model, filter);
  const rounds = new Set(
    places.filter(({ step, round }) => concerns(model, matches, round, step)).map(({ round }) => round),
  );
  const among = all.filter((index) => {
    const place = places[index];
    if (place === undefined) return false;
    const isHeading = place.step.nature === 'heading' && rounds.has(place.round);
    return isHeading || concerns(model, matches, place.round, place.step);
  });
  return rounds.size === 0 ? { among: all, isVain: true } : { among, only: new Set(among), isVain: false };
}

type Matches = (round: RoundMark, step: StepMark) => boolean;

/** What steps of other natures only prepare or tell. */
const outcomes: ReadonlySet<NatureView> = new Set(['throw', 'success', 'failure', 'even', 'harm']);

function matching(model: PanelModel, filter: Filter): Matches {
  if ('outcomes' in filter) return (_, { nature }) => outcomes.has(nature);
  if ('round' in filter)
    return (round, step) =>
      filter.gone === undefined && round.number === filter.round && step.contest === filter.contest;
  const who = model.cast.findIndex(({ name }) => name === filter.who);
  return (_, step) => step.nature !== 'heading' && step.who.includes(who);
}

function concerns(model: PanelModel, matches: Matches, round: number, step: StepMark): boolean {
  const mark = model.rounds[round];
  return mark !== undefined && matches(mark, step);
}
