/** Quick Shot: one action against several attacks of one opponent, and attacks among the players’ characters. */
import assert from 'node:assert/strict';
import { alley, deed, gamble, offersIn, peopleIn, punch, sayingsIn, writtenBy } from './alley.ts';

const kick = deed('the Thug: kicks Rose.', 'on hit "a bad knee"');
const boss = deed('the Boss: shoots Rose.', 'on hit "a graze"');
const round = (...parts: readonly string[]): string => alley(`round 1\n${parts.join('')}`);

describe('one action against two attacks', () => {
  it('is reported where the same opponent makes both', () => {
    const text = round(punch, kick, gamble('common "duck" avoids the Thug'));
    assert.deepEqual(peopleIn(text), ['Thug | shared-avoidance']);
    assert.deepEqual(sayingsIn(text), [
      'This one action avoids 2 attacks of the Thug; each attack takes a separate action',
    ]);
  });

  it('is split so that each attack has its own', () => {
    const text = round(punch, kick, gamble('common "duck" avoids the Thug'));
    assert.deepEqual(writtenBy(text, 'Give each attack its own action'), [
      'common "duck: the Thug, attack 2" avoids the Thug',
    ]);
    assert.deepEqual(
      peopleIn(
        text.replace('avoids the Thug', 'avoids the Thug\n    common "duck: the Thug, attack 2" avoids the Thug'),
      ),
      [],
    );
  });

  it('counts them along with those of others', () => {
    const text = round(punch, kick, boss, gamble('common "duck" avoids the Thug and the Boss'));
    assert.deepEqual(sayingsIn(text), [
      'This one action avoids 2 attacks of the Thug and an attack of the Boss; each attack takes a separate action',
    ]);
    assert.deepEqual(sayingsIn(round(punch, boss, gamble('common "duck" avoids the Thug and the Boss'))), [
      'This one action avoids an attack of the Thug and an attack of the Boss; each attack takes a separate action',
    ]);
  });

  it('is reported at the first of the actions against the same opponent, where they are too few', () => {
    const three = round(punch, kick, punch, gamble('common "duck" avoids the Thug | common "roll" avoids the Thug'));
    assert.deepEqual(sayingsIn(three), [
      'This one action avoids 2 attacks of the Thug; each attack takes a separate action',
    ]);
    assert.deepEqual(
      peopleIn(round(punch, kick, gamble('common "duck" avoids the Thug | common "roll" avoids the Thug'))),
      [],
    );
  });
});

describe('an attack of one player’s character on another', () => {
  const text = round(
    deed('Tom: punches Rose.', 'common "hit her" | risk "a black eye"'),
    gamble('easy "duck" avoids Tom'),
  );

  it('can’t be avoided, since the text is silent on it', () => {
    assert.deepEqual(peopleIn(text), ['Tom | avoidance-without-attack']);
    assert.deepEqual(sayingsIn(text), [
      'Tom is a player’s character too, and the rules don’t cover attacks among them: here Tom gambles on it, and it ' +
        'can’t be avoided or accepted',
    ]);
  });

  it('leaves the action unchanged except for whom it avoids', () => {
    assert.deepEqual(offersIn(text), ['Remove it']);
    assert.deepEqual(writtenBy(text, 'Remove it'), ['easy "duck"']);
  });

  it('that doesn’t exist is reported as before', () => {
    assert.deepEqual(sayingsIn(round(gamble('easy "duck" avoids Tom'))), [
      'Tom doesn’t attack Rose in round 1, so there is nothing to avoid or accept',
    ]);
  });
});
