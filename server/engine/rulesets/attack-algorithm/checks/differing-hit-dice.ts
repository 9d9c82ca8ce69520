/** Attackers of one side with different dice for the first hit. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import { writtenDie } from '../attacks.ts';
import { facesOf } from '../difficulty.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { usualDie, type SideAttack } from '../side-attack.ts';
import { add } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { actorPlace } from './places.ts';
import { foundInAttacks } from './written.ts';

export const differingHitDice: LintRule<AttackFact> = {
  id: 'differing-hit-dice',
  severity: 'warning',
  title: 'Different dice for one first hit',
  explanation:
    'A side’s hits are added up, and the first on each enemy rolls a die. Whose die it is where attackers have different ones, the text doesn’t say. Until the Host decides it, by “decides hit die: d8”, first hits do no damage.',
  messages: {
    differ:
      '{Name} has {own} for a first hit, and others on that side have {others}; the text doesn’t say which is rolled, so first hits do no damage until it is decided, as “decides hit die: {own}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
- weapon pike: damage d6
- weapon rapier: damage d4
  combatant Ilse (she) of the Players
-   carries rapier
- combatant Tam (he) of the Players
-   carries pike
  combatant Brok (he) of the Host
- situation "a gate"
-   champion Ilse.
  round 1
    Ilse: attacks Brok.
-   Tam: attacks Brok.
    ^^^
`),
  check: ({ scenario }) => foundInAttacks(scenario, differing),
};

/** At the first attacker whose die isn’t that of the first. */
function differing({ die, rolls }: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  if (die !== undefined) return [];
  const dice = rolls.map(({ attack }) => ({ attack, faces: facesOf(writtenDie(cast, attack) ?? '') ?? usualDie }));
  const other = dice.find(({ faces }) => faces !== dice[0]?.faces);
  if (other === undefined) return [];
  const all = [...new Set(dice.map(({ faces }) => faces))];
  return [
    found(
      differingHitDice,
      'differ',
      actorPlace(cast, other.attack),
      {
        ...naming('name', other.attack.actor),
        own: `d${other.faces}`,
        others: list(all.filter((faces) => faces !== other.faces).map((faces) => `d${faces}`)),
      },
      { fixes: all.map((faces) => add(`decides hit die: d${faces}`, round.source)) },
    ),
  ];
}
