/** Somebody gains fatigue: its chits, and the exhaustion, the coma and the death that come of it (am-050 to am-057). */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import type { ContestFigure } from '../../../game/figures.ts';
import { list } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { changed, conditionOf } from '../fight.ts';
import { isInWater } from '../hazards/lasting.ts';
import { chooses } from '../options.ts';
import { rollingDie, settleDie, upTo } from '../play/one-die.ts';
import { changeCondition, recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { chosenInventory, goneOn, sheetOf, spaceFor } from './condition.ts';
import { deadlyFatigue, withFatigue, type Place } from './fatigue.ts';
import { recordExhaustion } from './exhaustion-steps.ts';
import { sheetDetail } from './sheet-detail.ts';
import type { FatigueKind, Inventory } from './sheet.ts';

/** Fatigue for one combatant. `id` tells gains of one round apart: `head 2`, `bleeding`. */
export interface Gain {
  readonly id: string;
  readonly who: Fighter;
  readonly kind: FatigueKind;
  readonly count: number;
  /** The inventory, if it is said of this fatigue; otherwise the one that the player has chosen. */
  readonly into?: Inventory;
  /** The reason in the writer’s words, shown in quotes. */
  readonly because?: string;
  /** What it comes from, in ours: `bleeding`. */
  readonly from?: string;
  /** The page of its step; left out, that of its kind. */
  readonly rule?: RuleName;
  readonly source: Source;
}

/** The page of each kind. */
export const kindRules: Readonly<Record<FatigueKind, RuleName>> = {
  standard: rule.fatigue,
  dehydration: rule.thirst,
  starvation: rule.hunger,
  hypothermia: rule.cold,
  infection: rule.infection,
  drowning: rule.fatigue,
};

const deathSaveDie = 10;

const saveOutcomes = new Map([
  ['dies', 'dies'],
  ['lives', 'lives'],
]);

/** Several at once are one gain, or as many as there are chits (am-q033). */
export function gaining(gain: Gain): Moment<Recorder> {
  return concerning(
    [gain.who.name],
    happening(({ cast: { stage } }): readonly Moment<Recorder>[] =>
      chooses(stage, 'death check count', 'per-chit')
        ? Array.from({ length: gain.count }, (_, at) => oneGain({ ...gain, id: `${gain.id}/${at}`, count: 1 }))
        : [oneGain(gain)],
    ),
  );
}

function oneGain(gain: Gain): Moment<Recorder> {
  return happening((recorder) => {
    const { who, kind, count } = gain;
    const before = conditionOf(recorder.fight, who.name);
    if (before.isDead === true || count <= 0) return [];
    const { cast, fight } = recorder;
    const into = gain.into ?? chosenInventory(cast, fight, who) ?? 'carried';
    const { sheet, placed, beyond } = withFatigue(spaceFor(who, before), before.sheet, { kind, count, into });
    recorder.goOnWith(changed(fight, who, (condition) => ({ ...condition, sheet })));
    recordGain(recorder, gain, placed, beyond);
    recorder.goOnWith(goneOn(cast, fight, who, sheet));
    recordExhaustion(recorder, who, before, gain.source);
    if (beyond > 0 && before.sheet.isInComa !== true) recordComa(recorder, gain);
    const death = deathBy(recorder, gain);
    if (death !== undefined) {
      die(recorder, gain, death);
      return [];
    }
    const pool = chooses(cast.stage, 'death check order', 'check-first') ? before.sheet.pool : sheet.pool;
    return pool.length === 0 ? [] : [saving(gain, pool.length)];
  });
}

/** The end of somebody by fatigue without a throw, in words. In water any coma is death (am-247). */
function deathBy({ fight, plan }: Recorder, { who, kind }: Gain): string | undefined {
  const sheet = sheetOf(fight, who);
  const deadly = deadlyFatigue(sheet);
  if (deadly !== undefined) return `of ${deadly}`;
  return sheet.isInComa === true && (isInWater(plan, who) || kind === 'drowning') ? 'by drowning' : undefined;
}

function die(recorder: Recorder, { who, kind, source }: Gain, how: string): void {
  changeCondition(recorder, who, (condition) => ({ ...condition, isDead: true }));
  recordStep(recorder, who, () => ({
    kind: 'death',
    tone: 'bad',
    title: `${who.called} dies ${how}`,
    rule: kindRules[kind],
    source,
  }));
}

/** Whenever fatigue is gained with fatigue in the pool, as many in ten die (am-057, am-q034). */
function saving(gain: Gain, pool: number): Moment<Recorder> {
  return rollingDie(deathSaveDie, (recorder, rolled) => settleSave(recorder, gain, pool, rolled), {
    ways: upTo(pool, deathSaveDie),
  });
}

function settleSave(recorder: Recorder, gain: Gain, pool: number, rolled: number): void {
  const { who, source } = gain;
  const isDead = rolled <= pool;
  const outcome = isDead ? 'dies' : 'lives';
  if (isDead) changeCondition(recorder, who, (condition) => ({ ...condition, isDead }));
  settleDie(recorder, who, { contest: deathSaveId(gain), outcome }, () => ({
    kind: 'death save',
    title: `${who.called} ${outcome}`,
    text: `The Death Save pool has ${pool} fatigue, so the chance to die is ${Math.min(pool, deathSaveDie)} in 10.`,
    sides: deathSaveDie,
    rolled,
    action: 'may die of fatigue',
    because: `the Death Save pool has ${pool}: death at ${pool} or less`,
    says: outcome,
    tone: isDead ? 'bad' : 'good',
    rule: rule.coma,
    source,
  }));
}

/** Of the contest by which steps and odds show the death save of a gain. */
function deathSaveId({ who, id }: Pick<Gain, 'who' | 'id'>): string {
  return `death save/${who.name}/${id}`;
}

/** The death saves that may be thrown for a gain: those that aren’t have no odds. */
export function deathSavesOf({ cast }: RoundPlan, gain: Gain): readonly ContestFigure[] {
  const isPerChit = chooses(cast.stage, 'death check count', 'per-chit');
  const gains = isPerChit
    ? Array.from({ length: gain.count }, (_, at) => ({ ...gain, id: `${gain.id}/${at}` }))
    : [gain];
  return gains.map((each) => ({
    id: deathSaveId(each),
    kind: 'death save',
    parties: [gain.who.name],
    outcomes: saveOutcomes,
    source: gain.source,
  }));
}

function recordGain(recorder: Recorder, gain: Gain, placed: readonly Place[], beyond: number): void {
  const { who, count, kind, because, from, source } = gain;
  recordStep(recorder, who, () => ({
    kind: 'fatigue',
    tone: 'bad',
    title: `${who.called} gains ${fatigueWords(count, kind)}`,
    text: [
      ...(because === undefined ? [] : [`“${because}”.`]),
      ...(from === undefined ? [] : [`It comes from ${from}.`]),
      ...placesWords(who, placed),
      ...(beyond === 0 ? [] : [`No slot is free for ${beyond === count ? 'it' : beyond}.`]),
    ].join(' '),
    details: [sheetDetail(who, conditionOf(recorder.fight, who.name))],
    rule: gain.rule ?? kindRules[kind],
    source,
  }));
}

function recordComa(recorder: Recorder, { who, source }: Gain): void {
  const { pool } = sheetOf(recorder.fight, who);
  recordStep(recorder, who, () => ({
    kind: 'coma',
    tone: 'bad',
    title: `${who.called} is in a coma`,
    text: `The Death Save pool has ${pool.length} fatigue. The text doesn’t say how a coma ends: the group decides.`,
    rule: rule.coma,
    source,
  }));
}

/** `2 fatigue`, `1 hypothermia fatigue`. */
export function fatigueWords(count: number, kind: FatigueKind): string {
  return kind === 'standard' ? `${count} fatigue` : `${count} ${kind} fatigue`;
}

export const inventoryWords: Readonly<Record<Inventory, string>> = {
  carried: 'the carried inventory',
  mental: 'the mental inventory',
};

/** Where chits went, a sentence for each inventory. */
function placesWords({ layout }: Fighter, placed: readonly Place[]): readonly string[] {
  return (['carried', 'mental'] as const).flatMap((inventory) => {
    const rows = placed.filter((place) => place.inventory === inventory).map(({ row }) => row + 1);
    if (rows.length === 0) return [];
    return [`${rows.length} in ${inventoryWords[inventory]}${layout[inventory].isDeclared ? rowWords(rows) : ''}.`];
  });
}

function rowWords(rows: readonly number[]): string {
  const all = [...new Set(rows)].map((row) => `${row}`);
  return `, ${all.length === 1 ? 'row' : 'rows'} ${list(all)}`;
}
