/** A run that is longer than what goes with an action. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';
import { actionKind } from '../../demon-city/vocabulary.ts';

/**
 * Feet beside an action, and in an action of nothing but movement. Tarot edition, "Slowest Character Announces What
 * They Want To Do".
 */
const besideAction = 30;
const allMovement = 60;

export const runningTooFar: LintRule<DemonCityFact> = {
  id: 'running-too-far',
  severity: 'error',
  title: 'Running too far for an action',
  explanation: 'Up to 30 ft of running go with an action. Whoever does nothing but move goes up to 60 ft.',
  messages: {
    far: '{feet} ft are more than the {most} ft that go with an action, and are run all the same; shorten the run, or let it be all of the action',
    'all movement': '{feet} ft are more than the {most} ft that anybody moves in a round, and are run all the same',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
-     after running 45 ft
      ^^^^^^^^^^^^^^^^^^^
+     after running 30 ft
`),
  *check({ scenario }) {
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) {
      for (const run of factsOf(announcement.clauses, 'running')) {
        const moves = actionKind(announcement.kind) === 'movement';
        const most = moves ? allMovement : besideAction;
        if (run.feet.value > most)
          yield found(runningTooFar, moves ? 'all movement' : 'far', run.source, { feet: run.feet.value, most });
      }
    }
  },
};
