/** A called shot with a single throw. */
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import { naming } from '../../../checking/naming.ts';
import { lastFact, type DemonCityFact } from '../../demon-city/facts.ts';
import { countedRounds } from './standing-plans.ts';

export const calledShotAtOneThrow: LintRule<DemonCityFact> = {
  id: 'called-shot-at-one-throw',
  severity: 'info',
  title: 'A called shot at one throw',
  explanation:
    'A called shot, and a disarm that may do harm, cost a throw. Who has only one throws two instead, and the lower of the two counts. That is a rule, and a hard one: an advantage more would let the higher card count again.',
  messages: {
    called: '{Name} has one throw here, so two are thrown for the called shot and the lower counts',
    disarm:
      '{Name} has one throw here, so two are thrown for a disarm that may do harm and the lower counts; “without harm” costs nothing',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 3
    carries knife
  round 1
    Ann: punches Bill.
      called shot "the jaw"
      ^^^^^^^^^^^^^^^^^^^^^
+     advantage "he is looking at the lamp"
    Bill: stabs Ann.
`),
  *check({ scenario }) {
    yield* eachOnce(
      countedRounds(scenario)
        .filter(({ sure }) => sure)
        .flatMap(({ plan }) =>
          [...plan.pools.actions.values()].flatMap((pool) => {
            const deed = plan.context.deeds.get(pool.who);
            if (deed === undefined || pool.keep !== 'lowest') return [];
            const called = lastFact(deed.clauses, 'called shot');
            const at = called?.source ?? deed.announcement.verb.source;
            return [
              found(calledShotAtOneThrow, called === undefined ? 'disarm' : 'called', at, naming('name', deed.actor)),
            ];
          }),
        ),
    );
  },
};
