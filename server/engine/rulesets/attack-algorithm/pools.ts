/** What somebody rolls, and why: the changes of the target number in order, the dice that are added, and those that cancel. */
import type { Modifier, Pool } from '../../pool.ts';
import type { Recount } from '../../recount.ts';
import type { Source } from '../../source.ts';
import type { HitPool } from '../../chance/index.ts';
import { mostDice, type DiceReasons, type DieReason } from './circumstances.ts';
import { difficultyText, shifted, type Difficulty, type Growth } from './difficulty.ts';
import { rule, type RuleName } from './rule-ids.ts';

/** One change of the target number, and why. Those of one `order` are added up before the die grows. */
export interface Change {
  readonly rule: RuleName;
  readonly by: number;
  readonly order: number;
  readonly because: string;
  readonly words?: string;
  readonly source: Source;
  /** Set where it doesn’t count after all. */
  readonly uncounted?: Modifier['uncounted'];
}

/** What a pool is made from. `whole` is set for whoever rolls all their dice, and says why not where they don’t. */
export interface PoolInput {
  readonly who: string;
  readonly base: Difficulty;
  readonly because: string;
  readonly changes: readonly Change[];
  readonly growth: Growth;
  readonly dice: DiceReasons;
  readonly whole: true | { readonly short: string; readonly why: string };
  /** How hits are counted, with net bonus dice or none, and with net penalty dice. */
  readonly counts: { readonly bonus: HitPool['counts']; readonly penalty: HitPool['counts'] };
  readonly pinned: readonly number[];
  /** Which of the reasons stay, where it is asked what would be without one. */
  readonly recount: Recount;
  /** Where the deed is announced. */
  readonly source: Source;
}

/** A pool to be rolled. `silent` is set where the text names no die that the difficulty could grow to: then nothing is rolled. */
export interface RolledPool {
  readonly pool: Pool;
  readonly hits: HitPool;
  /** Bonus dice that are left after cancelling, or penalty dice below 0. */
  readonly net: number;
  readonly silent: boolean;
  /** How many dice there are reasons for, beyond the bound too. */
  readonly wanted: { readonly bonus: number; readonly penalty: number };
}

export function rolledPool(input: PoolInput): RolledPool {
  const grown = growing(input);
  const wanted = diceLeft(input);
  const dice = cancelled({ bonus: wanted.bonus.slice(0, mostDice), penalty: wanted.penalty.slice(0, mostDice) }, input.whole);
  const size = 1 + Math.abs(dice.net);
  const isBounded = input.whole === true && [wanted.bonus, wanted.penalty].some((all) => all.length > mostDice || all.some(({ isCut }) => isCut));
  const counts = dice.net < 0 ? input.counts.penalty : input.counts.bonus;
  const { hit, of } = grown.now;
  const held = input.pinned.slice(0, size).filter((die) => Number.isInteger(die) && die >= 1 && die <= of);
  return {
    pool: {
      who: input.who, base: 1, because: input.because, modifiers: [...grown.modifiers, ...dice.modifiers], size,
      keep: size === 1 ? 'each hit' : keeps[counts],
      difficulty: { base: difficultyText(input.base), now: difficultyText(grown.now) }, from: `d${of}`, unit: { one: 'die', many: 'dice', faces: of },
      ...(isBounded ? { bounded: `${mostDice} bonus or penalty dice at most` } : {}),
    },
    hits: { dice: size - held.length, hit, of, counts, ...(held.length === 0 ? {} : { held }) },
    net: dice.net, silent: grown.silent, wanted: { bonus: wanted.bonus.length, penalty: wanted.penalty.length },
  };
}

const keeps: Readonly<Record<HitPool['counts'], Pool['keep']>> = {
  each: 'each hit', 'one if any': 'one hit', 'one if all': 'all hits', 'each if all': 'all hits',
};

/** The difficulty after all changes, those of a lower order first, and each step of the die among the reasons. */
function growing({ base, changes: all, growth, recount: { stays } }: PoolInput): { readonly now: Difficulty; readonly modifiers: readonly Modifier[]; readonly silent: boolean } {
  const modifiers: Modifier[] = [];
  const changes = all.filter(({ rule: of, ...change }) => stays({ ...change, rule: of.id }));
  let [now, silent] = [base, false];
  for (const order of [...new Set(changes.map((change) => change.order))].sort((a, b) => a - b)) {
    const together = changes.filter((change) => change.order === order);
    const counting = together.filter(({ by, uncounted }) => by !== 0 && uncounted === undefined);
    const after = shifted(now, counting.reduce((sum, { by }) => sum + by, 0), growth);
    modifiers.push(...together.map(changeModifier), ...stepsOf(now, after, counting.at(-1)));
    [now, silent] = [after.now, silent || after.silent];
  }
  return { now, modifiers, silent };
}

function changeModifier({ rule: of, by, because, words, source, uncounted }: Change): Modifier {
  return {
    rule: of.id, title: of.title, amount: by, measure: `TN ${by === 0 ? '±' : by < 0 ? '−' : '+'}${Math.abs(by)}`, because, source,
    ...(words === undefined ? {} : { words }),
    ...(uncounted === undefined ? { standing: 'counted' } : { standing: 'cancelled', uncounted }),
  };
}

function stepsOf(from: Difficulty, { grown }: ReturnType<typeof shifted>, last: Change | undefined): readonly Modifier[] {
  if (last === undefined) return [];
  const cameOf = changeModifier(last);
  const why = last.by > 0 ? 'a sure thing' : 'impossible';
  return grown.map((faces, index) => ({
    rule: rule.dieStep.id, title: rule.dieStep.title, amount: 1, measure: `d${grown[index - 1] ?? from.of} → d${faces}`, source: last.source,
    because: `it would have become ${why} on a d${grown[index - 1] ?? from.of}`, standing: 'counted', cameOf,
  }));
}

/** The dice of those reasons that stay, and one more where that is asked. */
function diceLeft({ dice, recount: { stays, adds }, source }: PoolInput): DiceReasons {
  const left = (reasons: readonly DieReason[]): readonly DieReason[] => reasons.filter(({ rule: of, ...reason }) => stays({ ...reason, rule: of.id }));
  const more: readonly DieReason[] = adds ? [{ rule: rule.circumstances, because: 'one more advantage', source }] : [];
  return { bonus: [...left(dice.bonus), ...more], penalty: left(dice.penalty) };
}

/** One bonus and one penalty die remove each other; whoever doesn’t roll the whole pool has no use for any of them. */
function cancelled({ bonus, penalty }: DiceReasons, whole: PoolInput['whole']): { readonly net: number; readonly modifiers: readonly Modifier[] } {
  if (whole !== true) {
    const unused = { standing: 'unused' as const, uncounted: whole };
    return { net: 0, modifiers: [...bonus.map((die) => bonusDie(die, unused)), ...penalty.map((die) => penaltyDie(die, unused))] };
  }
  const pairs = Math.min(bonus.length, penalty.length);
  const kept = bonus.length - pairs;
  const counted = { standing: 'counted' as const };
  return {
    net: bonus.length - penalty.length,
    modifiers: [
      ...bonus.map((die, index) => bonusDie(die, index < kept ? counted : removedBy(penalty[index - kept]))),
      ...penalty.map((die, index) => penaltyDie(die, index < pairs ? removedBy(bonus[kept + index]) : counted)),
    ],
  };
}

type Standing = Pick<Modifier, 'standing' | 'uncounted'>;

function removedBy(other: DieReason | undefined): Standing {
  return { standing: 'cancelled', uncounted: { short: 'cancelled', why: `${other?.because ?? 'another die'} cancels it` } };
}

function bonusDie(die: DieReason, standing: Standing): Modifier {
  return dieModifier(die, 1, 'a bonus die', standing);
}

function penaltyDie(die: DieReason, standing: Standing): Modifier {
  return dieModifier(die, -1, 'a penalty die', standing);
}

function dieModifier({ rule: of, because, words, source }: DieReason, amount: number, measure: string, standing: Standing): Modifier {
  return { rule: of.id, title: of.title, amount, measure, because, source, ...(words === undefined ? {} : { words }), ...standing };
}
