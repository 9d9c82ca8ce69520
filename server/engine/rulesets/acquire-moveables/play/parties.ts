/** The parties of a roll as steps show them. */
import type { PartyResult, Result } from '../../../results.ts';
import type { Cast } from '../cast.ts';
import { deedWords } from '../deeds/deed-words.ts';
import type { RolledTest } from '../deeds/test-pools.ts';
import { counting, succeeds } from '../dice/test-roll.ts';
import type { Throws } from '../../../chance/index.ts';
import type { Numeral } from '../../../scenario.ts';
import { nameOf } from '../facts.ts';

/** The rolls of a test, and the one that counts. */
export interface TestRolls {
  readonly rolls: readonly number[];
  readonly counts: number;
}

export function rollTest({ roll }: RolledTest, throws: Throws, pinned?: Numeral): TestRolls {
  const one = (): number => 1 + throws.pick(roll.sides);
  const first = pinned?.value ?? one();
  if (roll.twice === undefined || pinned !== undefined) return { rolls: [first], counts: first };
  const rolls = [first, one()] as const;
  return { rolls, counts: counting(roll, rolls) };
}

/** The dice of a test; with two, the one that doesn’t count is shown as such. */
export function testResults({ roll }: RolledTest, { rolls, counts }: TestRolls, pinned?: Numeral): readonly Result[] {
  const kept = rolls.indexOf(counts);
  return rolls.map((value, index) => ({
    label: `${value}`,
    value,
    kept: index === kept,
    says: succeeds(roll, value) ? 'a success' : 'a failure',
    ...(pinned === undefined ? {} : { pinned: pinned.source }),
  }));
}

export function testParty(
  cast: Cast,
  test: RolledTest,
  rolled: TestRolls,
  as: Pick<PartyResult, 'action' | 'outcome' | 'tone'>,
  pinned?: Numeral,
): PartyResult {
  const { actor, announcement } = test.deed;
  return {
    who: actor.name,
    side: nameOf(actor.combatant.side),
    pool: test.pool,
    results: testResults(test, rolled, pinned),
    value: rolled.counts,
    beyond: '',
    source: announcement.source,
    ...as,
    action: as.action === '' ? deedWords(cast, test.deed) : as.action,
  };
}
