/** Short rests and long rests (am-089 to am-102). */
import { happening, type Moment } from '../../../game/index.ts';
import type { ContestFigure } from '../../../game/figures.ts';
import { sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import type { LongRest, MoveWords, ShortRest } from '../facts.ts';
import { conditionOf, type Condition } from '../fight.ts';
import { chooses } from '../options.ts';
import type { Happening, Happens } from '../play/happens.ts';
import { headPin } from '../play/head-pins.ts';
import { rollingDie, settleDie } from '../play/one-die.ts';
import { changeCondition, happeningTo, recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { secondsIn, day } from '../time.ts';
import { recordLoss } from './at-head.ts';
import { sheetOf, spaceFor, withLevel } from './condition.ts';
import { cappedPoints, deactivated } from './exhaustion.ts';
import { recordExhaustion } from './exhaustion-steps.ts';
import { fatigueWords, inventoryWords } from './gaining.ts';
import { healingMoments, healingsOf } from './healing.ts';
import { rearranged, withoutFatigue } from './losing.ts';
import type { Sheet } from './sheet.ts';
import { sheetDetail } from './sheet-detail.ts';

export const restDie = 6;
/** Short rests that can be taken in a day (am-090), and the hours of sleep of a long rest (am-095). */
export const shortRestsADay = 2;
export const [leastSleep, mostSleep] = [5, 8] as const;

export const restAtHead: Happening = (plan, fact) => {
  if (fact.kind === 'short rest') return fightersNamed(plan.cast, fact.who).map((who) => shortRest(plan, who, fact));
  if (fact.kind === 'long rest') return fightersNamed(plan.cast, fact.who).map((who) => longRest(plan, who, fact));
  return [];
};

const restOutcomes = new Map([
  ['all', 'has all HP that are possible'],
  ['some', 'regains HP'],
]);

/** HP after a rest that gives so many: no more than the maximum, or than exhaustion leaves (am-094, am-087). */
export function pointsAfterRest({ hitPoints, exhaustion }: Pick<Condition, 'hitPoints' | 'exhaustion'>, by: number) {
  if (hitPoints === undefined) return undefined;
  const most = cappedPoints(hitPoints.base, exhaustion);
  return { ...hitPoints, now: Math.max(hitPoints.now, Math.min(most, hitPoints.now + by)) };
}

function shortRest(plan: RoundPlan, who: Fighter, fact: ShortRest): Happens {
  const { round, found } = plan;
  const id = `rest/${who.name}/${round.facts.indexOf(fact)}`;
  const condition = conditionOf(found, who.name);
  const { hitPoints } = condition;
  const figure: ContestFigure = {
    id,
    kind: 'rest',
    parties: [who.name],
    outcomes: restOutcomes,
    source: fact.source,
  };
  return {
    moment: happeningTo(who, (recorder) => restShortly(recorder, who, fact, id)),
    contests: hitPoints === undefined || restsToday(plan, condition) >= shortRestsADay ? [] : [figure],
  };
}

function restShortly(recorder: Recorder, who: Fighter, fact: ShortRest, id: string): readonly Moment<Recorder>[] {
  const { moves, source } = fact;
  const before = conditionOf(recorder.fight, who.name);
  if (before.isDead === true) return [];
  const today = restsToday(recorder.plan, before);
  if (today >= shortRestsADay) {
    recordNoRest(recorder, who, { why: 'There have been two short rests today.', rule: rule.shortRest, source });
    return [];
  }
  const { sheet, lost } = withoutFatigue(before.sheet, 'standard', who.level);
  settle(recorder, who, { before, sheet: { ...sheet, shortRests: today + 1 }, lost, moves, source });
  return conditionOf(recorder.fight, who.name).hitPoints === undefined ? [] : [regaining(recorder.plan, who, fact, id)];
}

/** A day ends with a long rest, or with a round as long as a day; there is no calendar (am-q059). */
function restsToday({ round }: RoundPlan, { sheet }: Condition): number {
  return secondsIn(round) >= day ? 0 : sheet.shortRests;
}

/** 1d6 HP (am-094). */
function regaining({ round }: RoundPlan, who: Fighter, fact: ShortRest, id: string): Moment<Recorder> {
  const { source } = fact;
  const pin = headPin(round.facts, { of: 'recovery', by: fact, who }, restDie);
  const regain = (recorder: Recorder, rolled: number): void => {
    const before = conditionOf(recorder.fight, who.name);
    const hitPoints = pointsAfterRest(before, rolled);
    if (hitPoints === undefined) return;
    const isAll = hitPoints.now >= cappedPoints(hitPoints.base, before.exhaustion);
    const outcome = isAll ? 'all' : 'some';
    changeCondition(recorder, who, (condition) => ({ ...condition, hitPoints }));
    settleDie(recorder, who, { contest: id, outcome }, () => ({
      kind: 'recovery',
      title: `${who.called} regains ${hitPoints.now - (before.hitPoints?.now ?? hitPoints.now)} HP`,
      text: `${sentence(who.called)} is at ${hitPoints.now} of ${hitPoints.base} HP.`,
      sides: restDie,
      rolled,
      action: 'rests',
      because: 'a short rest gives 1d6 HP',
      says: restOutcomes.get(outcome) ?? outcome,
      tone: 'good',
      rule: rule.shortRest,
      source,
      pin,
    }));
  };
  return rollingDie(restDie, regain, { pin });
}

function longRest(plan: RoundPlan, who: Fighter, fact: LongRest): Happens {
  const isAtInterval = chooses(plan.cast.stage, 'healing time', 'at-interval');
  const waited = Math.max(day, secondsIn(plan.round));
  const due = {
    who,
    id: `head ${plan.round.facts.indexOf(fact)}`,
    waited: isAtInterval ? 0 : waited,
    by: fact,
    source: fact.source,
  };
  return {
    moment: happeningTo(who, (recorder): readonly Moment<Recorder>[] => {
      if (conditionOf(recorder.fight, who.name).isDead === true) return [];
      const why = whyNoLongRest(fact);
      if (why !== undefined) {
        recordNoRest(recorder, who, { why, rule: rule.longRest, source: fact.source });
        return [];
      }
      return [...healingMoments(recorder, due), happening((later) => wakeUp(later, who, fact))];
    }),
    contests: whyNoLongRest(fact) === undefined ? healingsOf(plan, due) : [],
  };
}

/** What keeps a sleep from being a long rest (am-095 to am-097); more than eight hours are open (am-q060). */
function whyNoLongRest({ hours, hasRation, armour }: LongRest): string | undefined {
  if (hours.value < leastSleep) return `A long rest needs at least ${leastSleep} hours of sleep.`;
  if (!hasRation) return 'A long rest needs a ration.';
  return armour === undefined ? undefined : 'Armour has to come off for a long rest.';
}

/** The end of a long rest: fatigue, exhaustion, HP and magic dice (am-098 to am-102). */
function wakeUp(recorder: Recorder, who: Fighter, { hours, moves, source }: LongRest): void {
  const before = conditionOf(recorder.fight, who.name);
  const { sheet, lost } = withoutFatigue(fed(recorder, who, source), 'standard');
  const silent =
    hours.value > mostSleep ? ['The text doesn’t say what more than eight hours of sleep do: the group decides.'] : [];
  settle(recorder, who, { before, sheet: { ...sheet, shortRests: 0 }, lost, moves, source, isLong: true, silent });
  changeCondition(recorder, who, (condition) => {
    const hitPoints = pointsAfterRest(condition, Infinity);
    return { ...condition, spentDice: 0, ...(hitPoints === undefined ? {} : { hitPoints }) };
  });
  const { hitPoints } = conditionOf(recorder.fight, who.name);
  recordStep(recorder, who, () => ({
    kind: 'waking',
    tone: 'good',
    title: `${who.called} wakes up rested`,
    text: [
      ...(hitPoints === undefined ? [] : [`${sentence(who.called)} is at ${hitPoints.now} of ${hitPoints.base} HP.`]),
      ...(who.magicDice === 0 ? [] : ['All magic dice can be used again.']),
    ].join(' '),
    rule: rule.longRest,
    source,
  }));
}

/** The sheet after the ration of a long rest, which feeds like any other (am-067, am-q061). */
function fed(recorder: Recorder, who: Fighter, source: Source): Sheet {
  const { sheet, lost } = withoutFatigue(sheetOf(recorder.fight, who), 'starvation', 1);
  if (lost === 0) return sheet;
  changeCondition(recorder, who, (condition) => ({ ...condition, sheet }));
  recordLoss(recorder, who, { kind: 'starvation', lost, source });
  return sheet;
}

/** Nothing of a move for which no fatigue is left. */
function movedWords(count: number, to: MoveWords['to']): readonly string[] {
  return count === 0 ? [] : [`${count} moved into ${inventoryWords[to]}.`];
}

interface Settling {
  readonly before: Condition;
  readonly sheet: Condition['sheet'];
  /** The standard fatigue that the rest takes away. */
  readonly lost: number;
  readonly moves: readonly MoveWords[];
  readonly source: Source;
  readonly isLong?: boolean;
  readonly silent?: readonly string[];
}

/** Fatigue drops, after the moves that are written, and exhaustion ends where rows have room again. */
function settle(recorder: Recorder, who: Fighter, settling: Settling): void {
  const { before, lost, moves, source, isLong = false, silent = [] } = settling;
  const space = spaceFor(who, before);
  const { sheet, moved } = rearranged(
    space,
    settling.sheet,
    moves.map(({ count, to }) => ({ count: count.value, to })),
  );
  changeCondition(recorder, who, (condition) => ({ ...condition, sheet }));
  recordStep(recorder, who, () => ({
    kind: 'rest',
    title: `${who.called} ${isLong ? 'has a long rest' : 'rests'}`,
    text: [
      ...(lost === 0 ? [] : [`${fatigueWords(lost, 'standard')} ${lost === 1 ? 'goes' : 'go'}.`]),
      ...moves.flatMap(({ to }, at) => movedWords(moved[at] ?? 0, to)),
      ...silent,
    ].join(' '),
    details: [sheetDetail(who, conditionOf(recorder.fight, who.name))],
    rule: rule.resting,
    source,
  }));
  const rested = deactivated(space, sheet);
  changeCondition(recorder, who, (condition) => withLevel(recorder.cast, who, condition, rested));
  recordExhaustion(recorder, who, before, source);
}

function recordNoRest(
  recorder: Recorder,
  who: Fighter,
  { why, rule: of, source }: { readonly why: string; readonly rule: RuleName; readonly source: Source },
): void {
  recordStep(recorder, who, () => ({
    kind: 'no rest',
    tone: 'bad',
    title: `${who.called} has no rest`,
    text: why,
    rule: of,
    source,
  }));
}
