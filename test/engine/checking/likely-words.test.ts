/** Which known words a misspelling may mean, how certain that is, and which words are offered. */
import assert from 'node:assert/strict';
import { likeliestWords, meantWords } from '../../../server/engine/checking/likely-words.ts';

const plain = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?) /u, '');

/** With `!` if certain. */
function meant(written: string, ...known: readonly string[]): string | undefined {
  const found = meantWords(written, known, plain);
  return found === undefined ? undefined : `${found.certain ? '!' : ''}${found.words}`;
}

describe('the words that are meant', () => {
  it('include those with one or two typos', () => {
    assert.equal(meant('Get ritch', 'Stay alive', 'Get rich'), '!Get rich');
    assert.equal(meant('laen out', 'lean out', 'shoot the lock'), '!lean out');
  });

  it('differ in a third of their letters at most, and in a quarter where they are hard to mistake', () => {
    assert.equal(meant('commww', 'common'), 'common');
    assert.equal(meant('eazy', 'easy'), '!easy');
    assert.equal(meant('litf it', 'lift it'), 'lift it');
    assert.equal(meant('worsened', 'worn end'), undefined);
  });

  it('may have more typos the longer they are', () => {
    assert.equal(meant('ru', 'run'), 'run');
    assert.equal(meant('run', 'ru'), 'ru');
    assert.equal(meant('b', 'a'), undefined);
  });

  it('include those that contain what is written, as its long form', () => {
    assert.equal(meant('shoot', 'lean out', 'shoot the lock'), '!shoot the lock');
    assert.equal(meant('the lock', 'shoot the lock'), '!shoot the lock');
  });

  it('include those contained in what is written, with less certainty', () => {
    assert.equal(meant('shoot the lock off the gate', 'lean out', 'shoot the lock'), 'shoot the lock');
  });

  it('match whole words only', () => {
    assert.equal(meant('sword', 'Swordsmanship'), undefined);
    assert.equal(meant('Swordsmanship', 'sword'), undefined);
  });

  it('prefer containing to similar words, and are uncertain where others are similar', () => {
    assert.equal(meant('night', 'fight', 'the night watch'), 'the night watch');
    assert.equal(meant('Stay alife', 'Stay alive', 'Stay alert'), 'Stay alive');
  });

  it('are uncertain where several match equally well', () => {
    assert.equal(meant('rin', 'run', 'ran'), undefined);
    assert.equal(meant('run', 'run to the left', 'run all the way to the gate'), undefined);
  });

  it('are equal if the game’s key for them is, and count once', () => {
    assert.equal(meant('A GRASED ARM', 'the grazed arm', 'grazed arm'), '!grazed arm');
  });

  it('are only whole words where those are long', () => {
    const long = 'very '.repeat(40).trim();
    assert.equal(meant(`${long} nigh`, `${long} night`), undefined);
    assert.equal(meant('night', `${long} night`), `!${long} night`);
  });

  it('are none where nothing is written or known', () => {
    assert.equal(meant('', 'run'), undefined);
    assert.equal(meant('run', ''), undefined);
    assert.equal(meant('run'), undefined);
  });
});

describe('the likeliest words', () => {
  const offered = (written: string, ...known: readonly string[]): readonly string[] =>
    likeliestWords(written, known, plain);

  it('are those that contain what is written, then the more similar ones', () => {
    assert.deepEqual(offered('night', 'light', 'bridges', 'the night watch'), ['the night watch', 'light', 'bridges']);
    assert.deepEqual(offered('night watch', 'light match', 'night', 'nigh'), ['night', 'light match', 'nigh']);
  });

  it('compare changed letters with the length of the words', () => {
    assert.deepEqual(offered('haul the piano up', 'run', 'haul the piano to the next floor'), [
      'haul the piano to the next floor',
      'run',
    ]);
  });

  it('are three at most, each once', () => {
    assert.deepEqual(offered('run', 'ran', 'ran', 'runs', 'swim', 'climb'), ['runs', 'ran', 'swim']);
  });
});
