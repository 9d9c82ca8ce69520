/** Changes of a head by the writer’s word: who is out, back or on the ground, HP, and what is done below 0 HP. */
import type { Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import { type Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { pointsWords } from '../deeds/blow-steps.ts';
import type { BelowZeroFact, HitPointsChange, StateFact } from '../facts.ts';
import { conditionOf, puttingInto, withPoints } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import { cappedPoints } from '../sheet/exhaustion.ts';
import { toEach, type Happening } from './happens.ts';
import { loseWithoutCell, lossWords } from './harm.ts';
import { changeCondition, recordStep } from './steps.ts';

export const headChanges: Happening = ({ cast }, fact) => {
  switch (fact.kind) {
    case 'state':
      return toEach(cast, fact.who, (recorder, who) => putInto(recorder, who, fact));
    case 'hit points':
      return toEach(cast, fact.who, (recorder, who) => changePoints(recorder, who, fact));
    case 'below 0 HP':
      return toEach(cast, fact.who, (recorder, who) => choose(recorder, who, fact));
    default:
      return [];
  }
};

function putInto(recorder: Recorder, who: Fighter, { state, source }: StateFact): void {
  changeCondition(recorder, who, puttingInto(state));
  const staysDead = conditionOf(recorder.fight, who.name).isDead === true;
  recordStep(recorder, who, () => ({
    kind: 'state',
    tone: state === 'back in the fight' || state === 'standing' ? 'good' : 'bad',
    title: staysDead ? `${who.called} is dead, and stays out of the fight` : `${who.called} is ${state}`,
    text: state === 'hors de combat' ? 'Whoever is down lies prone.' : '',
    rule: state === 'prone' || state === 'standing' ? rule.injury : rule.downed,
    source,
  }));
}

function changePoints(
  recorder: Recorder,
  who: Fighter,
  { points, way, source }: HitPointsChange,
): readonly Moment<Recorder>[] {
  const record = (then: Recorder, tone: 'good' | 'bad', text: string): void =>
    recordStep(then, who, () => ({
      kind: 'hit points',
      tone,
      title: `${who.called} ${way} ${points.value} HP`,
      text,
      rule: rule.hitPoints,
      source,
    }));
  if (way === 'loses') {
    return loseWithoutCell(recorder, { who, points: points.value, source }, (then, injured) =>
      record(then, 'bad', lossWords(then, who, injured)),
    );
  }
  changeCondition(recorder, who, (condition) => {
    const { hitPoints, exhaustion } = condition;
    if (hitPoints === undefined) return condition;
    const most = Math.max(hitPoints.now, cappedPoints(hitPoints.base, exhaustion));
    return withPoints(condition, Math.min(most, hitPoints.now + points.value));
  });
  const { hitPoints } = conditionOf(recorder.fight, who.name);
  record(
    recorder,
    'good',
    hitPoints === undefined ? '' : `${sentence(who.called)} is at ${pointsWords(hitPoints.now)}.`,
  );
  return [];
}

/** The choice holds from the next loss of HP on; those who are below 0 already have chosen. */
function choose(recorder: Recorder, who: Fighter, { does, source }: BelowZeroFact): void {
  changeCondition(recorder, who, (condition) => ({ ...condition, belowZero: does }));
  recordStep(recorder, who, () => ({
    kind: 'choice',
    title: `below 0 HP, ${who.called} ${does}`,
    rule: rule.standing,
    source,
  }));
}
