/** Findings of Quick Shot’s checks between rounds: in rests, vacations and projects, in charges, tass and purchases. */
import assert from 'node:assert/strict';
import { between, cured, drives, gambling, offersIn, sayingsIn, vault, willpowerIn } from './vault.ts';

/** The findings at the head of the only round; `block` is Rose’s. */
const at = (head: string, block = `Willpower 5 | ${drives}`): readonly string[] =>
  willpowerIn(vault(block, between(head)));
const offers = (head: string, block = `Willpower 5 | ${drives}`): readonly string[] =>
  offersIn(vault(block, between(head)));

describe('a rest', () => {
  const rest = 'Rose rests: 2 WP to "Get rich".';

  it('moves what is above the base, or may be because of what rolls have won', () => {
    assert.deepEqual(at(rest, `Willpower 7 of 5 | ${drives}`), []);
    assert.deepEqual(at(rest, `Willpower 6 of 5 | ${drives}`), ['2 | sub-base-transfer']);
    const later = (rolls: string): readonly string[] =>
      willpowerIn(vault(`Willpower 5 | ${drives}`, rolls + between(rest, 3)));
    assert.deepEqual(
      later(gambling('on failure "the bolt holds"')),
      ['2 | sub-base-transfer'],
      'one roll wins one point at most',
    );
    assert.deepEqual(
      later(gambling('on failure "the bolt holds"') + gambling('on failure "it still holds"', '', 2)),
      [],
    );
  });

  it('moves nothing where nothing is above the base, nor to something that isn’t a drive', () => {
    const text = vault(`Willpower 3 of 5 | ${drives}`, between('Rose rests for 6 hours: 1 WP to "Get rich".'));
    assert.equal(cured(text), text.replace(': 1 WP to "Get rich"', ''));
    assert.deepEqual(at('Rose rests: 1 WP set aside.', `Willpower 7 of 5 | ${drives}`), ['1 | unknown-pool']);
  });

  it('lasts at least an hour', () => {
    for (const time of ['1 hour', '60 minutes', '1 day', '6 hours'])
      assert.deepEqual(at(`Rose rests for ${time}.`), []);
    assert.deepEqual(sayingsIn(vault('Willpower 2 of 5', between('Rose rests for 1 minute.'))), [
      'A rest takes hours, and this one lasts 1 minute; a few minutes are only a breather',
    ]);
    const text = vault('Willpower 2 of 5', between('the Guard and Tom rest for 0.5 hours.'));
    assert.equal(cured(text), text.replace('rest for 0.5 hours', 'catch their breath'));
  });
});

describe('a breather', () => {
  it('doesn’t bring anybody to the base, as far as the text says how much there is', () => {
    assert.deepEqual(at('Rose catches her breath.', 'Willpower 3 of 5'), []);
    assert.deepEqual(at('Rose catches her breath.', 'Willpower 4 of 5'), [
      'Rose catches her breath | base-reaching-breather',
    ]);
    assert.deepEqual(
      willpowerIn(vault('Willpower 4 of 5', gambling('bets 1 WP') + between('Rose catches her breath.', 2))),
      [],
      'the bet may be lost',
    );
  });

  it('of a party isn’t an error of those who need none', () => {
    assert.deepEqual(at('Rose and Tom catch their breath.', 'Willpower 3 of 5'), []);
    assert.deepEqual(sayingsIn(vault('Willpower 5', between('Rose catches her breath.'))), [
      'Rose’s general pool isn’t below its base of 5, so a breather brings nothing back',
    ]);
  });

  it('brings back one point', () => {
    assert.deepEqual(at('Rose catches her breath: 0 WP.', 'Willpower 1 of 5'), ['0 | oversized-breather']);
    assert.deepEqual(at('Rose catches her breath: 1 WP.', 'Willpower 1 of 5'), []);
  });
});

describe('a project', () => {
  it('is what can be completed, and anything not declared as something else', () => {
    assert.deepEqual(at('Rose completes "Find the forger": 2 WP to "Get rich".'), []);
    assert.deepEqual(at('Rose completes "Get rich": 3 WP to "Stay alive".'), []);
    assert.deepEqual(at('Rose completes "Stay alive": 1 WP to "Get rich".'), [
      '"Stay alive" | unfinished-drive-completion',
    ]);
  });

  it('pays out no more than it holds', () => {
    assert.deepEqual(offers('Rose completes "Find the forger": 1 WP to "Get rich", 2 WP set aside.'), ['Write “1”']);
    assert.deepEqual(at('Rose completes "Find the forger": 2 WP set aside. | Rose assigns 3 WP to "Get rich".'), [
      '3 | overdrawn-pool',
    ]);
  });

  it('that has no effect is reported once, without the consequences', () => {
    const [completes, assigns] = [
      'Rose completes "Find the forger": 3 WP set aside.',
      'Rose assigns 3 WP to "Get rich".',
    ];
    assert.deepEqual(at(`${completes} | ${assigns}`), ['3 | overdrawn-pool']);
    assert.deepEqual(willpowerIn(vault(`Willpower 5 | ${drives}`, between(completes) + between(assigns, 2))), [
      '3 | overdrawn-pool',
    ]);
  });

  it('that may be complete or not leaves open what is there later', () => {
    const text = vault(
      `Willpower 5 | ${drives}`,
      `${gambling('on failure "the bolt holds"')}round 2 if Rose succeeded\n  Rose completes "Find the forger": 2 WP set aside.\nround 3\n  Rose assigns 2 WP to "Get rich".\n`,
    );
    assert.deepEqual(willpowerIn(text), []);
  });
});

describe('something without effect', () => {
  const rest = 'Rose rests: 2 WP to "Get rich".';
  const all = (...heads: readonly string[]): readonly string[] => at(heads.join(' | '));

  it('is treated as not written, in the round and later', () => {
    const completes = 'Rose completes "Find the forger": 4 WP to "Get rich".';
    assert.deepEqual(all(rest, completes), ['2 | sub-base-transfer', '4 | overdrawn-pool']);
    assert.deepEqual(willpowerIn(vault(`Willpower 5 | ${drives}`, between(rest) + between(completes, 2))), [
      '2 | sub-base-transfer',
      '4 | overdrawn-pool',
    ]);
    assert.deepEqual(all(rest, 'Rose rests: 1 WP to "Stay alive".'), [
      '2 | sub-base-transfer',
      '1 | sub-base-transfer',
    ]);
    assert.deepEqual(all(rest, 'Rose catches her breath.'), [
      '2 | sub-base-transfer',
      'Rose catches her breath | base-reaching-breather',
    ]);
    assert.deepEqual(all('Rose completes "Stay alive": 1 WP to "Get rich".', 'Rose buys a minor skill "Tracking".'), [
      '"Stay alive" | unfinished-drive-completion',
      'Rose buys a minor skill "Tracking" | overspent-charges',
    ]);
  });

  it('suppresses findings about what it would have filled', () => {
    assert.deepEqual(all(rest, 'Rose goes on vacation for 8 days: 4 WP from "Get rich" to "Stay alive".'), [
      '2 | sub-base-transfer',
    ]);
    const bet = (head: string): readonly string[] =>
      willpowerIn(vault(`Willpower 2 of 5 | ${drives}`, gambling('bets 3 WP', head)));
    assert.deepEqual(bet(rest), ['2 | sub-base-transfer'], 'a rest fills the general pool');
    assert.deepEqual(bet('Rose combines 5 minor charges into 1 significant charge: "a month".'), [
      '5 | overspent-charges',
      '3 | uncovered-bet',
    ]);
  });
});

describe('a vacation', () => {
  const away = (rest: string, days = '8'): string => `Rose goes on vacation for ${days} days: ${rest}.`;

  it('makes one point from two (line 308)', () => {
    assert.deepEqual(at(away('2 WP from "Get rich" to "Stay alive", adding 1')), []);
    assert.deepEqual(offers(away('2 WP from "Get rich" to "Stay alive", adding 2')), ['Write “1”']);
    assert.deepEqual(
      offers(away('4 WP from "Get rich" to "Stay alive", adding 3'), `Willpower 5 | ${drives.replace('3', '6')}`),
      ['Write “2”', 'Take 6 WP'],
    );
  });

  it('uses even numbers, and keeps what is added correct', () => {
    assert.deepEqual(offers(away('3 WP from "Get rich" to "Stay alive", adding 1')), ['Take 2 WP']);
    const text = vault(`Willpower 5 | ${drives}`, between(away('1 WP from "Get rich" to "Stay alive", adding 0')));
    assert.equal(cured(text), text.replace('1 WP', '2 WP').replace('adding 0', 'adding 1'));
    assert.deepEqual(
      at(away('3 WP from "Get rich" to "Stay alive", adding 2')),
      ['2 | wrong-vacation-rate'],
      'the odd point isn’t said beside it',
    );
  });

  it('lasts a week, and isn’t too short where nothing says how long', () => {
    assert.deepEqual(at(away('2 WP from "Get rich" to "Stay alive"', '7')), []);
    assert.deepEqual(at(away('2 WP from "Get rich" to "Stay alive"', '6')), ['6 | short-vacation']);
    assert.deepEqual(
      at(away('3 WP from "Get rich" to "Stay alive"', '6')),
      ['6 | short-vacation'],
      'nothing is moved, so no point is lost',
    );
    assert.deepEqual(at('Rose goes on vacation: 2 WP from "Get rich" to "Stay alive".'), []);
  });

  it('takes from drives, and no more than they hold', () => {
    assert.deepEqual(offers(away('2 WP from the general pool to "Get rich"')), ['Take it from “Find the forger”']);
    assert.deepEqual(at(away('4 WP from "Get rich" to "Stay alive"')), ['4 | overdrawn-pool']);
    assert.deepEqual(at(away('2 WP from "Glory" to "Stay alive"')), ['"Glory" | unknown-pool']);
  });
});

describe('charges', () => {
  it('exist by the block or by what is gained', () => {
    assert.deepEqual(
      at('Rose gains 5 minor charges. | Rose combines 5 minor charges into 1 significant charge: "a month".'),
      [],
    );
    assert.deepEqual(at('Rose buys a minor skill "Tracking" with a minor charge.'), ['minor | overspent-charges']);
    assert.deepEqual(at('Rose buys a minor skill "Tracking".'), [
      'Rose buys a minor skill "Tracking" | overspent-charges',
    ]);
  });

  it('that aren’t combined are reported missing once', () => {
    assert.deepEqual(
      at(
        'Rose combines 5 minor charges into 1 significant charge: "a month". | Rose buys a significant talent "Perceptive" with a significant charge.',
      ),
      ['5 | overspent-charges'],
    );
  });

  it('are combined five to one, in one step or in two', () => {
    const combines = (words: string): readonly string[] =>
      at(`Rose combines ${words}: "a year of study".`, 'Willpower 5 | 30 minor charges');
    assert.deepEqual(combines('10 minor charges into 2 significant charges'), []);
    assert.deepEqual(combines('24 minor charges into 1 major charge'), ['24 | wrong-combination-rate']);
    assert.deepEqual(combines('25 minor charges into 1 major charge'), ['major | skipped-charge-step']);
    assert.deepEqual(
      offers('Rose combines 10 minor charges into 1 significant charge: "a month".', 'Willpower 5 | 10 minor charges'),
      ['Write “5”', 'Make 2 of them'],
    );
  });

  it('aren’t broken down, and only reversed where the numbers fit', () => {
    assert.deepEqual(
      offers('Rose combines 1 major charge into 5 significant charges: "a month".', 'Willpower 5 | 1 major charge'),
      ['Swap the two', 'Remove it'],
    );
    assert.deepEqual(
      offers('Rose combines 1 major charge into 5 minor charges: "a month".', 'Willpower 5 | 1 major charge'),
      ['Remove it'],
    );
  });

  it('are combined by work, which is required only where it has an effect', () => {
    assert.deepEqual(at('Rose combines 4 minor charges into 1 significant charge.', 'Willpower 5 | 4 minor charges'), [
      '4 | wrong-combination-rate',
    ]);
  });

  it('buy advantages of their own type', () => {
    assert.deepEqual(
      offers('Rose buys a significant talent "Perceptive" with a minor charge.', 'Willpower 5 | 1 minor charge'),
      ['Write “significant”', 'Buy a minor one'],
    );
    assert.deepEqual(
      offers('Rose buys a talent "Perceptive" with a major charge.', 'Willpower 5 | 1 major charge'),
      [],
    );
    assert.deepEqual(offers('Rose buys base Willpower 6 with a minor charge.', 'Willpower 5 | 1 major charge'), [
      '!Write “major”',
    ]);
  });
});

describe('a weakness', () => {
  const flawed = 'Willpower 5 | minor weakness "Bad back": adds easy on "straining"';

  it('pays for an advantage of its own type, once', () => {
    const trade = (type: string, words: string): string =>
      `Rose buys a ${type} skill "${words}" with the weakness "Bad back".`;
    assert.deepEqual(at(trade('minor', 'Tracking'), flawed), []);
    assert.deepEqual(at(trade('major', 'Tracking'), flawed), ['"Bad back" | unequal-weakness-trade']);
    assert.deepEqual(offers(trade('minor', 'Tracking'), flawed.replace('minor ', '')), ['Write “minor”']);
    assert.deepEqual(at(`${trade('minor', 'Tracking')} | ${trade('minor', 'Stealth')}`, flawed), [
      '"Bad back" | reused-weakness-trade',
    ]);
  });

  it('may pay in each of two rounds of which one is played', () => {
    const buys = (words: string): string => `  Rose buys a minor skill "${words}" with the weakness "Bad back".\n`;
    assert.deepEqual(
      willpowerIn(
        vault(
          flawed,
          `${gambling('on failure "the bolt holds"')}round 2 if Rose succeeded\n${buys('Tracking')}round 2 otherwise\n${buys('Stealth')}`,
        ),
      ),
      [],
    );
    assert.deepEqual(willpowerIn(vault(flawed, `round 1\n${buys('Tracking')}round 2\n${buys('Stealth')}`)), [
      '"Bad back" | reused-weakness-trade',
    ]);
  });

  it('that nobody has gets a suggestion, just as an advantage does', () => {
    assert.deepEqual(offers('Rose buys a minor skill "Tracking" with the weakness "Bad bakc".', flawed), [
      '!Write “"Bad back"”',
    ]);
    assert.deepEqual(sayingsIn(vault(flawed, between('Rose improves "Tracking".'))), [
      'Rose has no advantage “Tracking” that could be improved; write it in Rose’s block',
    ]);
    assert.deepEqual(
      at(
        'Rose buys a minor skill "Tracking" with the weakness "Bad back". | Rose improves "Tracking". | note "agreed on"',
        flawed,
      ),
      [],
      'it is bought before',
    );
    assert.deepEqual(
      at('Rose buys a minor skill "Tracking" with a minor charge. | Rose improves "Tracking".', flawed),
      ['minor | overspent-charges'],
      'what isn’t bought is said once',
    );
  });

  it('isn’t a compulsion, which pays for nothing', () => {
    assert.deepEqual(offers('Rose buys a compulsion "Dares" with a minor charge.', 'Willpower 5 | 1 minor charge'), [
      'Write it in the block',
      'Remove it',
    ]);
    assert.deepEqual(
      at('Rose buys a minor skill "Tracking" with the compulsion "Dares".', 'Willpower 5 | compulsion "Dares"'),
      ['"Dares" | purchased-compulsion'],
    );
  });
});

describe('tass', () => {
  const tass = 'Willpower 4 of 5 | 1 minor tass | 1 major tass';

  it('buys what is supernatural, through something', () => {
    assert.deepEqual(at('Rose buys a minor power "Light touch" with minor tass through "the old well".', tass), []);
    assert.deepEqual(at('Rose buys a minor telekinesis "Light touch" with minor tass.', tass), [
      'minor | tass-without-resource',
    ]);
    assert.deepEqual(
      at('Rose buys a minor skill "Tracking" with minor tass.', tass),
      ['minor | mundane-tass-purchase'],
      'the resource would change nothing',
    );
    assert.match(
      sayingsIn(vault(tass, between('Rose buys base Willpower 6 with major tass.')))[0] ?? '',
      /^Base Willpower is bought with a major charge/,
    );
  });

  it('becomes a point of Willpower, if it is minor and there', () => {
    assert.deepEqual(at('Rose turns a minor tass into 1 WP through "the old well".', tass), []);
    assert.deepEqual(
      at('Rose turns a significant tass into 1 WP.', tass),
      ['significant | oversized-tass-conversion'],
      'and no resource is asked for',
    );
    assert.deepEqual(at('Rose turns a minor tass into 1 WP through "the old well".', 'Willpower 4 of 5'), [
      'minor | overspent-charges',
    ]);
    assert.deepEqual(at('Rose turns a minor tass into 1 WP for "Glory" through "the old well".', tass), [
      '"Glory" | unknown-pool',
    ]);
  });
});

describe('an improvement', () => {
  it('has no price in the text, and a note can give it', () => {
    const skilled = 'Willpower 5 | minor skill "Tracking" | 1 minor charge';
    assert.deepEqual(at('Rose improves "Tracking" to significant.', skilled), [
      'Rose improves "Tracking" to significant | unpriced-improvement',
    ]);
    assert.deepEqual(at('Rose improves "Tracking" to significant. | note "a reward of the last session"', skilled), []);
  });
});
