/** Everybody's state after a step, with what the step changed marked. */
import { statOf, type Combatant, type CombatantState, type State, type Track } from '../../engine/index.ts';
import type { CombatantView, TrackView } from '../../protocol/index.ts';
import type { ViewContext } from './view-context.ts';

export function combatantViews(context: ViewContext, before: State, after: State): readonly CombatantView[] {
  return after.combatants.flatMap((now) => {
    const combatant = context.scenario.combatants.find((each) => each.name === now.name);
    const then = before.combatants.find((each) => each.name === now.name) ?? now;
    return combatant === undefined ? [] : [combatantView(context, combatant, then, now)];
  });
}

function combatantView(context: ViewContext, combatant: Combatant, then: CombatantState, now: CombatantState): CombatantView {
  const conditions = conditionViews(then.conditions, now.conditions);
  const tracks = now.tracks.map((track) => trackView(track, then.tracks.find((each) => each.name === track.name)));
  const changed = tracks.some((track) => track.was !== undefined) || conditions.some((each) => each.change !== undefined)
    || then.gear.join('\n') !== now.gear.join('\n');
  return {
    name: now.name,
    side: context.sides(now.side),
    sideName: now.side,
    headline: headline(context, combatant, now),
    tracks,
    conditions,
    gear: now.gear,
    ...(now.place === undefined ? {} : { place: now.place }),
    changed,
    lines: context.linesOf(combatant.source),
  };
}

/** The first stat of the game that isn't spent: what sets the order in most games. */
function headline(context: ViewContext, combatant: Combatant, state: CombatantState): string {
  const spent = state.tracks.map((track) => track.name);
  const stat = context.ruleset.vocabulary.stats.map((word) => word.word).filter((word) => !spent.includes(word))
    .map((word) => statOf(context.scenario, combatant, word)).find((found) => found !== undefined);
  return stat === undefined ? '' : `${stat.name} ${stat.value}`;
}

function trackView(now: Track, then: Track | undefined): TrackView {
  const plain = { name: now.name, now: now.now, base: now.base };
  return then === undefined || then.now === now.now ? plain : { ...plain, was: then.now };
}

function conditionViews(then: readonly string[], now: readonly string[]): CombatantView['conditions'] {
  return [
    ...now.map((text) => (then.includes(text) ? { text } : { text, change: 'new' as const })),
    ...then.filter((text) => !now.includes(text)).map((text) => ({ text, change: 'gone' as const })),
  ];
}
