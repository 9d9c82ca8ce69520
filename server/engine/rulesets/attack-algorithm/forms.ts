/**
 * Whose form is superior to whose ("Form superiority between fighting styles"); how that comes about is up to the
 * table.
 */
import { derive, derivePair } from '../../derive/index.ts';
import type { Source } from '../../source.ts';
import { weaponsOf, type Attack } from './attacks.ts';
import { isNamed, stylesOf, thingKey, type Cast, type Fighter } from './cast.ts';
import { factsOf, type AttackFact, type FormOrder } from './facts.ts';

/** One sentence that makes the attacker’s form superior (1) or the defender’s (-1). */
export interface FormStatement {
  readonly by: 1 | -1;
  readonly because: string;
  readonly words?: string;
  readonly source: Source;
}

/** A fighter with their forms in this exchange, by `thingKey`: their styles and the weapon that they use. */
export interface Formed {
  readonly fighter: Fighter;
  readonly forms: readonly string[];
}

/** The forms of an attacker. */
export function attackerForms({ actor, weapon }: Attack): Formed {
  return formed(actor, weapon === undefined ? [] : [weapon]);
}

/** The forms of a defender: with the weapon of their own attack, or else all weapons that they carry. */
export function defenderForms(cast: Cast, fighter: Fighter, own: Attack | undefined): Formed {
  if (own?.weapon !== undefined) return attackerForms(own);
  return carriedForms(cast, fighter);
}

const carriedForms = derivePair('attack-algorithm/forms that are carried', (cast: Cast, fighter: Fighter) =>
  formed(fighter, weaponsOf(cast, fighter)),
);

function formed(fighter: Fighter, weapons: readonly string[]): Formed {
  return { fighter, forms: [...stylesOf(fighter), ...weapons].map(thingKey) };
}

/** Every sentence about the form of these two, direct statements first, each kind in text order. */
export function formStatements(
  cast: Cast,
  facts: readonly AttackFact[],
  attacker: Formed,
  defender: Formed,
): readonly FormStatement[] {
  return [
    ...factsOf(facts, 'form over').flatMap((fact): readonly FormStatement[] => {
      const over = (one: Formed, other: Formed): boolean =>
        isNamed(cast, fact.better, one.fighter) && isNamed(cast, fact.worse, other.fighter);
      const shown = { source: fact.source, ...(fact.words === undefined ? {} : { words: fact.words.text }) };
      return [
        ...(over(attacker, defender) ? [{ by: 1 as const, because: overWords(attacker, defender), ...shown }] : []),
        ...(over(defender, attacker) ? [{ by: -1 as const, because: overWords(defender, attacker), ...shown }] : []),
      ];
    }),
    ...factsOf(facts, 'form order').flatMap((order): readonly FormStatement[] => {
      const { better, worse, source } = order;
      const keys = keysOf(order);
      const over = (one: Formed, other: Formed): boolean =>
        one.forms.includes(keys.better) && other.forms.includes(keys.worse);
      const because = `${better.text} beats ${worse.text} in form`;
      return [
        ...(over(attacker, defender) ? [{ by: 1 as const, because, source }] : []),
        ...(over(defender, attacker) ? [{ by: -1 as const, because, source }] : []),
      ];
    }),
  ];
}

/**
 * The overall result: superior (1), inferior (-1), or 0 for neither, also where the statements contradict each other.
 */
export function superiority(statements: readonly { readonly by: number }[]): 1 | 0 | -1 {
  const [superior, inferior] = [statements.some(({ by }) => by === 1), statements.some(({ by }) => by === -1)];
  if (superior === inferior) return 0;
  return superior ? 1 : -1;
}

function overWords(better: Formed, worse: Formed): string {
  return `${better.fighter.called} has superior form over ${worse.fighter.called}`;
}

const keysOf = derive('attack-algorithm/keys of forms', ({ better, worse }: FormOrder) => ({
  better: thingKey(better.id ?? better.text),
  worse: thingKey(worse.id ?? worse.text),
}));
