/** What is offered where a sentence begins: first what a writer most likely writes next. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { rulesets } from '../../../server/engine/index.ts';
import { completionAt } from '../../../server/lsp/completion/completion.ts';
import { shortList } from '../../../server/lsp/completion/short-list.ts';
import { completionsAt } from '../../../server/language/index.ts';
import { cursor } from '../helper.ts';

function offered(text: string): readonly string[] {
  const { text: plain, at } = cursor(text);
  return completionsAt(analyze(plain, { file: 'test.clash' }).reading, at, rulesets).items.map(({ label }) => label);
}

function listed(text: string): readonly string[] {
  const { text: plain, at } = cursor(text);
  const analysis = analyze(plain, { file: 'test.clash' });
  const position = analysis.lines.positionAt(at);
  return shortList(analysis, position, completionAt(analysis, position)).map(({ label }) => label);
}

const head = 'scenario "The cellar"\nrules demon-city-2018\n';
const cast = `${head}combatant Ann (she) of the Players
  Agility 3  Toughness 2
  carries knife
combatant Bo (he) of the Players
  Agility 3  Toughness 2
combatant the Ghoul (it) of the Host
  Agility 2  Toughness 4
`;

describe('the next sentence', () => {
  for (const [where, text, first] of [
    ['below a title, the game', 'scenario "The cellar"\n$0', ['rules']],
    ['below the game, who takes part', `${head}$0`, ['read aloud', 'combatant', 'combatants', 'creature']],
    [
      'with one in the cast, another',
      `${head}combatant Ann (she) of the Players\n  Agility 3  Toughness 2\n$0`,
      ['combatant', 'combatants', 'creature'],
    ],
    ['below a cast, the situation', `${cast}$0`, ['situation', 'combatant']],
    [
      'below a finished round, what is expected of it',
      `${cast}round 1\n  Ann: waits.\nexpect Ann succeeds at least 1% in round 1\n$0`,
      ['round 2', 'expect', 'scenario'],
    ],
    [
      'in a block, the stats of everybody and then what others have',
      `${head}combatant Ann of the Players\n  Calm 3\ncombatant Bo of the Host\n  $0`,
      ['Agility', 'Toughness', 'Calm'],
    ],
    ['in a block, the stats that it lacks', `${head}combatant Ann of the Players\n  Agility 3\n  $0`, ['Toughness']],
    [
      'in a round, those who haven’t announced, each with a colon',
      `${cast}round 1\n  $0`,
      ['Ann:', 'Bo:', 'the Ghoul:'],
    ],
    ['in a round, those who are left', `${cast}round 1\n  Bo: waits.\n  $0`, ['Ann:', 'the Ghoul:']],
    [
      'in a later round, the order of the one before',
      `${cast}round 1\n  the Ghoul: waits.\n  Ann: waits.\nround 2\n  $0`,
      ['the Ghoul:', 'Ann:', 'Bo:'],
    ],
    [
      'deeper than an announcement, its clauses',
      `${cast}round 1\n  Ann: stabs the Ghoul.\n    $0`,
      ['with her knife', 'advantage', 'called shot'],
    ],
    [
      'when all have announced, the next round',
      `${cast}round 1\n  Ann: waits.\n  Bo: waits.\n  the Ghoul: waits.\n  $0`,
      ['round 2'],
    ],
    ['at the margin below an announcement, the next round', `${cast}round 1\n  Ann: waits.\n$0`, ['round 2']],
    [
      'below a round with a condition, the other way it can go',
      `${cast}round 1\n  Ann: waits.\nround 2 if Ann is hurt\n  Ann: waits.\n$0`,
      ['round 2 otherwise', 'round 3'],
    ],
  ] as const) {
    it(`is ${where}`, () => assert.deepEqual(offered(text).slice(0, first.length), first));
  }

  it('is a creature before its bodies if none of them has announced, otherwise those who are left', () => {
    const rats = `${cast}creature Rat\n  Agility 2  Toughness 1\ncombatants Ash and Bree of the Host, each a Rat\nround 1\n`;
    assert.deepEqual(offered(`${rats}  $0`).slice(3, 6), ['every Rat:', 'Ash:', 'Bree:']);
    assert.deepEqual(
      offered(`${rats}  Ash: waits.\n  $0`).filter((label) => /Rat:|Ash:|Bree:/u.test(label)),
      ['Bree:'],
    );
  });

  it('offers each name only once', () => {
    for (const text of [
      `${cast}round 1\n  $0`,
      `${cast}round 1\n  Ann: waits.\n  $0`,
      `${cast}round 1\n  Ann: waits.\n    $0`,
      `${cast}situation "x"\n  $0`,
    ]) {
      const names = offered(text).map((label) => label.replace(/:$/u, ''));
      assert.deepEqual(
        names.filter((name, index) => names.indexOf(name) !== index),
        [],
        text,
      );
    }
  });
});

describe('a list', () => {
  it('has at most thirty entries, without duplicates', () => {
    for (const text of [
      '$0',
      head + '$0',
      `${cast}$0`,
      `${cast}  $0`,
      `${cast}round 1\n  $0`,
      `${cast}round 1\n  Ann: $0`,
      `${cast}round 1\n  Ann: waits.\n  $0`,
    ]) {
      const labels = listed(text);
      assert.ok(labels.length > 0 && labels.length <= 30, `${text}: ${labels.length}`);
      assert.equal(new Set(labels).size, labels.length);
    }
  });

  it('has after each letter what matches it, even if it had no room before', () => {
    assert.ok(!listed(`${cast}round 1\n  Ann: waits.\n  $0`).includes('seed'));
    assert.ok(listed(`${cast}round 1\n  Ann: waits.\n  see$0`).includes('seed'));
  });

  it('has after a letter entries with a word that begins with it, and none with the letter only within a word', () => {
    const labels = listed(`${cast}round 1\n  Ann: t$0`);
    for (const verb of ['throws', 'takes cover', 'turns on']) assert.ok(labels.includes(verb), verb);
    for (const verb of ['stabs', 'bites', 'waits']) assert.ok(!labels.includes(verb), verb);
  });
});

describe('the offered clauses', () => {
  for (const [id, verb] of [
    ['demon-city-2018', 'stabs'],
    ['demon-city-2017', 'stabs'],
    ['attack-algorithm', 'attacks'],
    ['quick-shot', 'attacks'],
  ] as const) {
    const round = `${cast.replace('demon-city-2018', id)}round 1\n  Ann: `;

    it(`of ${id} include no single word without meaning`, () => {
      for (const rest of [
        `${verb} the Ghoul $0`,
        `${verb} the Ghoul.\n    $0`,
        `${verb} the Ghoul.\n  $0`,
        'waits $0',
        'waits.\n    $0',
      ]) {
        assert.deepEqual(
          offered(round + rest).filter((label) => ['a', 'also', 'an', 'on', 'the', 'with'].includes(label)),
          [],
          rest,
        );
      }
    });
  }

  for (const [id, verb] of [
    ['demon-city-2018', 'stabs'],
    ['demon-city-2017', 'stabs'],
    ['attack-algorithm', 'attacks'],
  ] as const) {
    const round = `${cast.replace('demon-city-2018', id)}round 1\n  Ann: `;

    it(`of ${id} offer “with” once, in the sentence and below it`, () => {
      assert.equal(offered(`${round}${verb} the Ghoul $0`)[0], 'with her knife');
      for (const rest of [' $0', '.\n    $0', ',\n    $0'])
        assert.ok(!offered(`${round}${verb} the Ghoul with her knife${rest}`).includes('with her knife'), rest);
    });

    it(`of ${id} include nothing to wait with`, () =>
      assert.ok(!offered(`${round}waits.\n    $0`).includes('with her knife')));
  }

  it('begin with what somebody carries, before further targets, and only with that', () => {
    assert.equal(offered(`${cast}round 1\n  Ann: stabs the Ghoul, $0`)[0], 'with her knife');
    assert.equal(
      offered(`${cast.replace('demon-city-2018', 'attack-algorithm')}round 1\n  Ann: attacks $0`)[0],
      'the Ghoul',
    );
  });

  it('have the words of a row in their shortest form', () => {
    const labels = offered(
      `${cast.replace('demon-city-2018', 'attack-algorithm')}round 1\n  Ann: attacks the Ghoul $0`,
    );
    assert.deepEqual(
      labels.filter((label) => label.endsWith('dvantage')),
      ['advantage', 'disadvantage'],
    );
  });

  it('name possible values', () =>
    assert.ok(offered(`${cast}round 1\n  Ann: stabs the Ghoul $0`).includes('on a tie')));
});

describe('verbs', () => {
  const verbs = (carries: string): readonly string[] =>
    offered(`${cast.replace('carries knife', carries)}round 1\n  Ann: $0`);

  it('begin with those that go with what somebody carries', () => {
    assert.deepEqual(verbs('carries knife').slice(0, 2), ['stabs', 'slashes']);
    assert.deepEqual(verbs('carries revolver').slice(0, 1), ['shoots']);
    assert.deepEqual(verbs('Calm 3').slice(0, 3), ['punches', 'kicks', 'grabs']);
  });

  it('are sorted by kind, attacks first, and last those that need a thing that nobody has', () => {
    const order = ['punches', 'dodges', 'blocks', 'moves', 'helps', 'waits', 'disarms', 'shoots', 'uses'].map((verb) =>
      verbs('carries knife').indexOf(verb),
    );
    assert.deepEqual(
      order,
      order.toSorted((one, other) => one - other),
    );
  });
});
