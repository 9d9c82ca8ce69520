/** Quick Shot: dice that can meet some of several actions, while nothing says which. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';

/** The messages about them, and the fixes. */
function openIn(
  actions: readonly string[],
  dice: string,
): { readonly says: readonly string[]; readonly offers: readonly string[] } {
  const clauses = [...actions, 'risk "the dogs wake up"', `rolls ${dice}`].map((line) => `    ${line}\n`).join('');
  const { findings } = analyze(
    `scenario "x"\nrules quick-shot\ncombatant Rose (she) of the Players\n  Willpower 5\nround 1\n  Rose: gambles on "it".\n${clauses}`,
    { file: 'test.clash' },
  );
  const found = findings.filter(({ rule }) => rule === 'unassigned-sets');
  return { says: found.map(say), offers: found.flatMap(({ fixes }) => fixes.map(({ title }) => title)) };
}

const commons = (...names: readonly string[]): readonly string[] => names.map((name) => `common "${name}"`);

describe('sets that nobody has assigned', () => {
  it('name both of two actions', () => {
    assert.deepEqual(openIn(commons('run', 'lift'), '6 6 5 7 8 2 3 4').says, [
      'These dice can meet “run” or “lift”, but not both, so it is left open; say which gets its set',
    ]);
  });

  it('say how many of several they can meet, and how it is decided', () => {
    const { says, offers } = openIn(commons('run', 'lift', 'throw', 'shout'), '6 6 7 7 8 2 3 4');
    assert.deepEqual(says, [
      'These dice can meet 2 of these 4 actions, and nothing says which: “run”, “lift”, “throw” and “shout”; write ' +
        'which come first, as in sets go first to "run" and "lift"',
    ]);
    assert.equal(offers.length, 6);
  });

  it('leave out what they meet in any case', () => {
    const { says } = openIn(['easy "call"', ...commons('run', 'lift', 'throw')], '6 6 7 7 8 2 3 4');
    assert.match(
      says[0] ?? '',
      /^These dice can meet 2 of these 3 actions, and nothing says which: “run”, “lift” and “throw”;/u,
    );
  });

  it('may meet more of them one way than another', () => {
    assert.match(
      openIn(['hard "lift"', 'common "run"', 'easy "call"'], '6 6 6 2 3 4 4 2').says[0] ?? '',
      /^These dice can meet 1 or 2 of these 3 actions/u,
    );
  });

  it('offer at most eight ways', () => {
    assert.equal(openIn(commons('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), '6 6 7 7 5 5 3 4').offers.length, 8);
  });
});
