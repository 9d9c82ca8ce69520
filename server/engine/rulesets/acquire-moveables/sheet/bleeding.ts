/** The bleed-out check at the end of a round: wounds that aren’t bound give fatigue (am-086, am-q052). */
import { happening, type Moment } from '../../../game/index.ts';
import { isNamed, type Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { factsOf, lastFact, type MoveablesFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import type { Happens, Recurrence } from '../play/happens.ts';
import { happeningTo, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { fightRoundsIn } from '../time.ts';
import { sheetOf, spaceFor } from './condition.ts';
import { deathSavesOf, gaining, type Gain } from './gaining.ts';
import { injuryWritten } from './injury-words.ts';
import { bleedingsOf } from './injuries.ts';
import { roomIn } from './sheet.ts';

/** Everybody who bleeds, or who may begin to in this round. */
export const bleedOut: Recurrence = (plan) =>
  [...plan.cast.fighters.values()].filter((who) => mayBleed(plan, who)).map((who) => bleedingOf(plan, who));

function mayBleed({ found, round }: RoundPlan, who: Fighter): boolean {
  return bleedingsOf(sheetOf(found, who)) > 0 || factsOf(round.facts, 'injury').length > 0;
}

/** In a longer round nobody lives through more gains than this: the pool is at 10 by then. */
const mostGains = 12;

function bleedingOf(plan: RoundPlan, who: Fighter): Happens {
  const { cast, found, round } = plan;
  const taken = factsOf(round.facts, 'injury').filter((fact) => isNamed(cast, fact.who, who));
  const injuries = [...sheetOf(found, who).injuries, ...taken.map(injuryWritten)];
  const rate = perRound(found.facts, injuries) ?? 0;
  const gains = Math.min(mostGains, fightRoundsIn(round));
  return {
    moment: happeningTo(who, (recorder) => bleed(recorder, who)),
    contests: Array.from({ length: gains }, (_, at) => deathSavesOf(plan, gainIn(plan, who, rate, at))).flat(),
  };
}

function bleed(recorder: Recorder, who: Fighter): readonly Moment<Recorder>[] {
  const { isDead, sheet } = conditionOf(recorder.fight, who.name);
  if (isDead === true || bleedingsOf(sheet) === 0) return [];
  const rate = who.hand === 'Players' ? perRound(recorder.fight.facts, sheet.injuries) : undefined;
  if (rate === undefined) {
    recordSilence(recorder, who);
    return [];
  }
  return bleedingFor(recorder, who, rate, fightRoundsIn(recorder.plan.round), 0);
}

/** What one round costs by the writer’s word; undefined while nothing is written (am-q051). */
function perRound(facts: readonly MoveablesFact[], injuries: readonly { bleeding: number; internal: number }[]) {
  const rate = lastFact(facts, 'bleed rate');
  if (rate === undefined) return undefined;
  const all = injuries.map(({ bleeding, internal }) => bleeding + internal);
  const times =
    rate.each === 'bleeding' ? all.reduce((sum, each) => sum + each, 0) : all.filter((each) => each > 0).length;
  return Math.max(0, Math.trunc(rate.count.value)) * times;
}

/**
 * A round of a fight is one gain. In a longer round there are as many, of which the first ones, while there is room and
 * nobody can die, are one step.
 */
function bleedingFor(
  recorder: Recorder,
  who: Fighter,
  rate: number,
  rounds: number,
  gains: number,
): readonly Moment<Recorder>[] {
  const condition = conditionOf(recorder.fight, who.name);
  if (rounds <= 0 || rate === 0 || condition.isDead === true) return [];
  const space = spaceFor(who, condition);
  const room = (['carried', 'mental'] as const)
    .flatMap((inventory) => space[inventory].map((_, row) => roomIn(space, condition.sheet, inventory, row)))
    .reduce((sum, each) => sum + each, 0);
  const isSafe = condition.sheet.pool.length === 0;
  const together = isSafe ? Math.max(1, Math.min(rounds, Math.floor(room / rate))) : 1;
  return [
    gaining(gainIn(recorder.plan, who, rate * together, gains)),
    happening((later) => bleedingFor(later, who, rate, rounds - together, gains + 1)),
  ];
}

function gainIn({ round }: RoundPlan, who: Fighter, count: number, gains: number): Gain {
  return {
    id: `bleeding ${gains}`,
    who,
    kind: 'standard',
    count,
    from: 'bleeding',
    rule: rule.bleeding,
    source: round.source,
  };
}

function recordSilence(recorder: Recorder, who: Fighter): void {
  recordStep(recorder, who, () => ({
    kind: 'bleed-out',
    title: `${who.called} bleeds`,
    text:
      who.hand === 'Players'
        ? 'The text doesn’t say how much fatigue bleeding gives: the group decides.'
        : 'The text has a check for bleeding only for the players’ characters: the group decides.',
    rule: rule.bleeding,
    source: recorder.plan.round.source,
  }));
}
