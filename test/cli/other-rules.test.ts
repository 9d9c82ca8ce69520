/** `clashwright play --rules`: a file by the other edition’s rules, run as a process. */
import assert from 'node:assert/strict';
import { clashwright, sample } from './command.ts';
import { duel } from './texts.ts';

describe('clashwright play --rules', () => {
  it('plays a tarot scenario with dice, and shows everybody’s throws side by side', async () => {
    const { code, out } = await clashwright(['play', sample('duel'), '--rules', 'demon-city-2017']);
    assert.equal(code, 0);
    assert.match(out, /\nWhat everybody throws in round 1 \(line 8\)\n-+\n/);
    assert.match(out, /Demon City, tarot edition {3,}Demon City, dice edition\n/);
    assert.match(
      out,
      /\nLaura punches the Ghoul {2}\(line 10\)\n {4}2 throws {3,}2 dice\n {6}\+1 higher stat {3,}\+1 skill\n/,
    );
  });

  it('compares each round from the written state, so that luck changes nothing', async () => {
    const { out } = await clashwright(['play', sample('the-larder'), '--rules', 'demon-city-2017']);
    assert.match(out, /Each round is counted from the state that is written/);
    assert.match(out, /round 2 \(line 44\)[^]*?\nBill punches Ann .*\n {4}1 throw {3,}1 die\n/);
    assert.doesNotMatch(out, /throws nothing/);
  });

  it('says how many more or fewer the other rules give', async () => {
    const { out } = await clashwright(
      ['play', '-', '--rules', 'demon-city-2017'],
      duel.replace('Toughness 4', 'Toughness 5'),
    );
    assert.match(out, /\nthe Ghoul punches Laura .*\n {4}1 throw {3,}2 dice \(1 more\)\n/);
  });

  it('lists the sentences that mean nothing by the other rules', async () => {
    const { out } = await clashwright(['play', sample('the-last-ferry'), '--rules', 'demon-city-2017']);
    assert.match(
      out,
      /What means something else in Demon City, dice edition\n-+\n(.*\n)*? {4}.*no decks.* \(line 46, line 47\)\n/,
    );
  });

  it('plays a dice scenario with cards', async () => {
    const { out } = await clashwright([
      'play',
      sample('alfie-betty-cece'),
      '--rules',
      'demon-city-2018',
      '--format',
      'md',
    ]);
    assert.match(out, /\| Alfie shoots Betty \| 3 dice/);
  });

  it('plays as usual if the scenario names those rules already', async () => {
    const [plain, named] = [
      await clashwright(['play', sample('duel')]),
      await clashwright(['play', sample('duel'), '--rules', 'demon-city-2018']),
    ];
    assert.equal(named.out, plain.out);
  });

  it('includes the comparison in JSON', async () => {
    const { out } = await clashwright(['play', '-', '--rules', 'demon-city-2017', '--format', 'json'], duel);
    const {
      scenarios: [scenario],
    } = JSON.parse(out) as {
      readonly scenarios: readonly {
        readonly rules: string;
        readonly compared: { readonly games: readonly string[] };
      }[];
    };
    assert.deepEqual([scenario?.rules, scenario?.compared.games.length], ['demon-city-2017', 2]);
  });

  it('lists the rules by which a scenario can be played', async () => {
    const { code, complaints } = await clashwright(['play', sample('duel'), '--rules', 'chess']);
    assert.equal(code, 2);
    assert.match(complaints, /“Duel” can’t be played by chess, only by demon-city-2018 or demon-city-2017/);
  });
});
