/** Edge cases of the checks of attacks in Quick Shot, and of sentences without effect. */
import assert from 'node:assert/strict';
import { alley, deed, gamble, offersIn, peopleIn, punch, sayingsIn, writtenBy } from './alley.ts';

const round = 'round 1\n';
const avoiding = 'easy "roll with it" avoids the Thug';

describe('an opponent', () => {
  it('gets separate messages about dice and about actions', () => {
    const text = alley(
      `${round}${deed('the Thug: punches Rose.', 'on hit "bruised ribs" | rolls 1 2 3 4 5 6 7 8 | hard "hit her"')}${gamble(avoiding)}`,
    );
    assert.deepEqual(peopleIn(text), ['rolls 1 2 3 4 5 6 7 8 | npc-attack-roll', 'hard "hit her" | npc-attack-roll']);
    assert.match(sayingsIn(text)[0] ?? '', /^Nobody rolls for the Thug, so these dice mean nothing/);
  });

  it('doesn’t have dice with another number or target either', () => {
    const text = alley(
      `${round}${deed('the Thug: punches Rose.', 'on hit "bruised ribs" | pool 10 | target 4')}${gamble(avoiding)}`,
    );
    assert.deepEqual(peopleIn(text), ['pool 10 | npc-attack-roll', 'target 4 | npc-attack-roll']);
    assert.deepEqual(peopleIn(alley(`${round}${deed('Rose: waits.', 'pool 10')}`)), ['pool 10 | idle-clause']);
  });

  it('may run without a roll, but not gamble, nor run with an action', () => {
    const said = (sentence: string, clauses = ''): readonly string[] =>
      peopleIn(alley(`${round}${deed(sentence, clauses)}`));
    assert.deepEqual(said('the Thug: runs "to the door".'), []);
    assert.deepEqual(said('the Thug: gambles on "the door".'), ['gambles | npc-gamble']);
    assert.deepEqual(said('the Thug: runs "to the door".', 'common "reach it"'), ['runs | npc-gamble']);
    assert.deepEqual(said('the Thug: resists "Drink".'), ['resists | npc-gamble']);
  });

  it('gets what they gambled on as a fix, without any part of the gamble', () => {
    const text = alley(`${round}${deed('the Thug: tries "the door". common "reach it"', 'risk "he trips"')}`);
    assert.deepEqual(writtenBy(text, 'Say that it happens'), ['the Thug: does "the door".']);
  });

  it('gets a message about a bet in addition to the rest', () => {
    assert.deepEqual(peopleIn(alley(`${round}${deed('the Thug: gambles on "the door".', 'bets 1 WP')}`)), [
      'gambles | npc-gamble',
      'bets 1 WP | npc-bet',
    ]);
    assert.deepEqual(peopleIn(alley(`${round}${deed('the Thug: waits.', 'bets 1 WP')}`)), ['bets 1 WP | npc-bet']);
  });
});

describe('an attack on a character', () => {
  it('is answered by accepting it, whatever else they do', () => {
    assert.deepEqual(peopleIn(alley(`${round}${punch}${deed('Rose: waits.', 'accepts the Thug')}`)), []);
  });

  it('that nobody answers can only be avoided by a gamble', () => {
    assert.deepEqual(offersIn(alley(`${round}${punch}${deed('Rose: waits.')}`)), ['Add “accepts the Thug”']);
    assert.deepEqual(offersIn(alley(`${round}${punch}${gamble()}`)), [
      'Add “common "dodge" avoids the Thug”',
      'Add “accepts the Thug”',
    ]);
  });

  it('gets a waiting announcement from somebody who announces nothing', () => {
    const text = alley(`${round}${punch}${deed('Tom: waits.')}`);
    const [offer = ''] = offersIn(text);
    assert.deepEqual(writtenBy(text, offer).toSorted(), ['Rose: waits', 'accepts the Thug']);
  });

  it('by two at once is one finding, and two actions', () => {
    const text = alley(`${round}${deed('the Thug and the Boss: punch Rose.', 'on hit "bruised ribs"')}${gamble()}`);
    assert.deepEqual(peopleIn(text), ['Rose | unanswered-attack']);
    assert.deepEqual(
      offersIn(text)[0],
      'Add “common "dodge the Thug" avoids the Thug” and “common "dodge the Boss" avoids the Boss”',
    );
  });

  it('isn’t asked for an answer where a sentence of the round can’t be parsed', () => {
    assert.deepEqual(
      peopleIn(alley(`${round}${punch}${gamble('aviods the Thug')}`)).map((line) => line.split(' | ')[1]),
      ['unreadable-sentence'],
    );
  });

  it('is described by the wound that it deals', () => {
    assert.deepEqual(
      peopleIn(
        alley(
          `${round}${deed('the Thug: punches Rose.', 'deals a hard wound "a cracked rib" on "lifting"')}${gamble(avoiding)}`,
        ),
      ),
      [],
    );
  });

  it('is avoided by its target', () => {
    const text = alley(
      `${round}${deed('the Thug: punches Tom.', 'on hit "bruised ribs"')}${deed('Tom: waits.', 'accepts the Thug')}${gamble(avoiding)}`,
    );
    assert.deepEqual(peopleIn(text), ['Thug | avoidance-without-attack']);
    assert.deepEqual(offersIn(text), ['Remove it']);
    assert.deepEqual(writtenBy(text, 'Remove it'), ['easy "roll with it"']);
  });

  it('can’t be accepted where there is none', () => {
    const text = alley(`${round}${punch}${gamble(`${avoiding} | accepts the Boss`)}`);
    assert.deepEqual(peopleIn(text), ['Boss | avoidance-without-attack']);
    assert.match(sayingsIn(text)[0] ?? '', /^The Boss doesn’t attack Rose in round 1; only an attack by the Thug/);
  });

  it('is written even if its attacker is out of the fight', () => {
    assert.deepEqual(peopleIn(alley(`${round}  the Thug is out of the fight.\n${punch}${gamble(avoiding)}`)), []);
  });

  it('is one of two that one action can’t avoid', () => {
    const text = alley(
      `${round}${deed('the Thug and the Boss: punch Rose.', 'on hit "bruised ribs"')}${gamble('difficulty 1 "duck" avoids the Thug and the Boss')}`,
    );
    assert.deepEqual(peopleIn(text), ['Thug and the Boss | shared-avoidance']);
    assert.deepEqual(writtenBy(text, 'Give each attack its own action'), [
      'difficulty 1 "duck" avoids the Thug',
      'difficulty 1 "duck: the Boss" avoids the Boss',
    ]);
  });

  it('is accepted along with another that is avoided', () => {
    const text = alley(
      `${round}${deed('the Thug and the Boss: punch Rose.', 'on hit "bruised ribs"')}${gamble(`${avoiding} | accepts the Boss and the Thug`)}`,
    );
    assert.deepEqual(peopleIn(text), ['Thug | accepted-and-avoided-attack']);
    assert.deepEqual(writtenBy(text, 'Don’t accept it'), ['accepts the Boss']);
  });
});

describe('initiative', () => {
  it('is reported in the situation too', () => {
    assert.deepEqual(peopleIn(alley(`situation "an alley"\n  initiative Rose\n${round}${gamble()}`)), [
      'initiative Rose | initiative-order',
    ]);
  });
});

describe('a second attempt', () => {
  const second = deed('Rose: gambles on "a weapon".', 'common "grab the crowbar"');

  it('is normal in a loose round, and next to one that isn’t made', () => {
    assert.deepEqual(peopleIn(alley(`${round}  loose round "alone with the bomb"\n${gamble()}${second}`)), []);
    assert.deepEqual(peopleIn(alley(`${round}${gamble('declines "too far"')}${second}`)), []);
  });

  it('is merged with the first only where it is right below, and has no roll of its own', () => {
    assert.deepEqual(offersIn(alley(`${round}${gamble()}${second}`)), ['Make it one attempt', 'Add “loose round "…"”']);
    assert.deepEqual(offersIn(alley(`${round}${gamble()}${deed('Tom: waits.')}${second}`)), ['Add “loose round "…"”']);
  });
});

describe('a sentence without effect', () => {
  it('includes what an attack deals, below an attempt', () => {
    const text = alley(
      `${round}${deed('Rose: shoots the Thug.', 'common "shoot" | on hit "he drops" | deals a hard wound "a shot" on everything')}`,
    );
    assert.deepEqual(peopleIn(text), [
      '"he drops" | idle-clause',
      'deals a hard wound "a shot" on everything | idle-clause',
    ]);
    assert.deepEqual(writtenBy(text, 'Write “on success”'), ['on success "he drops"']);
  });

  it('includes parts of a roll where nothing is rolled, but not accepting an attack', () => {
    assert.deepEqual(
      peopleIn(alley(`${round}${punch}${deed('Rose: waits.', 'accepts the Thug | risk "a blow" | on failure "ow"')}`)),
      ['risk "a blow" | idle-clause', '"ow" | idle-clause'],
    );
  });

  it('doesn’t include who calls for a compulsion check', () => {
    assert.deepEqual(
      peopleIn(
        alley(`${round}${deed('Rose: resists "Drink".', 'called by the GM "a wake"')}`, { Rose: 'compulsion "Drink"' }),
      ),
      [],
    );
  });

  it('includes a drive or fatigue of an opponent', () => {
    const text = alley(`${round}  the Boss is tired: easy\n${gamble()}`, { Thug: 'drive "Get rich" 2' });
    assert.deepEqual(peopleIn(text), ['drive "Get rich" 2 | idle-clause', 'the Boss is tired: easy | idle-clause']);
    assert.match(sayingsIn(text)[0] ?? '', /^Nobody rolls for the Thug/);
  });
});
