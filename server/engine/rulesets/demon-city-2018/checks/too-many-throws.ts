/** More throws than anybody could hold in their hands: a bound, so that a slip can't stop the work. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { mostThrows } from '../pools/index.ts';
import { excesses } from '../shortages.ts';
import { plannedRounds } from './plans.ts';

const more = Array.from({ length: mostThrows - 1 }, (_, index) => `-     advantage "reason ${index + 2}"`).join('\n');

export const tooManyThrows: LintRule<DemonCityFact> = {
  id: 'too-many-throws',
  severity: 'error',
  title: 'More throws than can be thrown',
  explanation: `Every distinct advantage is a throw, without end; but nobody is given more than ${mostThrows} here.`,
  messages: { many: '{name} has {throws} throws, and no more than {most} are thrown' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Bill: dodges.
    Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
      advantage "reason 1"
${more}
`),
  *check({ scenario }) {
    for (const { plan } of plannedRounds(scenario))
      for (const { message, source, data } of excesses(plan)) yield found(tooManyThrows, message, source, data);
  },
};
