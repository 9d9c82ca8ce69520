/** Orders the sentences that occur between blocks by what the scenario lacks. */
import type { Scenario } from '../../engine/index.ts';
import type { Offering } from './offers.ts';

/**
 * Rank of a row, lower is likelier; rows not listed here, such as those of a game, rank between what is needed and what
 * is rare.
 */
export function headRank({ scenario }: Offering, row: string): number {
  const lacking = scenario === undefined ? [] : whatLacks(scenario);
  const [needed, rare] = [lacking.indexOf(row), late.indexOf(row)];
  if (needed >= 0) return needed;
  if (isRepeated(scenario, row)) return repeatedRank;
  if (rare >= 0) return rareRank + rare;
  return usual.includes(row) ? usualRank + usual.indexOf(row) : gamesRank;
}

/** Whether a row is rarely needed now, and is offered after everything else. */
export function isRare(offering: Offering, row: string): boolean {
  return headRank(offering, row) > gamesRank;
}

const [usualRank, gamesRank, rareRank, repeatedRank] = [20, 50, 100, 200];

function whatLacks({ title, rules, combatants, situation, rounds }: Scenario): readonly string[] {
  const start = [...(title === '' ? ['scenario'] : []), ...(rules.source === undefined ? ['rules'] : [])];
  const cast = combatants.length === 0 ? ['read-aloud', ...people] : people;
  if (rounds.length > 0) return [...start, ...expectations, 'scenario'];
  if (combatants.length < 2) return [...start, ...cast];
  return [...start, ...(situation === undefined ? ['situation'] : []), ...people];
}

const people: readonly string[] = ['combatant', 'combatants', 'creature'];
const expectations: readonly string[] = ['expect-success', 'expect-state', 'expect-acting', 'expect-happening'];
const usual: readonly string[] = [...people, 'situation', 'read-aloud', 'note'];
const late: readonly string[] = ['include', 'seed', 'option', 'side', 'verb', ...expectations, 'scenario'];

/** Whether a scenario already has a row that it can only have once. */
function isRepeated(scenario: Scenario | undefined, row: string): boolean {
  switch (row) {
    case 'rules':
      return scenario?.rules.source !== undefined;
    case 'seed':
      return scenario?.seed !== undefined;
    case 'situation':
      return scenario?.situation !== undefined;
    default:
      return false;
  }
}
