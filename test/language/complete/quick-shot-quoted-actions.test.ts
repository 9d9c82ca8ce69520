/** Completion of attempted actions in quotes in Quick Shot, and where there is none. */
import assert from 'node:assert/strict';
import { rulesets, type Ruleset } from '../../../server/engine/index.ts';
import { below, completed, offered } from './quick-shot-quoting.ts';

describe('completion of actions in quotes', () => {
  it('offers those of the announcement', () => {
    assert.deepEqual(
      completed(below('easy "lean out"', 'common "shoot" after "$0"')).map(({ label, doc }) => `${label}: ${doc}`),
      ['lean out: easy action'],
    );
    const own = ['easy "lean out"', 'common "shoot"'];
    for (const line of [
      '1 easier "dark" for "$0"',
      'gives 2 sixes to "$0"',
      'sets go first to "$0"',
      'the critical falls on "$0"',
      'squashes for "$0"',
    ]) {
      assert.deepEqual(offered(below(...own, line)), ['lean out', 'shoot'], line);
    }
    assert.deepEqual(offered(below(...own, 'sets go first to "shoot", "$0"')), ['lean out']);
    assert.deepEqual(offered(`${below(...own)}\n  Tom: gambles on "a view".\n    the critical falls on "$0"`), []);
  });

  it('offers those that a wound adds as well, where dice go to them', () => {
    const own = ['easy "lean out"', 'despite "a grazed forearm"'];
    assert.deepEqual(offered(below(...own, 'the critical falls on "$0"')), ['lean out', 'cope with a grazed forearm']);
    assert.deepEqual(offered(below(...own, '1 harder for "$0"')), ['lean out']);
  });

  it('offers what anybody attempts in the round, if several work together', () => {
    assert.deepEqual(
      offered(
        `round 1\n  Rose and Tom work together on "$0"\n  Rose: gambles on "the cellar".\n    hard "lift the hatch"\nround 2\n  Tom: gambles on "air".\n    hard "run"`,
      ),
      ['lift the hatch'],
    );
  });

  it('offers a common task and then the examples of that difficulty, where a new one is written', () => {
    const together =
      'round 1\n  Rose and Tom work together on "lift the hatch".\n  Rose: gambles on "the cellar".\n    hard "$0"';
    assert.deepEqual(offered(together), ['lift the hatch', 'drive the wrong way', 'pass the van', 'kill the guard']);
    assert.deepEqual(offered(together.replace('Rose and Tom', 'Tom and the Thug')), [
      'drive the wrong way',
      'pass the van',
      'kill the guard',
    ]);
    assert.deepEqual(offered(below('hard "pass the van"', 'hard "$0"')), ['drive the wrong way', 'kill the guard']);
    assert.deepEqual(
      completed(below('common "$0')).map(({ label, doc }) => `${label} ${doc}`)[0],
      'weave through traffic" for most people, at speed',
    );
    assert.equal(offered(below('easy "$0"')).length, 6);
    assert.deepEqual(offered(below('difficulty 4 "$0"')), ['jump the bike to the boat', 'knock him out cold']);
    assert.deepEqual(offered(below('overwhelming "$0"')), []);
  });
});

describe('completion in quotes of unknown content', () => {
  it('offers nothing', () => {
    for (const line of ['risk "$0"', 'on success "$0"', 'using "Sees far": "$0"', 'serves "Get rich": "$0"']) {
      assert.deepEqual(offered(below(line)), [], line);
    }
    assert.deepEqual(offered('round 1\n  Rose: gambles on "$0"'), []);
  });

  it('offers nothing about somebody unknown', () => {
    for (const text of [
      '  Nobody completes "$0"',
      '  Nobody: resists "$0"',
      '  Nobody: gambles on "x", serves "$0"',
      '  Nobody: gambles on "x".\n    serves "$0"',
    ]) {
      assert.deepEqual(offered(`round 1\n${text}`), [], text);
    }
  });

  it('never plays the scenario', () => {
    const fails = (): never => assert.fail('played');
    const games = rulesets.map((game): Ruleset => ({
      ...game,
      play: fails,
      odds: fails,
      course: fails,
      overall: fails,
    }));
    const attempt =
      (at: number) =>
      (name: string): string =>
        `  ${name}: gambles on "more".\n    easy "step ${at}"\n    common "run ${at}"\n    risk "it gets late"\n    on success "on."`;
    const many = Array.from({ length: 480 }, (_, at) =>
      [
        `round ${at + 1}`,
        `  Rose has an easy wound "cut ${at}".`,
        `  Rose recovers from "cut ${at}".`,
        ...['Rose', 'Tom', 'Rose', 'Tom'].map(attempt(at)),
      ].join('\n'),
    ).join('\n');
    const labels = completed(`${many}\nround 481\n  Rose: gambles on "the end".\n    despite "$0"`, games).map(
      ({ label }) => label,
    );
    assert.deepEqual(labels, ['a grazed forearm', 'A bad back']);
  });
});
