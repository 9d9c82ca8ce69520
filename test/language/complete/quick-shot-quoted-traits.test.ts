/** Completion of drives, advantages and flaws in quotes in Quick Shot. */
import assert from 'node:assert/strict';
import { below, cast, completed, offered } from './quick-shot-quoting.ts';

describe('completion of drives in quotes', () => {
  const own = ['Keep my brother safe', 'Get rich', 'Stay alive', 'Find the killer'];

  it('offers those of whoever announces, with what is in them', () => {
    assert.deepEqual(
      completed(below('serves "$0"')).map(({ label, doc }) => `${label}: ${doc}`),
      [
        'Keep my brother safe: value, 3 WP',
        'Get rich: goal, 4 WP',
        'Stay alive: drive, 1 WP',
        'Find the killer: project, 2 WP',
      ],
    );
    assert.deepEqual(offered('round 1\n  Tom: gambles on "a seat".\n    serves "$0'), ['Be somebody"']);
    assert.deepEqual(offered('round 1\n  Tom: gambles on "a seat", serves "$0'), ['Be somebody"']);
    assert.deepEqual(offered('round 1\n  Rose: waits.\n  Tom: gambles on "a seat", serves $0'), ['"Be somebody"']);
  });

  it('offers them with their quotes if none is typed', () => {
    assert.deepEqual(
      offered(below('serves $0')),
      own.map((words) => `"${words}"`),
    );
  });

  it('offers first those that the attempt serves, if they are drawn on', () => {
    for (const line of [
      'bets 3 WP from "$0"',
      'pays from "$0"',
      'bets 3 WP: 1 WP from the general pool, 2 WP from "$0"',
    ]) {
      assert.deepEqual(
        offered(below('serves "Get rich"', line)),
        ['Get rich', 'Keep my brother safe', 'Stay alive', 'Find the killer'],
        line,
      );
    }
  });

  it('offers those of the person named at the start of the round', () => {
    for (const line of [
      'Rose rests for 8 hours: 2 WP to "$0"',
      'Rose assigns 1 WP to "$0"',
      'Rose turns a minor tass into 1 WP for "$0"',
      'Rose goes on vacation: 2 WP from "$0"',
    ]) {
      assert.deepEqual(offered(`round 1\n  ${line}`), own, line);
    }
    assert.deepEqual(offered('round 1\n  Tom rests: 1 WP to "$0"'), ['Be somebody']);
  });

  it('offers none twice in a sentence', () => {
    assert.deepEqual(
      offered('round 1\n  Rose goes on vacation: 2 WP from "Get rich" to "$0"'),
      own.filter((words) => words !== 'Get rich'),
    );
  });

  it('continues if they are projects, or if nothing else is said about them', () => {
    assert.deepEqual(offered('round 1\n  Rose completes "$0"'), ['Find the killer', 'Stay alive']);
    assert.deepEqual(offered('round 1\n  Rose completes "Find the killer": 2 WP to "$0"'), own.slice(0, 3));
  });

  it('shows the content that the text gives them by then', () => {
    const [, rich] = completed(
      `round 1\n  Rose completes "Find the killer": 2 WP to "Get rich".\nround 2\n  Rose: gambles on "the vault".\n    serves "$0"`,
    );
    assert.equal(rich?.doc, 'goal, 6 WP');
  });

  it('offers, for a new one, those of others and the examples of the text', () => {
    const labels = offered(
      cast
        .replace('rules quick-shot\n', '')
        .replace(/combatant Rose|combatant Tom|the Thug/gu, (name) => `${name} II`)
        .replace('drive "Be somebody" 2', 'drive "$0"'),
    );
    assert.deepEqual(labels.slice(0, 5), [...own, 'Be somebody']);
    assert.equal(labels.length, 5 + 7 - 2);
    assert.ok(labels.includes('See justice done'));
    assert.deepEqual(offered('combatant Una (she) of the Players\n  goal "Own a country house" 2\n  goal "$0"'), [
      'Get rich',
    ]);
    assert.deepEqual(offered('combatant Una (she) of the Players\n  project "$0"'), [
      'Find the killer',
      'Find who murdered my father',
    ]);
  });
});

describe('completion of advantages and flaws in quotes', () => {
  it('offers what somebody has, has bought and carries', () => {
    const bought =
      'round 1\n  Rose buys a minor skill "Boxing" with a minor charge.\n  Rose: gambles on "a fair fight".\n    using "$0"';
    assert.deepEqual(
      completed(bought).map(({ label, doc }) => `${label}: ${doc}`),
      [
        'Sees far: significant power: through any wall, limited to “moonlit nights”',
        'Boxing: minor skill',
        'lantern: carried',
      ],
    );
    assert.equal(offered(below('using "Sees far", $0'))[0], '"lantern"');
  });

  it('offers them for improvement, without those that are bought later', () => {
    assert.deepEqual(offered('round 1\n  Rose improves "$0"\nround 2\n  Rose buys a minor skill "Boxing".'), [
      'Sees far',
    ]);
  });

  it('offers the improved ones from then on', () => {
    const docs = (...heads: readonly string[]): readonly string[] =>
      completed(
        `${heads.map((head) => `${head}\n`).join('')}round 2\n  Rose: gambles on "a fair fight".\n    using "$0"`,
      ).map(({ doc }) => doc);
    assert.equal(
      docs('round 1', '  Rose improves "Sees far" to major.')[0],
      'major power: through any wall, limited to “moonlit nights”',
    );
    assert.equal(
      docs(
        'round 1',
        '  Rose buys a minor skill "Boxing" with a minor charge.',
        '  Rose improves "Boxing" to significant.',
      )[1],
      'significant skill',
    );
    assert.match(
      docs('round 1', '  Rose improves "Sees far" to major with a major charge.')[0] ?? '',
      /^significant/u,
      'there is no such charge',
    );
    assert.match(docs('round 3', '  Rose improves "Sees far" to major.')[0] ?? '', /^significant/u);
    assert.match(completed('round 1\n  Rose improves "$0" to major.')[0]?.doc ?? '', /^significant/u);
  });

  it('offers them for trade as long as they have paid for nothing', () => {
    assert.deepEqual(offered('round 1\n  Rose buys a minor skill "Boxing" with weakness "$0"'), ['A bad back']);
    assert.deepEqual(
      offered(
        'round 1\n  Rose buys a minor skill "Boxing" with weakness "A bad back".\n  Rose buys a minor craft "Baking" with weakness "$0"',
      ),
      [],
    );
  });

  it('offers those that tempt whoever resists', () => {
    for (const text of ['  Rose: resists "$0"', '  Rose: resists "$0'])
      assert.match(offered(`round 1\n${text}`).join(), /^Gambling"?$/u);
    assert.deepEqual(
      offered('round 1\n  Rose: resists $0').filter((label) => label.startsWith('"')),
      ['"Gambling"'],
    );
    assert.deepEqual(offered('round 1\n  Tom: resists "$0"'), []);
  });

  it('offers further ones that tempt them, without those that the check is about already', () => {
    const rose = '  compulsion "Dares" since "then"\n  compulsion "Drink" since "then"\n';
    const also = (lines: string, text: string): readonly string[] =>
      offered(`combatant Una (she) of the Players\n${lines}round 1\n  ${text}`);
    assert.deepEqual(also(rose, 'Una: resists "Dares".\n    also tempted by "$0"'), ['Drink']);
    assert.deepEqual(
      also(rose, 'Una: resists "Dares".\n    also tempted by "$0').map((label) => label.replace('"', '')),
      ['Drink'],
    );
    assert.deepEqual(also(rose, 'Una: resists "Dares", also tempted by "$0"'), ['Drink']);
    assert.deepEqual(also(rose, 'Una: resists "Dares".\n    also tempted by "drink"\n    also tempted by "$0"'), []);
    assert.deepEqual(also(rose, 'Una: resists "Dares".\n    also tempted by "$0Drink"'), ['Drink']);
  });

  it('offers examples of their type and sort where a new one is written', () => {
    const una = 'combatant Una (she) of the Players\n  ';
    assert.deepEqual(offered(`${una}minor skill "$0"`), ['Tracking']);
    assert.deepEqual(offered(`${una}significant power "$0"`).slice(0, 2), ['Sees far', 'Eye for talents']);
    assert.deepEqual(offered(`${una}major weapon "$0"`), ['Returning dagger']);
    assert.deepEqual(offered(`${una}major advantage "$0"`), [
      'Sees the past',
      'FBI agent',
      'Moves anything',
      'Returning dagger',
      'Reads thoughts',
      'Reads memories',
      'Teleports',
    ]);
    assert.deepEqual(offered(`${una}minor skill "Tracking"\n  minor skill "$0"`), []);
    assert.deepEqual(offered('round 1\n  Rose buys a minor skill "$0Tracking".'), ['Tracking']);
    assert.deepEqual(offered('round 1\n  Tom buys a minor skill "$0"'), []);
    assert.deepEqual(offered('round 1\n  Rose buys a significant profession "$0"'), ['Bodyguard']);
  });
});
