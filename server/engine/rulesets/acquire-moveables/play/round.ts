/**
 * The moments of a round, in the order of the text (am-163): initiative, the players’ characters who succeeded, the
 * Host’s, the players’ characters who failed.
 */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import { changed, conditionOf, isOut } from '../fight.ts';
import type { PlannedDeed } from '../deeds/planned.ts';
import { isTested } from '../initiative.ts';
import { plannedNow } from '../plan.ts';
import { isOutsideFights } from '../time.ts';
import type { RoundPlan } from '../deeds/planned.ts';
import { rule } from '../rule-ids.ts';
import { announcing } from './announcing.ts';
import { happensAtEnd } from './ending.ts';
import { momentsIn } from './happens.ts';
import { headOf } from './head.ts';
import { initiativeIn } from './initiative.ts';
import type { Recorder } from '../deeds/planned.ts';

export function momentsOf(plan: RoundPlan): readonly Moment<Recorder>[] {
  return [
    concerning(
      [],
      happening((recorder) => announcing(recorder)),
    ),
    ...headOf(plan),
    ...(isOutsideFights(plan.round) ? plan.deeds.map((planned) => turn(planned, 'always')) : turnsOf(plan)),
    ...momentsIn(happensAtEnd(plan)),
  ];
}

/** The turns of a fight, with the tests that decide their order. */
function turnsOf(plan: RoundPlan): readonly Moment<Recorder>[] {
  const players = plan.deeds.filter(({ deed: { actor } }) => isTested(actor));
  const hosts = plan.deeds.filter(({ deed: { actor } }) => !isTested(actor));
  return [
    ...initiativeIn(plan),
    ...players.map((planned) => turn(planned, 'early')),
    ...hosts.map((planned) => turn(planned, 'always')),
    ...players.map((planned) => turn(planned, 'late')),
  ];
}

/** A turn comes early or late for a player’s character, by initiative; whoever is out by then does nothing. */
function turn(planned: PlannedDeed, when: 'early' | 'late' | 'always'): Moment<Recorder> {
  const { actor, targets, announcement } = planned.deed;
  return concerning(
    [actor.name, ...targets.map(({ name }) => name), ...(planned.touches ?? [])],
    happening((recorder): readonly Moment<Recorder>[] => {
      const { isEarly = false, ...condition } = conditionOf(recorder.fight, actor.name);
      if (when !== 'always' && isEarly !== (when === 'early')) {
        if (when === 'late') recorder.goOnWith(changed(recorder.fight, actor, ({ isEarly: _, ...rest }) => rest));
        return [];
      }
      const why = isOut(condition) ? 'is out of the fight' : windedNow(recorder, condition.windedIn);
      if (why === undefined) return plannedNow(recorder, planned).moments(recorder);
      recorder.record(() => ({
        kind: 'idle',
        about: actor.name,
        actor: actor.name,
        title: sentence(`${actor.called} ${why}`),
        text: 'What is announced here doesn’t happen.',
        rule: why === 'is out of the fight' ? rule.downed : rule.winded,
        source: announcement.source,
      }));
      return [];
    }),
  );
}

function windedNow({ plan: { round } }: Recorder, windedIn: number | undefined): string | undefined {
  return windedIn === round.number ? 'is winded and has no action' : undefined;
}
