/** Who is offered for words that stand in for names. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';

describe('for a word that means', () => {
  it('two, both of a side of two are offered together', () => {
    assert.deepEqual(offered('demon-city-2018', 'Ann: dodges both of them.'), ['the Butcher and Carl']);
    assert.deepEqual(offered('demon-city-2018', 'Carl: waits.|Both of them flee.'), ['Ann and Didi']);
    assert.deepEqual(offered('quick-shot', 'Carl: attacks both.'), ['Ann and Didi']);
  });

  it('two, those who have just been named are offered, where a side has more', () => {
    const eve = 'combatant Eve (she) of the Players';
    assert.deepEqual(offered('quick-shot', 'Carl: attacks Ann and Eve.|the Butcher: attacks both of them.', eve), [
      'Ann and Eve',
    ]);
    assert.deepEqual(offered('quick-shot', 'Carl: attacks Ann, Didi and Eve.|the Butcher: attacks both.', eve), [
      'Ann',
      'Didi',
      'Eve',
      'Carl',
    ]);
  });

  it('two, foes of the actor are offered in a clause', () => {
    assert.deepEqual(offered('quick-shot', 'Ann: gambles on "the door".|common "run" avoids both of them'), [
      'the Butcher and Carl',
    ]);
  });

  it('several, each alone is offered where an action has one target', () => {
    for (const edition of ['demon-city-2017', 'demon-city-2018'])
      for (const line of ['chases', 'punches', 'shoots'].map((verb) => `Ann: ${verb} them.`))
        assert.deepEqual(offered(edition, line), ['the Butcher', 'Carl', 'Didi'], line);
    assert.deepEqual(offered('demon-city-2018', 'Ann: punches both of them.'), ['the Butcher', 'Carl']);
    assert.deepEqual(offered('demon-city-2018', 'Ann: punches the Host.'), ['the Butcher', 'Carl']);
  });

  it('several, they are offered together where it has more, or a weapon reaches more', () => {
    assert.deepEqual(offered('demon-city-2018', 'Ann: dodges them.')[0], 'the Butcher and Carl');
    assert.deepEqual(offered('demon-city-2018', 'Ann: attacks them with a chain.')[0], 'the Butcher and Carl');
    assert.deepEqual(offered('demon-city-2018', 'Ann: attacks the Host with a chain.').at(-1), 'the Butcher and Carl');
    assert.deepEqual(offered('demon-city-2018', 'Ann: attacks them with a knife.')[0], 'the Butcher');
  });

  it('all of a creature, each is offered alone unless a weapon reaches more', () => {
    const rats = 'creature Rat\n  Agility 2  Toughness 1\ncombatants Nip and Tuck of the Host, each a Rat';
    assert.deepEqual(offered('demon-city-2018', 'Ann: punches the Rats.', rats), ['Nip', 'Tuck']);
    assert.deepEqual(offered('demon-city-2018', 'Ann: attacks the Rats with a knife.', rats), ['Nip', 'Tuck']);
    assert.deepEqual(offered('demon-city-2018', 'Ann: attacks the Rats with a chain.', rats), [
      'Nip',
      'Tuck',
      'every Rat',
    ]);
  });
});

/** The names offered for words in a round of four people, two of each side; `more` is written above it. */
function offered(game: string, round: string, more = ''): readonly string[] {
  const stats = game === 'quick-shot' ? '' : '\n  Agility 3  Toughness 2';
  const text = `scenario "The cellar"
rules ${game}
${game === 'quick-shot' ? '' : 'weapon chain: reach, hits many\n'}combatant Ann (she) of the Players${stats}
combatant Didi (she) of the Players${stats}
combatant the Butcher (he) of the Host${stats}
combatant Carl (he) of the Host${stats}
${more}
round 1
  ${round.replaceAll('|', '\n  ')}
`;
  return analyze(text, { file: 'test.clash' })
    .findings.filter(({ rule }) => rule === 'who-is-meant' || rule === 'unknown-name')
    .flatMap(({ fixes }) => fixes.map(({ title }) => title.replace(/^Write “(.*?)”(?: for “.*”)?$/u, '$1')));
}
