/** Messages of checks of Acquire Moveables that depend on how many there are, or on where something lies. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { mended } from '../../lint/found.ts';

/** The messages about a scenario of Ann’s, by check, with the text that each is about. */
function messagesIn(rule: string, block: readonly string[], rounds: string): readonly (readonly [string, string])[] {
  const text = textWith(block, rounds);
  const analysis = analyze(text, { file: 'messages.clash', rulesets: [acquireMoveables] });
  return [...analysis.findings, ...analysis.outcomeFindings]
    .filter((finding) => finding.rule === rule)
    .map((finding) => {
      const range = analysis.rangeOf(finding.source);
      return [text.slice(range?.start, range?.end), say(finding)];
    });
}

/** A scenario with these lines in Ann’s block, and with these rounds. */
function textWith(block: readonly string[], rounds: string): string {
  return [
    'rules acquire-moveables',
    'weapon claws: close, damage d6',
    'weapon crossbow: ranged, damage d6, reload 1',
    'item boat: 4 slots',
    'item quill: half a slot',
    'item Knock: a quarter of a slot in mind',
    ...Array.from({ length: 4 }, (_, at) => `item chest ${'abcd'[at]}: 4 slots`),
    'scenario "The vault"',
    'combatant the Ghoul (it) of the Host',
    '  GRC 4  STR 3  HP 10',
    '  carries claws',
    'combatant Ann (she) of the Players',
    ...block.map((line) => `  ${line}`),
    rounds,
    '',
  ].join('\n');
}

const plain = 'round 1\n  Ann: tests GRC.';
const stats = 'STR 5  GRC 6  WIL 4  HP 8';
const meal = (rations: string): string => `round 1, 1 hour\n  Ann eats ${rations} after going hungry.`;
const struck = (steps: number): string => `round 1\n  the Ghoul: strikes Ann.\n    ${steps} steps easier "asleep"`;
const wrestled = (roll: number): string =>
  `round 1\n  Ann: wrestles the Ghoul.\n    by GRC against its GRC\n    rolls ${roll}, opponent ${roll}`;
const withFriends = (...names: readonly string[]): string =>
  [
    ...names.map((name) => `combatant ${name} (he) of the Players\n  GRC 3  HP 20`),
    'round 1\n  Ann is hors de combat.\n  Ann: waits.\nround 2\n  the Ghoul: strikes Ann.',
  ].join('\n');
const ofFour = 'carried rows 4, 4, 4, 4';

type Case = readonly [rule: string, block: readonly string[], rounds: string, at: string, says: string];

const cases: readonly Case[] = [
  [
    'unknown-spell',
    [`${stats}  MD 2`],
    'round 1\n  Ann: casts "Light" with 1 magic die.\nround 2\n  Ann: casts "Light" with 1 magic die.',
    '"Light"',
    'Ann has no spell yet; write knows “Light” in Ann’s block, or what holds it',
  ],
  [
    'unknown-spell',
    [`${stats}  MD 2`, 'knows "Grease"'],
    'round 1\n  Ann: casts "Light" with 1 magic die.',
    '"Light"',
    '“Light” is in no mind, scroll or item of Ann; write knows “Light”, or what it is in',
  ],
  [
    'unknown-spell',
    [stats, 'carries parchment scroll'],
    'round 1\n  Ann: casts "Light" from her parchment scroll with 1 magic die.',
    '"Light"',
    'Nothing says that Ann’s parchment scroll holds “Light”; write parchment scroll is a scroll of “Light” in Ann’s block',
  ],
  ...(
    [
      ['', 'Nothing says how many magic dice Ann invests, so what is announced here doesn’t happen'],
      [' with 3 magic dice', 'Ann has 2 magic dice, and 3 can’t be invested, so what is announced here doesn’t happen'],
      [' with 0 magic dice', 'It takes at least 1 magic die, so what is announced here doesn’t happen'],
    ] as const
  ).map(([dice, says]): Case => {
    const rounds = `round 1\n  Ann: casts "Grease"${dice}.`;
    return ['announced-in-vain', [`${stats}  MD 2`, 'knows "Grease"'], rounds, 'casts', says];
  }),
  [
    'reason-without-effect',
    [stats],
    'round 1, 10 minutes\n  Ann: searches the alcove.\n    on success "a key."',
    '"a key."',
    'Nothing is rolled for this, so “on success” is never read out; add a test, as in by ALR',
  ],
  [
    'attack-without-weapon',
    [stats, 'carries a cudgel (d8)'],
    'round 1\n  Ann strikes the Ghoul with her cudgel.',
    'cudgel',
    'The die in “cudgel (d8)” isn’t read there; declare the weapon, as in weapon cudgel: close, damage d8',
  ],
  [
    'attack-without-weapon',
    [stats, 'carries claws'],
    'round 1\n  Ann shoots the Ghoul with her pistol.',
    'pistol',
    'Ann has no pistol; declare it, as in weapon pistol: ranged, damage d6, reload 2, and write that Ann carries it',
  ],
  [
    'attack-without-weapon',
    [stats, 'carries claws, lamp'],
    'round 1\n  Ann: strikes the Ghoul with her lamp.',
    'lamp',
    '“lamp” isn’t declared as a weapon, so it has no damage die; declare it, as in weapon lamp: close, damage d6',
  ],
  [
    'short-sleep',
    [stats],
    'round 1, 1 hour\n  Ann sleeps for 1 hour with a ration.',
    '1',
    '1 hour is too little sleep for a long rest; it takes 5 to 8',
  ],
  [
    'needless-gorging-test',
    [stats],
    meal('1 ration'),
    'after going hungry',
    '1 ration in a day can’t do damage, so nobody tests for gorging here',
  ],
  [
    'fall-in-metres',
    [stats],
    'round 1\n  decides hazard location: Legs\n  Ann falls 2 m.',
    '2 m',
    'A fall is counted in squares of 2 metres: 2 m is 1 square',
  ],
  [
    'step-down-past-d8',
    [stats],
    struck(4),
    '4 steps easier "asleep"',
    'A d8 already can’t miss; a d2 only makes abdomen, arms and legs impossible to hit',
  ],
  [
    'undecided-contest-tie',
    [stats],
    wrestled(2),
    '2',
    'Both roll 2 and both succeed; the text doesn’t say who wins, so write it',
  ],
  [
    'attack-on-downed',
    [stats],
    withFriends('Bob'),
    'Ann',
    'Ann is hors de combat by then, while Bob still resists: enemies who take prisoners leave Ann alone',
  ],
  [
    'attack-on-downed',
    [stats],
    withFriends('Bob', 'Cid'),
    'Ann',
    'Ann is hors de combat by then, while Bob and Cid still resist: enemies who take prisoners leave Ann alone',
  ],
  [
    'background-off-highest',
    ['PRE 7  GRC 7  STR 5  HP 6', 'a new character, with the STR background "porter"', 'has 30 sp'],
    plain,
    'STR',
    'Ann’s highest attributes are PRE and GRC, so the background must be for one of these',
  ],
  [
    'background-without-gifts',
    ['PRE 7  GRC 6  HP 6', 'a new character, with the PRE background "porter"'],
    plain,
    '"porter"',
    'A background gives languages, skills and silver; write which languages, which skills and how much silver Ann has',
  ],
  [
    'no-room-for-thing',
    [stats, 'carried rows 3, 3, 3, 3', 'carries boat', 'keeps the boat in row 1'],
    plain,
    'keeps the boat in row 1',
    'Ann’s carried inventory has no space of 4 slots in row 1 for the boat; keep it elsewhere',
  ],
  [
    'no-room-for-thing',
    [stats, 'carried rows 3, 3, 3', 'carries quill, boat'],
    plain,
    'boat',
    'Ann’s carried inventory has no space of 4 slots in one row or column for the boat; move something, or leave it out',
  ],
  [
    'no-room-for-thing',
    [stats, ofFour, 'carries chest a, chest b, chest c, chest d, quill'],
    plain,
    'quill',
    'Ann’s carried inventory has no room left for the quill (half a slot); leave something out',
  ],
];

describe('the messages of checks of Acquire Moveables', () => {
  for (const [rule, block, rounds, at, says] of cases)
    it(`${rule}: ${says}`, () => {
      assert.deepEqual(messagesIn(rule, block, rounds), [[at, says]]);
    });

  const branches = (first: string, otherwise: string): string =>
    `round 1\n  Ann: shoots the Ghoul.\nround 2 if Ann succeeded\n  Ann: ${first}.\nround 2 otherwise\n  Ann: ${otherwise}.`;
  const armed = [stats, 'carries crossbow'];

  it('tell of a weapon that isn’t loaded in every branch of a round', () => {
    const says = 'Ann’s crossbow isn’t loaded, so this doesn’t happen as the rounds are played';
    assert.deepEqual(messagesIn('in-vain-as-played', armed, branches('shoots the Ghoul', 'shoots the Ghoul')), [
      ['shoots', says],
      ['shoots', says],
    ]);
  });

  it('tell of no weapon that is loaded in some of the branches before', () => {
    const rounds = `${branches('reloads her crossbow', 'waits')}\nround 3\n  Ann: shoots the Ghoul.`;
    assert.deepEqual(messagesIn('in-vain-as-played', armed, rounds), []);
  });

  it('leave a declared spell that somebody doesn’t know to the check of things for all games', () => {
    const rounds = 'round 1\n  Ann: casts Knock with 1 magic die.';
    assert.deepEqual(messagesIn('unknown-spell', [`${stats}  MD 2`], rounds), []);
    assert.equal(messagesIn('thing-not-carried', [`${stats}  MD 2`], rounds).length, 1);
  });

  it('leave a slip in the name of a weapon to it too', () => {
    const rounds = 'round 1\n  Ann: strikes the Ghoul with her clows.';
    assert.deepEqual(messagesIn('attack-without-weapon', [stats, 'carries claws'], rounds), []);
    assert.equal(messagesIn('thing-not-carried', [stats, 'carries claws'], rounds).length, 1);
  });

  for (const [what, block, announced, lines] of [
    [
      'declares a weapon and gives it to whoever uses it',
      [],
      'shoots the Ghoul with her pistol.',
      ['weapon pistol: ranged, damage d6, reload 2', '  carries pistol'],
    ],
    ['writes how many magic dice there are', ['knows "Grease"'], 'casts "Grease".', ['    with 1 magic die']],
    ['writes a spell into the block', [], 'casts "Light" with 1 magic die.', ['  knows "Light"']],
    [
      'writes what holds a spell, and that it is carried',
      [],
      'casts "Light" from her scroll.',
      ['  carries scroll', '  scroll is a scroll of "Light"'],
    ],
  ] as const)
    it(`have a fix that ${what}`, () => {
      const text = textWith([`${stats}  MD 2`, ...block], `round 1\n  Ann: ${announced}`);
      const before = new Set(text.split('\n'));
      assert.deepEqual(
        mended(text)
          .split('\n')
          .filter((line) => !before.has(line))
          .sort(),
        [...lines].sort(),
      );
    });

  it('have a fix that binds a wound with the shirt of whoever does it', () => {
    const bob = 'combatant Bob (he) of the Players\n  GRC 5  PRE 5  HP 8\n';
    const block = [
      stats,
      'mental rows 4, 4, 3 with exhaustion 1, 2, 3',
      'injury "Cut": depletion d6 daily, bleeding 1',
    ];
    const text = textWith(block, `${bob}round 1\n  Bob: tends Ann.`)
      .replace('"The vault"', '"The vault"\neach bleeding gives 1 fatigue a round')
      .replace(/^item .*\n/gmu, '');
    assert.match(mended(text), /Bob: tends Ann with "strips of his shirt"\./u);
  });
});
