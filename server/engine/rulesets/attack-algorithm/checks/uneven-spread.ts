/** Hits shared out less evenly than they can be. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { count } from '../../../play/words.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { fits } from '../spreading.ts';
import { evenShares } from './hosts-word.ts';
import { canComeTo, isWhole, mendedShares, sharesFact, writtenSum } from './shares.ts';
import { foundInAttacks } from './written.ts';

export const unevenSpread: LintRule<AttackFact> = {
  id: 'uneven-spread',
  severity: 'error',
  title: 'Hits that aren’t shared evenly',
  explanation:
    'Hits are spread as evenly as they can be, between as many enemies as there are attackers, or as there are enemies. Shares that aren’t even count only as the order in which enemies are hit.',
  messages: {
    uneven: '“{written}” isn’t as even as can be, so the hits are shared otherwise; write “{even}”',
    open: '“{written}” isn’t as even as can be, so it says only who comes first, and not all of it; share {hits} out over {enemies}',
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
-   hits fall 3 on Cur, 0 on Brok.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   hits fall 2 on Cur, 1 on Brok.
    Ilse: attacks Brok. rolls 1 2
    Tam: attacks Cur. rolls 3
`),
  check: ({ scenario }) => foundInAttacks(scenario, uneven),
};

/** Shares that are no numbers, or those of other hits than are rolled, have findings of their own. */
function uneven(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const fact = sharesFact(context, side);
  const sum = writtenSum(side);
  const enemies = Math.min(sum, side.reach, side.enemies.length);
  if (fact === undefined || fits(side, sum, enemies) || !isWhole(side) || !canComeTo(side, sum)) return [];
  const written = [...side.shares]
    .map(([name, count]) => `${count} on ${context.cast.fighters.get(name)?.called ?? name}`)
    .join(', ');
  const even = evenShares(side, sum);
  if (even === undefined)
    return [
      found(unevenSpread, 'open', fact.source, {
        written,
        hits: count(sum, 'hit'),
        enemies: enemies === 1 ? 'one enemy' : `${enemies} enemies`,
      }),
    ];
  return [
    found(unevenSpread, 'uneven', fact.source, { written, even }, { fixes: mendedShares(context, side, fact, even) }),
  ];
}
