/**
 * Completion in a Quick Shot scenario: bets, options, opponents’ actions, and clauses in the order in which they are
 * needed.
 */
import assert from 'node:assert/strict';
import { below, completed, offered } from './quick-shot-quoting.ts';

describe('completion in Quick Shot', () => {
  it('offers bets from the drives that are served and from the general pool, with the dice they add', () => {
    const bets = completed(below('serves "Keep my brother safe"', 'bets $0')).map(
      ({ label, doc }) => `${label}: ${doc}`,
    );
    assert.deepEqual(bets, [
      '1 WP from "Keep my brother safe": one more die; the drive holds 3 WP',
      '1 WP: one more die; the general pool holds 5 WP',
      '3 WP from "Keep my brother safe": two more dice; the drive holds 3 WP',
      '3 WP: two more dice; the general pool holds 5 WP',
    ]);
  });

  it('offers no bet that a pool can’t pay, and none from a drive that isn’t served', () => {
    assert.deepEqual(offered(below('serves "Stay alive"', 'bets $0')), ['1 WP from "Stay alive"', '1 WP', '3 WP']);
    assert.deepEqual(offered(below('bets $0')), ['1 WP', '3 WP']);
  });

  it('offers the options of the game and their values, the one in force first', () => {
    assert.deepEqual(offered('option $0'), ['squash', 'divide', 'assign', 'campaign']);
    const values = completed('option divide $0');
    assert.deepEqual(
      values.map(({ label }) => label),
      ['shared', 'whole'],
    );
    assert.match(values[0]?.doc ?? '', /^The default\. /u);
  });

  it('offers an opponent attacks before gambles, and the effects of an attack below one', () => {
    const verbs = offered('round 1\n  the Thug: $0');
    assert.deepEqual(verbs.slice(0, 2), ['attacks', 'threatens']);
    assert.ok(verbs.indexOf('does') < verbs.indexOf('gambles'));
    assert.deepEqual(offered('round 1\n  the Thug: attacks Rose.\n    $0').slice(0, 2), ['on hit', 'deals']);
  });

  it('offers below a gamble what it needs, each once and in order', () => {
    const clauses = offered(below('$0'));
    const first = [
      'easy',
      'common',
      'hard',
      'difficult',
      'overwhelming',
      'using',
      'serves',
      'bets',
      'risk',
      'on success',
      'on failure',
    ];
    assert.deepEqual(clauses.slice(0, first.length), first);
    for (const other of ['bet', 'difficulty', 'action', 'spends', 'target', 'on hit', 'deals'])
      assert.ok(!clauses.includes(other), other);
  });

  it('offers no initiative at the start of a round', () => {
    assert.ok(!offered('round 1\n  $0').includes('initiative'));
  });

  it('offers somebody’s own advantages before gear', () => {
    const resources = offered(below('using $0'));
    assert.equal(resources[0], '"Sees far"');
    assert.ok(resources.includes('gear'));
  });
});
