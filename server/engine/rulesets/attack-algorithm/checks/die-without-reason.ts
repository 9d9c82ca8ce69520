/** Bonus and penalty dice for which no reason is written. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { askReason } from '../../../checking/mending.ts';
import { announcementsOf, headFacts } from './sayings.ts';
import type { AttackFact, Circumstance, ExtraDice } from '../facts.ts';

export const dieWithoutReason: LintRule<AttackFact> = {
  id: 'die-without-reason',
  severity: 'warning',
  title: 'Dice without a reason',
  explanation:
    'A bonus or penalty die stands for something in the situation. What that is stands in quotes behind it: the same quoted words count once, and “no longer” ends them.',
  messages: {
    circumstance: 'This {kind} has no reason; write it in quotes, as {kind} “{example}”',
    dice: 'These dice have no reason; write it in quotes, as 1 {die} “{example}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  situation "a gate in the rain"
-   advantage for Ilse.
    ^^^^^^^^^^^^^^^^^^
+   advantage "she stands higher" for Ilse.
  round 1
    Ilse: attacks Brok.
-     1 bonus die
      ^^^^^^^^^^^
+     1 bonus die "a rope"
`),
  *check({ scenario }) {
    const facts = [
      ...headFacts(scenario),
      ...announcementsOf(scenario, 'attack', 'check').flatMap(({ clauses }) => clauses),
    ];
    for (const fact of facts) yield* bare(fact);
  },
};

function bare(fact: AttackFact): readonly Finding[] {
  switch (fact.kind) {
    case 'advantage':
    case 'disadvantage':
      return fact.words === undefined
        ? [
            found(
              dieWithoutReason,
              'circumstance',
              fact.source,
              { kind: fact.kind, example: circumstances[fact.kind] },
              { fixes: [askReason(fact.named ?? fact.source)] },
            ),
          ]
        : [];
    case 'bonus dice':
    case 'penalty dice':
      return fact.words === undefined
        ? [found(dieWithoutReason, 'dice', fact.source, extras[fact.kind], { fixes: [askReason(fact.source)] })]
        : [];
    default:
      return [];
  }
}

const circumstances: Readonly<Record<Circumstance['kind'], string>> = {
  advantage: 'the high ground',
  disadvantage: 'knee-deep mud',
};

const extras: Readonly<Record<ExtraDice['kind'], { readonly die: string; readonly example: string }>> = {
  'bonus dice': { die: 'bonus die', example: 'a rope' },
  'penalty dice': { die: 'penalty die', example: 'mail' },
};
