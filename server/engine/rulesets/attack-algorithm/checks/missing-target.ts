/** An attack on nobody in particular, where it makes a difference who it is. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Fighter } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { enemiesAimedAt } from '../round-context.ts';
import { chooses } from '../options.ts';
import type { RoundPlan } from '../plan.ts';
import { changesBy, type AttackRoll } from '../side-attack.ts';
import { knownVerb } from '../verbs.ts';
import { append } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { foundInAttacks } from './written.ts';

export const missingTarget: LintRule<AttackFact> = {
  id: 'missing-target',
  severity: 'warning',
  title: 'An attack on nobody in particular',
  explanation:
    'The defences and form of whoever is attacked set the difficulty, and hits are shared out only after the roll. An attacker who names nobody is measured by the enemy who is easiest to hit, or as “option difficulty target” says.',
  messages: {
    nobody:
      '{Name} names nobody to attack, and {first} is easier to hit than {second}, so the roll is measured by {aim}; say who it is',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
    defends barely
  combatant Cur (he) of the Host
    defends partially
  situation "a gate"
    hits fall first on Brok.
  round 1
-   Ilse: attacks.
          ^^^^^^^
+   Ilse: attacks Brok.
`),
  check: ({ scenario }) => foundInAttacks(scenario, ({ rolls }, plan) => rolls.flatMap((roll) => nobody(plan, roll))),
};

/** None where the scenario has chosen by whom attackers are measured. */
function nobody({ context }: RoundPlan, { attack, aim }: AttackRoll): readonly Finding[] {
  const { verb, targets, thing } = attack.announcement;
  if (targets.length > 0 || aim === undefined || !chooses(context.cast.stage, 'difficulty target', 'announced'))
    return [];
  const change = (enemy: Fighter): number =>
    changesBy(context, attack, enemy).reduce((sum, { by, instead }) => (instead === undefined ? sum + by : sum), 0);
  const enemies = enemiesAimedAt(attack, context.present)
    .map((fighter) => ({ fighter, by: change(fighter) }))
    .sort((one, other) => other.by - one.by);
  const [easiest, hardest] = [enemies[0], enemies.at(-1)];
  if (easiest === undefined || hardest === undefined || easiest.by === hardest.by) return [];
  const before = knownVerb(verb.text)?.before ?? '';
  return [
    found(
      missingTarget,
      'nobody',
      verb.source,
      {
        ...naming('name', attack.actor),
        ...naming('first', easiest.fighter),
        ...naming('second', hardest.fighter),
        ...naming('aim', aim),
      },
      {
        fixes: enemies.map(({ fighter }) =>
          append(`${before === '' ? '' : ` ${before}`} ${fighter.called}`, thing?.source ?? verb.source),
        ),
      },
    ),
  ];
}
