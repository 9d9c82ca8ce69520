/** More or fewer hits shared out than there are. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { count } from '../../../play/words.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { evenShares, mostHits, pinnedHits } from './hosts-word.ts';
import { remove } from '../../../checking/mending.ts';
import { canComeTo, isWhole, mendedShares, sharesFact, writtenSum } from './shares.ts';
import { foundInAttacks } from './written.ts';

export const wrongSpreadSum: LintRule<AttackFact> = {
  id: 'wrong-spread-sum',
  severity: 'error',
  title: 'Other hits shared out than are rolled',
  explanation:
    'Shares are written of a roll that is pinned, and add up to its hits. Any others count only as the order in which enemies are hit.',
  messages: {
    pinned: '{shared} {are} shared out here, and the pinned dice come to {hits}; write “{even}”',
    open: '{shared} {are} shared out here, and the pinned dice come to {hits}; share out as many',
    none: '{shared} {are} shared out here, and the pinned dice come to no hit; leave it out',
    never:
      '{shared} {are} shared out here, and no roll of this side comes to so many: {most} at most; share out fewer, or leave it out',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    Attack Bonus 1
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
    defends partially
  combatant Cur (he) of the Host
    defends barely
  situation "a gate"
    champion Ilse.
  round 1
-   hits fall 1 on Cur, 1 on Brok.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   hits fall 2 on Cur, 1 on Brok.
    Ilse: attacks Brok. rolls 1 2
    Tam: attacks Cur. rolls 3
`),
  check: ({ scenario }) => foundInAttacks(scenario, wrongSum),
};

function wrongSum(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const fact = sharesFact(context, side);
  if (fact === undefined || !isWhole(side)) return [];
  const [sum, hits] = [writtenSum(side), pinnedHits(side)];
  const data = { shared: count(sum, 'hit'), are: sum === 1 ? 'is' : 'are' };
  if (hits === undefined) {
    return canComeTo(side, sum)
      ? []
      : [
          found(
            wrongSpreadSum,
            'never',
            fact.source,
            { ...data, most: count(mostHits(side), 'hit') },
            { fixes: [remove(fact)] },
          ),
        ];
  }
  if (hits === sum) return [];
  if (hits === 0) return [found(wrongSpreadSum, 'none', fact.source, data, { fixes: [remove(fact)] })];
  const even = evenShares(side, hits);
  if (even === undefined) return [found(wrongSpreadSum, 'open', fact.source, { ...data, hits: count(hits, 'hit') })];
  return [
    found(
      wrongSpreadSum,
      'pinned',
      fact.source,
      { ...data, hits: count(hits, 'hit'), even },
      { fixes: mendedShares(context, side, fact, even) },
    ),
  ];
}
