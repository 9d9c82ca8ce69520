/**
 * Bad input results in a clear finding at its place, without a crash or hang, and the rest of the file works as usual.
 */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { serve } from './serving.ts';

const duel = `scenario "Duel"
rules demon-city-2018
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
combatant Laura (she) of the Players
  Agility 3  Toughness 5
deck of the Host: 1 to 10
situation "a cellar"
round 1
  the Ghoul: punches Laura.
  Laura: punches the Ghoul.
`;
/** The odds of the duel, as long as nothing that matters in it is damaged. */
const asEver = /the Players act +61\.0% +189\/310/;

const nothingReadable = '1:1: No sentence of this file can be read, so it is probably not a scenario';

const duelWith = (words: string, to: string): string => duel.replace(words, () => to);
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');

describe('bad input', () => {
  describe('in another format', () => {
    it('a picture: one finding, and nothing to play', () => {
      const bytes = Array.from({ length: 4096 }, (_, index) => (index * index * 31 + index * 7) % 256);
      const { findings, odds } = serve(
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...bytes]).toString('utf8'),
      );
      assert.deepEqual(findings, [nothingReadable]);
      assert.equal(odds, '');
    });

    it('JSON: one finding, and nothing to play', () => {
      const { findings, odds } = serve(
        JSON.stringify({ name: 'clashwright', scripts: { test: 'mocha', list: [1, 2, null] } }, undefined, 2),
      );
      assert.deepEqual(findings, [nothingReadable]);
      assert.equal(odds, '');
    });

    for (const [what, text] of [
      ['an empty file', ''],
      ['blank lines', '\n\n  \n'],
      ['a comment', '// nothing yet\n'],
    ] as const) {
      it(`${what}: a hint how to begin, and no error`, () => {
        assert.deepEqual(serve(text).findings, ['1:1: Nothing is written here yet; begin with: scenario "Title"']);
        assert.deepEqual(
          analyze(text, { file: 'test.clash' }).findings.map(({ rule, message, severity }) => [
            rule,
            message,
            severity,
          ]),
          [['no-scenario', 'empty', 'hint']],
        );
      });
    }

    it('a line without an end: a finding', () => {
      assert.deepEqual(serve('a '.repeat(500_000)).findings, ['1:1: this sentence has more than 600 words']);
    });

    it('a word without an end: a readable finding', () => {
      assert.deepEqual(serve('a'.repeat(1_000_000)).findings, ['1:1: this sentence has more than 200000 characters']);
    });

    it('a long word: the finding quotes its beginning', () => {
      const [finding] = serve('a'.repeat(40_000)).findings;
      assert.match(
        finding!,
        /^1:1: “a{40} …” isn’t a sentence of the rules; put what is read to the players in quotes/,
      );
    });

    for (const [what, text] of [
      ['nothing', ''],
      ['blank lines', '\n\n \t\n'],
      ['a comment', '// to be written\n'],
      ['a byte-order mark', '\uFEFF'],
    ] as const) {
      it(`${what}: no scenario, and no crash`, () => {
        assert.deepEqual(serve(text).odds, '');
      });
    }
  });

  describe('of 50,000 lines', () => {
    it('without a readable line: a limited number of findings, and one that counts the others', () => {
      const { findings } = serve(lines(50_000, () => 'nothing of this is a scenario') + duel);
      assert.equal(findings.length, 201);
      assert.match(findings.at(-1)!, /^\d+:\d+: 49\d{3} more sentences can’t be read and aren’t listed$/);
    });

    it('without a readable line: a scenario after them works', () => {
      assert.match(serve(lines(50_000, () => 'nothing of this is a scenario') + duel).odds, asEver);
    });

    it('of comments: a scenario after them works', () => {
      const { findings, odds } = serve(lines(50_000, () => '// nothing') + duel);
      assert.deepEqual(findings, []);
      assert.match(odds, asEver);
    });

    it('and many more: a finding where reading ends, and what precedes it works', () => {
      const { findings, odds } = serve(duel + '\n'.repeat(99_000) + lines(2000, () => '// nothing') + 'round 2\n');
      assert.deepEqual(findings, ['11:3: the file has more than 100000 lines; the rest isn’t read']);
      assert.match(odds, asEver);
      assert.doesNotMatch(odds, /Round 2/);
    });

    it('of announcements in many rounds: a finding at the first that isn’t played, and those before it work', () => {
      const round = (_: string, index: number): string => `round ${index + 2}\n${lines(500, () => '  Laura: waits.')}`;
      const { findings, odds } = serve(duel + Array.from('thirteen more', round).join(''));
      assert.ok(
        findings.includes('6022:3: a scenario has at most 6000 announcements; the rest isn’t played'),
        findings.at(-1),
      );
      assert.match(odds, asEver);
      assert.doesNotMatch(odds, /Round 14/);
    });

    it('of combatants in many rounds: a finding at the first round that isn’t played', () => {
      const crowd = lines(398, (index) => `combatant N${index} of the Host`);
      const { findings, odds } = serve(
        duel.replace('round 1', `${crowd}round 1`) + lines(30, (index) => `round ${index + 2}\n  Laura: waits.`),
      );
      assert.ok(
        findings.some((each) =>
          each.endsWith('with 400 combatants a scenario has at most 25 rounds; the rest isn’t played'),
        ),
        findings.at(-1),
      );
      assert.match(odds, /Round 25/);
      assert.doesNotMatch(odds, /Round 26/);
    });

    it('of announcements by one body: a finding for each up to the limit, and one for the limit', () => {
      const { findings, odds } = serve(duel + lines(50_000, () => '  Laura: punches the Ghoul.'));
      assert.ok(findings.includes('510:3: a round has at most 500 announcements'), findings.at(-1));
      assert.match(odds, asEver);
    });
  });

  describe('with unknown characters', () => {
    for (const [what, characters, place] of [
      ['a snowman', '☃', '11:18: “☃” doesn’t fit here; expected a name'],
      ['a zero byte', '\u0000', '11:18: “\uFFFD” doesn’t fit here; expected a name'],
      ['a character of control', '\u009B31m', '11:18: “\uFFFD” doesn’t fit here; expected a name'],
      ['half a character', '\uD800', '11:18: “\uD800” doesn’t fit here; expected a name'],
    ] as const) {
      it(`${what}: a finding there, and the other sentences work`, () => {
        const { findings, odds } = serve(duelWith('punches the Ghoul', `punches ${characters} the Ghoul`));
        assert.deepEqual(findings, [place]);
        assert.match(odds, /The Ghoul punches Laura/);
      });
    }

    for (const [what, odd] of [
      ['zero bytes', '\u0000'],
      ['halves of a character', '\uD800'],
    ] as const) {
      const foundIn = (round: string): readonly string[] =>
        analyze(`${duel}round 2\n${round}`, { file: 'test.clash' }).findings.map(
          ({ rule, data }) => `${rule}: ${data['words'] ?? data['count'] ?? ''}`,
        );

      it(`${what} in consecutive lines: a finding on each`, () => {
        assert.deepEqual(foundIn(`  La${odd}ura: punches the Ghoul.\n  Gh${odd}oul: punches Laura.\n`), [
          `unreadable-sentence: La${odd}ura: punches the Ghoul`,
          `unreadable-sentence: Gh${odd}oul: punches Laura`,
        ]);
        assert.deepEqual(foundIn(`  The cel${odd}lar is dark.\n  The la${odd}mp is out.\n`), [
          `unreadable-sentence: The cel${odd}lar is dark`,
          `unreadable-sentence: The la${odd}mp is out`,
        ]);
      });

      it(`${what} in very many lines: a limited number of findings`, () => {
        const found = foundIn(lines(1000, () => `  La${odd}ura: punches the Ghoul.`));
        assert.deepEqual([found.length, found.at(-1)], [201, 'more-unread: 800']);
      });
    }

    it('line ends of every kind: no finding, and lines counted as displayed', () => {
      for (const end of ['\r\n', '\r']) {
        const { findings, odds } = serve(duelWith('Toughness 4', 'Toughness 14').replaceAll('\n', end));
        assert.deepEqual(findings, [
          '4:14: Toughness 14 is outside 0 to 9, but still counts; only the supernatural may go beyond',
        ]);
        assert.match(odds, /Laura punches the Ghoul \(line 11\)/);
      }
    });

    it('names of JavaScript built-ins: ordinary names', () => {
      const { findings, odds } = serve(duel.replaceAll('Laura', 'Constructor').replaceAll('the Ghoul', '"__proto__"'));
      assert.deepEqual(findings, []);
      assert.match(odds, asEver);
    });
  });

  describe('of extreme size', () => {
    for (const [what, text, finding] of [
      [
        'Toughness 10^9',
        duelWith('Agility 3  Toughness 4', 'Toughness 1000000000'),
        '4:13: 1000000000 is more than 1000000, the largest number that is read, so this stat is left out',
      ],
      [
        'a seed of fourteen digits',
        `seed 99999999999999\n${duel}`,
        '1:6: 99999999999999 is more than 1000000, the largest number that is read; the seed is 1 instead, unless another line sets it',
      ],
      [
        'a deck of 10^10 cards',
        duelWith('1 to 10', '1000000000 of each 1 to 10'),
        '7:19: 1000000000 is more than 1000000, the largest number that is read, so “deck of the Host: 1000000000 of each 1 to 10” is left out',
      ],
      [
        'a deck of 10^7 cards',
        duelWith('1 to 10', '1000000 of each 1 to 10'),
        '7:19: 1000000 cards of each are more than a deck can hold; only 1000 of each are in it',
      ],
      [
        'a deck up to 10^6',
        duelWith('1 to 10', '1 to 1000000'),
        '7:19: 1 to 1000000 are more numbers than a deck can hold; only the first 100 are in it',
      ],
      [
        'armour of 10^9',
        duelWith('deck of', '  wears mail +1000000000\ndeck of'),
        '7:15: 1000000000 is more than 1000000, the largest number that is read, so “wears mail +1000000000” is left out',
      ],
      [
        'a run of 10^9 ft',
        `${duel}    after running 1000000000 ft\n`,
        '12:19: 1000000000 is more than 1000000, the largest number that is read, so “after running 1000000000 ft” is left out',
      ],
      [
        'a round with the number 10^9',
        `${duel}round 1000000000\n`,
        '12:7: 1000000000 is more than 1000000, the largest number that is read, so “round 1000000000” is left out',
      ],
      [
        '300 pinned throws',
        `${duel}    throws ${'9 '.repeat(300)}\n`,
        '12:5: Laura has 2 throws, so 300 cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
      ],
      ['700 pinned throws', `${duel}    throws ${'9 '.repeat(700)}\n`, '12:5: this sentence has more than 600 words'],
    ] as const) {
      it(`${what}: a finding at the number, and the duel works`, () => {
        const { findings, odds, course } = serve(text);
        assert.ok(findings.includes(finding), findings.join('\n'));
        assert.match(odds, /Laura punches the Ghoul/);
        assert.match(course, /Laura punches the Ghoul/);
      });
    }

    it('500 advantages over one opponent: a finding, as many throws as the limit allows, and chances that are numbers', () => {
      const advantages = lines(500, (index) => `advantage "reason ${index}" for Laura over the Ghoul.`);
      const { odds, findings } = serve(
        duelWith('round 1\n', `${advantages}round 1\n`)
          .replace('1 to 10', '1000 of each 1 to 100')
          .replace('situation', 'deck of the Players: 1000 of each 1 to 100\nsituation'),
      );
      assert.ok(
        findings.some((finding) => finding.endsWith('throws, but at most 100 are thrown')),
        findings.join('\n'),
      );
      assert.match(odds, /Laura punches the Ghoul \(line \d+\): 100 throws/);
      assert.match(odds, /the Players act +98\.\d%/);
      assert.doesNotMatch(odds, /NaN|Infinity/);
    });

    it('500 hindrances: at least one throw', () => {
      const { odds, course } = serve(
        duelWith('round 1\n', `${lines(500, (index) => `hindrance "reason ${index}" on Laura.`)}round 1\n`),
      );
      assert.match(odds, /Laura punches the Ghoul \(line \d+\): 1 throw /);
      assert.match(course, /Laura punches the Ghoul/);
    });

    it('a thousand combatants: a finding at the first beyond the limit', () => {
      const cast = lines(1000, (index) => `combatant "Body ${index}" of the Host\n  Agility 2  Toughness 3`);
      assert.deepEqual(serve(`scenario "Crowd"\nrules demon-city-2018\n${cast}round 1\n`).findings, [
        '1003:11: a scenario has at most 500 combatants',
      ]);
    });

    it('a thousand sides: a finding at the first beyond the limit, and the duel works', () => {
      const { findings, odds } = serve(duel + lines(1000, (index) => `side "Crew ${index}" run by the Host`));
      assert.deepEqual(findings, ['610:1: a scenario has at most 600 sides']);
      assert.match(odds, asEver);
    });

    it('a list of 300 names: a finding that says so', () => {
      const names = Array.from({ length: 300 }, (_, index) => `B${index}`).join(', ');
      const { findings, odds } = serve(`${duel}scenario "Crowd"\ncombatants ${names} of the Host\n`);
      assert.equal(findings[0], '13:1: this sentence has more than 600 words');
      assert.match(odds, asEver);
    });

    it('10,000 rounds: a finding at the first beyond the limit, and the others are played', () => {
      const { findings, odds, course } = serve(duel + lines(10_000, (index) => `round ${index + 2}\n  Laura: waits.`));
      assert.deepEqual(findings, ['1010:1: a scenario has at most 500 rounds']);
      assert.match(odds, asEver);
      assert.match(course, /Round 200\n/);
    });

    it('an endless condition: a finding, and the duel works', () => {
      const { findings, odds } = serve(`${duel}round 2 if ${'the Players acted and '.repeat(200)}the Players acted\n`);
      assert.equal(findings[0], '12:1: this sentence has more than 600 words');
      assert.match(odds, asEver);
    });

    it('a condition negated 500 times: a condition', () => {
      const { findings, odds } = serve(`${duel}round 2 if ${'not '.repeat(500)}the Players acted\n  Laura: waits.\n`);
      assert.deepEqual(findings, []);
      assert.match(odds, /Round 2 \(line 12, reached in 61\.0%/);
    });

    it('nested brackets: a finding at the first', () => {
      const { findings, odds } = serve(`${duel}round 2 if ${'not ('.repeat(40)}the Players acted${')'.repeat(40)}\n`);
      assert.match(findings[0]!, /^12:16: “\(” isn’t understood here; it is written like this: round 2/);
      assert.match(odds, asEver);
    });

    it('a name of 100,000 letters: an ordinary name, with a finding wherever it occurs', () => {
      const { findings, odds } = serve(duel.replaceAll('Laura', `L${'a'.repeat(100_000)}`));
      assert.match(odds, asEver);
      assert.equal(
        findings.filter((each) => each.endsWith('a name has at most 200 characters; the rest is cut off')).length,
        duel.split('Laura').length - 1,
      );
    });

    it('a name of 3,000 words: a finding', () => {
      assert.equal(
        serve(duelWith('combatant Laura', `combatant ${'Laura '.repeat(3000)}`)).findings[0],
        '5:1: this sentence has more than 600 words',
      );
    });
  });

  describe('in decks', () => {
    for (const [what, deck, findings] of [
      ['without a card', '0 of each 1 to 10', ['7:1: The deck of the Host has no cards, so nobody can throw from it']],
      [
        'with nothing behind the colon',
        '',
        ['7:1: “deck of the Host:” needs cards, as 1 to 10 or "The Moon", a number or words in quotes'],
      ],
      [
        'with a range that runs backwards',
        '10 to 1',
        [
          '7:1: The deck of the Host has no cards, so nobody can throw from it',
          '7:19: 10 to 1 runs backwards, so it contains no card',
        ],
      ],
    ] as const) {
      it(`${what}: a finding, and the throws of others work`, () => {
        const {
          findings: found,
          odds,
          course,
        } = serve(duelWith('deck of the Host: 1 to 10', `deck of the Host: ${deck}`));
        assert.deepEqual(found, findings);
        assert.match(odds, /Laura punches the Ghoul/);
        assert.match(course, /Laura punches the Ghoul/);
      });
    }

    it('with fewer cards than are thrown: all of them are thrown, without a crash', () => {
      const { odds, course } = serve(
        duelWith('1 to 10', '1 to 2').replace(
          'round 1\n',
          `${lines(20, (index) => `advantage "reason ${index}" for the Ghoul over Laura.`)}round 1\n`,
        ),
      );
      assert.match(odds, /The Ghoul punches Laura \(line \d+\): 21 throws/);
      assert.match(course, /The Ghoul punches Laura/);
    });
  });
});
