/** Pages on advantages: what they are, their types, and their cost. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { alone, gamble } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Characters');

const types =
  'An advantage is minor, significant or major, depending on how much it can be expected to do in play. A minor ' +
  'one helps slightly, or a good deal in few situations. A significant one often helps noticeably, or decides ' +
  'few situations. A major one often decides or helps powerfully, or is overwhelming in some situations. ' +
  'Limitations count against it, as far as they will really come up in the campaign. If it is disputed whether ' +
  'an advantage can be used for something, a major one gets more leeway than a significant one, and a ' +
  'significant one more than a minor one. Creativity should always be rewarded.';

/** The text’s examples of each type, then its list of examples. */
const samples = [
  'Significant according to the text: looking like somebody else, hiding in shadows, making magical artifacts, ' +
    'watching somebody’s emotions, binding with a contract, telekinesis with the strength of a person, skin that ' +
    'absorbs, powerful firearms, a gun that disintegrates. Major: reading thoughts, reading memories, teleporting ' +
    'oneself more than a short way.',
  'Perception: high-quality binoculars and tracking are minor. Being more aware than most is significant, and so ' +
    'is sensing who has a talent; a critical success might reveal what kind it is. Seeing the past is major.',
  'Professions: computer programmer and carpenter are minor. A bodyguard, who can fight with fists, read a room ' +
    'and intimidate, is significant. An FBI agent is major if crime scenes, advanced driving and firearms come ' +
    'with it, and minor if it is only knowledge of procedures.',
  'Telekinesis: gently moving light things in sight is minor, and so is a single arm with an arm’s reach and ' +
    'strength. Using small things anywhere in view is significant, and so is forcefully throwing back somebody ' +
    'nearby. Handling anything in view is major.',
  'Weapons, for the present day: a knife or dagger is minor, a handgun, rifle or shotgun is significant, and a ' +
    'very powerful magical dagger that returns, and can knock people out instead, is major.',
];

const tracking = gamble('using "Tracking": "reads the mud"', 'common "follow the trail"');
const month = 'round 1\n  Rose combines';

export const advantagePages: readonly RulePage[] = [
  page(
    rule.advantages,
    'Advantages',
    'An advantage makes actions easier, or possible at all. It may be a skill, a talent, equipment, magic, ' +
      'strength of body or mind, a profession, contacts or money. To use it, it is enough to mention it in the ' +
      'attempt; the GM then takes it into account when saying whether this can be done at all, and how difficult ' +
      'it is. As a rule an advantage has a name, followed by a description: a few words or several sentences, and ' +
      'probably more the more powerful it is.',
    {
      silent:
        'The text doesn’t say how much easier it makes an action: here the written difficulty already takes it ' +
        'into account. It adds no dice.',
      written:
        '`minor skill "Tracking" "follows trails"` in a block, and `using "Tracking": "reads the mud"` below the ' +
        'gamble. Instead of `skill` you can write `talent`, `power`, `profession`, `craft`, `equipment`, ' +
        '`weapon`, `contact`, `resource`, `telekinesis`, or just `advantage`.',
      bad: alone(tracking, 'skill "Tracking" "follows trails"'),
      good: alone(tracking, 'minor skill "Tracking" "follows trails"'),
      checks: ['untyped-advantage', 'undeclared-advantage', 'undescribed-advantage', 'named-twice'],
    },
  ),
  page(rule.types, 'Types', [types, ...samples].join('\n\n'), {
    silent: 'The group decides how often is often, how few are few, and how weapons are rated in another setting.',
    written:
      '`significant profession "Bodyguard" "fists, rooms and threats"`; `minor power "Sees far" limited to ' +
      '"moonlit nights"` has a limitation.',
    good: alone(
      gamble('using "High-quality binoculars"', 'common "read the number plate"'),
      'minor equipment "High-quality binoculars" limited to "daylight"',
    ),
  }),
  page(
    rule.charges,
    'Cost',
    'Players get charges for reaching objectives, as a source of magic, as wealth, or for whatever the GM likes. ' +
      'A charge is minor, significant or major, and buys an advantage of its type. Five charges of one type can be ' +
      'combined into one of the next: minor ones into a significant one, significant ones into a major one. That ' +
      'may take a great deal of work, especially for a major one.',
    {
      silent:
        'The text doesn’t say what charges characters have when play begins; here a block says so. Nor does it ' +
        'mention breaking charges into smaller ones; here that isn’t possible. Here 25 minor charges can be ' +
        'combined into a major one at once, which counts as both steps.',
      written:
        '`4 minor charges` in a block. At the head of a round `Rose gains a minor charge "found the ' +
        'ledger".`, `Rose combines 5 minor charges into 1 significant charge: "a month of study".` and `Rose ' +
        'buys a minor skill "Tracking" with a minor charge.`',
      bad: alone(`${month} 4 minor charges into 1 significant charge: "a month of study".`, '5 minor charges'),
      good: alone(`${month} 5 minor charges into 1 significant charge: "a month of study".`, '5 minor charges'),
      checks: [
        'wrong-combination-rate',
        'overspent-charges',
        'mismatched-charge',
        'skipped-charge-step',
        'charge-splitting',
        'unworked-combination',
      ],
    },
  ),
];
