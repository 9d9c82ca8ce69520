/** Who is after whom in a round. */
import { bodiesNamed, type PlayedRound } from '../../engine/index.ts';
import type { ArrowView } from '../../protocol/index.ts';
import type { ViewContext } from './view-context.ts';

/** One arrow for each announced action with a target, and for each of its bodies and targets, but for those at whom it is no longer aimed. */
export function arrowViews(context: ViewContext, round: PlayedRound): readonly ArrowView[] {
  const written = context.scenario.rounds[round.index];
  const aimedAt = new Map(round.steps.map(({ actor, targets }) => [actor, targets] as const).filter(([, targets]) => targets !== undefined));
  const kinds = new Map(context.ruleset.vocabulary.verbKinds.map((kind) => [kind.kind, kind.attack]));
  return (written?.announcements ?? []).flatMap((announcement) =>
    announcement.actors.flatMap((actor) => bodiesNamed(context.scenario, actor.id)).flatMap((from) =>
      announcement.targets.flatMap((target) => bodiesNamed(context.scenario, target.id))
        .filter((to) => aimedAt.get(from.name)?.includes(to.name) !== false)
        .map((to) => ({ from: from.name, to: to.name, verb: announcement.verb.text, attack: kinds.get(announcement.kind) ?? false }))));
}
