/**
 * The moments of a round, in the order of the text (am-163): initiative, the players’ characters who succeeded, the
 * Host’s, the players’ characters who failed.
 */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import { conditionOf } from '../fight.ts';
import { isTested, type Fighter } from '../cast.ts';
import type { PlannedDeed, Recorder, RoundPlan } from '../deeds/planned.ts';
import { chooses } from '../options.ts';
import { isOutsideFights } from '../time.ts';
import { dismissedBy } from '../magic/ending.ts';
import { announcing } from './announcing.ts';
import { happensAtEnd } from './ending.ts';
import { happensAtHead } from './head.ts';
import { initiativeIn } from './initiative.ts';
import { changeCondition, happeningTo } from './steps.ts';
import { takeTurn } from './turns.ts';
import { breathing } from './winded.ts';

export function momentsOf(plan: RoundPlan): readonly Moment<Recorder>[] {
  return [
    concerning(
      [],
      happening((recorder) => announcing(recorder)),
    ),
    ...happensAtHead(plan).map(({ moment }) => moment),
    ...(isOutsideFights(plan.round) ? afterFight(plan) : turnsOf(plan)),
    ...breathing(plan),
    ...happensAtEnd(plan).map(({ moment }) => moment),
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
    ...(chooses(plan.cast.stage, 'initiative', 'once') ? [] : players.map(forgetting)),
  ];
}

/** Outside fights nobody has initiative, so that the next fight begins with new tests. */
function afterFight(plan: RoundPlan): readonly Moment<Recorder>[] {
  const tested = [...plan.cast.fighters.values()].filter(
    ({ name }) => conditionOf(plan.found, name).initiative !== undefined,
  );
  return [
    ...tested.map((who) => happeningTo(who, (recorder) => forget(recorder, who))),
    ...plan.deeds.map((planned) => turn(plan, planned, 'always')),
  ];
}

/** A turn comes early or late for a player’s character, by initiative, which is late where it can’t be tested. */
function turn({ cast }: RoundPlan, planned: PlannedDeed, when: 'early' | 'late' | 'always'): Moment<Recorder> {
  const { deed } = planned;
  const dismissed = dismissedBy(cast, deed);
  const { actor, targets } = deed;
  const isTheirs = ({ fight }: Recorder): boolean =>
    when === 'always' || (conditionOf(fight, actor.name).initiative ?? 'late') === when;
  return {
    ...concerning(
      [...[actor, ...targets, ...dismissed].map(({ name }) => name), ...(planned.touches ?? [])],
      happening((recorder) => (isTheirs(recorder) ? takeTurn(recorder, planned) : [])),
    ),
    ...(planned.isAttack === true && !targets.includes(actor) ? { glancesAt: [actor.name] } : {}),
    isIdle: (recorder) => !isTheirs(recorder),
  };
}

/** Initiative that is tested in each round is forgotten after the last turn, so that the next finds equal states. */
function forgetting({ deed: { actor } }: PlannedDeed): Moment<Recorder> {
  return { ...happeningTo(actor, (recorder) => forget(recorder, actor)), isIdle: () => true };
}

function forget(recorder: Recorder, who: Fighter): void {
  changeCondition(recorder, who, ({ initiative: _, ...condition }) => condition);
}
