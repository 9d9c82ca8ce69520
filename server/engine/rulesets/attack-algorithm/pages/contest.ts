/** Pages on the roll in which both sides attack. */
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
        'Whether one side’s damage comes first isn’t told. Here both come at once, so that whoever is beaten ' +
        'by it still did theirs.',
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
      silent: 'How these are shared out isn’t told. Here it is done by the same rules.',
      good: duel(
        'round 1\n  contested\n  decides contested tie: full damage\n  Ilse: attacks Brok.  rolls 6 6 6\n  ' +
          'Brok: attacks Ilse.  rolls 3',
      ),
    },
  ),
  page(
    rule.contestedTie,
    heading,
    'What equal hits come to is a question here and no rule: the text is a draft. It wonders about full ' +
      'damage for all, or the least for all.',
    {
      silent:
        'Nothing is in force in its place: here equal hits are an outcome of their own, and do nothing until ' +
        'it is decided. The least is taken here for 1 for each hit. Where neither side has a hit there is ' +
        'nothing to decide.',
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
    'The text would perhaps have something break the tie, and names three things: who has the initiative, ' +
      'who has more combatants, who has fewer. It is a draft here.',
    {
      silent:
        'None is in force until it is chosen. What one comes to isn’t told: here the side that it favours ' +
        'counts as if it had more hits. What initiative is and how a side comes by it isn’t told either, so ' +
        'a scenario says who has it. Combatants are here all who are still in the fight; where both sides ' +
        'have as many, the tie stays open.',
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
    'The text counts damage. It has no hit points, and says neither what damage is taken from nor when ' +
      'somebody is beaten.',
    {
      silent:
        'Here it is taken from HP where a block has them, and else only added up. HP that are regained go no ' +
        'higher here than they were at first. Nobody is out of the fight by it until the Host decides when.',
      written:
        '`HP 8`; `decides defeat: at 0 HP` or `below 0 HP`; `decides defeat "…"` in words, which change no ' +
        'number. `Brok is out of the fight` is the Host’s word on one.',
      bad: beaten('round 1\n  the first hit on Brok rolls 4.\n  Ilse: attacks Brok.  rolls 1 2 3'),
      good: beaten(
        'decides defeat: at 0 HP\nround 1\n  the first hit on Brok rolls 4.\n  Ilse: attacks Brok.  rolls 1 2 3',
      ),
      checks: ['undefined-defeat', 'condition-without-defeat'],
    },
  ),
  open(rule.sides, 'The roll, contested', 'Its rolls are for two sides.', {
    silent:
      'Sides that are allied are one here. Of three that contest a roll the text says nothing, and nothing is rolled.',
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
      'What else there is to do isn’t told. Here whatever has a difficulty is a check; to help, dodge, move ' +
      'or wait is told, and nothing is rolled for it.',
    bad: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n  Brok: waits.\n    rolls 4'),
    good: duel('round 1\n  Ilse: climbs "the gatehouse" at 3/6.\n  Brok: waits.'),
    checks: ['clause-for-nothing', 'idle-announcement'],
  }),
];
