/** Damage by which no cell is struck: that of fire, falls and gorging (am-q104). */
import type { ContestFigure } from '../../../game/figures.ts';
import type { Moment } from '../../../game/index.ts';
import type { Result } from '../../../results.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Injured } from '../deeds/injuries.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { lastFact } from '../facts.ts';
import type { Condition } from '../fight.ts';
import { loseWithoutCell, lossWords } from '../play/harm.ts';
import { recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';

const harmOutcomes = {
  unhurt: 'does no damage',
  wounds: 'leaves 0 HP or more',
  silent: 'below 0 HP, injury left open',
  decided: 'below 0 HP, injury decided',
  winded: 'winds',
  drops: 'makes them drop everything held',
  prone: 'knocks prone',
  amputated: 'amputates',
  dies: 'kills',
} as const;

type Harm = keyof typeof harmOutcomes;

/** What can come of it while nobody has decided which column of the injury table is read. */
const undecided: readonly Harm[] = ['unhurt', 'wounds', 'silent', 'dies'];

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

export function harmContest(
  { found }: RoundPlan,
  by: Pick<ContestFigure, 'id' | 'kind' | 'source'>,
  { name }: Fighter,
): ContestFigure {
  const isDecided = lastFact(found.facts, 'hazard location') !== undefined;
  const all = Object.entries(harmOutcomes);
  const outcomes = isDecided ? all : all.filter(([id]) => undecided.some((each) => each === id));
  return { ...by, parties: [name], outcomes: new Map(outcomes) };
}

/** How far below 0 HP the table goes, besides the level (am-211, am-212). */
const lowestInTable = 12;

/** The least damage after which every column of the injury table says death; undefined without written HP. */
export function deadlyDamage({ hitPoints }: Condition, { level }: Fighter): number | undefined {
  return hitPoints === undefined ? undefined : Math.max(0, hitPoints.now + lowestInTable + level + 1);
}

/** Takes the damage, without ARM, and records what comes of it. */
export function hurt(recorder: Recorder, by: Hurt): readonly Moment<Recorder>[] {
  const { who, damage, source } = by;
  if (damage > 0)
    return loseWithoutCell(recorder, { who, points: damage, source }, (then, injured) => settle(then, by, injured));
  settle(recorder, by, undefined);
  return [];
}

function settle(recorder: Recorder, by: Hurt, injured: Injured | undefined): void {
  const { id, kind, who, damage, source } = by;
  const harm = damage <= 0 ? 'unhurt' : harmOf(injured);
  if (id !== undefined) recorder.comes(id, harm);
  const words = lossWords(recorder, who, injured);
  recordStep(recorder, who, () => ({
    kind,
    tone: harm === 'unhurt' ? 'good' : 'bad',
    title: by.title,
    text: [by.says, words].filter((each) => each !== '').join(' '),
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

function harmOf(injured: Injured | undefined): Harm {
  const outcome = injured?.outcome ?? 'wounds';
  return outcome === 'misses' || outcome === 'cover' || outcome === 'stopped' ? 'unhurt' : outcome;
}
