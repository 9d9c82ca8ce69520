/** A champion with penalty dice, where another would do better. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { betterChampion, meanWith, type Candidate } from './champions.ts';
import { write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { foundInAttacks } from './written.ts';

export const penalisedChampion: LintRule<AttackFact> = {
  id: 'penalised-champion',
  severity: 'warning',
  title: 'A champion with penalty dice',
  explanation:
    'With penalty dice all dice have to hit, and they come to one hit; the text doesn’t say so of a champion, and “option champion penalty” chooses another reading. Whoever has none rolls one die as champion too.',
  messages: {
    penalised:
      'With penalty dice {name} hits once at most, and only if all {dice} hit: the side hits {now} times on average, and {mean} times with {better} as champion',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
    champion Ilse.
             ^^^^
-   disadvantage "knee-deep mud" for Ilse.
  round 1
    Ilse: attacks Brok.
    Tam: attacks Brok.
`),
  check: ({ scenario }) => foundInAttacks(scenario, penalised),
};

/** Whether penalty dice are left, and come to one hit at most. */
export function isPenalised({ net, roll }: Candidate): boolean {
  return net < 0 && roll.hits.counts === 'one if all';
}

function penalised(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const choice = betterChampion(context, side);
  if (choice === undefined || !isPenalised(choice.now)) return [];
  const { now, better, fact } = choice;
  const { actor } = better.roll.attack;
  return [
    found(
      penalisedChampion,
      'penalised',
      fact.who.source,
      {
        ...naming('name', now.roll.attack.actor),
        ...naming('better', actor),
        dice: `${now.roll.pool.size} dice`,
        now: meanWith(side, now).valueOf().toFixed(2),
        mean: meanWith(side, better).valueOf().toFixed(2),
      },
      { fixes: [write(actor.called, fact.who.source)] },
    ),
  ];
}
