/**
 * Quick Shot: findings before any dice are pinned: impossible setbacks, criticals, goals that are ruled out, bets from
 * several pools.
 */
import assert from 'node:assert/strict';
import { foundIn, mended } from '../found.ts';

interface Depot {
  readonly block?: string;
  readonly head?: string;
}

/** Rose attempts what the clauses say; `words | check | message` of the findings of one check. */
function depot(clauses: readonly string[], { block = 'Willpower 5', head = '' }: Depot = {}): string {
  return `scenario "The depot"\nrules quick-shot\noption campaign delta-green\ncombatant Rose (she) of the Players\n  ${block.split(' | ').join('\n  ')}\n${head}round 5\n  Rose: gambles on "the gate".\n${clauses.map((line) => `    ${line}\n`).join('')}`;
}

function of(rule: string, text: string): readonly string[] {
  return foundIn(text)
    .filter((line) => line.split(' | ')[1] === rule)
    .map((line) => line.replace(` | ${rule}`, ''));
}

describe('a grave setback for a roll that isn’t pinned', () => {
  const setback = 'grave setback "the witness dies"';
  const found = (clauses: readonly string[], more: Depot = {}): readonly string[] =>
    of('evaded-critical-loss', depot(['hard "run"', 'risk "a fall"', ...clauses, setback], more));

  it('is impossible where the general pool can pay', () => {
    assert.deepEqual(found([]), [
      `${setback} | The general pool can pay the point that a critical failure costs here, so no grave setback replaces it; write it after “on critical failure”, or remove it`,
    ]);
    assert.match(mended(depot(['hard "run"', 'risk "a fall"', setback])), /on critical failure "the witness dies"/u);
  });

  it('is possible where a bet can take the last of it, or it is empty', () => {
    assert.deepEqual(found(['bets 1 WP'], { block: 'Willpower 1 of 5' }), []);
    assert.equal(found(['bets 1 WP'], { block: 'Willpower 2 of 5' }).length, 1);
    assert.deepEqual(found([], { block: 'Willpower 0 of 5' }), []);
    assert.match(
      found(['serves "Stay alive"'], { block: 'Willpower 0 of 5 | drive "Stay alive" 1' })[0] ?? '',
      /“Stay alive” can pay/u,
    );
  });

  it('is possible after rolls that may have cost something, and isn’t checked where nothing is rolled', () => {
    assert.deepEqual(found([], { head: 'round 1\n  Rose: gambles on "the fence".\n    hard "climb"\n' }), []);
    assert.deepEqual(found(['declines "too many guards"']), []);
  });
});

describe('the critical of a roll that isn’t pinned', () => {
  const vulgar = ['common "walk through"', 'vulgar "walks through": common paradox "a full square"', 'risk "the wall"'];

  it('fits the magical action better than the one against paradox', () => {
    assert.deepEqual(of('paradox-critical-success', depot([...vulgar, 'the critical falls on "hold off paradox"'])), [
      '"hold off paradox" | If all of this succeeds, a critical success fits the magical action better than holding ' +
        'off paradox; pick “walk through”, or pin a roll that fails',
    ]);
    assert.deepEqual(of('paradox-critical-success', depot([...vulgar, 'the critical falls on "walk through"'])), []);
  });

  it('may fall on it in a roll that fails', () => {
    assert.deepEqual(
      of(
        'paradox-critical-success',
        depot([...vulgar, 'the critical falls on "hold off paradox"', 'rolls 1 1 5 5 2 2 3 4']),
      ),
      [],
    );
  });
});

describe('a goal that the GM has ruled out', () => {
  const no = 'round 1\n  Rose: gambles on "the gate".\n    ruled out "nobody outruns a train"\n';

  it('isn’t gambled on by the same person', () => {
    assert.deepEqual(of('attempt-ruled-out', depot(['hard "run"'], { head: no })), [
      '"the gate" | The GM has ruled this out for Rose in round 1, but it is still attempted; remove one or the ' +
        'other, or say in the goal what has changed',
    ]);
    assert.equal(
      of('attempt-ruled-out', depot(['hard "run"', 'Rose: gambles on "The gate".', 'ruled out "no"'])).length,
      0,
      'what is ruled out afterwards was tried before',
    );
  });

  it('may be another goal, or another person’s, or be in a round that may not be played', () => {
    assert.deepEqual(of('attempt-ruled-out', depot(['hard "run"'], { head: no.replace('the gate', 'the fence') })), []);
    assert.deepEqual(
      of(
        'attempt-ruled-out',
        depot(['hard "run"'], {
          head: `combatant Tom (he) of the Players\n  Willpower 5\n${no.replace('Rose', 'Tom')}`,
        }),
      ),
      [],
    );
    assert.deepEqual(
      of('attempt-ruled-out', depot(['hard "run"'], { head: no.replace('round 1', 'round 1 if a critical happened') })),
      [],
    );
  });
});

describe('a bet from two pools', () => {
  const block = 'Willpower 5 | drive "Get rich" 3 | drive "Stay alive" 1 | drive "Be free" 1';
  const found = (...clauses: readonly string[]): readonly string[] =>
    of('bet-from-several-pools', depot(['hard "run"', 'risk "a fall"', ...clauses], { block }));

  it('is made, and the text’s silence is reported', () => {
    assert.deepEqual(found('serves "Get rich"', 'bets 3 WP: 1 WP from the general pool, 2 WP from "Get rich"'), [
      'bets 3 WP: 1 WP from the general pool, 2 WP from "Get rich" | The text doesn’t say whether a bet may come ' +
        'from several pools; here it may, and all of it is lost or kept together',
    ]);
  });

  it('isn’t reported where it has another finding, or comes from one pool', () => {
    assert.deepEqual(
      found('bets 3 WP: 1 WP from the general pool, 2 WP from "Get rich"'),
      [],
      'the drive isn’t served',
    );
    assert.deepEqual(found('bets 3 WP: 1 WP from the general pool, 2 WP from the general pool'), []);
    assert.deepEqual(found('bets 3 WP'), []);
  });
});
