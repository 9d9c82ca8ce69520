/** Bonus and penalty dice of circumstance, and those of the attack bonus. */
import type { Source } from '../../source.ts';
import type { Deed } from './attacks.ts';
import { isNamed, type Cast, type Fighter } from './cast.ts';
import { factsOf, lastFact, type AttackFact, type Circumstance } from './facts.ts';
import { rule, type RuleName } from './rule-ids.ts';

/** One bonus or penalty die, and why. */
export interface DieReason {
  readonly rule: RuleName;
  readonly because: string;
  readonly words?: string;
  readonly source: Source;
}

export interface DiceReasons {
  readonly bonus: readonly DieReason[];
  readonly penalty: readonly DieReason[];
}

/** No attack gets more bonus, or penalty, dice than this; the bound has a finding of its own. */
export const mostDice = 100;

/** The dice of circumstance of somebody’s deed, against whom it is measured; the same quoted words count once. */
export function circumstancesOf(cast: Cast, facts: readonly AttackFact[], { actor, announcement }: Deed, against: Fighter | undefined): DiceReasons {
  const { clauses } = announcement;
  const all = [
    ...facts.filter(isCircumstance).filter(({ of, facing }) => isNamed(cast, of, actor) && faces(cast, facing, against)),
    ...clauses.filter(isCircumstance).filter(({ of, facing }) => (of.length === 0 || isNamed(cast, of, actor)) && faces(cast, facing, against)),
  ];
  const told = (kind: Circumstance['kind']): readonly DieReason[] => onceEach(all.filter((fact) => fact.kind === kind)).map(circumstanceDie);
  const extra = (kind: 'bonus dice' | 'penalty dice'): readonly DieReason[] => factsOf(clauses, kind).flatMap(({ count, words, source }) => {
    const because = words === undefined ? 'no reason is written' : `“${words.text}”`;
    return Array.from({ length: atMost(count.value) }, (_, index): DieReason => ({
      rule: kind === 'bonus dice' ? rule.bonusDie : rule.penaltyDie, source,
      because: count.value > 1 ? `${because}, die ${index + 1} of ${count.value}` : because,
      ...(words === undefined ? {} : { words: words.text }),
    }));
  });
  return { bonus: [...told('advantage'), ...extra('bonus dice')], penalty: [...told('disadvantage'), ...extra('penalty dice')] };
}

/** One bonus die for each point; below 0 the text is silent, and the Host decides (aa-q33). */
export function attackBonusDice(facts: readonly AttackFact[], fighter: Fighter, source: Source): DiceReasons {
  const points = Math.trunc(fighter.attackBonus);
  const dice = Array.from({ length: atMost(Math.abs(points)) }, (_, index): DieReason => ({
    rule: rule.attackBonus, source, because: `Attack Bonus ${fighter.attackBonus}`.replace('-', '−') + (Math.abs(points) > 1 ? `, point ${index + 1} of ${Math.abs(points)}` : ''),
  }));
  if (points >= 0) return { bonus: dice, penalty: [] };
  return { bonus: [], penalty: lastFact(facts, 'negative bonus decision')?.as === 'penalty dice' ? dice : [] };
}

function circumstanceDie({ kind, words, source }: Circumstance): DieReason {
  const because = words === undefined ? `an ${kind} for which no reason is written`.replace('an dis', 'a dis') : `“${words.text}”`;
  return { rule: rule.circumstances, because, source, ...(words === undefined ? {} : { words: words.text }) };
}

function isCircumstance(fact: AttackFact): fact is Circumstance {
  return fact.kind === 'advantage' || fact.kind === 'disadvantage';
}

/** Whether a circumstance counts against whom the deed is measured: those it is written for, or everybody. */
function faces(cast: Cast, facing: Circumstance['facing'], against: Fighter | undefined): boolean {
  return facing.length === 0 || (against !== undefined && isNamed(cast, facing, against));
}

function onceEach(facts: readonly Circumstance[]): readonly Circumstance[] {
  const key = ({ words }: Circumstance): string | undefined => words?.text.trim().toLowerCase();
  return facts.filter((fact, index) => key(fact) === undefined || facts.findIndex((other) => key(other) === key(fact)) === index);
}

function atMost(count: number): number {
  return Math.max(0, Math.min(mostDice, Math.trunc(count)));
}
