/** Cold by the chart, frostbite, and warmth (am-070 to am-078). */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { conditionOf } from '../fight.ts';
import type { Happens, Recurrence } from '../play/happens.ts';
import { happeningTo, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { sheetOf } from '../sheet/condition.ts';
import { deadly } from '../sheet/fatigue.ts';
import { deathSavesOf, gaining, type Gain } from '../sheet/gaining.ts';
import { fatigueOf } from '../sheet/sheet.ts';
import { hour, isOutsideFights, secondsIn } from '../time.ts';
import { coldInterval } from './cold-chart.ts';
import { passing } from './counts.ts';
import { coldIn, insulationOf, isInWater, lastOf } from './lasting.ts';
import { lose } from './losing.ts';

/** Each time somebody has gained this many there is frostbite (am-071). */
const frostbiteEach = 3;

/** What the cold does to everybody at the end of a round. */
export const freezing: Recurrence = (plan) => {
  const said = coldIn(plan);
  if (said === undefined) return [];
  return [...plan.cast.fighters.values()].flatMap((who): readonly Happens[] => {
    if (isWarm(plan, who)) return [];
    const insulation = insulationOf(plan, who);
    const { source } = said.fact;
    if (insulation === undefined) return isOutsideFights(plan.round) ? [uninsulated(who, source)] : [];
    const every = coldInterval(said.cold, insulation, isInWater(plan, who));
    if (every === 'never' || every === undefined) return [];
    return [passingTime(plan, who, every, source)];
  });
};

function isWarm(plan: RoundPlan, who: Fighter): boolean {
  const said = lastOf(plan, who, 'warmth');
  return said !== undefined && said.where !== 'out in the cold';
}

/** Those of the Host may be at home in the cold: nothing needs to be written for them. */
function uninsulated(who: Fighter, source: Source): Happens {
  return {
    moment: happeningTo(who, (recorder) => {
      if (who.hand !== 'Players') return;
      recordStep(recorder, who, () => ({
        kind: 'cold',
        title: `${who.called} is in the cold, and nothing says how warmly dressed`,
        text: 'The chart needs it: “insulation light” in the block, for instance.',
        rule: rule.cold,
        source,
      }));
    }),
  };
}

function passingTime(plan: RoundPlan, who: Fighter, every: number, source: Source): Happens {
  const time = { every, seconds: secondsIn(plan.round) };
  const { times } = passing(plan.found, who, 'cold', time);
  const most = Math.min(times, deadly.hypothermia);
  const gains = Array.from({ length: most }, (_, at): Gain => ({
    id: `cold/${at}`,
    ...(most === 1 ? {} : { from: `the cold, ${at + 1} of ${most} times in this round` }),
    who,
    kind: 'hypothermia',
    count: 1,
    rule: rule.cold,
    source,
  }));
  const passes = happening<Recorder>((recorder) => {
    recorder.goOnWith(passing(recorder.fight, who, 'cold', time).fight);
    return gains.flatMap((gain) => [gaining(gain), frostbite(gain)]);
  });
  return {
    moment: concerning([who.name], passes),
    contests: gains.flatMap((gain, at) => deathSavesOf(plan, { ...gain, count: at + 1 })),
  };
}

/** The text names a frostbite injury, and nothing else of it (am-q040). */
function frostbite({ who, source }: Gain): Moment<Recorder> {
  return happening((recorder) => {
    const { isDead } = conditionOf(recorder.fight, who.name);
    if (isDead === true || fatigueOf(sheetOf(recorder.fight, who), 'hypothermia') % frostbiteEach !== 0) return;
    recorder.events.leaveOpen();
    recordStep(recorder, who, () => ({
      kind: 'frostbite',
      tone: 'bad',
      title: `${who.called} has frostbite`,
      text: 'The text doesn’t say how many slots the injury takes, or how it heals: the group decides.',
      rule: rule.frostbite,
      source,
    }));
  });
}

/** What warmth does at the end of a round: each full hour takes away fatigue from the cold (am-073). */
export const warming: Recurrence = (plan) =>
  [...plan.cast.fighters.values()].flatMap((who) => {
    const fact = lastOf(plan, who, 'warmth');
    if (fact === undefined || fact.where === 'out in the cold') return [];
    const warms = happening<Recorder>((recorder) => {
      const { fight, times } = passing(recorder.fight, who, 'warmth', { every: hour, seconds: secondsIn(plan.round) });
      recorder.goOnWith(fight);
      if (times === 0) return;
      const isBath = fact.where === 'in a warm bath';
      lose(recorder, {
        who,
        kind: 'hypothermia',
        ...(isBath ? {} : { count: times }),
        isUnsaid: true,
        because: isBath ? 'An hour in a warm bath takes all of it away.' : 'Each hour in the warmth takes 1 away.',
        rule: rule.frostbite,
        source: fact.source,
      });
    });
    return [{ moment: concerning([who.name], warms) }];
  });
