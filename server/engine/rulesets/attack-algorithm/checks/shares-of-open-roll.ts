/** Hits shared out of a roll whose number of hits isn't known yet. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { count } from '../../../play/words.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { firstOn, pinnedHits } from './hosts-word.ts';
import { write } from '../../../checking/mending.ts';
import { canComeTo, isWhole, sharesFact, writtenSum } from './shares.ts';
import { foundInAttacks } from './written.ts';

export const sharesOfOpenRoll: LintRule<AttackFact> = {
  id: 'shares-of-open-roll',
  severity: 'info',
  title: 'Hits shared out before they are rolled',
  explanation:
    'Shares are written of a roll whose dice are pinned. Where dice are still to be rolled they count if these come to just so many hits; of any other number they say only who comes first.',
  messages: {
    open: 'This counts where {hits} {are} rolled, and of other hits it says only who comes first; pin the dice, or write “{first}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
  situation "a gate"
    champion Ilse.
  round 1
-   hits fall 1 on Cur.
    ^^^^^^^^^^^^^^^^^^
+   hits fall first on Cur.
    Ilse: attacks Brok.
    Tam: attacks Cur.
`),
  check: ({ scenario }) => foundInAttacks(scenario, sharedBeforeRolling),
};

/** None of hits that the side can’t have, which is found elsewhere, nor where it has only one enemy. */
function sharedBeforeRolling(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const [fact, sum] = [sharesFact(context, side), writtenSum(side)];
  if (
    fact === undefined ||
    sum === 0 ||
    side.enemies.length < 2 ||
    pinnedHits(side) !== undefined ||
    !isWhole(side) ||
    !canComeTo(side, sum)
  )
    return [];
  const shared = ({ fighter }: SideAttack['enemies'][number]): number => side.shares.get(fighter.name) ?? 0;
  const first = firstOn(
    side.enemies.filter((enemy) => shared(enemy) > 0).sort((one, other) => shared(other) - shared(one)),
  );
  return [
    found(
      sharesOfOpenRoll,
      'open',
      fact.source,
      { hits: count(sum, 'hit'), are: sum === 1 ? 'is' : 'are', first: first.replace(/\.$/u, '') },
      {
        fixes: [write(first.replace(/\.$/u, ''), fact.source)],
      },
    ),
  ];
}
