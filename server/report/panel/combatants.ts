/** View models of everybody’s state after a step, with marks of what the step changed. */
import { statOf, type Combatant, type CombatantState, type State, type Track } from '../../engine/index.ts';
import { trackPairs, type CombatantView, type MarkView, type TrackPair, type TrackView } from '../../protocol/index.ts';
import { changesIn, pairsOf, type Changed } from './changes.ts';
import type { ViewContext } from './view-context.ts';

/** Everybody’s state at one moment, without marks of change. */
export function standingViews(context: ViewContext, state: State): readonly CombatantView[] {
  return pairsOf(state, state).flatMap((pair) => combatantView(context, pair) ?? []);
}

/** The people whom a step changes, in their state after it. */
export function changedViews(context: ViewContext, before: State, after: State): readonly CombatantView[] {
  return changesIn(before, after).flatMap((pair) => combatantView(context, pair) ?? []);
}

function combatantView(context: ViewContext, { then, now }: Changed): CombatantView | undefined {
  const combatant = context.people.get(now.name)?.combatant;
  if (combatant === undefined) return undefined;
  return {
    name: now.name,
    side: context.sides(now.side),
    sideName: now.side,
    ...(now.values === undefined || now.values.length === 0
      ? { headline: headline(context, combatant, now) }
      : { headline: '', values: now.values }),
    tracks: trackPairs(then.tracks, now.tracks).map(trackView),
    conditions: markViews(then.conditions, now.conditions),
    gear: markViews(then.gear, now.gear),
    ...placeView(then, now),
    changed: then !== now,
    ...(now.out === undefined ? {} : { out: now.out }),
    lines: context.linesOf(combatant.source),
  };
}

/** Where they are: the name of the place, or the distance to others. */
function placeView(then: CombatantState, now: CombatantState): Pick<CombatantView, 'place' | 'wasAt'> {
  const [was, is] = [then, now].map(({ place, distance }) => place ?? distance);
  return { ...(is === undefined ? {} : { place: is }), ...(is === was ? {} : { wasAt: was ?? '' }) };
}

/** The first of the game’s stats that isn’t spent: in most games it determines the order of acting. */
function headline(context: ViewContext, combatant: Combatant, state: CombatantState): string {
  const spent = state.tracks.map((track) => track.name);
  const stat = context.ruleset.vocabulary.stats
    .map((word) => word.word)
    .filter((word) => !spent.includes(word))
    .map((word) => statOf(context.scenario, combatant, word))
    .find((found) => found !== undefined);
  return stat === undefined ? '' : `${stat.name} ${stat.value}`;
}

function trackView({ track: { name, now, base, isBurden }, was, gone }: TrackPair<Track>): TrackView {
  return {
    name,
    now,
    ...(base === undefined ? {} : { base }),
    ...(isBurden === undefined ? {} : { isBurden }),
    ...(was === now ? {} : { was }),
    ...(gone === undefined ? {} : { gone }),
  };
}

/** What there is now, followed by what is gone; duplicates are counted one by one. */
function markViews(then: readonly string[], now: readonly string[]): readonly MarkView[] {
  const left = [...then];
  const there = now.map((text): MarkView => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? { text } : { text, change: 'new' };
  });
  return [...there, ...left.map((text): MarkView => ({ text, change: 'gone' }))];
}
