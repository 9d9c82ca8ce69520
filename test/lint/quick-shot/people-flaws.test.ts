/** Edge cases of the checks of advantages, flaws and paradox in Quick Shot. */
import assert from 'node:assert/strict';
import { alley, deed, gamble, offersIn, peopleIn, sayingsIn, writtenBy } from './alley.ts';

const round = 'round 1\n';
const campaign = 'option campaign delta-green\n';

describe('an advantage that is used', () => {
  const using = (what: string, rose = '', head = ''): string =>
    alley(`${round}${gamble(`using ${what}`)}`, { Rose: rose }, head);

  it('is somebody’s by its name, and by more words than that', () => {
    assert.deepEqual(peopleIn(using('"Handgun, fired from the hip"', 'significant weapon "Handgun"')), []);
    assert.deepEqual(peopleIn(using('"Handgun"', 'carries handgun')), []);
    assert.deepEqual(peopleIn(using('"Tracking"', '1 minor charge')), ['"Tracking" | undeclared-advantage']);
  });

  it('is at hand where it is in lower case, and so is anybody present', () => {
    assert.deepEqual(peopleIn(using('"the two parked cars", "A bent hairpin", "Tom’s back"')), []);
  });

  it('may be bought before', () => {
    assert.deepEqual(
      peopleIn(
        alley(`${round}  Rose buys minor skill "Tracking" with a minor charge.\n${gamble('using "Tracking"')}`, {
          Rose: '1 minor charge',
        }),
      ),
      [],
    );
  });

  it('is ordinary gear only in its campaign', () => {
    assert.deepEqual(peopleIn(using('gear "Flashlight"', '', campaign)), []);
    assert.deepEqual(peopleIn(using('gear "Flashlight"')), ['"Flashlight" | undeclared-advantage']);
  });

  it('is suggested by the most similar spelling', () => {
    const text = using('"Loockpicking"', 'minor skill "Tracking" | minor skill "Lockpicking"');
    assert.match(sayingsIn(text)[0] ?? '', /Did you mean “Lockpicking”\?$/);
    assert.deepEqual(offersIn(text), [
      'Write “"Lockpicking"”',
      'Write “"Tracking"”',
      'Add “minor advantage "Loockpicking"”',
    ]);
    assert.deepEqual(writtenBy(text, 'Add “minor advantage "Loockpicking"”'), ['minor advantage "Loockpicking"']);
  });
});

describe('an advantage in a block', () => {
  const block = (rose: string, head = ''): string => alley(`${round}${gamble()}`, { Rose: rose }, head);

  it('needs a type, and so does a weakness', () => {
    assert.deepEqual(peopleIn(block('weapon "Knife" | weakness "A bad back": adds easy on "lifting"')), [
      '"Knife" | untyped-advantage',
      '"A bad back" | untyped-advantage',
    ]);
    assert.match(sayingsIn(block('weakness "A bad back": adds easy on "lifting"'))[0] ?? '', /^A weakness is minor/);
  });

  it('needs no type as ordinary equipment, only in its campaign', () => {
    assert.deepEqual(peopleIn(block('equipment "Flashlight"', campaign)), []);
    assert.deepEqual(peopleIn(block('equipment "Flashlight"')), ['"Flashlight" | untyped-advantage']);
  });

  it('may have a type in the campaign where it is unusual, or not equipment', () => {
    assert.deepEqual(
      peopleIn(
        block(
          'significant equipment "Night lens" "the only one of its kind, and unique" | minor skill "Tracking"',
          campaign,
        ),
      ),
      [],
    );
    assert.deepEqual(writtenBy(block('minor equipment "Flashlight" "bright"', campaign), 'Remove the type'), [
      'equipment "Flashlight" "bright"',
    ]);
  });

  it('is described where it is major, and needn’t be where it isn’t', () => {
    assert.deepEqual(peopleIn(block('significant power "Eye for Talent" | major power "See the Past" "in rooms"')), []);
    assert.deepEqual(writtenBy(block('major power "See the Past" limited to "rooms"'), 'Add “…” for the description'), [
      'major power "See the Past" "…" limited to "rooms"',
    ]);
  });
});

describe('a weakness', () => {
  it('gets its effect before its scope, and a scope where it has none', () => {
    const text = alley(`${round}${gamble()}`, { Rose: 'minor weakness "A bad back" "since the fall"' });
    assert.deepEqual(writtenBy(text, 'Add “: adds easy on "…"”'), [
      'minor weakness "A bad back" "since the fall": adds easy on "…"',
    ]);
  });

  it('of an opponent needs no effect', () => {
    assert.deepEqual(peopleIn(alley(`${round}${gamble()}`, { Thug: 'minor weakness "A bad back"' })), []);
  });

  it('keeps either of two effects', () => {
    const text = alley(`${round}${gamble()}`, {
      Rose: 'minor weakness "A bad back" "since the fall": harder 1 adds easy on "lifting"',
    });
    assert.deepEqual(offersIn(text), ['Keep “adds easy”', 'Keep “harder 1”']);
    assert.deepEqual(writtenBy(text, 'Keep “harder 1”'), [
      'minor weakness "A bad back" "since the fall": harder 1 on "lifting"',
    ]);
  });
});

describe('a compulsion check', () => {
  const check = (clauses: string, block = 'compulsion "Gambling"', what = 'Gambling'): string =>
    alley(`${round}${deed(`Rose: resists "${what}".`, clauses)}`, { Rose: block });

  it('is for a compulsion, which may be named with more words', () => {
    assert.deepEqual(peopleIn(check('risk "all her money"', undefined, 'gambling at the long table')), []);
    const text = check('risk "all her money"', 'minor skill "Tracking"');
    assert.deepEqual(sayingsIn(text), ['Rose has no compulsion “Gambling”; write it in Rose’s block']);
    assert.deepEqual(offersIn(text), ['Add “compulsion "Gambling"”']);
  });

  it('is harder only where the GM calls for it', () => {
    assert.deepEqual(peopleIn(check('hard "walk on" | called by the GM "a wake"')), []);
    assert.deepEqual(writtenBy(check('difficulty 3 "walk on" | risk "all her money"'), 'Write “2”'), [
      'difficulty 2 "walk on"',
    ]);
  });

  it('needs stakes where the player asks for it and makes it', () => {
    assert.deepEqual(peopleIn(check('called by her player')), ['resists | temptation-without-stakes']);
    assert.deepEqual(peopleIn(check('declines "not worth it"')), []);
    assert.deepEqual(peopleIn(check('called by the GM "a wake"')), []);
  });

  it('needs a reason only from the GM', () => {
    assert.deepEqual(peopleIn(check('called by the GM')), ['called by the GM | routine-gm-check']);
    assert.deepEqual(peopleIn(check('called by her player | risk "all her money"')), []);
  });

  it('holds no Willpower', () => {
    assert.deepEqual(
      writtenBy(
        check('risk "all her money"', 'compulsion "Gambling" since "the second session" 3'),
        'Remove the number',
      ),
      ['compulsion "Gambling" since "the second session"'],
    );
  });
});

describe('paradox', () => {
  const vulgar = (words: string, head = campaign): string => alley(`${round}${gamble(words)}`, {}, head);

  it('is reported once as belonging to a campaign, and not where the scenario chooses any', () => {
    const two = 'vulgar "walks through the wall": easy paradox "a cat" | vulgar "glows": easy paradox "a cat"';
    assert.deepEqual(peopleIn(vulgar(two, '')), [
      'vulgar "walks through the wall": easy paradox "a cat" | out-of-campaign-paradox',
    ]);
    assert.deepEqual(peopleIn(vulgar(two, 'option campaign any\n')), []);
  });

  it('belongs to one campaign with tass, and with tass alone', () => {
    const text = alley(`${round}${gamble()}`, { Rose: '2 minor charges | 1 minor tass' });
    assert.deepEqual(peopleIn(text), ['1 minor tass | out-of-campaign-paradox']);
    assert.match(sayingsIn(text)[0] ?? '', /^Tass belongs/);
  });

  it('has a difficulty before it has witnesses', () => {
    assert.deepEqual(peopleIn(vulgar('vulgar "glows" "in front of a cat"')), ['"glows" | missing-paradox-action']);
    assert.deepEqual(writtenBy(vulgar('vulgar "glows" "in front of a cat"'), 'Add “: hard paradox”'), [
      'vulgar "glows": hard paradox "in front of a cat"',
    ]);
    assert.deepEqual(peopleIn(vulgar('vulgar "glows": hard paradox')), ['hard | unwitnessed-paradox-difficulty']);
  });
});
