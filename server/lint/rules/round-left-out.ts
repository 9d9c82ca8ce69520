/** A gap in the numbers of rounds. */
import { found, type LintRule, example } from '../../engine/index.ts';

export const roundLeftOut: LintRule = {
  id: 'round-left-out',
  severity: 'info',
  title: 'A round is left out',
  explanation:
    'Rounds are played in the order of their numbers, even if one is missing between them. Number them ' +
    'without gaps, so that nobody looks for a round that isn’t there.',
  messages: {
    one: 'There is no round {missing}: this one comes right after round {before}',
    several: 'There are no rounds {missing} to {last}: this one comes right after round {before}',
    start: 'There is no round {missing}: this one is played first',
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
-   round 3
    ^^^^^^^
+ round 2
    Ann: kicks Bill.
`),
  *check({ scenario }) {
    const rounds = [...scenario.rounds].sort((one, other) => one.number - other.number);
    for (const [index, { number, source }] of rounds.entries()) {
      const before = rounds[index - 1]?.number ?? 0;
      const missing = before + 1;
      if (number <= missing) continue;
      if (before === 0) yield found(roundLeftOut, 'start', source, { missing });
      else
        yield found(roundLeftOut, number === missing + 1 ? 'one' : 'several', source, {
          before,
          missing,
          last: number - 1,
        });
    }
  },
};
