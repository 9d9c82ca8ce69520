/** Pages on making a character. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Making a character', 'Character creation');

/** Ann as she is created. */
const created = vault(
  'round 1\n  Ann: tests ALR.',
  'a new character, with the PRE background "bell-founder"',
  'speaks Lingua-Weal 5',
  'skilled in "Metalwork"',
  'has 30 sp',
);

export const creationPages: readonly RulePage[] = [
  page(
    rule.creation,
    'Ex-situ creation makes somebody who comes from a civilised place, and need not know the party yet. They have ' +
      '0 XP and level 1. Attributes and HP are rolled, slots are crossed out, a background is rolled, and personal ' +
      'details are made up and noted.',
    {
      silent: 'The text numbers its steps from 1 to 6, and then 8: it doesn’t say what the seventh was.',
      written: '`a new character` in a block.',
      good: created,
      checks: ['level-of-new-character'],
      next: [rule.rolledValues, rule.inventories, rule.background],
    },
  ),
  page(rule.rolledValues, 'Each of the six attributes is 2d4, so from 2 to 8. HP are 2 + 1d6, so from 3 to 8.', {
    written: '`Ann is rolled up.` in the head of a round rolls all of it; what her block says counts all the same.',
    good: vault('round 1, 1 hour\n  Ann is rolled up.'),
    checks: ['unrollable-value'],
    next: [rule.attributes, rule.hitPoints],
  }),
  page(
    rule.background,
    'The highest attribute says which background is rolled. A background gives languages, skills and starting ' +
      'money.',
    {
      silent:
        'The text has no tables of backgrounds, and doesn’t say what happens if two attributes are equally high: ' +
        'the group decides (“background”).',
      written: '`a new character, with the PRE background "bell-founder"` in a block.',
      good: created,
      checks: ['background-off-highest', 'background-without-gifts'],
      next: [rule.languages, rule.skills, rule.replacement],
    },
  ),
  page(
    rule.replacement,
    'In-situ creation makes a player’s character of somebody who is nearby, as a rule after the player’s last one ' +
      'has died. The DM gives attributes and skills. Level and XP are half of those of the dead character, and the ' +
      'new one is improved accordingly. How they are suddenly so capable and act for themselves needs some ' +
      'explanation, if a vague one.',
    {
      silent:
        'The text doesn’t say how half of an odd number is rounded, or what half of level 1 is: the group decides ' +
        '(“in situ half”). Nor does it say what a level brings.',
      written: '`replaces a character of level 2 and 600 XP` in a block, with `LVL 1  XP 300`.',
      good: vault('round 1\n  Ann: tests ALR.', 'replaces a character of level 2'),
      checks: ['half-of-the-dead'],
      next: [rule.rounding, rule.creation],
    },
  ),
];
