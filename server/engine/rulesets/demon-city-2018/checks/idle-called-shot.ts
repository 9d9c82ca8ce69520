/** A called shot that costs nothing, or is none. Tarot edition, "Lost Throw for a Called Shot". */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { remove } from '../../../checking/mending.ts';
import { factsOf, lastFact, type DemonCityFact } from '../../demon-city/facts.ts';
import { actionKind, isAttack } from '../../demon-city/vocabulary.ts';

export const idleCalledShot: LintRule<DemonCityFact> = {
  id: 'idle-called-shot',
  severity: 'warning',
  title: 'A called shot that is none',
  explanation:
    'A called shot is an attack on a certain spot, and costs a throw. A disarm that does no harm costs none: that it is aimed at what the hand holds goes without saying. Who attacks nobody aims at nothing.',
  messages: {
    disarm: 'A disarm without harm costs no throw, so a called shot adds nothing to it',
    aim: '{actor} attacks nobody, so there is nothing to aim at, and a throw is lost for it all the same',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
    carries knife
  round 1
    Bill: dodges.
-     called shot "her eyes"
      ^^^^^^^^^^^^^^^^^^^^^^
-   Ann: disarms Bill without harm, called shot "the wrist".
                                    ^^^^^^^^^^^^^^^^^^^^^^^
+   Ann: disarms Bill without harm.
`),
  *check({ scenario }) {
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) {
      const kind = actionKind(announcement.kind);
      const harmless = kind === 'disarm' && lastFact(announcement.clauses, 'without harm') !== undefined;
      const actor = announcement.actors.map((each) => each.id ?? each.text).join(' and ');
      for (const called of factsOf(announcement.clauses, 'called shot')) {
        if (isAttack(kind) && !harmless) continue;
        yield found(
          idleCalledShot,
          harmless ? 'disarm' : 'aim',
          called.source,
          { actor },
          { fixes: [remove(called, announcement, true)] },
        );
      }
    }
  },
};
