/** Which of the known words are meant by others, how certain that is, and which are offered. */
import assert from 'node:assert/strict';
import { likeliestWords, meantWords } from '../../../server/engine/checking/likely-words.ts';

const plain = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?) /u, '');

/** With `!` where it is certain. */
function meant(written: string, ...known: readonly string[]): string | undefined {
  const found = meantWords(written, known, plain);
  return found === undefined ? undefined : `${found.certain ? '!' : ''}${found.words}`;
}

describe('the words that are meant', () => {
  it('are those with a slip or two', () => {
    assert.equal(meant('Get ritch', 'Stay alive', 'Get rich'), '!Get rich');
    assert.equal(meant('laen out', 'lean out', 'shoot the lock'), '!lean out');
  });

  it('change by a third of their letters at most, and by a quarter where they are hardly mistakable', () => {
    assert.equal(meant('commww', 'common'), 'common');
    assert.equal(meant('eazy', 'easy'), '!easy');
    assert.equal(meant('litf it', 'lift it'), 'lift it');
    assert.equal(meant('worsened', 'worn end'), undefined);
  });

  it('count the letters of the longer ones', () => {
    assert.equal(meant('ru', 'run'), 'run');
    assert.equal(meant('run', 'ru'), 'ru');
    assert.equal(meant('b', 'a'), undefined);
  });

  it('hold the written ones, which are a short form of them', () => {
    assert.equal(meant('shoot', 'lean out', 'shoot the lock'), '!shoot the lock');
    assert.equal(meant('the lock', 'shoot the lock'), '!shoot the lock');
  });

  it('or are held by them, which may say something else', () => {
    assert.equal(meant('shoot the lock off the gate', 'lean out', 'shoot the lock'), 'shoot the lock');
  });

  it('hold whole words', () => {
    assert.equal(meant('sword', 'Swordsmanship'), undefined);
    assert.equal(meant('Swordsmanship', 'sword'), undefined);
  });

  it('are rather held than near, and not certain where others are near', () => {
    assert.equal(meant('night', 'fight', 'the night watch'), 'the night watch');
    assert.equal(meant('Stay alife', 'Stay alive', 'Stay alert'), 'Stay alive');
  });

  it('are open where several are as near or hold the written ones', () => {
    assert.equal(meant('rin', 'run', 'ran'), undefined);
    assert.equal(meant('run', 'run to the left', 'run all the way to the gate'), undefined);
  });

  it('are the same by the game’s key, and count once', () => {
    assert.equal(meant('A GRASED ARM', 'the grazed arm', 'grazed arm'), '!grazed arm');
  });

  it('are the whole ones alone where they are long', () => {
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

  it('are those that hold the written ones, then the nearer', () => {
    assert.deepEqual(offered('night', 'light', 'bridges', 'the night watch'), ['the night watch', 'light', 'bridges']);
    assert.deepEqual(offered('night watch', 'light match', 'night', 'nigh'), ['night', 'light match', 'nigh']);
  });

  it('weigh the letters that change by the length of the words', () => {
    assert.deepEqual(offered('haul the piano up', 'run', 'haul the piano to the next floor'), [
      'haul the piano to the next floor',
      'run',
    ]);
  });

  it('are three at most, each once', () => {
    assert.deepEqual(offered('run', 'ran', 'ran', 'runs', 'swim', 'climb'), ['runs', 'ran', 'swim']);
  });
});
