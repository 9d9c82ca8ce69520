/** An attack on somebody of whose defences only others are graded. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { creatureOf } from '../../../combatants.ts';
import { fightersNamed, isNamed, type Fighter } from '../cast.ts';
import { defenceAgainst, gradeNamed } from '../defences.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { AttackRoll } from '../side-attack.ts';
import { add } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { foundInAttacks } from './written.ts';

export const unstatedDefenceGrade: LintRule<AttackFact> = {
  id: 'unstated-defence-grade',
  severity: 'info',
  title: 'A defence that nobody has graded',
  explanation:
    'How armour, size and speed come to a grade is left to the table. Who has a defence against one attack and none written against another has none against that, which is told only of those who have some.',
  messages: {
    unstated: 'Nothing is said of how {name} defends against {weapon}, so nothing is taken from the target number',
    'no weapon': 'Nothing is said of what {attacker} attacks {name} with, so no defence against one thing counts',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries spear, arrows
  combatant Brok (he) of the Host
    defends fully against arrows
+   defends not at all against spear
  round 1
    Ilse: shoots Brok with her arrows.
  round 2
    Ilse: attacks Brok with her spear.
                  ^^^^
`),
  check: ({ scenario }) => foundInAttacks(scenario, ({ rolls }, plan) => rolls.flatMap((roll) => unstated(plan, roll))),
};

function unstated({ context }: RoundPlan, { attack, aim }: AttackRoll): readonly Finding[] {
  const { cast, facts } = context;
  const { announcement, weapon } = attack;
  if (aim === undefined || defenceAgainst(cast, facts, aim, attack) !== undefined || !hasSome(context, aim)) return [];
  const source =
    announcement.targets.find((ref) => fightersNamed(cast, [ref]).includes(aim))?.source ?? announcement.verb.source;
  const data = { ...naming('name', aim), ...naming('attacker', attack.actor), weapon: weapon ?? '' };
  if (weapon === undefined) return [found(unstatedDefenceGrade, 'no weapon', source, data)];
  const block = creatureOf(cast.stage, aim.combatant) ?? aim.combatant;
  return [
    found(unstatedDefenceGrade, 'unstated', source, data, {
      fixes: [add(`defends not at all against ${weapon}`, block.source)],
    }),
  ];
}

function hasSome({ cast, facts }: RoundPlan['context'], fighter: Fighter): boolean {
  const said = [
    ...factsOf(fighter.traits, 'defence'),
    ...factsOf(facts, 'defence').filter(({ who }) => isNamed(cast, who, fighter)),
  ];
  return said.some(({ grade }) => gradeNamed(grade.text) !== undefined);
}
