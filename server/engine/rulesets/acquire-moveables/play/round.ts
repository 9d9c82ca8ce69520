/**
 * The moments of a round, in the order of the text (am-163): initiative, the players’ characters who succeeded, the
 * Host’s, the players’ characters who failed.
 */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import type { Fighter } from '../cast.ts';
import type { Deed } from '../deeds/deeds.ts';
import { changed, conditionOf, isOut } from '../fight.ts';
import type { PlannedDeed } from '../deeds/planned.ts';
import { isTested } from '../initiative.ts';
import { plannedNow } from '../plan.ts';
import { isOutsideFights } from '../time.ts';
import type { RoundPlan } from '../deeds/planned.ts';
import { dismissedBy, endMagic } from '../magic/ending.ts';
import { rule } from '../rule-ids.ts';
import { announcing } from './announcing.ts';
import { happensAtEnd } from './ending.ts';
import { momentsIn } from './happens.ts';
import { headOf } from './head.ts';
import { initiativeIn } from './initiative.ts';
import { recordIdle, type Idle } from './settling.ts';
import type { Recorder } from '../deeds/planned.ts';

export function momentsOf(plan: RoundPlan): readonly Moment<Recorder>[] {
  return [
    concerning(
      [],
      happening((recorder) => announcing(recorder)),
    ),
    ...headOf(plan),
    ...(isOutsideFights(plan.round) ? plan.deeds.map((planned) => turn(plan, planned, 'always')) : turnsOf(plan)),
    ...momentsIn(happensAtEnd(plan)),
  ];
}

/** The turns of a fight, with the tests that decide their order. */
function turnsOf(plan: RoundPlan): readonly Moment<Recorder>[] {
  const players = plan.deeds.filter(({ deed: { actor } }) => isTested(actor));
  const hosts = plan.deeds.filter(({ deed: { actor } }) => !isTested(actor));
  return [
    ...initiativeIn(plan),
    ...players.map((planned) => turn(plan, planned, 'early')),
    ...hosts.map((planned) => turn(plan, planned, 'always')),
    ...players.map((planned) => turn(plan, planned, 'late')),
  ];
}

/** A turn comes early or late for a player’s character, by initiative; whoever is out by then does nothing. */
function turn({ cast }: RoundPlan, planned: PlannedDeed, when: 'early' | 'late' | 'always'): Moment<Recorder> {
  const { deed } = planned;
  const dismissed = dismissedBy(cast, deed);
  const { actor, targets } = deed;
  return concerning(
    [...[actor, ...targets, ...dismissed].map(({ name }) => name), ...(planned.touches ?? [])],
    happening((recorder): readonly Moment<Recorder>[] => {
      const { isEarly = false } = conditionOf(recorder.fight, actor.name);
      if (when !== 'always' && isEarly !== (when === 'early')) {
        if (when === 'late') recorder.goOnWith(changed(recorder.fight, actor, ({ isEarly: _, ...rest }) => rest));
        return [];
      }
      const hindered = hindranceOf(recorder, deed);
      if (hindered === undefined) {
        endMagic(recorder, deed);
        return plannedNow(recorder, planned).moments(recorder);
      }
      recordIdle(recorder, deed, hindered);
      return [];
    }),
  );
}

/** What keeps somebody from acting at all, or from acting on somebody who isn’t there. */
function hindranceOf({ plan, fight }: Recorder, { actor, kind, targets }: Deed): Idle | undefined {
  const { windedIn, presence, ...condition } = conditionOf(fight, actor.name);
  const isAway = ({ name }: Fighter): boolean => conditionOf(fight, name).presence?.is === 'away';
  if (presence?.is === 'away') return { title: `${actor.called} isn’t there`, rule: rule.summoned };
  if (isOut(condition)) return { title: `${actor.called} is out of the fight`, rule: rule.downed };
  if (windedIn === plan.round.number)
    return { title: `${actor.called} is winded and has no action`, rule: rule.winded };
  const [target] = targets;
  if (target === undefined || kind === 'summons' || !targets.every(isAway)) return undefined;
  return { title: `${target.called} isn’t there`, rule: rule.summoned };
}
