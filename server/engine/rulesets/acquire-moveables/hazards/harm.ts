/** Damage by which no cell is struck: that of fire, falls and gorging (am-q104). */
import type { ContestFigure } from '../../../game/figures.ts';
import { sentence } from '../../../play/words.ts';
import type { Result } from '../../../results.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { changed, conditionOf, type Condition } from '../fight.ts';
import { rule, type RuleName } from '../rule-ids.ts';

export const harmOutcomes = {
  unhurt: 'does no damage',
  wounds: 'takes HP',
  silent: 'takes them below 0 HP, where the text is silent',
  dies: 'kills',
} as const;

export type Harm = keyof typeof harmOutcomes;

/** Some damage to one combatant; `id` is that of its contest, which is missing where there are several in a round. */
export interface Hurt {
  readonly id?: string;
  readonly kind: string;
  readonly who: Fighter;
  readonly title: string;
  /** What was rolled, in words. */
  readonly says: string;
  readonly does: string;
  readonly results: readonly Result[];
  readonly damage: number;
  readonly rule: RuleName;
  readonly source: Source;
}

export function harmContest(id: string, kind: string, { name }: Fighter, source: Source): ContestFigure {
  return { id, kind, parties: [name], outcomes: new Map(Object.entries(harmOutcomes)), source };
}

/** How far below 0 HP the table goes, besides the level (am-211, am-212). */
const lowestInTable = 12;

/** The least damage after which every column of the injury table says death; undefined without written HP. */
export function deadlyDamage({ hitPoints }: Condition, { level }: Fighter): number | undefined {
  return hitPoints === undefined ? undefined : Math.max(0, hitPoints.now + lowestInTable + level + 1);
}

/** Takes the damage, without ARM, and records what comes of it. */
export function hurt(recorder: Recorder, by: Hurt): void {
  const { id, kind, who, damage, source } = by;
  const { hitPoints } = conditionOf(recorder.fight, who.name);
  const now = hitPoints === undefined ? undefined : hitPoints.now - damage;
  const harm = harmOf(now, damage, who);
  recorder.goOnWith(changed(recorder.fight, who, (condition) => harmed(condition, damage, harm)));
  if (id !== undefined) recorder.comes(id, harm);
  if (harm === 'silent') recorder.events.leaveOpen();
  recorder.record(() => ({
    kind,
    about: who.name,
    actor: who.name,
    tone: harm === 'unhurt' ? 'good' : 'bad',
    title: sentence(by.title),
    text: [by.says, pointsWords(who, now), silentWords[harm]].filter((each) => each !== '').join(' '),
    details: [
      { kind: 'results', does: by.does, results: by.results },
      id === undefined
        ? undefined
        : { kind: 'contest', contest: id, outcome: harm, says: harmOutcomes[harm], parties: [] },
    ],
    rule: harm === 'silent' ? rule.hazardDamage : by.rule,
    source,
  }));
}

function harmOf(now: number | undefined, damage: number, { level }: Fighter): Harm {
  if (damage <= 0) return 'unhurt';
  if (now === undefined || now >= 0) return 'wounds';
  return -now > lowestInTable + level ? 'dies' : 'silent';
}

function harmed({ hitPoints, lost, ...condition }: Condition, damage: number, harm: Harm): Condition {
  if (hitPoints === undefined) return { ...condition, lost };
  return {
    ...condition,
    lost: lost + damage,
    hitPoints: { ...hitPoints, now: hitPoints.now - damage },
    ...(harm === 'dies' ? { isDead: true } : {}),
  };
}

const silentWords: Readonly<Record<Harm, string>> = {
  unhurt: '',
  wounds: '',
  silent:
    'No part of the body is struck: the text doesn’t say which column of the injury table is read, and the group ' +
    'decides.',
  dies: 'The last row of the injury table is death in every column.',
};

function pointsWords({ called }: Fighter, points: number | undefined): string {
  return points === undefined ? '' : `${sentence(called)} is at ${`${points}`.replace('-', '−')} HP.`;
}
