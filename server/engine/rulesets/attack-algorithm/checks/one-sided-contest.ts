/** A contested roll in which one side attacks, or none. */
import { found, type LintRule } from '../../../finding.ts';
import { lastFact, type AttackFact } from '../facts.ts';
import { remove } from './mending.ts';
import { attackingGroups } from './groups.ts';
import { foundInRounds } from './written.ts';

export const oneSidedContest: LintRule<AttackFact> = {
  id: 'one-sided-contest',
  severity: 'error',
  title: 'A contested roll of one side',
  explanation: 'A contested roll is that of two sides who attack each other: their hits are held against each other. Where one side attacks, its roll is single-sided.',
  messages: {
    one: '“contested” needs attacks by both sides, and only one attacks in this round, so its roll stands alone',
    none: '“contested” needs attacks by both sides, and nobody attacks in this round',
  },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
round 1
  contested
//^^^^^^^^^
  Ilse: attacks Brok.
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
round 1
  Ilse: attacks Brok.
`,
  check: ({ scenario }) => foundInRounds(scenario, ({ moment }) => {
    const contested = lastFact(moment.round.facts, 'contested');
    const groups = attackingGroups(moment);
    return contested === undefined || groups.length > 1 ? [] : [found(oneSidedContest, groups.length === 1 ? 'one' : 'none', contested.source, {}, { fixes: [remove(contested)] })];
  }),
};
