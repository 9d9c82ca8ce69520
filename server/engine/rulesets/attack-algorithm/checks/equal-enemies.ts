/** Enemies who are equal, where hits can't be shared evenly. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { decidingFirst, unrankedIn } from './hosts-word.ts';
import { add } from '../../../checking/mending.ts';
import { isBeyondReach } from './more-targets-than-attackers.ts';
import { naming } from '../../../checking/naming.ts';
import { targetPlace } from './places.ts';
import { missingInAttacks } from './written.ts';

export const equalEnemies: LintRule<AttackFact> = {
  id: 'equal-enemies',
  severity: 'info',
  title: 'Equal enemies',
  explanation:
    'Hits left over fall on enemies with light defences or inferior form. Of enemies who are equal in both the text doesn’t say who gets them. Until the Host does, by “hits fall first on …”, those hits do nothing.',
  messages: {
    open: '{One} and {other} are equal in defences and form, so the text leaves open who gets a hit left over; say on whom they fall first, as “hits fall first on {one}”',
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
+   hits fall first on Brok.
    Ilse: attacks Brok.
                  ^^^^
    Tam: attacks Cur.
`),
  check: ({ scenario }) => missingInAttacks(scenario, open),
};

function open(side: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  const pair = isBeyondReach(side) ? undefined : unrankedIn(side);
  if (pair?.equal !== true) return [];
  const source = targetPlace(cast, side, pair.one.fighter);
  return source === undefined
    ? []
    : [
        found(
          equalEnemies,
          'open',
          source,
          { ...naming('one', pair.one.fighter), ...naming('other', pair.other.fighter) },
          {
            fixes: [pair.one, pair.other].map((enemy) => add(decidingFirst(side, enemy), round.source)),
          },
        ),
      ];
}
