/** Attacks where it is undecided which are avoided: what hits in any case. */
import assert from 'node:assert/strict';
import { played, rose } from './gamble.ts';

const head = [
  'the Thug: punches Rose.',
  'deals an easy wound "a bruise" on everything',
  'the Bruiser: kicks Rose.',
  'deals an easy wound "a kick" on everything',
];

const playing = (under: readonly string[]) => played(rose({ rules: ['option squash none'], head, under }));

describe('one of two attacks that can’t both be avoided', () => {
  const { told, after } = playing([
    'common "duck" avoids the Thug',
    'common "weave" avoids the Bruiser',
    'rolls 6 6 1 2 3 4 2 3',
  ]);

  it('is certain to hit, but which of them isn’t, so nobody has a wound yet', () => {
    assert.match(
      told('left open')[0] ?? '',
      / Whatever is chosen, at least one of the attacks of the Thug and the Bruiser hits\. /u,
    );
    assert.deepEqual([told('hit'), after('Rose').conditions], [[], []]);
  });

  it('isn’t where something else may get the set', () => {
    const open = playing([
      'common "duck" avoids the Thug',
      'accepts the Bruiser',
      'common "shout"',
      'rolls 6 6 1 2 3 4 2 3',
    ]);
    assert.doesNotMatch(open.told('left open')[0] ?? '', /Whatever is chosen/u);
  });
});

describe('an attack that two actions avoid', () => {
  const hits = (rolls: string): readonly string[] =>
    playing(['hard "duck" avoids the Thug', 'common "weave" avoids the Thug', 'accepts the Bruiser', `rolls ${rolls}`])
      .told('hit')
      .filter((line) => line.startsWith('The Thug'));

  it('hits where only one of them can get the set, whichever it is', () => {
    assert.deepEqual(hits('6 6 6 1 2 3 4 2'), [
      'The Thug hits Rose | Whichever action gets the sets, it isn’t avoided. Rose has a wound: a bruise (easy).',
    ]);
  });

  it('hits once where both fail, and not where both succeed', () => {
    assert.deepEqual(hits('2 3 4 1 2 3 4 2'), [
      'The Thug hits Rose | It wasn’t avoided. Rose has a wound: a bruise (easy).',
    ]);
    assert.deepEqual(hits('6 6 6 7 7 1 2 3'), []);
  });
});
