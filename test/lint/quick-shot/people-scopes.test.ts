/** What wounds, weaknesses and compulsions affect, as attempts in Quick Shot have it. */
import assert from 'node:assert/strict';
import { alley, deed, gamble, offersIn, peopleIn, sayingsIn, writtenBy } from './alley.ts';

const round = 'round 1\n';
const leg = 'hard wound "a broken leg" on "moving"';

/** What Rose attempts, hurt as her block says. */
const trying = (clauses: string, block = leg): string =>
  alley(`${round}${deed('Rose: gambles on "the door".', clauses)}`, { Rose: block });

describe('a scope whose word is in an attempt', () => {
  it('is asked about until the attempt says whether it counts', () => {
    const text = trying('common "moving across the yard"');
    assert.deepEqual(peopleIn(text), ['"moving across the yard" | scope-not-named']);
    assert.match(
      sayingsIn(text)[0] ?? '',
      /^Rose has the wound “a broken leg”, which applies to “moving”; write involves “moving”/,
    );
    assert.deepEqual(offersIn(text), ['Add “involves "moving"”', 'Add “without "a broken leg"”']);
    for (const said of [
      'involves "moving"',
      'despite "a broken leg"',
      'without "a broken leg"',
      'declines "too far"',
    ]) {
      assert.deepEqual(peopleIn(trying(`common "moving across the yard" | ${said}`)), [], said);
    }
  });

  it('is added to what else is involved', () => {
    const text = trying(
      'common "moving and shooting" | involves "shooting"',
      `${leg} | minor weakness "Cross-eyed": adds easy on "shooting"`,
    );
    assert.deepEqual(writtenBy(text, 'Add “, "moving"”'), ['involves "shooting", "moving"']);
  });

  it('is looked for in the goal and in how something is used, too', () => {
    assert.deepEqual(
      peopleIn(alley(`${round}${deed('Rose: gambles on "moving on".', 'common "run"')}`, { Rose: leg })),
      ['"moving on" | scope-not-named'],
    );
    assert.deepEqual(peopleIn(trying('using "the crowd": "keeps moving" | common "run"')), [
      '"keeps moving" | scope-not-named',
    ]);
  });

  it('isn’t asked about for small words, other forms, what counts anyway, or what belongs to somebody else', () => {
    assert.deepEqual(peopleIn(trying('common "kick the door"', 'easy wound "a cut" on "firing the gun"')), []);
    assert.deepEqual(peopleIn(trying('common "move on"')), []);
    assert.deepEqual(peopleIn(trying('common "moving on"', 'common wound "a concussion" on everything')), []);
    assert.deepEqual(
      peopleIn(alley(`${round}${deed('Tom: gambles on "the door".', 'common "moving on"')}`, { Rose: leg })),
      [],
    );
  });
});

describe('what is involved', () => {
  it('is something that a wound or weakness affects, with the most similar spelling suggested', () => {
    const text = trying('common "run" | involves "movin"');
    assert.deepEqual(peopleIn(text), ['"movin" | unknown-scope']);
    assert.match(sayingsIn(text)[0] ?? '', /Did you mean “moving”\?$/);
    assert.deepEqual(offersIn(text), ['!Write “"moving"”', 'Remove it']);
    assert.deepEqual(peopleIn(trying('common "run" | involves "Moving"')), []);
  });

  it('includes nothing where nobody has such a wound', () => {
    const text = trying('common "run" | involves "moving", "singing"');
    assert.match(
      sayingsIn(text)[0] ?? '',
      /^Rose has no wound or weakness that applies to “singing”, so this brings nothing in$/,
    );
    assert.deepEqual(writtenBy(text, 'Remove “singing”'), ['involves "moving"']);
  });

  it('may be something affected by a wound that is dealt or taken, or that one of several has', () => {
    const dealt = deed('the Thug: punches Rose.', 'deals a common wound "a split lip" on "talking"');
    assert.deepEqual(
      peopleIn(
        alley(`${round}${dealt}${gamble('easy "duck" avoids the Thug')}round 2\n${gamble('involves "talking"')}`),
      ),
      [],
    );
    assert.deepEqual(
      peopleIn(alley(`${round}  Rose has a common wound "a cough" on "hiding".\n${gamble('involves "hiding"')}`)),
      [],
    );
    assert.deepEqual(
      peopleIn(
        alley(`${round}${deed('Tom and Rose: gamble on "the door".', 'common "run" | involves "moving"')}`, {
          Rose: leg,
        }),
      ),
      [],
    );
  });
});

describe('several compulsions in one check', () => {
  const check = (clauses: string): string =>
    alley(`${round}${deed('Rose: resists "Gambling".', clauses)}`, {
      Rose: 'compulsion "Gambling" | compulsion "Drink"',
    });

  it('are reasons for the GM', () => {
    assert.deepEqual(peopleIn(check('called by the GM | also tempted by "Drink"')), []);
    assert.deepEqual(peopleIn(check('called by the GM')), ['called by the GM | routine-gm-check']);
  });

  it('are all established', () => {
    const text = check('risk "all her money" | also tempted by "Drink", "Drnk"');
    assert.deepEqual(peopleIn(text), ['"Drnk" | unestablished-compulsion']);
    assert.match(sayingsIn(text)[0] ?? '', /Did you mean “Drink”\?$/);
  });

  it('tempt nobody below anything else', () => {
    assert.deepEqual(peopleIn(trying('common "run" | also tempted by "Drink"')), [
      'also tempted by "Drink" | idle-clause',
    ]);
  });
});
