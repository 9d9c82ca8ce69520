/** Healing dice: rolled at their interval, and gone with the injury’s chit in the end (am-084, am-085, am-100). */
import { happening, type Moment } from '../../../game/index.ts';
import type { ContestFigure } from '../../../game/figures.ts';
import { sentence } from '../../../play/words.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { isNamed, type Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { lastingDetail, steppedDetail } from '../dice/die-details.ts';
import { afterRoll } from '../dice/lasting.ts';
import { factsOf, type MoveablesFact } from '../facts.ts';
import { changed, conditionOf } from '../fight.ts';
import { chooses } from '../options.ts';
import type { Recurrence } from '../play/happens.ts';
import { headPin } from '../play/head-pins.ts';
import { dieParty, rollingDie, upTo } from '../play/one-die.ts';
import { happeningTo, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { secondsIn } from '../time.ts';
import { sheetOf } from './condition.ts';
import { injuryWritten } from './injury-words.ts';
import { injuryOf, withChangedInjury, withoutInjury } from './injuries.ts';
import { sheetDetail } from './sheet-detail.ts';
import type { Injury } from './sheet.ts';

/** The time that has passed for somebody’s injuries. */
export interface Waiting {
  readonly id: string;
  readonly who: Fighter;
  readonly waited: number;
  /** The sentence that lets time pass, if it isn’t the round as a whole. */
  readonly by?: MoveablesFact;
  readonly source: Source;
}

const healingOutcomes = new Map([
  ['heals', 'heals'],
  ['steps', 'steps down'],
  ['stays', 'stays'],
]);

/** Each injury rolls once for each interval that has passed since it last did (am-q054). */
export function healingMoments(recorder: Recorder, waiting: Waiting): readonly Moment<Recorder>[] {
  const { who, waited } = waiting;
  const { isDead, sheet } = conditionOf(recorder.fight, who.name);
  if (isDead === true) return [];
  const { injuries } = sheet;
  return injuries.flatMap((injury) => {
    const { due, left } = rollsDue(injury, waited);
    const counting = happening<Recorder>((now) => {
      now.goOnWith(withInjuries(now, who, injury.id, { waited: left }));
    });
    return [counting, ...Array.from({ length: due }, (_, roll) => healing(waiting, injury.id, roll))];
  });
}

function rollsDue({ healing, waited }: Injury, more: number): { readonly due: number; readonly left: number } {
  if (healing === undefined || !Number.isFinite(healing.every)) return { due: 0, left: 0 };
  const all = waited + more;
  return { due: Math.floor(all / healing.every), left: all % healing.every };
}

function withInjuries({ fight }: Recorder, who: Fighter, id: number, change: Partial<Injury>) {
  return changed(fight, who, (condition) => ({ ...condition, sheet: withChangedInjury(condition.sheet, id, change) }));
}

function healing(waiting: Waiting, id: number, roll: number): Moment<Recorder> {
  const { who } = waiting;
  return happening((recorder): readonly Moment<Recorder>[] => {
    const injury = injuryOf(sheetOf(recorder.fight, who), id);
    if (injury?.healing === undefined) return [];
    const { size } = injury.healing;
    const pin = pinFor(recorder, waiting, injury.name, { roll, size });
    const settle = (now: Recorder, rolled: number): void => {
      settleRoll(now, waiting, { id, roll, rolled, pin });
    };
    return [rollingDie(size, settle, { ways: upTo(1, size), pin })];
  });
}

function pinFor(
  { plan }: Recorder,
  { who, by }: Waiting,
  injury: string,
  { roll, size }: { readonly roll: number; readonly size: number },
): Numeral | undefined {
  return headPin(plan.round.facts, { of: 'healing', by, who, injury, nth: roll }, size);
}

interface HealingRoll {
  readonly id: number;
  readonly roll: number;
  readonly rolled: number;
  readonly pin: Numeral | undefined;
}

function settleRoll(recorder: Recorder, waiting: Waiting, { id, roll, rolled, pin }: HealingRoll): void {
  const { who, source } = waiting;
  const injury = injuryOf(sheetOf(recorder.fight, who), id);
  if (injury?.healing === undefined) return;
  const { kind, size } = injury.healing;
  const left = afterRoll(kind, size, rolled);
  const outcome = left === undefined ? 'heals' : left === size ? 'stays' : 'steps';
  recorder.comes(healingId(waiting, id, roll), outcome);
  const { healing } = injury;
  recorder.goOnWith(
    left === undefined
      ? changed(recorder.fight, who, (condition) => ({ ...condition, sheet: withoutInjury(condition.sheet, id) }))
      : withInjuries(recorder, who, id, { healing: { ...healing, size: left } }),
  );
  recordStep(recorder, who, () => {
    const says = healingOutcomes.get(outcome) ?? outcome;
    const tone = outcome === 'stays' ? 'plain' : 'good';
    const die = {
      sides: size,
      action: `rolls the healing die of ${injury.name}`,
      because: kind === 'depletion' ? 'a depletion die steps down on a 1' : 'a sudden-end die steps down on each roll',
      rule: kind === 'depletion' ? rule.depletion : rule.suddenEnd,
      source,
      pin,
    };
    return {
      kind: 'healing',
      about: `${who.name}, ${injury.name}`,
      tone,
      title: `${injury.name} ${outcome === 'steps' ? `heals to d${left}` : says}`,
      text:
        left === undefined && injury.isPermanent === true
          ? `${sentence(who.called)} is used to it, but what it does stays.`
          : '',
      details: [
        {
          kind: 'contest',
          contest: healingId(waiting, id, roll),
          outcome,
          says,
          parties: [dieParty(who, { ...die, rolledFor: injury.name }, rolled, { outcome: says, tone })],
        },
        steppedDetail(`healing die of ${injury.name}`, size, left, die.because),
        left === undefined ? undefined : lastingDetail(injury.name, kind, left, healing.every),
        sheetDetail(who, conditionOf(recorder.fight, who.name)),
      ],
      rule: left === undefined && injury.isPermanent === true ? rule.permanent : rule.healing,
      source,
    };
  });
}

function healingId({ who, id }: Pick<Waiting, 'who' | 'id'>, injury: number, roll: number): string {
  return `healing/${who.name}/${id}/${injury}/${roll}`;
}

/** Healing dice that are rolled whenever their interval has passed, if that is the reading (am-q054). */
export const healingAtInterval: Recurrence = (plan) => {
  if (!chooses(plan.cast.stage, 'healing time', 'at-interval')) return [];
  const waited = secondsIn(plan.round);
  return [...plan.cast.fighters.values()].map((who) => {
    const waiting: Waiting = { id: 'ending', who, waited, source: plan.round.source };
    return {
      moment: happeningTo(who, (recorder) => healingMoments(recorder, waiting)),
      contests: healingsOf(plan, waiting),
    };
  });
};

/** The rolls that may come, also of injuries taken in the same round: those that aren’t made have no odds. */
export function healingsOf({ cast, found, round }: RoundPlan, waiting: Waiting): readonly ContestFigure[] {
  const { who, waited, source } = waiting;
  const { injuries } = sheetOf(found, who);
  const taken = factsOf(round.facts, 'injury')
    .filter((fact) => isNamed(cast, fact.who, who))
    .map((fact): Injury => ({ ...injuryWritten(fact), id: 0, waited: 0 }));
  const most = Math.max(0, ...[...injuries, ...taken].map((injury) => rollsDue(injury, waited).due));
  const ids = Array.from({ length: taken.length + Math.max(0, ...injuries.map(({ id }) => id)) }, (_, at) => at + 1);
  return ids.flatMap((id) =>
    Array.from({ length: most }, (_, roll) => ({
      id: healingId(waiting, id, roll),
      kind: 'healing die',
      parties: [who.name],
      outcomes: healingOutcomes,
      source,
    })),
  );
}
