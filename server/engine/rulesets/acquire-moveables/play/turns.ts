/** Somebody’s turn: what is announced, or why it doesn’t happen (am-173, am-186, am-208). */
import { happening, type Moment } from '../../../game/index.ts';
import type { Fighter } from '../cast.ts';
import type { Deed } from '../deeds/deeds.ts';
import { actAgain, isForDowned } from '../deeds/downed.ts';
import { actFreely } from '../deeds/free-actions.ts';
import type { PlannedDeed, Recorder } from '../deeds/planned.ts';
import { conditionOf, hasNoTurn, type Condition, type Downed } from '../fight.ts';
import { chooses } from '../options.ts';
import { plannedNow } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { recordIdle, type Idle } from './settling.ts';

export function takeTurn(recorder: Recorder, planned: PlannedDeed): readonly Moment<Recorder>[] {
  const { deed } = planned;
  const { actor } = deed;
  const { downed, windedIn, ...condition } = conditionOf(recorder.fight, actor.name);
  const { stage } = recorder.cast;
  if (hasNoTurn(condition)) return idle(recorder, deed, whyNoTurn(actor, condition));
  const isDown = downed !== undefined && downed !== 'regaining balance';
  if (downed === 'regaining balance') actAgain(recorder, deed);
  const isWinded = windedIn === recorder.plan.round.number;
  const isFree =
    (!isDown || chooses(stage, 'downed free', 'allowed')) && (!isWinded || chooses(stage, 'winded', 'action-only'));
  if (isFree) actFreely(recorder, deed, 'before');
  const hindered = isWinded
    ? { title: `${actor.called} is winded and has no action`, rule: rule.winded }
    : isDown && !isForDowned(deed)
      ? { title: `${actor.called} ${downedWords[downed]}`, text: whatDownedDo, rule: rule.downed }
      : withoutTarget(recorder, deed);
  const moments =
    hindered === undefined ? plannedNow(recorder, planned).moments(recorder) : idle(recorder, deed, hindered);
  return isFree ? [...moments, happening((then) => actFreely(then, deed, 'after'))] : moments;
}

const downedWords: Readonly<Record<Exclude<Downed, 'regaining balance'>, string>> = {
  'hors de combat': 'is hors de combat',
  'on the knees': 'is on the knees, and still hors de combat',
};

const whatDownedDo =
  'Whoever is hors de combat can curl up, play dead, crawl, give themselves first aid or get up, and nothing else.';

function whyNoTurn({ called }: Fighter, { presence }: Pick<Condition, 'presence'>): Idle {
  return presence?.is === 'away'
    ? { title: `${called} isn’t there`, rule: rule.summoned }
    : { title: `${called} is out of the fight`, rule: rule.downed };
}

/** Nobody acts on those who aren’t there, except to summon them. */
function withoutTarget({ fight }: Recorder, { kind, targets }: Deed): Idle | undefined {
  const [target] = targets;
  const isAway = ({ name }: Fighter): boolean => conditionOf(fight, name).presence?.is === 'away';
  if (target === undefined || kind === 'summons' || !targets.every(isAway)) return undefined;
  return { title: `${target.called} isn’t there`, rule: rule.summoned };
}

function idle(recorder: Recorder, deed: Deed, why: Idle): readonly Moment<Recorder>[] {
  recordIdle(recorder, deed, why);
  return [];
}
