/** Enemies who differ, and whom the text doesn't rank. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Enemy } from '../enemies.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { decidingFirst, unrankedIn } from './hosts-word.ts';
import { add } from '../../../checking/mending.ts';
import { isBeyondReach } from './more-targets-than-attackers.ts';
import { naming } from '../../../checking/naming.ts';
import { targetPlace } from './places.ts';
import { missingInAttacks } from './written.ts';

export const undecidedSpreadOrder: LintRule<AttackFact> = {
  id: 'undecided-spread-order',
  severity: 'warning',
  title: 'Enemies whom the text doesn’t rank',
  explanation:
    'Hits left over fall on enemies with light defences or inferior form. Of two of whom one has the lighter defences and the other the inferior form, the text doesn’t say who comes first. Until the Host does, by “hits fall first on …”, those hits do nothing.',
  messages: {
    open: '{Light} has lighter defences and {inferior} the inferior form, and the text doesn’t rank them, so hits left over stay open; say on whom they fall first',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
    defends partially
  combatant Cur (he) of the Host
    defends barely
  situation "a gate"
    Ilse has superior form over Brok "long against short".
  round 1
+   hits fall first on Cur.
    champion Ilse.
    Ilse: attacks Brok.
    Tam: attacks Cur.
                 ^^^
`),
  check: ({ scenario }) => missingInAttacks(scenario, unranked),
};

/** At the one with the lighter defences. */
function unranked(side: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  const pair = isBeyondReach(side) ? undefined : unrankedIn(side);
  if (pair === undefined || pair.equal) return [];
  const [light, inferior] = byDefence(pair.one, pair.other);
  const source = targetPlace(cast, side, light.fighter);
  return source === undefined
    ? []
    : [
        found(
          undecidedSpreadOrder,
          'open',
          source,
          { ...naming('light', light.fighter), ...naming('inferior', inferior.fighter) },
          {
            fixes: [light, inferior].map((enemy) => add(decidingFirst(side, enemy), round.source)),
          },
        ),
      ];
}

function byDefence(one: Enemy, other: Enemy): readonly [Enemy, Enemy] {
  return one.defence <= other.defence ? [one, other] : [other, one];
}
