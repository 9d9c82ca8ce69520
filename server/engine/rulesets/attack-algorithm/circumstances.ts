/** Bonus and penalty dice from circumstances and from the attack bonus. */
import { statOf } from '../../combatants.ts';
import type { Words } from '../../scenario.ts';
import type { Source } from '../../source.ts';
import type { Deed } from './attacks.ts';
import { isNamed, type Cast, type Fighter } from './cast.ts';
import { lastFact, type AttackFact, type Circumstance, type ExtraDice } from './facts.ts';
import { wordsKey } from './head.ts';
import { rule, type RuleName } from './rule-ids.ts';

/** One bonus or penalty die, with its reason. */
export interface DieReason {
  readonly rule: RuleName;
  readonly because: string;
  readonly words?: string;
  readonly source: Source;
  /** Set where the same reason would give more dice than `mostDice`. */
  readonly isCut?: true;
}

export interface DiceReasons {
  readonly bonus: readonly DieReason[];
  readonly penalty: readonly DieReason[];
}

/** Upper bound on bonus dice, and on penalty dice, for each reason and in total; a check reports it. */
export const mostDice = 100;

/**
 * The dice from circumstances of a deed against the enemy that it is measured against; the same quoted words count
 * once, however they are written.
 */
export function circumstancesOf(
  cast: Cast,
  facts: readonly AttackFact[],
  { actor, announcement }: Deed,
  against: Fighter | undefined,
): DiceReasons {
  const { clauses } = announcement;
  const isTheirs = ({ of, facing }: Circumstance): boolean =>
    (of.length === 0 || isNamed(cast, of, actor)) && faces(cast, facing, against);
  const all = [
    ...facts
      .filter(isCircumstance)
      .filter(({ of, facing }) => isNamed(cast, of, actor) && faces(cast, facing, against)),
    ...clauses.filter(isReason).filter((fact) => !isCircumstance(fact) || isTheirs(fact)),
  ];
  const reasonsOf = (...kinds: readonly Reason['kind'][]): readonly DieReason[] =>
    onceEach(all.filter(({ kind }) => kinds.includes(kind))).flatMap(reasonDice);
  return { bonus: reasonsOf('advantage', 'bonus dice'), penalty: reasonsOf('disadvantage', 'penalty dice') };
}

/** What gives a combatant dice, apart from their attack bonus. */
export type Reason = Circumstance | ExtraDice;

function reasonDice(reason: Reason): readonly DieReason[] {
  if (isCircumstance(reason)) return [circumstanceDie(reason)];
  const { kind, count, words, source } = reason;
  return diceOf(count.value, {
    rule: kind === 'bonus dice' ? rule.bonusDie : rule.penaltyDie,
    source,
    because: words === undefined ? 'no reason is written' : `“${words.text}”`,
    ...(words === undefined ? {} : { words: words.text }),
  });
}

/**
 * One bonus die for each point of attack bonus; for a negative bonus the text is silent, and the Host decides (aa-q33).
 */
export function attackBonusDice({ stage }: Cast, facts: readonly AttackFact[], { combatant }: Fighter): DiceReasons {
  const stat = statOf(stage, combatant, 'Attack Bonus');
  const points = Math.trunc(stat?.value ?? 0);
  if (stat === undefined || points === 0) return { bonus: [], penalty: [] };
  const because = `Attack Bonus ${stat.value}`.replace('-', '−');
  const dice = diceOf(Math.abs(points), { rule: rule.attackBonus, source: stat.source, because });
  if (points >= 0) return { bonus: dice, penalty: [] };
  return { bonus: [], penalty: lastFact(facts, 'negative bonus decision')?.as === 'penalty dice' ? dice : [] };
}

function circumstanceDie({ kind, words, source }: Circumstance): DieReason {
  const because = words === undefined ? `an ${kind} without a reason`.replace('an dis', 'a dis') : `“${words.text}”`;
  return { rule: rule.circumstances, because, source, ...(words === undefined ? {} : { words: words.text }) };
}

export function isReason(fact: AttackFact): fact is Reason {
  return isCircumstance(fact) || fact.kind === 'bonus dice' || fact.kind === 'penalty dice';
}

export function isCircumstance(fact: AttackFact): fact is Circumstance {
  return fact.kind === 'advantage' || fact.kind === 'disadvantage';
}

/** Whether a circumstance applies against this enemy: it names the enemy, or nobody. */
function faces(cast: Cast, facing: Circumstance['facing'], against: Fighter | undefined): boolean {
  return facing.length === 0 || (against !== undefined && isNamed(cast, facing, against));
}

/** Keeps only the first of those with the same quoted words; those without words all count. */
export function onceEach<T extends { readonly words?: Words }>(facts: readonly T[]): readonly T[] {
  const key = ({ words }: T): string | undefined => (words === undefined ? undefined : wordsKey(words.text));
  return facts.filter(
    (fact, index) => key(fact) === undefined || facts.findIndex((other) => key(other) === key(fact)) === index,
  );
}

/** The dice of one reason, up to `mostDice`. */
function diceOf(count: number, die: DieReason): readonly DieReason[] {
  const shown = count > mostDice ? { ...die, isCut: true as const } : die;
  return new Array<DieReason>(Math.max(0, Math.min(mostDice, Math.trunc(count)))).fill(shown);
}
