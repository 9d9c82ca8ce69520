/** Infection: in unsanitary conditions, as many in thirty die as they have fatigue from it (am-079, am-080). */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import type { Source } from '../../../source.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { conditionOf } from '../fight.ts';
import type { Happening } from '../play/happens.ts';
import { rollingDie, settleDie, upTo } from '../play/one-die.ts';
import { changeCondition, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { sheetOf } from '../sheet/condition.ts';
import { fatigueOf } from '../sheet/sheet.ts';

const infectionDie = 30;

const outcomes = new Map([
  ['dies', 'dies of infection'],
  ['lives', 'lives'],
]);

/** One check for each sentence: the text doesn’t say how often there is one (am-q045). */
export const infectionChecks: Happening = ({ cast, round }, fact) => {
  if (fact.kind !== 'unsanitary') return [];
  return fightersNamed(cast, fact.who).map((who) => {
    const id = `infection/${round.facts.indexOf(fact)}/${who.name}`;
    return {
      moment: concerning([who.name], checking(who, id, fact.source)),
      contests: [{ id, kind: 'infection', parties: [who.name], outcomes, source: fact.source }],
    };
  });
};

function checking(who: Fighter, id: string, source: Source): Moment<Recorder> {
  return happening((recorder): readonly Moment<Recorder>[] => {
    const fatigue = Math.min(infectionDie, fatigueOf(sheetOf(recorder.fight, who), 'infection'));
    if (conditionOf(recorder.fight, who.name).isDead === true) return [];
    if (fatigue === 0) {
      recordStep(recorder, who, () => ({
        kind: 'infection',
        tone: 'good',
        title: `${who.called} has no infection that unsanitary conditions could make worse`,
        rule: rule.infection,
        source,
      }));
      return [];
    }
    return [
      rollingDie(infectionDie, (then, rolled) => settle(then, { who, id, source }, fatigue, rolled), {
        ways: upTo(fatigue, infectionDie),
      }),
    ];
  });
}

function settle(
  recorder: Recorder,
  { who, id, source }: { readonly who: Fighter; readonly id: string; readonly source: Source },
  fatigue: number,
  rolled: number,
): void {
  const isDead = rolled <= fatigue;
  const outcome = isDead ? 'dies' : 'lives';
  if (isDead) changeCondition(recorder, who, (condition) => ({ ...condition, isDead }));
  settleDie(recorder, who, { contest: id, outcome }, () => {
    const says = outcomes.get(outcome) ?? '';
    return {
      kind: 'infection',
      title: `${who.called} ${says}`,
      text: `The chance to die in unsanitary conditions is ${fatigue} in ${infectionDie}.`,
      sides: infectionDie,
      rolled,
      action: 'may die of infection',
      because: `${fatigue} infection fatigue: death at ${fatigue} or less`,
      says,
      tone: isDead ? 'bad' : 'good',
      rule: rule.infection,
      source,
    };
  });
}
