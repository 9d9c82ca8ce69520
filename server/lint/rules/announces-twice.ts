/** Two actions of somebody in one round. */
import { found, namingNames, type LintRule, type Source, example } from '../../engine/index.ts';

export const announcesTwice: LintRule = {
  id: 'announces-twice',
  severity: 'error',
  title: 'Two actions in one round',
  explanation: 'In a game that allows no more, everybody announces one action in a round. Of two, the first counts.',
  messages: {
    twice: '{Name} has already announced something in this round, so this is left out',
    first: '{Name} announces here first',
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
-   Ann: kicks Bill.
    ^^^
`),
  *check({ scenario, ruleset }) {
    if (ruleset.vocabulary.announcesAgain === true) return;
    for (const round of scenario.rounds) {
      const seen = new Map<string, Source>();
      for (const announcement of round.announcements) {
        for (const actor of announcement.actors) {
          if (actor.id === undefined) continue;
          const first = seen.get(actor.id);
          if (first === undefined) seen.set(actor.id, actor.source);
          else
            yield found(announcesTwice, 'twice', actor.source, namingNames(scenario, 'name', actor.id), {
              fixes: [
                {
                  title: 'Remove this one',
                  certain: false,
                  intents: [{ do: 'remove sentence', at: announcement.source }],
                },
              ],
              related: [{ source: first, message: 'first' }],
            });
        }
      }
    }
  },
};
