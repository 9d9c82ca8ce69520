/** Pages on water, fire and falls, and on the sources of the text. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault } from './examples.ts';
import { pagesOf } from './page.ts';

const part = 'Water, fire and falls';
const [ofSwimming, page] = [pagesOf(part, 'Swimming'), pagesOf(part, 'Hazards')];
const decided = 'round 1\n  decides hazard location: Legs';

export const hazardPages: readonly RulePage[] = [
  ofSwimming(
    rule.swimming,
    'Whoever swims tests GRC each interval; if it fails, they can only tread water. What it costs depends on how ' +
      'many rows of the carried inventory are occupied. With 4 rows one sinks. With 3, treading water costs 1 FAT ' +
      'each tenmin, and one can’t swim. With 2, treading costs 1 FAT each hour, with 1 row 1 FAT each watch; ' +
      'swimming costs 4 FAT each watch in both cases.',
    {
      silent:
        'A row counts as occupied here if anything is in it (with `option rows occupied all-cells`, only if it is ' +
        'full). The interval of the test is here that of the cost. The table has no entry for no rows at all, or for ' +
        'more than 4: the group decides (“swim table”).',
      written: '`rolls 3, any, 9` below the announcement pins one test after another.',
      good: vault('round 1, 1 hour\n  Ann: swims.\n    with 2 rows occupied'),
      checks: ['too-loaded-to-swim'],
      next: [rule.shedding, rule.drowning, rule.cold],
    },
  ),
  ofSwimming(rule.shedding, 'In the water it takes a PRE test to get out of pieces of armour and the pack.', {
    silent: 'The text doesn’t say whether each piece needs a test, or how long it takes: the group decides.',
    good: vault('round 1\n  Ann is in the water.\n  Ann: sheds her armour.'),
    next: [rule.test, rule.body],
  }),
  page(
    rule.drowning,
    'One can hold one’s breath for STR + WIL rounds. After that comes 1 drowning fatigue. Whoever falls into a ' +
      'coma under water dies.',
    {
      silent:
        'The text doesn’t say how often that fatigue comes: here it is each round, or once with `option drown ' +
        'rate once`. Nor does it say how it goes ' +
        'away: the group decides.',
      good: vault('round 1, 3 minutes\n  Ann is under water.'),
      next: [rule.coma, rule.fire],
    },
  ),
  page(
    rule.fire,
    'Somebody who is on fire takes 1d6 damage each round. For each slot of gunpowder that they carry roll a d10: at ' +
      'the number of that damage or less, it explodes.',
    {
      silent:
        'Here that is the number that was rolled. The text doesn’t say how much damage an explosion does and how ' +
        'far it reaches (“powder damage”), nor how a fire is put out: the group decides.',
      good: vault('round 1\n  Ann is on fire.', 'gunpowder 2 slots'),
      next: [rule.hazardDamage, rule.items],
    },
  ),
  page(
    rule.falling,
    'A fall does 1d6 damage times a second die. Its size is the number of squares fallen, rounded down to a die of ' +
      'the ladder: a fall of 34 squares does 1d6 times 1d30.',
    {
      silent:
        'The text also says that this is damage for each square, which its own example contradicts: here it is one ' +
        'product for the whole fall, and one for each square with `option fall product per-square`. A fall of one ' +
        'square is below d2, and does no damage here.',
      good: vault(`${decided}\n  Ann falls 5 sq.`),
      checks: ['fall-in-metres'],
      next: [rule.softFalls, rule.ladder, rule.hazardDamage],
    },
  ),
  page(
    rule.softFalls,
    'The second die goes a step down for each of these: a jump on purpose; a carried inventory with no more than ' +
      'one row filled; water or something soft to land on. Its minimum is 0.',
    {
      silent: 'At 0 a fall does no damage here. Each of the three counts once.',
      good: vault(`${decided}\n  Ann falls 34 sq, jumping, into water.`),
      checks: ['unearned-light-load'],
      next: [rule.falling, rule.inventories],
    },
  ),
  page(
    rule.hazardDamage,
    'Fire, falls, gorging and triples do damage without an attack, so no cell is struck. Below 0 HP that damage ' +
      'leads to the injury table like any other.',
    {
      silent:
        'The text doesn’t say that armour counts against it: here it doesn’t, since there is no cell. Nor does it ' +
        'say which column of the table is looked up: the group decides (“hazard location”). In the lowest row all ' +
        'columns are death.',
      written: '`decides hazard location: Legs` in the situation or at the head of a round.',
      bad: vault('round 1\n  Ann falls 20 sq.'),
      good: vault(`${decided}\n  Ann falls 20 sq.`),
      checks: ['hazard-without-location'],
      next: [rule.damage, rule.injury],
    },
  ),
];

const ofSources = pagesOf('Sources', 'Credits');

export const creditPages: readonly RulePage[] = [
  ofSources(
    rule.credits,
    'The text names what it has taken from others. Depletion dice are the duration dice of The Black Hack. ' +
      'Sudden-end dice come from “Just-In-Time Durations” on the blog Goblin Punch, encounters from its adventure ' +
      '“Lair of the Lamb”. Magic dice come from Skerples of Many Rats on Sticks.',
    { next: [rule.depletion, rule.suddenEnd, rule.about] },
  ),
];
