/** Pages on time, distance and money. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Time and measures', 'Measurement');

export const measurePages: readonly RulePage[] = [
  page(
    rule.time,
    'A round lasts about 15 seconds. Longer times are counted in minutes, in tenmins of ten minutes, in hours on a ' +
      'clock of 24, in watches of four hours, in days, in tendays or “weeks” of ten days each, in months of 30 days, ' +
      'and in years of 12 months.',
    {
      silent:
        'The text has “week” in quotes: here it is another word for a tenday. By these numbers a year has 360 ' +
        'days. The text’s rounds are 15 seconds. Here a round may also last longer: give its length in the heading. ' +
        'Then nobody tests initiative, and everybody acts in the order written.',
      written:
        '`round 2 "the gallery", 10 minutes`; without a length it is a round of a fight. The length may be in ' +
        'rounds, minutes, tenmins, hours, watches, days, tendays, weeks, months or years.',
      good: vault('round 1 "the gallery", 1 tenmin\n  Ann: tests ALR to "find the tripwire".'),
      checks: ['week-of-ten-days'],
      next: [rule.measures, rule.exploring, rule.order],
    },
  ),
  page(
    rule.measures,
    'Distances are counted in squares (sq) of 2 by 2 metres, and in kilometres. Money is counted in silver pieces ' +
      '(sp).',
    {
      silent: 'The text gives no prices. Where it says that somebody crawls one cell, a square is meant here.',
      written:
        '`the Ghoul is 3 squares from Ann.` in the situation or at the head of a round; `has 40 sp` in a block, and ' +
        '`Ann pays 12 sp for "a lantern".` or `Ann finds 12 sp.` in the head of a round.',
      good: vault(
        'situation "the vault"\n  the Ghoul is 3 squares from Ann.\nround 1\n  Ann pays 5 sp for "a candle".',
        'has 40 sp',
      ),
      checks: ['distance-not-in-squares', 'fall-in-metres'],
      next: [rule.mishap, rule.falling],
    },
  ),
];
