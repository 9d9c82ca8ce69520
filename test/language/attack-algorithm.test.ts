/**
 * Sentences of the New attack algorithm as a writer would put them: what they mean, and findings for those that can’t
 * be read.
 */
import assert from 'node:assert/strict';
import { rulesets, type Scenario } from '../../server/engine/index.ts';
import { readText, type Reading } from '../../server/language/index.ts';
import { findingsOf } from './helper.ts';

const cast = `rules attack-algorithm
weapon "great bow": damage d10
creature Wolf (it)
  carries fangs
combatant Ilse (she) of the Players
  carries spear, knife
combatant the Knight (he) of the Players
combatant the Reeve (he) of the Host
  carries sword
combatants Ash and Bramble of the Host, each a Wolf
`;

function readBehindCast(text: string): Reading {
  return readText(cast + text, { file: 'test.clash', rulesets });
}

function scenarioOf(text: string): Scenario {
  const reading = readBehindCast(text);
  const [only] = reading.scenarios;
  assert.deepEqual(findingsOf(reading), []);
  assert.ok(only);
  return only.scenario;
}

/** What a sentence in the situation adds, without its source. */
function lasting(sentence: string): unknown {
  return short(scenarioOf(`situation "a road"\n  ${sentence}\n`).facts);
}

/** What a sentence below the heading of a round adds. */
function atHead(sentence: string): unknown {
  return short(scenarioOf(`round 1\n  ${sentence}\n`).rounds[0]?.facts);
}

/** What a line below an attack adds. */
function below(line: string): unknown {
  return short(scenarioOf(`round 1\n  Ilse: attacks the Reeve.\n    ${line}\n`).rounds[0]?.announcements[0]?.clauses);
}

/** What a line in a block adds. */
function inBlock(line: string): unknown {
  return short(scenarioOf(`combatant Una (she) of the Players\n  ${line}\n`).combatants.at(-1)?.traits);
}

/** Names by whom they mean, numbers and words alone, without sources. */
function short(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (key === 'source') return undefined;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner) || 'kind' in inner) return inner;
    if ('id' in inner) return inner.id;
    if ('value' in inner) return inner.value;
    return 'text' in inner ? inner.text : inner;
  }) as unknown;
}

function problems(text: string): readonly string[] {
  return findingsOf(readBehindCast(text)).map((line) => line.replace(/^\d+: /u, ''));
}

describe('what holds in a fight by the attack algorithm', () => {
  for (const [sentence, facts] of [
    [
      'the Reeve defends fully against arrows.',
      [{ kind: 'defence', who: ['Reeve'], grade: 'fully', against: ['arrows'] }],
    ],
    ['The Reeve defends partially', [{ kind: 'defence', who: ['Reeve'], grade: 'partially', against: [] }]],
    [
      'the Reeve defends barely against everything “a quilted coat”.',
      [{ kind: 'defence', who: ['Reeve'], grade: 'barely', against: [], words: 'a quilted coat' }],
    ],
    [
      'the Knight defends not at all against arrows and bolts',
      [{ kind: 'defence', who: ['Knight'], grade: 'not at all', against: ['arrows', 'bolts'] }],
    ],
    [
      'every Wolf defends barely against spears "burning straw".',
      [{ kind: 'defence', who: ['Ash', 'Bramble'], grade: 'barely', against: ['spears'], words: 'burning straw' }],
    ],
    ['spear beats sword in form.', [{ kind: 'form order', better: 'spear', worse: 'sword' }]],
    ['“the heron form” beats the sword in form', [{ kind: 'form order', better: 'heron form', worse: 'sword' }]],
    [
      'Ilse has superior form over the Reeve "reach".',
      [{ kind: 'form over', better: ['Ilse'], worse: ['Reeve'], words: 'reach' }],
    ],
    [
      'Ash and Bramble have superior form over Ilse',
      [{ kind: 'form over', better: ['Ash', 'Bramble'], worse: ['Ilse'] }],
    ],
    [
      'Ilse is superior in form to Ash and Bramble.',
      [{ kind: 'form over', better: ['Ilse'], worse: ['Ash', 'Bramble'] }],
    ],
    [
      'advantage "the high ground" for Ilse over the Reeve.',
      [{ kind: 'advantage', of: ['Ilse'], facing: ['Reeve'], words: 'the high ground' }],
    ],
    [
      'Advantage „the high ground“ for Ilse and the Knight',
      [{ kind: 'advantage', of: ['Ilse', 'Knight'], facing: [], words: 'the high ground' }],
    ],
    [
      'disadvantage "mud" for every Wolf against Ilse.',
      [{ kind: 'disadvantage', of: ['Ash', 'Bramble'], facing: ['Ilse'], words: 'mud' }],
    ],
    ['disadvantage "mud" on the Reeve.', [{ kind: 'disadvantage', of: ['Reeve'], facing: [], words: 'mud' }]],
    ['champion the Knight of the Players', [{ kind: 'champion', who: 'Knight' }]],
    ['the Knight is champion of the Players', [{ kind: 'champion', who: 'Knight' }]],
    ['the Players gain the initiative.', [{ kind: 'initiative', side: 'Players' }]],
    [
      'Ilse gets an advantage: "the high ground" over the Reeve',
      [{ kind: 'advantage', of: ['Ilse'], facing: ['Reeve'], words: 'the high ground' }],
    ],
    [
      'Ash and Bramble have a disadvantage "mud".',
      [{ kind: 'disadvantage', of: ['Ash', 'Bramble'], facing: [], words: 'mud' }],
    ],
    [
      'disadvantage "the dark" for everybody',
      [{ kind: 'disadvantage', of: ['Ilse', 'Knight', 'Reeve', 'Ash', 'Bramble'], facing: [], words: 'the dark' }],
    ],
    ['champion the Knight', [{ kind: 'champion', who: 'Knight' }]],
    ['the Knight is champion.', [{ kind: 'champion', who: 'Knight' }]],
    ['the Players have the initiative.', [{ kind: 'initiative', side: 'Players' }]],
    ['The Host has initiative', [{ kind: 'initiative', side: 'Host' }]],
    [
      'hits fall first on Ash, then on Bramble "they are nearest".',
      [{ kind: 'hits first', order: ['Ash', 'Bramble'], words: 'they are nearest' }],
    ],
    ['Hits fall first on Bramble, Ash', [{ kind: 'hits first', order: ['Bramble', 'Ash'] }]],
    ['hits fall on the Reeve first.', [{ kind: 'hits first', order: ['Reeve'] }]],
    ['the Reeve is out of the fight.', [{ kind: 'state', who: ['Reeve'], state: 'out of the fight' }]],
    ['Ash and Bramble are down', [{ kind: 'state', who: ['Ash', 'Bramble'], state: 'out of the fight' }]],
    ['Ilse is back in the fight.', [{ kind: 'state', who: ['Ilse'], state: 'back in the fight' }]],
    ['decides contested tie: more combatants', [{ kind: 'tie decision', choice: 'more combatants' }]],
    ['decides hit die: 1d8', [{ kind: 'die decision', about: 'hit die', die: 'd8' }]],
    ['decides next die: d10.', [{ kind: 'die decision', about: 'next die', die: 'd10' }]],
    ['decides defeat: at 0 HP', [{ kind: 'defeat decision', at: 'at 0 HP' }]],
    [
      'decides defeat “whoever is at 0 lies where they fell”',
      [{ kind: 'spoken decision', about: 'defeat', words: 'whoever is at 0 lies where they fell' }],
    ],
    ['decides negative bonus: penalty dice', [{ kind: 'negative bonus decision', as: 'penalty dice' }]],
  ] as const) {
    it(`is read: ${sentence}`, () => assert.deepEqual(lasting(sentence), facts));
  }
});

describe('the start of a round by the attack algorithm', () => {
  for (const [sentence, facts] of [
    ['contested', [{ kind: 'contested' }]],
    ['Contested roll.', [{ kind: 'contested' }]],
    ['The roll is contested.', [{ kind: 'contested' }]],
    ['no longer "the high ground".', [{ kind: 'no longer', words: 'the high ground' }]],
    [
      'hits fall 2 on Ash, 1 on Bramble.',
      [
        {
          kind: 'shares',
          shares: [
            { count: 2, who: 'Ash' },
            { count: 1, who: 'Bramble' },
          ],
        },
      ],
    ],
    ['the first hit on the Reeve rolls 4', [{ kind: 'pinned damage', who: 'Reeve', die: 4 }]],
    ['the first hit on the Reeve by Ilse rolls 4.', [{ kind: 'pinned damage', who: 'Reeve', by: 'Ilse', die: 4 }]],
    ['Ilse regains 2 HP.', [{ kind: 'hit points', who: ['Ilse'], points: 2, way: 'regains' }]],
    ['Ash and Bramble lose 1 HP', [{ kind: 'hit points', who: ['Ash', 'Bramble'], points: 1, way: 'loses' }]],
    ['the Reeve takes 3 damage.', [{ kind: 'hit points', who: ['Reeve'], points: 3, way: 'loses' }]],
  ] as const) {
    it(`is read: ${sentence}`, () => assert.deepEqual(atHead(sentence), facts));
  }
});

describe('a clause below an attack or a check', () => {
  for (const [line, facts] of [
    ['with her spear', [{ kind: 'with thing', uses: 'spear' }]],
    ['at 3/6', [{ kind: 'difficulty', hit: 3, of: 6 }]],
    ['at 3', [{ kind: 'difficulty', hit: 3 }]],
    ['TN -1 "ice"', [{ kind: 'target number', by: -1, words: 'ice' }]],
    ['TN −2', [{ kind: 'target number', by: -2 }]],
    ['TN +1 “a rope”', [{ kind: 'target number', by: 1, words: 'a rope' }]],
    ['-3 TN "the dark"', [{ kind: 'target number', by: -3, words: 'the dark' }]],
    ['2 bonus dice "a rope and a friend"', [{ kind: 'bonus dice', count: 2, words: 'a rope and a friend' }]],
    ['a bonus die "a rope"', [{ kind: 'bonus dice', count: 1, words: 'a rope' }]],
    ['1 penalty die "mail"', [{ kind: 'penalty dice', count: 1, words: 'mail' }]],
    ['advantage "from behind"', [{ kind: 'advantage', of: [], facing: [], words: 'from behind' }]],
    ['at -1 "bleeding"', [{ kind: 'target number', by: -1, words: 'bleeding' }]],
    ['with advantage "from behind"', [{ kind: 'advantage', of: [], facing: [], words: 'from behind' }]],
    ['with a penalty die "shaking hands"', [{ kind: 'penalty dice', count: 1, words: 'shaking hands' }]],
    ['bonus die "a ladder"', [{ kind: 'bonus dice', count: 1, words: 'a ladder' }]],
    ['with 2 bonus dice', [{ kind: 'bonus dice', count: 2 }]],
    ['rolls 2 5 4', [{ kind: 'pinned roll', dice: [2, 5, 4] }]],
    ['rolls 2, 5 and 4', [{ kind: 'pinned roll', dice: [2, 5, 4] }]],
    ['rolls any 5 any', [{ kind: 'pinned roll', dice: [null, 5, null] }]],
    ['rolls 2, any for Ilse', [{ kind: 'pinned roll', dice: [2, null], of: 'Ilse' }]],
    ['crit rolls 1 4', [{ kind: 'pinned crit', dice: [1, 4] }]],
    ['the Reeve defends partially', [{ kind: 'defence', who: ['Reeve'], grade: 'partially', against: [] }]],
    ['decides next die: d12', [{ kind: 'die decision', about: 'next die', die: 'd12' }]],
  ] as const) {
    it(`is read: ${line}`, () => assert.deepEqual(below(line), facts));
  }
});

describe('a block by the attack algorithm', () => {
  for (const [line, facts] of [
    ['damage d8', [{ kind: 'damage die', die: 'd8' }]],
    ['damage 1d8', [{ kind: 'damage die', die: 'd8' }]],
    ['fights in "the heron form"', [{ kind: 'style', style: 'heron form' }]],
    [
      'defends fully against arrows “a tower shield”',
      [{ kind: 'defence', who: [], grade: 'fully', against: ['arrows'], words: 'a tower shield' }],
    ],
    ['defends barely against everything', [{ kind: 'defence', who: [], grade: 'barely', against: [] }]],
  ] as const) {
    it(`is read: ${line}`, () => assert.deepEqual(inBlock(line), facts));
  }

  for (const line of [
    'Attack Bonus 2  HP 8',
    'attack bonus 2, hp 8',
    '8 HP, 2 Attack Bonus',
    'Attack Bonus: 2  Hit Points: 8',
  ]) {
    it(`may have its numbers like this: ${line}`, () => {
      const stats = scenarioOf(`combatant Una (she) of the Players\n  ${line}\n`).combatants.at(-1)?.stats ?? [];
      assert.deepEqual(
        new Map(stats.map(({ name, value }) => [name, value])),
        new Map([
          ['Attack Bonus', 2],
          ['HP', 8],
        ]),
      );
    });
  }

  it('may have an attack bonus with a plus, as it is written elsewhere', () => {
    const [stat] =
      scenarioOf('combatant Una (she) of the Players\n  Attack Bonus +2  HP 3 of 8\n').combatants.at(-1)?.stats ?? [];
    assert.deepEqual(short(stat), 2);
  });
});

describe('an announcement by the attack algorithm', () => {
  const announced = (line: string): unknown =>
    short(
      scenarioOf(`round 1\n  ${line}\n`).rounds[0]?.announcements.map(({ actors, verb, kind, targets }) =>
        [actors.map(({ id }) => id).join(), verb.text, kind, targets.map(({ id }) => id).join()].join(' | '),
      ),
    );

  for (const [line, meant] of [
    ['the Knight: attacks the Reeve.', ['Knight | attacks | attack | Reeve']],
    ['The Knight: attacks.', ['Knight | attacks | attack | ']],
    ['Ilse: shoots at Ash and Bramble with her “great bow”.', ['Ilse | shoots | attack | Ash,Bramble']],
    ['Ilse: hurls her knife at Ash.', ['Ilse | hurls | attack | Ash']],
    ['every Wolf: bites Ilse.', ['Ash,Bramble | bites | attack | Ilse']],
    ['Ash and Bramble: bite Ilse', ['Ash,Bramble | bites | attack | Ilse']],
    [
      'the Knight: attacks the Reeve. Ilse: attacks Ash.',
      ['Knight | attacks | attack | Reeve', 'Ilse | attacks | attack | Ash'],
    ],
    ['Ilse: climbs "the wall" at 3/6, TN -1 "ice", 1 bonus die "a rope".', ['Ilse | climbs | check | ']],
    ['Ilse: picks “the lock” at 1/4.', ['Ilse | picks | check | ']],
    ['Ilse: climbs the pear tree at 4/6.', ['Ilse | climbs | check | ']],
    ['Ilse: fires at the Reeve.', ['Ilse | fires | attack | Reeve']],
    ['Ilse: throws her knife at Ash.', ['Ilse | throws | attack | Ash']],
    ['the Reeve: defends himself.', ['Reeve | defends | anything else | ']],
    ['the Reeve: moves to "the mill".', ['Reeve | moves | anything else | ']],
    ['the Reeve: flees from Ilse.', ['Reeve | flees | anything else | Ilse']],
  ] as const) {
    it(`is read: ${line}`, () => assert.deepEqual(announced(line), meant));
  }

  it('may use a verb that a writer has added', () => {
    assert.deepEqual(announced('Ilse: waits\nverb "hums": anything else'), ['Ilse | waits | anything else | ']);
  });
});

describe('an unreadable sentence of the attack algorithm', () => {
  for (const [text, found] of [
    [
      'situation "a road"\n  the Reeve defnds fully.',
      ['defnds | “defnds” isn’t understood here. Did you mean “defends”?'],
    ],
    ['situation "a road"\n  spear beats sword', ['spear beats sword | “spear beats sword” needs “in form”']],
    ['situation "a road"\n  hits fall first on', ['hits fall first on | “hits fall first on” needs a name']],
    [
      'situation "a road"\n  Ilse has superior form over',
      ['Ilse has superior form over | “Ilse has superior form over” needs a name'],
    ],
    [
      'round 1\n  Ilse: climbs "the wall" at',
      ['Ilse: climbs "the wall" at | “Ilse: climbs the wall at” needs a difficulty, as 3/6'],
    ],
    ['round 1\n  Ilse: attacks the Reeve\n    rolls', ['rolls | “rolls” needs what a die shows, a number or “any”']],
    [
      'round 1\n  Ilse: attacks the Reeve\n    defends fully',
      ['defends fully | “defends fully” belongs under a combatant or creature'],
    ],
    ['round 1\n  the Knight attacks the Reeve', ['Knight | Read as “the Knight: attacks the Reeve”']],
    [
      'situation "a road"\n  decides contested tie: full',
      ['full | “full” isn’t understood here. Did you mean “full damage”?'],
    ],
    [
      'situation "a road"\n  decides contested tie: nothing',
      [
        'nothing | “nothing” doesn’t fit here; expected “full damage”, “minimum damage”, “initiative”, “more combatants” or “fewer combatants”',
      ],
    ],
    [
      'situation "a road"\n  decides defeat: at zero',
      ['at zero | “at zero” isn’t understood here. Did you mean “at 0 HP”?'],
    ],
    [
      'situation "a road"\n  tie: full damage',
      [
        'tie: full damage | “tie: full damage” isn’t understood here. Did you mean “decides contested tie: full damage”?',
      ],
    ],
    [
      'situation "a road"\n  Ilse has the high ground',
      [
        'Ilse has the high ground | “Ilse has the high ground” isn’t understood here. Did you mean “advantage "the high ground" for Ilse”?',
      ],
    ],
    [
      'round 1\n  Ilse: attacks the Reeve from behind, with her spear',
      ['from behind | Read as “Ilse: attacks the Reeve, advantage "from behind", with her spear”'],
    ],
    [
      'round 1\n  the Knight: juggles',
      [
        'juggles | “juggles” isn’t a verb of this game; say what decides it, such as “at 3/6”, or write this above the combatants: verb "juggles": check',
      ],
    ],
    [
      'round 1\n  the Knight: with his sword attacks Ash',
      ['with | “with” isn’t a verb; write one here, such as “attacks”'],
    ],
    ['weapon pike, damage d8', [', | “,” doesn’t fit here; expected “:”']],
  ] as const) {
    it(`has a finding at its word: ${text}`, () => assert.deepEqual(problems(`${text}\n`), found));
  }

  it('affects no other sentence', () => {
    const reading = readBehindCast(
      'round 1\n  contestd\n  Ilse: attacks the Reeve.\n    rols 2 3\n    advantage "the high ground"\n',
    );
    const [round] = reading.scenarios[0]?.scenario.rounds ?? [];
    assert.equal(findingsOf(reading).length, 2);
    assert.deepEqual(short(round?.announcements[0]?.clauses), [
      { kind: 'advantage', of: [], facing: [], words: 'the high ground' },
    ]);
  });
});
