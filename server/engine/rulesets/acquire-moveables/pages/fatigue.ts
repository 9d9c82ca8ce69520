/** Pages on fatigue: its kinds, and what each of them leads to. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { having, rows, vault } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Fatigue', 'Player characters');

export const fatiguePages: readonly RulePage[] = [
  page(
    rule.fatigue,
    'Fatigue (FAT) comes from exertion, such as marching or treading water, from privation, such as hunger or ' +
      'cold, or from harm, such as violence or a fall. What comes from exertion is standard fatigue. The other kinds ' +
      'are dehydration (FATd), starvation (FATs), hypothermia (FATh) and infection (FATi), which may do something ' +
      'more, and go away under conditions of their own.',
    {
      silent:
        'The text doesn’t say how much fatigue a march or other exertion gives, except in water, so a scenario ' +
        'says it. Nor does it say how much violence or a fall gives (“harm fatigue”): the group decides. The ' +
        'fatigue of drowning isn’t in its list: here it is a kind of its own.',
      written: '`Ann gains 2 fatigue: "a forced march"` at the head of a round, `has 3 fatigue in mind` in a block.',
      good: vault('round 1\n  Ann gains 2 fatigue in the pack: "a forced march".', rows),
      next: [rule.fatigueChits, rule.thirst, rule.cold],
    },
  ),
  page(
    rule.coma,
    'Somebody who gets more fatigue than the inventories can hold falls into a coma, and the rest of it goes into ' +
      'a pool for death saves. Each time that fatigue is gained, roll a d10: at the pool’s number or less, they die.',
    {
      silent:
        'Here what counts is the free slots of both inventories together. The fatigue that comes is added to the ' +
        'pool first, and then there is one death save, however much it was; so with a pool of 10 death is certain. ' +
        'With `option death check order check-first` the save comes first; with `option death check count per-chit` ' +
        'there is one for each fatigue. ' +
        'The text doesn’t say how somebody wakes from a coma, or how the pool is emptied: the group decides (“coma ' +
        'end”).',
      written:
        '`Ann wakes from the coma with 0 in the Death Save pool` at the head of a round, once the group has decided.',
      good: having(
        'HP 2 of 8',
        vault('round 1\n  Ann gains 3 fatigue: "the long climb".', 'has 26 fatigue', 'takes fatigue in mind', rows),
      ),
      next: [rule.fatigue, rule.drowning],
    },
  ),
  page(
    rule.thirst,
    'A day without water gives 3 FATd; somebody who has 9 of them dies. A little water takes away 1 FATd, enough ' +
      'water all of them.',
    {
      silent: 'The text doesn’t say how much water is little, or enough: the group decides.',
      good: vault('round 1, 1 day\n  a day passes without water.\nround 2\n  Ann drinks enough.'),
      next: [rule.hunger],
    },
  ),
  page(
    rule.hunger,
    'A day without rations gives 1 FATs; somebody who has 12 of them dies. Each ration that is eaten takes away 1. ' +
      'It takes a WIL test not to gorge, and each ration above 3 in a day does 1d6 damage.',
    {
      silent:
        'The text prints FATd, dehydration fatigue, for what a ration takes away: here that is a slip for FATs; ' +
        'with `option ration removes thirst` it is what the text prints. ' +
        'It doesn’t say when the test is made: here it is made when somebody eats after going hungry. If it ' +
        'succeeds, they stop at 3 rations; if it fails, they eat as many as are written. With `option gorging ' +
        'test-spares-damage` they eat all in both cases, and success spares the damage.',
      good: vault('round 1\n  Ann eats 5 rations after going hungry.'),
      checks: ['needless-gorging-test'],
      next: [rule.hazardDamage, rule.longRest],
    },
  ),
  page(
    rule.cold,
    'Cold gives 1 FATh at an interval that depends on how cold it is and on what is worn. In inadequate or wet ' +
      'clothing it is each watch in cold, each hour in moderate cold, and each tenmin in extreme cold. With light ' +
      'insulation cold does nothing, moderate cold counts each watch, and extreme cold each hour. With moderate ' +
      'insulation only extreme cold counts, each watch. Heavy insulation keeps out all of it. In water the cold is ' +
      'one level worse, and extreme cold gives 1 FATh each minute.',
    {
      silent:
        'Here whoever is in the water counts as wet, so that only the first column applies; in water at extreme ' +
        'cold the text has no number in the others. The chart calls its mildest row just “cold”.',
      good: vault('round 1, 2 hours\n  the cold is extreme.', 'insulation light'),
      checks: ['insulation-in-the-water'],
      next: [rule.frostbite, rule.time],
    },
  ),
  page(
    rule.frostbite,
    'Every 3 FATh bring an injury by frostbite, and somebody who has 10 of them dies. An hour in warmth takes away ' +
      '1 FATh, an hour in a warm bath all of them.',
    {
      silent:
        'The text doesn’t say how many slots frostbite takes, how it heals, or where it is: the group decides ' +
        '(“frostbite”). Here there is one whenever 3, 6 or 9 FATh are reached, also for the second time.',
      good: vault(
        'round 1, 30 minutes\n  the cold is extreme.\nround 2, 1 hour\n  Ann is in the warmth.',
        'insulation inadequate',
      ),
      next: [rule.notation, rule.infection],
    },
  ),
  page(
    rule.infection,
    'Infection (FATi) comes from injuries. In unsanitary conditions the chance of dying is FATi in 30.',
    {
      silent:
        'The text doesn’t say which injuries give how much of it, or how often that chance is rolled: the group ' +
        'decides (“infection”).',
      good: vault(
        'round 1\n  Ann gains 3 infection fatigue in mind: "dirty bite".\n  Ann is in unsanitary conditions.',
        rows,
      ),
      next: [rule.healing, rule.resting],
    },
  ),
];
