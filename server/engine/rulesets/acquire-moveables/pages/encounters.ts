/** Pages on encounter checks. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault, vaultWith } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Encounters', 'Dungeon exploration');

export const encounterPages: readonly RulePage[] = [
  page(
    rule.encounterCheck,
    'There is an encounter check each hour, and when noise or an alarm causes one. The encounter die and the recon ' +
      'die are rolled for it; then disposition and range, where they are relevant.',
    {
      silent: 'The text doesn’t say when they are relevant, and has no table of ranges: the group decides (“range”).',
      written:
        '`encounter check each hour` in the situation, and `encounter check: "the alarm bell"` in the head of a ' +
        'round. Below it `the dice show encounter 1, recon 6` pins its dice; `in hour 2 the dice show recon 6` pins ' +
        'a die of the check that a later hour of the round brings.',
      good: vault('situation "the vault"\n  encounter check each hour\nround 1 "a search", 2 hours'),
      checks: ['overdue-encounter-check'],
      next: [rule.encounterDie, rule.reconDie, rule.disposition],
    },
  ),
  page(
    rule.encounterDie,
    'The encounter die is a d6. On a 1 the encounter is active: the party has to deal with it, for example with a ' +
      'hostile creature. On a 2 it is passive: the party may deal with it, for example with a monster that would be ' +
      'hostile but is no threat just now. On a 3 it is indirect: tracks, evidence, noises from afar. From 4 to 6 ' +
      'light burns down.',
    {
      written: '`round 2 if an active encounter happened`, and so on for what else may come of it.',
      good: vault('round 1 "the alarm", 1 minute\n  encounter check: "the alarm bell"'),
      checks: ['head-die-outside'],
      next: [rule.light, rule.surprise],
    },
  ),
  page(rule.light, 'From 4 to 6 on the encounter die, torches and other lights lose one level.', {
    silent:
      'The text doesn’t say what a level of a torch is, so a scenario says how many it has; nor whether all lights ' +
      'lose one or only some: the group decides (“light depletion”). `option light depletion all` has all of them ' +
      'lose one. What the dark does is open too.',
    written:
      '`light torch: 3 levels` before the combatants; `the torch burns down.` or `the torch is put out.` in the head ' +
      'of a round; and `round 2 if Ann is in the dark`.',
    good: vaultWith(
      'light torch: 3 levels',
      'round 1 "the alarm", 1 minute\n  encounter check: "the alarm bell"\n  the dice show encounter 5',
      'carries torch',
    ),
    next: [rule.encounterCheck],
  }),
  page(
    rule.reconDie,
    'The recon die has a ladder of its own: d4, d6, d8, d12. It begins as a d6. It goes a step down if the party ' +
      'is quiet and methodical, a step up if it is loud, and a step up with a candle.',
    {
      silent:
        'There is no d10 on this ladder, and a loud party with a candle has two steps. The text doesn’t say what ' +
        'is below d4 or above d12: the group decides (“ladder end”). Its words about the candle are garbled, and ' +
        'may mean that there is nothing better to see by, or that the light can be seen: here a candle is a step ' +
        'up in any case.',
      written:
        '`encounter check: "the alarm bell", loud "running feet", by candle "one stub"`, or `encounter check ' +
        'each hour: quiet "on felt"`.',
      good: vault('round 1 "the alarm", 1 minute\n  encounter check: "the alarm bell", loud "running feet"'),
      checks: ['recon-die-past-its-ladder', 'quiet-and-loud', 'quiet-kick'],
      next: [rule.surprise, rule.ladder],
    },
  ),
  page(
    rule.surprise,
    'If the recon die shows 1, the party surprises those of an active encounter, may surprise or avoid those of a ' +
      'passive one, and finds tracks in all other cases. If it shows 6, 7 or 8, the party is ambushed.',
    {
      silent:
        'The text has nothing for the other numbers: here nothing happens on them, also not on 9 to 12; `option ' +
        'recon ambush six-or-more` has an ambush there too, which may have been meant. It doesn’t say whether there ' +
        'is an ambush without an active encounter (“ambush scope”), or what surprise and ambush do in a fight ' +
        '(“surprise”): the group decides.',
      written: '`round 2 if Ann is ambushed`, or `round 2 if Ann is able to surprise`; both hold for one round.',
      good: vault('round 1 "the alarm", 1 minute\n  encounter check: "the alarm bell"\n  the dice show recon 6'),
      next: [rule.order, rule.disposition],
    },
  ),
  page(
    rule.disposition,
    'Disposition is 1d6: hostile on 1, unfriendly on 2, neutral on 3 and 4, affable on 5, benevolent on 6.',
    {
      silent: 'The text doesn’t say what somebody of each disposition does: the group decides.',
      written: '`disposition of the Ghoul` in the head of a round, and `round 2 if the Ghoul is hostile`.',
      good: vault('round 1 "the alarm", 1 minute\n  disposition of the Ghoul'),
      checks: ['disposition-on-depletion'],
      next: [rule.encounterCheck, rule.order],
    },
  ),
];
