/** Pages on lost dice and on the limits of a pool. */
import type { RulePage } from '../../../ruleset.ts';
import { tooManyLostDice, unpaidDie } from '../checks/dice.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Lost dice and bounds');
const dice = 'Slow Motion Phase, step 2';

export const lostDicePages: readonly RulePage[] = [
  page(
    rule.injury,
    dice,
    'Somebody who has been injured in this fight rolls one die less, however many injuries there were.',
    {
      silent:
        'The text doesn’t say what an injury is. Here it means having been below 0 Toughness; with `option ' +
        'injury die any` it is any loss of Toughness in this fight.',
      written: '`Bill is hurt` for somebody who starts the fight like that; nobody writes the lost die.',
      good: duel(
        'situation "a cellar"\n  Bill is hurt.\nround 1\n  Ann: dodges Bill.\n  Bill: punches Ann.\n    ' +
          'advantage "a bottle in his fist"',
        { bill: 'Agility 2  Toughness 0 of 3' },
      ),
      checks: ['claimed-die', 'contradicting-state', 'stat-above-its-base'],
    },
  ),
  page(
    rule.miscellaneous,
    dice,
    'A difficulty from outside that nothing else accounts for, such as a die for the opponent, costs a ' +
      'die. Nobody loses more than two to such difficulties.',
    {
      written:
        '`hindrance "blood in her eyes" on Ann`, in the situation, at the head of a round or under an announcement.',
      ...of(tooManyLostDice),
      checks: ['too-many-lost-dice', 'repeated-fact', 'reason-for-nobody', 'given-and-taken', 'belongs-elsewhere'],
    },
  ),
  page(rule.minimum, dice, 'Anybody who can act rolls at least one die, whatever the difficulties.', {
    silent:
      'The text doesn’t say what happens to dice that can’t be lost: here they are struck out, and nobody ' +
      'gets them.',
    ...of(unpaidDie),
    checks: ['unpaid-die'],
  }),
  page(
    rule.maximum,
    dice,
    'Nobody rolls more than five dice: one to start, one for distraction or for defending, the Skill Die, ' +
      'and two Situation Dice.',
    {
      silent:
        'The text doesn’t say in which order the limits apply. Here Situation Dice are cut to two, then all ' +
        'are added up, and then dice are lost.',
      written: 'It follows from the other limits. A defender has no target, and so no Distraction Die.',
      good: duel(
        'situation "a cellar"\n  Bill is unaware of Ann.\nround 1\n  Ann: kicks Bill.\n    advantage "a ' +
          'running start"\n    advantage "the stair above him"\n  Bill: searches for "the fuse box" with ' +
          'Perception to beat 3.',
        { ann: 'Agility 3  Toughness 4', bill: 'Agility 2  Toughness 3  Perception 2' },
      ),
    },
  ),
];
