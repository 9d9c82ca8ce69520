/** Pages on attributes, hit points, skills and languages. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { having, vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Characters', 'Player characters');

export const characterPages: readonly RulePage[] = [
  page(
    rule.attributes,
    'Everybody has six innate attributes from 1 to 9. Strength (STR) is raw force, also in wrestling. Grace (GRC) ' +
      'is the sense of one’s own body: dancing, dodging. Precision (PRE) is work of the hands: crafts, fine writing, ' +
      'locks. Willpower (WIL) sways other people, and endures. Alertness (ALR) notices things and traps, reads ' +
      'signals and keeps watch. Recall (RCL) remembers lore and reasons.',
    {
      silent: 'The text doesn’t say what fits which attribute, beyond such examples: that is for the DM to say.',
      written: '`STR 5  GRC 6  PRE 4  WIL 5  ALR 3  RCL 2` in a block.',
      good: vault('round 1\n  Ann: tests ALR to "hear it breathe".'),
      checks: ['attribute-out-of-range'],
      next: [rule.values, rule.hitPoints, rule.skills],
    },
  ),
  page(
    rule.values,
    'An attribute is written as current/maximum. The current value changes for a time, because of drugs or ' +
      'exhaustion, for example. The maximum may rise with the level, and may fall through a permanent injury.',
    {
      silent:
        'The text doesn’t say how much a drug changes, nor whether it may take the current value above the maximum ' +
        'or above 9. It has no table of experience (XP), and doesn’t say what a level adds: the group decides.',
      written: '`STR 4 of 5` in a block: 4 now, and 5 at most.',
      good: having('STR 4 of 5', vault('round 1\n  Ann: tests STR to "lift the bar".')),
      checks: ['current-above-maximum'],
      next: [rule.exhaustion, rule.permanent],
    },
  ),
  page(
    rule.hitPoints,
    'Damage is taken from hit points (HP) first, and injuries come only when they have run out. They are written ' +
      'as current/maximum and grow with the level. While exhaustion is active, it limits the current HP.',
    {
      silent:
        'The text says once that injuries lower HP; here damage does, and injuries follow. It doesn’t say how many ' +
        'HP a level adds: the group decides.',
      written: '`HP 5 of 8` in a block: 5 now, and 8 at most.',
      good: having('HP 5 of 8', vault('round 1\n  the Ghoul: claws Ann.')),
      checks: ['counted-in-wholes', 'current-above-maximum'],
      next: [rule.damage, rule.exhaustion],
    },
  ),
  page(
    rule.skills,
    'Skills are abstract and broad. Each amounts to an occupation or a degree, such as sailing, navigation or ' +
      'architecture.',
    {
      silent: 'The text doesn’t say what a skill does when something is tested: the group decides.',
      written: '`skilled in "Sailing", "Architecture"` in a block.',
      next: [rule.languages, rule.background],
    },
  ),
  page(
    rule.languages,
    'A language has a value. From 1 to 3 somebody’s command of it is limited: it takes a test to understand casual ' +
      'speech. From 4 to 6 it is average: it takes a test to understand poetry or jargon. From 7 to 9 they are ' +
      'eloquent.',
    {
      silent:
        'The text doesn’t say what is tested, an attribute or the value of the language: the group decides ' +
        '(“language test”). It doesn’t say either whether a value of 1 to 3 is ever enough for poetry.',
      written:
        '`speaks Lingua-Weal 3, Drillshout 5` in a block, and `Ann: follows casual talk in Lingua-Weal.` with ' +
        '`by RCL` below, or with `option language test language-value` for a d10 against the value of the language.',
      good: vault(
        'round 1 "talk", 1 minute\n  Ann: follows casual talk in Lingua-Weal.\n    by RCL',
        'speaks Lingua-Weal 3',
      ),
      checks: ['language-out-of-range', 'unknown-language', 'needless-language-test'],
      next: [rule.tongues, rule.test],
    },
  ),
  page(
    rule.tongues,
    'The text has four languages. Lingua-Weal is a pidgin that comes from the language of the old Commonweal. ' +
      'Trade-Sign is signed with the whole body: whoever holds something has disadvantage. Drillshout is what ' +
      'soldiers shout and chant: a shout of it is always heard over a din, and those who chant it keep step. ' +
      'Dot-Dash Code can be whistled, tapped, or sent by mirror, flare or anything else that has two states; in a ' +
      'round it carries as many words as the value of the language.',
    {
      silent:
        'The text doesn’t say which roll has disadvantage in Trade-Sign: the group decides (“language test”). It ' +
        'prints “pidging” for pidgin, and LANG for what is taken here as the value of the language.',
      written:
        '`Ann: signals "three to port" in Dot-Dash by mirror.`; below an announcement in Trade-Sign, `holding "a ' +
        'lantern"` is a disadvantage.',
      good: vault('round 1\n  Ann: signals "three to port" in Dot-Dash by mirror.', 'speaks Dot-Dash 4'),
      checks: ['hands-full-in-sign', 'message-too-long'],
      next: [rule.twice, rule.inventories],
    },
  ),
];
