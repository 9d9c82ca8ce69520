/** Random scenarios of this edition: those for both editions, with pins added. */
import { withAdditions, type Additions } from '../random-additions.ts';
import { randomScenario } from '../random-scenario.ts';

const additions: Additions = {
  head: [],
  below: [
    {
      line: /: (?:punches|kicks|stabs|shoots) /u,
      add: [
        '    throws 7',
        '    throws 10',
        '    throws 4\n    damage throws 6',
        '    without harm',
        '    damage throws 9',
      ],
    },
    { line: /: (?:climbs|searches) /u, add: ['    throws 3', '    throws 9'] },
  ],
};

export const randomScenarios = withAdditions(randomScenario, additions);
