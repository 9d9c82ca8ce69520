/** Pages on contested rolls, and on what the text leaves open. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { beaten, duel, pagesOf } from './page.ts';

const page = pagesOf('The contested roll');
const heading = 'The roll, contested';

export const contestPages: readonly RulePage[] = [
  page(
    rule.contested,
    heading,
    'Both sides can roll at once, each as it would by itself. Then their hits are compared.',
    {
      silent:
        'The text doesn’t say whether one side’s damage comes first. Here both come at once, so that somebody ' +
        'beaten by it still did their own.',
      written: '`contested` at the head of the round.',
      bad: duel('round 1\n  contested\n  Ilse: attacks Brok.'),
      good: duel(
        'round 1\n  contested\n  decides contested tie: full damage\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.',
      ),
      checks: ['one-sided-contest', 'both-sides-attack'],
    },
  ),
  page(
    rule.moreHits,
    heading,
    'The side that has more hits does full damage with them: a die for the first on each enemy, 1 for each later one.',
    {
      good: duel(
        'round 1\n  contested\n  decides contested tie: full damage\n  Ilse: attacks Brok.  rolls 1 2 6\n  ' +
          'Brok: attacks Ilse.  rolls 3',
      ),
    },
  ),
  page(
    rule.fewerHits,
    heading,
    'The side that has fewer does 1 damage with each of its hits, and no die is rolled for it.',
    {
      silent: 'The text doesn’t say how these are shared out. Here the same rules apply.',
      good: duel(
        'round 1\n  contested\n  decides contested tie: full damage\n  Ilse: attacks Brok.  rolls 6 6 6\n  ' +
          'Brok: attacks Ilse.  rolls 3',
      ),
    },
  ),
  page(
    rule.contestedTie,
    heading,
    'What equal hits do is a question here and not a rule: the text is a draft. It considers full damage ' +
      'for all, or minimum damage for all.',
    {
      silent:
        'Nothing replaces it: here equal hits are an outcome of their own, and do nothing until it is decided. ' +
        'Minimum damage is 1 for each hit here. Where neither side has a hit there is nothing to decide.',
      written:
        '`decides contested tie: full damage` or `minimum damage` in the situation or a round, `option ' +
        'contested tie full` for the scenario. `decides contested tie "…"` in words changes no number; `on a ' +
        'tie "…"` prints, and `round 2 if a tie happened` goes on from there.',
      bad: duel('round 1\n  contested\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.'),
      good: duel(
        'round 1\n  contested\n  decides contested tie: minimum damage\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.',
      ),
      checks: ['undecided-contested-tie', 'contradicting-choice'],
    },
  ),
  page(
    rule.tiebreakers,
    heading,
    'The text considers breaking the tie, and names three ways: who has the initiative, who has more ' +
      'combatants, who has fewer. It is a draft here.',
    {
      silent:
        'None is in force until it is chosen. The text doesn’t say what each one does: here the side that it ' +
        'favours counts as if it had more hits. Nor does it say what initiative is and how a side gets it, so a ' +
        'scenario says who has it. Here all who are still in the fight count as combatants; where both sides ' +
        'have the same number, the tie stays open.',
      written:
        '`decides contested tie: initiative`, `more combatants` or `fewer combatants`; `the Players have the ' +
        'initiative`.',
      bad: duel(
        'round 1\n  contested\n  decides contested tie: initiative\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.',
      ),
      good: duel(
        'round 1\n  contested\n  decides contested tie: initiative\n  the Players have the initiative.\n  ' +
          'Ilse: attacks Brok.\n  Brok: attacks Ilse.',
      ),
      checks: ['tied-tiebreak', 'unstated-initiative'],
    },
  ),
];

const open = pagesOf('What the text leaves open');

export const openPages: readonly RulePage[] = [
  open(
    rule.defeat,
    'The roll, single-sided',
    'The text counts damage. It has no hit points, and doesn’t say what damage is taken from or when ' +
      'somebody is beaten.',
    {
      silent:
        'Here it is taken from HP where a block has them, and otherwise only added up. Regained HP go no higher ' +
        'here than they were at first. Damage puts nobody out of the fight until the Host decides when.',
      written:
        '`HP 8`; `decides defeat: at 0 HP` or `below 0 HP`; `decides defeat "…"` in words, which change no ' +
        'number. `Brok is out of the fight` is the Host’s word on one of them.',
      bad: beaten('round 1\n  the first hit on Brok rolls 4.\n  Ilse: attacks Brok.  rolls 1 2 3'),
      good: beaten(
        'decides defeat: at 0 HP\nround 1\n  the first hit on Brok rolls 4.\n  Ilse: attacks Brok.  rolls 1 2 3',
      ),
      checks: ['undefined-defeat', 'condition-without-defeat'],
    },
  ),
  open(rule.sides, 'The roll, contested', 'Its rolls are for two sides.', {
    silent:
      'Allied sides count as one here. The text says nothing about three sides in a contested roll, and ' +
      'nothing is rolled.',
    written: '`side the Watch run by the Host, allied with the Players`.',
    bad: duel(
      'side the Watch run by the Host\ncombatant Una (she) of the Watch\nround 1\n  contested\n  Ilse: ' +
        'attacks Brok.\n  Brok: attacks Ilse.\n  Una: attacks Brok.',
    ),
    good: duel(
      'side the Watch run by the Host, allied with the Players\ncombatant Una (she) of the Watch\nchampion ' +
        'Ilse\nround 1\n  contested\n  decides contested tie: full damage\n  hits fall first on Ilse.\n  Ilse: ' +
        'attacks Brok.\n  Brok: attacks Ilse.\n  Una: attacks Brok.',
    ),
    checks: ['third-side'],
  }),
  open(rule.somethingElse, 'Dice tech basics', 'Whoever does something else has no part in the roll of their side.', {
    silent:
      'The text doesn’t say what else there is to do. Here anything with a difficulty is a check; helping, ' +
      'dodging, moving or waiting is reported, and nothing is rolled for it.',
    bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n  Brok: waits.\n    rolls 4'),
    good: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n  Brok: waits.'),
    checks: ['clause-for-nothing', 'idle-announcement'],
  }),
];
