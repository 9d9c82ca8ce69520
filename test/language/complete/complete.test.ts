/** What is offered at the caret. */
import assert from 'node:assert/strict';
import { completionsAt } from '../../../server/language/index.ts';
import { cursor, read, rulesets } from '../helper.ts';

function offered(text: string): readonly string[] {
  const { text: plain, at } = cursor(text);
  return completionsAt(read(plain), at, rulesets).items.map(({ label }) => label);
}

const cast =
  'combatant Ann Bly (she) of the Players\n  carries rope\ncombatant Bo of the Players\ncombatant the Bear (it) of the Host\ncreature Rat\n';
const round = (...lines: readonly string[]): string => `${cast}round 1\n${lines.join('\n')}`;

describe('completion', () => {
  it('offers what can begin a file', () => {
    const labels = offered('$0');
    for (const label of ['scenario', 'combatant', 'weapon', 'include', 'read aloud'])
      assert.ok(labels.includes(label), label);
    assert.ok(!labels.includes('aims at'));
  });

  it('offers actors and facts in a round', () => {
    const labels = offered(round('  $0'));
    for (const label of ['Ann Bly:', 'the Bear:', 'edge', 'round 2', 'note']) assert.ok(labels.includes(label), label);
  });

  it('offers verbs after the colon, also while one is typed', () => {
    assert.deepEqual(offered(round('  Ann: $0')).slice(0, 3), ['hits', 'throws', 'ducks']);
    assert.deepEqual(offered(round('  Ann: hi$0')).slice(0, 3), ['hits', 'throws', 'ducks']);
  });

  it('offers who may act first in a round', () => {
    assert.deepEqual(offered(round('  $0')).slice(0, 3), ['Ann Bly:', 'Bo:', 'the Bear:']);
  });

  it('offers them with their colon behind an article, too', () => {
    for (const typed of ['the $0', 'the B$0']) {
      const labels = offered(round(`  ${typed}`));
      assert.deepEqual([labels[0], labels.includes('Bear')], ['Bear:', false]);
    }
    assert.ok(offered(round('  Ann: hits the $0')).includes('Bear'));
  });

  it('offers nothing that is only a guess', () => {
    assert.deepEqual(offered(round('  every $0')), ['Rat']);
    assert.ok(!offered(round('  Ann: throws rope at $0')).includes('quietly'));
  });

  it('offers opponents first, then friends, the actor last', () => {
    assert.deepEqual(offered(round('  Ann: hits $0')).slice(0, 3), ['the Bear', 'Bo', 'Ann Bly']);
  });

  it('calls somebody as the file mostly does', () => {
    assert.ok(offered(round('  Ann: waits', '  Bo: hits $0')).includes('Ann'));
  });

  it('offers what the actor carries, with their pronoun', () => {
    assert.equal(offered(round('  Ann: hits the Bear with $0'))[0], 'her rope');
    assert.equal(offered(round('  Ann: hits the Bear with her $0'))[0], 'rope');
  });

  it('offers clauses after and below an announcement', () => {
    for (const text of [round('  Ann: ducks $0'), round('  Ann: ducks', '    $0'), round('  Ann: ducks, $0')]) {
      for (const label of ['quietly', 'aims at', 'hampers', 'rolls']) assert.ok(offered(text).includes(label), label);
    }
  });

  it('offers stats, states, sides, creatures and rules', () => {
    assert.ok(offered(`${cast}combatant Cy of the Host\n  $0`).includes('Sure Aim'));
    assert.ok(offered(round('round 2 if Ann is $0')).includes('out of the fight'));
    assert.ok(offered(`${cast}combatant Cy of $0`).includes('the Host'));
    assert.ok(offered(`${cast}combatant Cy of the Host, each a $0`).includes('Rat'));
    assert.deepEqual(offered('scenario "x"\nrules $0'), ['small-game', 'other-game']);
  });

  it('offers nothing within quotations and comments', () => {
    assert.deepEqual(
      [...offered(round('  note "one $0')), ...offered(round('  // one $0')), ...offered(round('  note "one $0two"'))],
      [],
    );
  });

  it('replaces the word at the caret', () => {
    const { text, at } = cursor(round('  Ann: hi$0'));
    const { range } = completionsAt(read(text), at, rulesets);
    assert.equal(text.slice(range.start, range.end), 'hi');
  });
});
