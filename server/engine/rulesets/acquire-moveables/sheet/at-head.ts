/** What the head of a round says of fatigue and injuries, apart from rests. */
import type { Detail } from '../../../details.ts';
import { lastingDetail } from '../dice/die-details.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { type Of, type InjuryFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { toEach, type Happens, type Happening } from '../play/happens.ts';
import { changeCondition, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { goneOn, sheetOf, spaceFor, withLevel } from './condition.ts';
import { recordExhaustion } from './exhaustion-steps.ts';
import { deathSavesOf, fatigueWords, gaining, kindRules, type Gain } from './gaining.ts';
import { injuryWritten } from './injury-words.ts';
import { withInjury } from './injuries.ts';
import { withoutFatigue } from './losing.ts';
import { sheetDetail } from './sheet-detail.ts';
import type { FatigueKind, Injury } from './sheet.ts';

export const sheetAtHead: Happening = (plan, fact) => {
  const { cast } = plan;
  switch (fact.kind) {
    case 'gains fatigue':
      return fightersNamed(cast, fact.who).map((who) => gainHappens(plan, gainOf(plan, fact, who)));
    case 'loses fatigue':
      return toEach(cast, fact.who, (recorder, who) => lose(recorder, who, fact));
    case 'injury':
      return toEach(cast, fact.who, (recorder, who) => injure(recorder, who, fact));
    case 'exhaustion':
      return toEach(cast, fact.who, (recorder, who) => exhaust(recorder, who, fact));
    case 'wakes up':
      return toEach(cast, fact.who, (recorder, who) => wake(recorder, who, fact));
    default:
      return [];
  }
};

/** A gain as something that happens, with the death saves that may come of it. */
function gainHappens(plan: RoundPlan, gain: Gain): Happens {
  return { moment: gaining(gain), contests: deathSavesOf(plan, gain) };
}

function gainOf({ round }: RoundPlan, fact: Of<'gains fatigue'>, who: Fighter): Gain {
  const { count, of, where, words, source } = fact;
  return {
    id: `head ${round.facts.indexOf(fact)}`,
    who,
    kind: of,
    count: Math.trunc(count.value),
    ...(where === undefined ? {} : { into: where }),
    ...(words === undefined ? {} : { because: words.text }),
    source,
  };
}

function lose(recorder: Recorder, who: Fighter, { count, of, words, source }: Of<'loses fatigue'>): void {
  const { sheet, lost } = withoutFatigue(sheetOf(recorder.fight, who), of, count?.value);
  changeCondition(recorder, who, (condition) => ({ ...condition, sheet }));
  recordLoss(recorder, who, { kind: of, lost, source, ...(words === undefined ? {} : { because: words.text }) });
}

interface Loss {
  readonly kind: FatigueKind;
  readonly lost: number;
  readonly because?: string;
  readonly source: InjuryFact['source'];
}

export function recordLoss(recorder: Recorder, who: Fighter, { kind, lost, because, source }: Loss): void {
  recordStep(recorder, who, () => ({
    kind: 'relief',
    tone: lost > 0 ? 'good' : 'plain',
    title: lost > 0 ? `${who.called} loses ${fatigueWords(lost, kind)}` : `${who.called} has none to lose`,
    text: because === undefined ? '' : `“${because}”.`,
    details: [sheetDetail(who, conditionOf(recorder.fight, who.name))],
    rule: kindRules[kind],
    source,
  }));
}

function injure(recorder: Recorder, who: Fighter, fact: InjuryFact): void {
  const before = conditionOf(recorder.fight, who.name);
  const written = injuryWritten(fact);
  const { sheet, swapped, homeless } = withInjury(spaceFor(who, before), before.sheet, written);
  changeCondition(recorder, who, (condition) => ({ ...condition, sheet }));
  const { name, slots, bleeding, internal, isPermanent = false } = written;
  recordStep(recorder, who, () => ({
    kind: 'injury',
    tone: 'bad',
    title: `${who.called} has an injury: ${name}`,
    text: [
      slots === 1 ? 'It takes a slot.' : `It takes ${slots} slots.`,
      ...(swapped === 0 ? [] : [`${swapped} fatigue makes room for it, and lies higher.`]),
      ...(homeless === 0 ? [] : [`There is no room for ${homeless}: the text is silent, and the group decides.`]),
      ...(bleeding + internal === 0 ? [] : ['It bleeds.']),
      ...(isPermanent ? ['What it does stays when it has healed.'] : []),
    ].join(' '),
    details: [healingTime(written), sheetDetail(who, conditionOf(recorder.fight, who.name))],
    rule: rule.injuryChits,
    source: fact.source,
  }));
  recorder.goOnWith(goneOn(recorder.cast, recorder.fight, who, sheet));
  recordExhaustion(recorder, who, before, fact.source);
}

/** How long it lasts, where both its healing die and the interval are written. */
function healingTime({ name, healing }: Pick<Injury, 'name' | 'healing'>): Detail<'lasting'> | undefined {
  if (healing === undefined || !Number.isFinite(healing.every)) return undefined;
  return lastingDetail(name, healing.kind, healing.size, healing.every);
}

function exhaust(recorder: Recorder, who: Fighter, { level, source }: Of<'exhaustion'>): void {
  const before = conditionOf(recorder.fight, who.name);
  const sheet = { ...before.sheet, given: Math.max(0, Math.trunc(level.value)) };
  changeCondition(recorder, who, (condition) => withLevel(recorder.cast, who, condition, sheet));
  recordExhaustion(recorder, who, before, source);
}

/** The end of a coma by the writer’s word, with as much in the pool as is written (am-q035). */
function wake(recorder: Recorder, who: Fighter, { pool, source }: Of<'wakes up'>): void {
  const { isInComa, ...awake } = sheetOf(recorder.fight, who);
  const left = awake.pool.slice(0, Math.max(0, Math.trunc(pool?.value ?? Infinity)));
  const sheet = { ...awake, pool: left };
  changeCondition(recorder, who, (condition) => ({ ...condition, sheet }));
  recordStep(recorder, who, () => ({
    kind: 'waking',
    tone: isInComa === true ? 'good' : 'plain',
    title: isInComa === true ? `${who.called} wakes from the coma` : `${who.called} isn’t in a coma`,
    text: `The Death Save pool has ${left.length} fatigue. The text doesn’t say how a coma ends: the group has decided.`,
    rule: rule.coma,
    source,
  }));
}
