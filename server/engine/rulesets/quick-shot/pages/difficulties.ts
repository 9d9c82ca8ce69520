/** The page on the five difficulties, with all examples that the text has of them. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble } from './examples.ts';
import { pagesOf } from './page.ts';
import { printed, printedWithBets } from './printed.ts';

const page = pagesOf('Gambles');

const easy =
  'Easy takes 1 effect: any die that passes. Such things hardly ask for attention, and trained people do ' +
  'them without thinking; as a rule a GM has them rolled only beside other actions. Easy are drawing a ' +
  'weapon or putting it away, going a few steps, using a radio that one knows in ordinary conditions, ' +
  'driving as any licensed driver can on decent roads and, for most police officers, racing through light ' +
  'traffic with the siren on. So is leaning out of cover for a shot; the shot is an action of its own.';

const common =
  `Common takes 2 (${printedWithBets(2)}). That is a device or a power used for what it is made for: people ` +
  'have trained for it, and it can still go wrong. For most people speeding through traffic is common; for ' +
  'somebody trained with firearms, badly hurting a person who keeps still at a decent range.';

const hard =
  `Hard takes 3 (${printedWithBets(3)}). That is still within what a device, a skill or a power is thought to ` +
  'do, at the difficult end of training. For a good driver it is hard to speed against the traffic, or to ' +
  'overtake an average driver in it; for somebody trained with firearms, to kill a person with a gun.';

const difficult =
  `Difficult takes 4 (${printedWithBets(4)}). That goes beyond training, and failure is to be expected. It is ` +
  'difficult for a fair motorcyclist to jump from a ramp onto a boat, and for somebody who knows the basics of ' +
  'unarmed fighting to strike somebody on the head so that they pass out.';

const overwhelming =
  `Overwhelming takes 5 (${printedWithBets(5)}). It is nearly impossible and a last resort, for what a GM ` +
  'thinks very unlikely and still doesn’t want to forbid.';

const comparisons =
  'The text says roughly what further actions do. An easy one takes 1 to 3 points of a hundred from the chance ' +
  'of success, a second one 5 to 10 more; a common one about halves it. Four people all succeed at something ' +
  `common about as often as one does at something hard: the table comes to 50% and ${printed([3])}.`;

export const difficultyPages: readonly RulePage[] = [
  page(
    rule.difficulties,
    'Step 2: Clarification',
    'There are five difficulties; each is the effect that it takes, from 1 to 5. The chances are those that ' +
      'the text prints for ' +
      `success.\n\n${[easy, common, hard, difficult, overwhelming, comparisons].join('\n\n')}`,
    {
      silent:
        'Below easy and above overwhelming there is nothing: here an easy action can’t get easier, and one ' +
        'that would be harder than overwhelming isn’t rolled. One comparison doesn’t fit the text’s own table: ' +
        'two people who both succeed at something hard are called slightly likelier than one who succeeds at ' +
        `something overwhelming, and that is 29% against ${printed([5])}. It fits difficult, which has ` +
        `${printed([4])}. “About halves” is rough as well: beside a hard action a common one leaves ` +
        `${printed([3, 2])} of ${printed([3])}.`,
      written:
        '`easy "draw the pistol"`, `easy "step to the door"`, `easy "lean out"` with `common "shoot"`, `easy ' +
        '"raise the base on the radio"`; `common "weave through traffic"`, `common "shoot the sentry"`; ' +
        '`hard "drive the wrong way"`, `hard "pass the van"`, `hard "kill the guard"`; `difficult "jump the ' +
        'bike to the boat"`, `difficult "knock him out cold"`; `overwhelming "hold up the roof"`. ' +
        '`difficulty 3 "pass the van"` says it as a number, `ruled out "nobody outruns a train"` that there ' +
        'is no way.',
      bad: alone(gamble('easy "step across"')),
      good: alone(gamble('easy "draw the pistol"', 'common "run through the station"')),
      checks: ['lone-easy-roll', 'difficulty-below-easy', 'difficulty-above-overwhelming'],
    },
  ),
];
