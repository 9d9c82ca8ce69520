/** More Willpower moved than there is. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { sentence } from '../../../../play/words.ts';
import type { Numeral } from '../../../../scenario.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundShort, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';

export const overdrawnPool: LintRule<QuickShotFact> = {
  id: 'overdrawn-pool',
  severity: 'error',
  title: 'More Willpower moved than there is',
  explanation:
    'Only what lies in a drive can be taken from it on a vacation or handed out when its project is complete, and only what is set aside can be assigned.',
  messages: { short: '{Pool} holds {holds} WP, and {count} WP {are} taken from there, so nothing is moved' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    project "Find the treasure" 4
    drive "Stay alive" 1
    drive "Get rich" 2
  round 1
-   Rose completes "Find the treasure": 4 WP to "Stay alive", 2 WP set aside.
                                                              ^
+   Rose completes "Find the treasure": 2 WP to "Stay alive", 2 WP set aside.
  round 2
-   Rose goes on vacation for 8 days: 4 WP from "Get rich" to "Stay alive".
                                      ^
+   Rose goes on vacation for 8 days: 2 WP from "Get rich" to "Stay alive".
`),
  check: ({ scenario }) => foundShort(scenario, ['overdrawn-pool'], short),
};

/** Drives lose by rolls and win nothing, so that what isn’t there when nothing is rolled isn’t there at all. */
function short({ head: { fact }, data }: InVain): readonly Finding[] {
  const holds = Number(data.holds);
  const at = lastTaken(fact);
  if (at === undefined) return [];
  const left = fact.kind === 'vacation' ? holds - (holds % 2) : at.value - (Number(data.count) - holds);
  const fixes: readonly Fix[] =
    left > 0 && !(fact.kind === 'vacation' && fact.adds !== undefined) ? [write(`${left}`, at.source)] : [];
  return [
    found(
      overdrawnPool,
      'short',
      at.source,
      { ...data, Pool: sentence(String(data.pool)), are: data.count === 1 ? 'is' : 'are' },
      { fixes },
    ),
  ];
}

/** The number that is too much: of several the last. */
function lastTaken(fact: QuickShotFact): Numeral | undefined {
  switch (fact.kind) {
    case 'vacation':
      return fact.taken;
    case 'completion':
      return fact.moves.at(-1)?.count;
    case 'assigns':
      return fact.count;
    default:
      return undefined;
  }
}
