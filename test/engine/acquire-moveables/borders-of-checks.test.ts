/** Where checks of creation, exploring and hazards of Acquire Moveables find something, and where they just don’t. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';

/** The ids of what is found in a scenario of Ann’s, whose block has these lines. */
function foundWith(block: readonly string[], rounds: string): readonly string[] {
  const text = [
    'rules acquire-moveables',
    'door cellar door: wooden',
    'item chest: 4 slots',
    'item ladder: 4 slots',
    'item trunk: 4 slots',
    'scenario "The vault"',
    'combatant Ann (she) of the Players',
    ...block.map((line) => `  ${line}`),
    rounds,
    '',
  ].join('\n');
  const { findings, outcomeFindings } = analyze(text, { file: 'borders.clash', rulesets: [acquireMoveables] });
  return [...findings, ...outcomeFindings].map(({ rule }) => rule);
}

const stats = 'STR 5  GRC 6  RCL 3  HP 8';
const plain = 'round 1\n  Ann: tests GRC.';
const hour = (head: string): string => `round 1, 60 minutes${head}\n  Ann: searches "the hall".`;
const threeChests = 'carries chest, ladder, trunk';

const cases: readonly (readonly [what: string, block: readonly string[], rounds: string, ...rules: string[]])[] = [
  ['HP of a new character that are low now', ['a new character', 'GRC 6  HP 1 of 6'], plain],
  ['HP that nobody rolls', ['a new character', 'GRC 6  HP 9'], plain, 'unrollable-value'],
  ['an attribute that nobody has', ['a new character', 'GRC 12'], plain, 'attribute-out-of-range'],
  ['a ninth point of somebody who isn’t new', ['GRC 9  HP 30'], plain],
  ['XP of a new character', ['a new character', 'GRC 6  XP 5'], plain, 'level-of-new-character'],
  ['half of an even level', ['GRC 6  LVL 2  XP 300', 'replaces a character of level 4 and 600 XP'], plain],
  ['half of level 1', ['GRC 6', 'replaces a character of level 1'], plain],
  ['half of level 2 that isn’t written', ['GRC 6', 'replaces a character of level 2'], plain],
  ['half of level 3 that isn’t written', ['GRC 6', 'replaces a character of level 3'], plain, 'half-of-the-dead'],
  ['half of level 5, rounded up', ['GRC 6  LVL 3', 'replaces a character of level 5'], plain],
  [
    'half of some XP that aren’t written',
    ['GRC 6', 'replaces a character of level 2 and 9 XP'],
    plain,
    'half-of-the-dead',
  ],
  ['an hour of exploring', [stats], hour('')],
  [
    'more than an hour, with a check in between',
    [stats],
    `${hour('')}\nround 2, 20 minutes\n  encounter check: "a bell"\n  Ann: searches "a cell".`,
  ],
  [
    'more than an hour, with a check each hour',
    [stats],
    `situation "x"\n  encounter check each hour\n${hour('')}\nround 2, 5 hours\n  Ann: searches "a cell".`,
  ],
  [
    'more than an hour, without a check',
    [stats],
    `${hour('')}\nround 2, 1 minute\n  Ann: searches "a cell".`,
    'overdue-encounter-check',
  ],
  ['a day in which nobody explores', [stats], 'round 1, 1 day\n  Ann: waits.'],
  ['a night', [stats], 'round 1, 8 hours\n  Ann sleeps for 8 hours with a ration.\n  Ann: examines "the bed".'],
  [
    'a kick with hourly checks of the quiet',
    [stats],
    'situation "x"\n  encounter check each hour: quiet "on felt"\nround 1, 1 minute\n  Ann: kicks in the cellar door.',
    'quiet-kick',
  ],
  [
    'a kick after them',
    [stats],
    'situation "x"\n  encounter check each hour: quiet "on felt"\nround 1, 1 minute\n  no encounter check each hour.\n  Ann: kicks in the cellar door.',
  ],
  [
    'a kick with a check of its own',
    [stats],
    'situation "x"\n  encounter check each hour: quiet "on felt"\nround 1, 1 minute\n  encounter check: "a kick", loud "oak"\n  Ann: kicks in the cellar door.',
  ],
  [
    'a die that isn’t rolled in a head',
    [stats],
    'round 1\n  the dice show disposition 3\n  Ann: tests GRC.',
    'head-die-outside',
  ],
  [
    'a candle and a loud party',
    [stats],
    'round 1\n  encounter check: "a bell", loud "boots", by candle "a stub"\n  Ann: tests GRC.',
  ],
  [
    'a message that takes a minute',
    [stats, 'speaks Dot-Dash 1'],
    'round 1, 1 minute\n  Ann: signals "to the east gate" in Dot-Dash.',
  ],
  [
    'poetry for an average command',
    [stats, 'speaks Drillshout 6'],
    'round 1\n  Ann: follows verse in Drillshout.\n    by RCL',
  ],
  ['treading water with three rows', [stats], 'round 1\n  Ann: treads water.\n    with 3 rows occupied'],
  [
    'the rows of a sheet',
    [stats, 'carried rows 4, 4, 4, 4', threeChests],
    'round 1\n  Ann: swims.',
    'too-loaded-to-swim',
  ],
  ['a light load by the rows', [stats, 'carried rows 4, 4, 4, 4'], 'round 1\n  Ann falls 1 sq, lightly loaded.'],
  ['fire that somebody can bear for a round', [stats], 'round 1\n  Ann is on fire.'],
  ['fire that somebody can’t', ['GRC 6  HP 5'], 'round 1\n  Ann is on fire.', 'hazard-without-location'],
];

describe('the borders of checks of Acquire Moveables', () => {
  for (const [what, block, rounds, ...rules] of cases)
    it(`${rules.length === 0 ? 'nothing is found in' : `${rules.join(' and ')} is found in`} ${what}`, () => {
      assert.deepEqual(foundWith(block, rounds), rules);
    });
});
