/** Who is after whom in a round. */
import type { PlayedRound } from '../../engine/index.ts';
import type { ArrowView } from '../../protocol/index.ts';
import type { ViewContext } from './view-context.ts';

/** One arrow for each announced action with a target, and for each of its bodies and targets. */
export function arrowViews(context: ViewContext, round: PlayedRound): readonly ArrowView[] {
  const written = context.scenario.rounds[round.index];
  const kinds = new Map(context.ruleset.vocabulary.verbKinds.map((kind) => [kind.kind, kind.attack]));
  return (written?.announcements ?? []).flatMap((announcement) =>
    announcement.actors.flatMap((actor) => bodies(context, actor.id)).flatMap((from) =>
      announcement.targets.flatMap((target) => bodies(context, target.id))
        .map((to) => ({ from, to, verb: announcement.verb.text, attack: kinds.get(announcement.kind) ?? false }))));
}

function bodies(context: ViewContext, id: string | undefined): readonly string[] {
  return context.scenario.combatants.filter((each) => each.name === id || (each.creature !== undefined && each.creature.id === id)).map((each) => each.name);
}
