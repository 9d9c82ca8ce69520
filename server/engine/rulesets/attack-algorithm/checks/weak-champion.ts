/** Another champion would hit more often. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { betterChampion, meanWith } from './champions.ts';
import { write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { isPenalised } from './penalised-champion.ts';
import { foundInAttacks } from './written.ts';

export const weakChampion: LintRule<AttackFact> = {
  id: 'weak-champion',
  severity: 'info',
  title: 'A better champion',
  explanation:
    'A side may nominate whom it likes. Who gains most by the whole pool is whoever has the most dice and the best target number.',
  messages: { weaker: 'With {name} as champion the side hits {now} times on average, with {better} {mean} times' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
    Attack Bonus 1
  combatant Brok (he) of the Host
  situation "a gate"
-   champion Ilse.
             ^^^^
+   champion Tam.
  round 1
    Ilse: attacks Brok.
    Tam: attacks Brok.
`),
  check: ({ scenario }) => foundInAttacks(scenario, weaker),
};

function weaker(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const choice = betterChampion(context, side);
  if (choice === undefined || isPenalised(choice.now)) return [];
  const { now, better, fact } = choice;
  const { actor } = better.roll.attack;
  return [
    found(
      weakChampion,
      'weaker',
      fact.who.source,
      {
        ...naming('name', now.roll.attack.actor),
        ...naming('better', actor),
        now: meanWith(side, now).valueOf().toFixed(2),
        mean: meanWith(side, better).valueOf().toFixed(2),
      },
      { fixes: [write(actor.called, fact.who.source)] },
    ),
  ];
}
