/** Random scenarios of this edition: those for both editions, with pins, short decks and options added. */
import { withAdditions, type Additions } from '../random-additions.ts';
import { randomScenario } from '../random-scenario.ts';

const additions: Additions = {
  head: [
    'deck of the Players: 1, 2, 4, 5, 5, 7, 8, 9, 10, "The Fool"',
    'deck of the Host: 1, 3, 3, 5, 6, 6, 9, 10',
    'deck of the Players: 4, 6, 9',
    'option task ties fail',
    'option lower attacks on',
    'option shuffling rounds',
    'option campaign delta-green',
  ],
  below: [
    {
      line: /: (?:punches|kicks|stabs|shoots) /u,
      add: [
        '    throws 7',
        '    throws 10',
        '    throws 4\n    damage throws 6',
        '    without harm',
        '    called shot "the knee"',
        '    damage throws 9',
      ],
    },
    { line: /: (?:climbs|searches) /u, add: ['    throws 3', '    throws 9'] },
    { line: /^round \d/u, add: ['  decides recovery of Ann: back up.', '  decides recovery of Bill: still down.'] },
  ],
};

export const randomScenarios = withAdditions(randomScenario, additions);
