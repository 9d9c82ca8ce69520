/** Pages on tasks: who rolls against what, and the results. */
import type { RulePage } from '../../../ruleset.ts';
import { pinnedDice } from '../checks/dice.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Tasks');
const heading = 'Task Resolution';

export const taskPages: readonly RulePage[] = [
  page(
    rule.taskRoll,
    heading,
    'Dice are for what can fail in an interesting way. Somebody starts with one d10 and has to roll higher ' +
      'than a number, or than the Host does. Advantages add dice, troubles take some away.',
    {
      written: 'In a round a task is an announcement with a stat and a number.',
      bad: duel('round 1\n  // Without a number there is nothing to roll against.\n  Ann: climbs "the coal chute".'),
      good: duel('round 1\n  Ann: climbs "the coal chute" with Agility against 3.'),
      checks: ['not-in-this-edition'],
    },
  ),
  page(rule.highestDie, heading, 'However many dice somebody rolls, the highest of them is what they have rolled.', {
    silent:
      'Pins are Clashwright’s, and so is how figures given the pins are computed: `throws 9` lays a 9 ' +
      'down, and the other dice are rolled evenly from 1 to 9. So the figures aren’t those of rolls whose ' +
      'highest die happens to be a 9.',
    written: '`throws 9` pins the die that counts, `throws 3, 9` all of them.',
    ...of(pinnedDice),
    checks: ['pinned-dice', 'pinned-twice'],
  }),
  page(
    rule.opposedTask,
    heading,
    'If there is a will behind the obstacle, if only that of the person who built the lock, the Host rolls ' +
      'against the task. Its rank decides whether the person trying has a Skill Die. If in doubt, treat a task as ' +
      'this kind.',
    {
      silent:
        'No line gives the Host a Skill Die where the rank is above the stat. Here the Host has one die; ' +
        '`option host skill die on` gives the other.',
      written: '`with Perception against 4`: the Host rolls, and 4 is the rank.',
      good: duel('round 1\n  Ann: picks "the lock" with Knowledge against 4.', {
        ann: 'Agility 3  Toughness 2  Knowledge 5',
      }),
      checks: ['missing-stat'],
    },
  ),
  page(
    rule.staticTask,
    heading,
    'If nothing at all resists, the Host can name a number in place of a roll. It has to be exceeded.',
    {
      written: '`with Agility to beat 4`: nobody rolls against it.',
      good: duel('round 1\n  Ann: climbs "the coal chute" with Agility to beat 4.'),
    },
  ),
  page(
    rule.taskTie,
    heading,
    'A tie decides nothing. The Host makes things more complicated in a way that settles the matter for ' +
      'neither, and the task can be tried again as things are then.',
    {
      silent:
        'The text says this of a roll by the Host. Here it also applies to a number that is met exactly; ' +
        '`option task ties fail` makes either a failure.',
      good: duel(
        'round 1\n  Ann: climbs "the coal chute" with Agility to beat 4.  throws 4\nround 2 if not Ann ' +
          'succeeded\n  Ann: climbs "what is left of the chute" with Agility to beat 5.',
      ),
    },
  ),
  page(rule.critical, heading, 'A 10 that wins is a critical success. A 10 that ties isn’t, even with an ally’s.', {
    silent: 'That text leaves what it brings to a later one; here the Host decides.',
    written: '`on critical success "…"` under an announcement.',
    good: duel(
      'round 1\n  Bill: dodges.           throws 4\n  Ann: punches Bill.      throws 10\n    on critical ' +
        'success "he goes over backwards."',
    ),
  }),
  page(rule.fumble, heading, 'Somebody whose best die is a 1 fumbles. If both sides do, things get worse for both.', {
    silent:
      'That text leaves what a fumble brings to a later one; here the Host decides. No exception is made ' +
      'for a 1 that wins against 0: it is a success and a fumble.',
    written: '`on critical failure "…"` under an announcement.',
    good: duel(
      'round 1\n  Ann: climbs "the coal chute" with Agility to beat 4.\n    throws 1\n    on critical ' +
        'failure "the chute comes down, and the coal with it."',
      { ann: 'Agility 3  Toughness 2' },
    ),
  }),
];
