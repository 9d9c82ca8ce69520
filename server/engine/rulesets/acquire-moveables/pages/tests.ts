/** Pages on the text itself, and on tests and contests. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault } from './examples.ts';
import { pagesOf } from './page.ts';

const [ofText, page] = [pagesOf('The text', 'Title'), pagesOf('Tests', 'Resolution mechanics')];

export const testPages: readonly RulePage[] = [
  ofText(
    rule.about,
    'Acquire Moveables is by Epistellar and dated 28 March 2024. Its author calls it unfinished, too elaborate and ' +
      'of little use, and gave it up in advance, though something in it may be worth keeping.',
    {
      silent:
        'Where the text is silent, nothing is filled in here: a page says what is missing, and the group decides. ' +
        'A name in quotes, such as “bleed rate”, is the name of that decision. Where words can be read in several ' +
        'ways, a page says which reading is used, and which option, if any, chooses another. Some things the text ' +
        'names without giving them: weapons and their dice, prices, pieces of armour, sizes of things, reload ' +
        'tracks, what a spell or a summon does, poison, drugs, opponents. A scenario states what it needs.',
      written: '`rules acquire-moveables` above the cast.',
      next: [rule.test, rule.exploring, rule.order, rule.credits],
    },
  ),
  page(
    rule.test,
    'A test (TST) settles whether something doubtful succeeds; the DM says when one is needed. One attribute is ' +
      'tested with a d10, the sum of two with a d20, the sum of three with a d30. The test succeeds if the die shows ' +
      'that value or less.',
    {
      silent:
        'The text doesn’t say whether the current or the maximum value is meant: here it is the current one. It ' +
        'doesn’t say either whether one attribute may be added twice: the group decides.',
      written:
        '`Ann: tests STR to "lift the bar".`, `Ann: tests STR+GRC to "vault the tomb".`, or `by STR+GRC` below ' +
        'something else that she does.',
      good: vault('round 1\n  Ann: tests STR to "lift the bar".\n    on success "the sluice opens."'),
      checks: ['too-many-attributes', 'repeated-attribute', 'unknown-attribute-value'],
      next: [rule.contest, rule.twice, rule.attributes],
    },
  ),
  page(
    rule.contest,
    'In a contest (CTST) two opponents each make the test that fits what they do. If one succeeds and the other ' +
      'fails, the one who succeeds wins. If both succeed, or both fail, the higher roll wins.',
    {
      silent:
        'Bare numbers are compared here, also those of a d10 and a d30, which favours the larger die. The text ' +
        'doesn’t say who wins if both roll the same number and both succeed or both fail: here that is an outcome ' +
        'of its own, and the group decides (“contest tie”). `option contest tie re-roll` has both roll again, and ' +
        '`option contest tie draw` says that nobody wins.',
      written:
        '`Ann: wrestles the Ghoul by STR against its GRC.`, with `rolls 4, opponent 6` below it to pin the dice; ' +
        '`Ann: flees from the Ghoul.` is a contest of Grace. `advantage "eight legs" for the Ghoul` below either is ' +
        'for the opponent’s test.',
      good: vault('round 1\n  Ann: flees from the Ghoul.'),
      checks: ['contest-without-opponent', 'undecided-contest-tie'],
      next: [rule.fleeing, rule.ladder],
    },
  ),
];
