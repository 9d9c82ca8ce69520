/** The page on the five difficulties, with all examples that the text has of them. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble } from './examples.ts';
import { pagesOf } from './page.ts';
import { printed, printedWithBets } from './printed.ts';

const page = pagesOf('Gambles');

const easy =
  'Easy takes 1 effect: any die that passes. Such things hardly need attention, and trained people do them ' +
  'without thinking; as a rule a GM has them rolled only along with other actions. Examples are drawing a weapon ' +
  'or putting it away, walking a few steps, using a familiar radio in ordinary conditions, driving as any ' +
  'licensed driver can on decent roads and, for most police officers, racing through light traffic with the ' +
  'siren on. Leaning out of cover for a shot is easy too; the shot is a separate action.';

const common =
  `Common takes 2 (${printedWithBets(2)}). That is using a device or a power for what it is made for: people ` +
  'have trained for it, but it can still go wrong. For most people speeding through traffic is common; for ' +
  'somebody trained with firearms, so is badly hurting a person who keeps still at a decent range.';

const hard =
  `Hard takes 3 (${printedWithBets(3)}). That is still within what a device, a skill or a power is expected to ` +
  'do, at the difficult end of training. For a good driver it is hard to speed against the traffic, or to ' +
  'overtake an average driver in it; for somebody trained with firearms, to kill a person with a gun.';

const difficult =
  `Difficult takes 4 (${printedWithBets(4)}). That goes beyond training, and failure is to be expected. It is ` +
  'difficult for a fair motorcyclist to jump from a ramp onto a boat, and for somebody who knows the basics of ' +
  'unarmed fighting to strike somebody on the head so that they pass out.';

const overwhelming =
  `Overwhelming takes 5 (${printedWithBets(5)}). It is nearly impossible and a last resort, for what a GM thinks ` +
  'very unlikely but doesn’t want to forbid.';

const comparisons =
  'The text says roughly what additional actions do. An easy one lowers the chance of success by 1 to 3 ' +
  'percentage points, a second one by 5 to 10 more; a common one about halves it. Four people all succeed at ' +
  `something common about as often as one does at something hard: by the table that is 50% and ${printed([3])}.`;

export const difficultyPages: readonly RulePage[] = [
  page(
    rule.difficulties,
    'Step 2: Clarification',
    'There are five difficulties; each is the amount of effect that it takes, from 1 to 5. The chances are those ' +
      'that the text prints for ' +
      `success.\n\n${[easy, common, hard, difficult, overwhelming, comparisons].join('\n\n')}`,
    {
      silent:
        'There is nothing below easy or above overwhelming: here an easy action can’t get easier, and one that ' +
        'would be harder than overwhelming isn’t rolled. One comparison doesn’t fit the text’s own table: it ' +
        'says that two people are slightly more likely to both succeed at something hard than one is at ' +
        `something overwhelming, but that is 29% against ${printed([5])}. It fits difficult, which has ` +
        `${printed([4])}. “About halves” is rough as well: next to a hard action, a common one leaves ` +
        `${printed([3, 2])} of ${printed([3])}.`,
      written:
        '`easy "draw the pistol"`, `easy "step to the door"`, `easy "lean out"` with `common "shoot"`, `easy ' +
        '"raise the base on the radio"`; `common "weave through traffic"`, `common "shoot the sentry"`; `hard ' +
        '"drive the wrong way"`, `hard "pass the van"`, `hard "kill the guard"`; `difficult "jump the bike to ' +
        'the boat"`, `difficult "knock him out cold"`; `overwhelming "hold up the roof"`. `difficulty 3 "pass ' +
        'the van"` gives it as a number, and `ruled out "nobody outruns a train"` says that it is impossible.',
      bad: alone(gamble('easy "step across"')),
      good: alone(gamble('easy "draw the pistol"', 'common "run through the station"')),
      checks: ['lone-easy-roll', 'difficulty-below-easy', 'difficulty-above-overwhelming'],
    },
  ),
];
