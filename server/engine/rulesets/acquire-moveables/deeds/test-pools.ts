/** The pool of a test: one die, or two of which one counts. */
import { extra } from '../../../play/reasons.ts';
import type { Modifier, Pool } from '../../../pool.ts';
import { isCounted, reasonsLeft, recountOf } from '../../../worth/recount.ts';
import type { PoolChange } from '../../../worth/what-if.ts';
import { testDie, type Attribute } from '../attributes.ts';
import type { TestRoll } from '../dice/test-roll.ts';
import { factsOf } from '../facts.ts';
import { valueOf } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import { isFor, type Deed } from './deeds.ts';
import type { PlanContext } from './plan-context.ts';

export interface RolledTest {
  readonly deed: Deed;
  readonly attributes: readonly Attribute[];
  readonly pool: Pool;
  readonly roll: TestRoll;
}

/** Undefined if no attributes are named, more than three, or one that has no value. */
export function testOf(
  { fight, change }: Pick<PlanContext, 'fight' | 'change'>,
  deed: Deed,
  tested: readonly Attribute[],
): RolledTest | undefined {
  const values = tested.map((attribute) => valueOf(fight, deed.actor, attribute));
  const sides = testDie(tested.length);
  if (sides === undefined || values.includes(undefined)) return undefined;
  const target = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return testAgainst(deed, { attributes: tested, of: tested.join('+'), sides, target }, change);
}

/** What is rolled against, named as in `STR+GRC`, and with which die. */
interface Against {
  readonly attributes: readonly Attribute[];
  readonly of: string;
  readonly sides: number;
  readonly target: number;
}

/** A test against any number, such as a language’s. */
export function testAgainst(
  deed: Deed,
  { attributes, of, sides, target }: Against,
  change: PoolChange | undefined,
): RolledTest {
  const modifiers = reasonsOf(deed, change);
  const counted = modifiers.filter(isCounted);
  const twice = twiceBy(counted);
  return {
    deed,
    attributes,
    roll: { sides, target, ...(twice === undefined ? {} : { twice }) },
    pool: {
      who: deed.actor.name,
      base: 1,
      because: `${of} ${target}: success at ${target} or less`,
      rule: rule.test.id,
      modifiers,
      size: twice === undefined ? 1 : 2,
      keep: twice === 'disadvantage' ? 'all hits' : 'one hit',
      ...(twice === undefined ? {} : { counting: `the ${twice === 'disadvantage' ? 'worse' : 'better'} one counts` }),
      difficulty: { base: `${target} or lower`, now: `${target} or lower` },
      from: 'dice',
      unit: { one: `d${sides}`, many: `d${sides}`, faces: sides },
    },
  };
}

/** Reasons to roll twice. The text has one extra roll, and doesn’t say how both kinds combine (am-q003). */
function reasonsOf(deed: Deed, change: PoolChange | undefined): readonly Modifier[] {
  const { announcement } = deed;
  const recount = recountOf(change, deed);
  const { clauses } = announcement;
  const written = [...factsOf(clauses, 'advantage'), ...factsOf(clauses, 'disadvantage')]
    .filter((fact) => isFor(fact, deed))
    .map(({ kind, words, source }): Modifier => ({
      ...extra({ ...rule.twice, title: kind }, words?.text ?? kind, source, words?.text),
      measure: kind === 'advantage' ? 'the better of two rolls' : 'the worse of two rolls',
      amount: kind === 'advantage' ? 1 : -1,
    }));
  const left = reasonsLeft(written, recount);
  const added = recount.adds
    ? [
        {
          ...extra({ ...rule.twice, title: 'advantage' }, 'one more', announcement.source),
          measure: 'the better of two rolls',
        },
      ]
    : [];
  return onlyOnce([...left, ...added]);
}

/** A second advantage changes nothing; with both kinds neither counts until the writer decides (am-020, am-q003). */
function onlyOnce(modifiers: readonly Modifier[]): readonly Modifier[] {
  const counted = modifiers.filter(isCounted);
  const isMixed = counted.some(({ amount }) => amount > 0) && counted.some(({ amount }) => amount < 0);
  return modifiers.map((modifier) => {
    if (!isCounted(modifier) || (!isMixed && counted[0] === modifier)) return modifier;
    return {
      ...modifier,
      standing: 'capped' as const,
      uncounted: isMixed
        ? { short: 'undecided', why: 'the text doesn’t say how advantage and disadvantage combine' }
        : { short: 'already counted', why: 'it is one extra roll, however many reasons there are' },
    };
  });
}

function twiceBy(counted: readonly Modifier[]): TestRoll['twice'] {
  const [first] = counted;
  return first === undefined ? undefined : first.amount > 0 ? 'advantage' : 'disadvantage';
}
