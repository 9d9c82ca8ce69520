/** Builds pools with their reasons: changes of the target number in order, added dice, and cancelled dice. */
import type { Modifier, Pool } from '../../../pool.ts';
import type { Recount } from '../../../worth/recount.ts';
import type { Source } from '../../../source.ts';
import type { HitPool } from '../../../chance/index.ts';
import { mostDice, type DiceReasons } from '../circumstances.ts';
import { difficultyText, shifted, type Difficulty, type Growth } from './difficulty.ts';
import { netDice, type Whole } from './net-dice.ts';
import { isFace, type PinnedDie } from '../../../play/pinned-dice.ts';
import { rule, type RuleName } from '../rule-ids.ts';

/** The standing of a modifier that doesn’t count, and why. */
export type Uncounted = Required<Pick<Modifier, 'standing' | 'uncounted'>>;

/** One change of the target number, with its reason. Changes of the same `order` are added up before the die grows. */
export interface Change {
  readonly rule: RuleName;
  readonly by: number;
  readonly order: number;
  readonly because: string;
  readonly words?: string;
  readonly source: Source;
  /** Set where the change doesn’t count. */
  readonly instead?: Uncounted;
}

/** The inputs of a pool. `whole` is true where all dice are rolled, and otherwise says why not. */
export interface PoolInput {
  readonly who: string;
  readonly base: Difficulty;
  readonly because: string;
  /** The rule that sets the base. */
  readonly baseRule: RuleName;
  readonly changes: readonly Change[];
  readonly growth: Growth;
  readonly dice: DiceReasons;
  readonly whole: Whole;
  /** How hits are counted, with net bonus dice or none, and with net penalty dice. */
  readonly counts: { readonly bonus: HitPool['counts']; readonly penalty: HitPool['counts'] };
  readonly pinned: readonly (PinnedDie | undefined)[];
  /** Decides which reasons stay, and which are set aside. */
  readonly recount: Recount;
  /** The source of the announcement. */
  readonly source: Source;
}

/**
 * A pool ready to be rolled. `silent` is set where the text names no die that the difficulty could grow to: then
 * nothing is rolled.
 */
export interface RolledPool {
  readonly pool: Pool;
  readonly hits: HitPool;
  /** The pins of its first dice, in order; undefined for a die that is rolled. */
  readonly pins: readonly (PinnedDie | undefined)[];
  /** Bonus dice left after cancelling; negative for penalty dice. */
  readonly net: number;
  readonly silent: boolean;
  /** The number of dice with a reason, also beyond the bound. */
  readonly wanted: { readonly bonus: number; readonly penalty: number };
}

export function rolledPool(input: PoolInput): RolledPool {
  const grown = growing(input);
  const dice = netDice(input.dice, input.recount, input.whole, input.source);
  const size = 1 + Math.abs(dice.net);
  const counts = dice.net < 0 ? input.counts.penalty : input.counts.bonus;
  const { hit, of } = grown.now;
  const pins = input.pinned.slice(0, size).map((die) => (die !== undefined && isFace(die.value, of) ? die : undefined));
  const held = pins.flatMap((die) => die?.value ?? []);
  return {
    pool: {
      who: input.who,
      base: 1,
      because: input.because,
      rule: input.baseRule.id,
      modifiers: [...grown.modifiers, ...dice.modifiers],
      size,
      keep: size === 1 ? 'each hit' : keeps[counts],
      difficulty: { base: difficultyText(input.base), now: difficultyText(grown.now) },
      from: `d${of}`,
      unit: { one: 'die', many: 'dice', faces: of },
      ...(dice.isBounded ? { bounded: `${mostDice} bonus or penalty dice at most` } : {}),
    },
    hits: { dice: size - held.length, hit, of, counts, ...(held.length === 0 ? {} : { held }) },
    pins,
    net: dice.net,
    silent: grown.silent,
    wanted: dice.wanted,
  };
}

const keeps: Readonly<Record<HitPool['counts'], Pool['keep']>> = {
  each: 'each hit',
  'one if any': 'one hit',
  'one if all': 'all hits',
  'each if all': 'all hits',
};

/** The difficulty after all changes, lower orders first, with each step of the die among the modifiers. */
function growing({ base, changes: all, growth, recount }: PoolInput): {
  readonly now: Difficulty;
  readonly modifiers: readonly Modifier[];
  readonly silent: boolean;
} {
  const modifiers: Modifier[] = [];
  const changes = changesLeft(all, recount);
  let [now, silent] = [base, false];
  for (const order of [...new Set(changes.map((change) => change.order))].sort((a, b) => a - b)) {
    const together = changes.filter((change) => change.order === order);
    const counting = together.filter(({ by, instead }) => by !== 0 && instead === undefined);
    const after = shifted(
      now,
      counting.reduce((sum, { by }) => sum + by, 0),
      growth,
    );
    modifiers.push(...together.map(changeModifier), ...stepsOf(now, after, counting.at(-1)));
    [now, silent] = [after.now, silent || after.silent];
  }
  return { now, modifiers, silent };
}

/** The changes that stay, with those set aside marked. */
export function changesLeft(changes: readonly Change[], { stays, asideBy }: Recount): readonly Change[] {
  return changes
    .filter(({ rule: of, ...change }) => stays({ ...change, rule: of.id }))
    .map((change) => {
      const instead = asideBy({ ...change, title: change.rule.title });
      return instead === undefined ? change : { ...change, instead };
    });
}

function changeModifier({ rule: of, by, because, words, source, instead }: Change): Modifier {
  return {
    rule: of.id,
    title: of.title,
    amount: by,
    measure: `TN ${by === 0 ? '±' : by < 0 ? '−' : '+'}${Math.abs(by)}`,
    because,
    source,
    ...(words === undefined ? {} : { words }),
    ...(instead ?? { standing: 'counted' }),
  };
}

function stepsOf(
  from: Difficulty,
  { grown }: ReturnType<typeof shifted>,
  last: Change | undefined,
): readonly Modifier[] {
  if (last === undefined) return [];
  const cameOf = changeModifier(last);
  const why = last.by > 0 ? 'a sure thing' : 'impossible';
  return grown.map((faces, index) => ({
    rule: rule.dieStep.id,
    title: rule.dieStep.title,
    amount: 1,
    measure: `d${grown[index - 1] ?? from.of} → d${faces}`,
    source: last.source,
    because: `it would have become ${why} on a d${grown[index - 1] ?? from.of}`,
    standing: 'counted',
    cameOf,
  }));
}
