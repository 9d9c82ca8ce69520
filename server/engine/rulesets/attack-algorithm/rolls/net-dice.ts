/** Net bonus and penalty dice, and the modifiers that show them. */
import type { Modifier } from '../../../pool.ts';
import type { Aside, Recount } from '../../../worth/recount.ts';
import type { Source } from '../../../source.ts';
import { mostDice, type DiceReasons, type DieReason } from '../circumstances.ts';
import { rule } from '../rule-ids.ts';

/**
 * `net` is the number of bonus dice left after cancelling, negative for penalty dice; `wanted` counts all dice with a
 * reason, also beyond the bound.
 */
export interface NetDice {
  readonly net: number;
  readonly modifiers: readonly Modifier[];
  readonly wanted: { readonly bonus: number; readonly penalty: number };
  /** Set where there are reasons for more dice than are rolled. */
  readonly isBounded: boolean;
}

/** True for the whole pool; otherwise why only one die is rolled. */
export type Whole = true | Required<Modifier>['uncounted'];

/** A die with its index among the counting dice, or among those set aside. */
interface Placed {
  readonly die: DieReason;
  readonly place: number;
  readonly aside: Aside | undefined;
}

/**
 * Cancels bonus and penalty dice against each other, after the recount has removed or set aside reasons; it may add one
 * die, which is never set aside.
 */
export function netDice(dice: DiceReasons, recount: Recount, whole: Whole, source: Source): NetDice {
  const more: readonly DieReason[] = recount.adds
    ? [{ rule: rule.circumstances, because: 'one more advantage', source }]
    : [];
  const [bonus, penalty] = [placed(dice.bonus, recount, more), placed(dice.penalty, recount)];
  const wanted = { bonus: wantedOf(bonus), penalty: wantedOf(penalty) };
  const isBounded =
    whole === true &&
    [wanted.bonus, wanted.penalty].some((all) => all.length > mostDice || all.some(({ isCut }) => isCut));
  return {
    ...cancelled(bonus.filter(isWithin), penalty.filter(isWithin), whole),
    isBounded,
    wanted: { bonus: wanted.bonus.length, penalty: wanted.penalty.length },
  };
}

function placed(
  dice: readonly DieReason[],
  { stays, asideBy }: Recount,
  more: readonly DieReason[] = [],
): readonly Placed[] {
  const places = { counting: 0, aside: 0 };
  const left = dice
    .filter(({ rule: of, ...reason }) => stays({ ...reason, rule: of.id }))
    .map((die) => ({ die, aside: asideBy({ ...die, title: die.rule.title }) }));
  return [...left, ...more.map((die) => ({ die, aside: undefined }))].map((each): Placed => {
    const kind = each.aside === undefined ? 'counting' : 'aside';
    places[kind] += 1;
    return { ...each, place: places[kind] - 1 };
  });
}

function wantedOf(dice: readonly Placed[]): readonly DieReason[] {
  return dice.flatMap(({ die, aside }) => (aside === undefined ? [die] : []));
}

/** Whether the die is within the bound; dice set aside don’t take up places. */
function isWithin({ place }: Placed): boolean {
  return place < mostDice;
}

/** A bonus and a penalty die cancel each other; without the whole pool, all of them are unused. */
function cancelled(
  bonus: readonly Placed[],
  penalty: readonly Placed[],
  whole: Whole,
): Pick<NetDice, 'net' | 'modifiers'> {
  if (whole !== true) {
    const unused = (): Standing => ({ standing: 'unused', uncounted: whole });
    return {
      net: 0,
      modifiers: [...bonus.map((die) => bonusDie(die, unused)), ...penalty.map((die) => penaltyDie(die, unused))],
    };
  }
  const [gained, lost] = [wantedOf(bonus), wantedOf(penalty)];
  const pairs = Math.min(gained.length, lost.length);
  const kept = gained.length - pairs;
  return {
    net: gained.length - lost.length,
    modifiers: [
      ...bonus.map((die) => bonusDie(die, (place) => (place < kept ? counted : removedBy(lost[place - kept])))),
      ...penalty.map((die) => penaltyDie(die, (place) => (place < pairs ? removedBy(gained[kept + place]) : counted))),
    ],
  };
}

type Standing = Pick<Modifier, 'standing' | 'uncounted'>;

const counted: Standing = { standing: 'counted' };

function removedBy(other: DieReason | undefined): Standing {
  return {
    standing: 'cancelled',
    uncounted: { short: 'cancelled', why: `${other?.because ?? 'another die'} cancels it` },
  };
}

function bonusDie(die: Placed, standingAt: (place: number) => Standing): Modifier {
  return dieModifier(die, 1, 'a bonus die', standingAt);
}

function penaltyDie(die: Placed, standingAt: (place: number) => Standing): Modifier {
  return dieModifier(die, -1, 'a penalty die', standingAt);
}

function dieModifier(
  { die, place, aside }: Placed,
  amount: number,
  measure: string,
  standingAt: (place: number) => Standing,
): Modifier {
  const { rule: of, because, words, source } = die;
  return {
    rule: of.id,
    title: of.title,
    amount,
    measure,
    because,
    source,
    ...(words === undefined ? {} : { words }),
    ...(aside ?? standingAt(place)),
  };
}
