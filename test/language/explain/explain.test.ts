/** Messages about unreadable sentences: at the word where reading failed, with what was expected. */
import assert from 'node:assert/strict';
import { findingsOf, inRound, read } from '../helper.ts';

const cases: readonly (readonly [sentence: string, ...expected: string[]])[] = [
  ['Ann: duks', 'duks | “duks” isn’t understood here. Did you mean “ducks”?'],
  ['Ann ducks', 'Ann | Read as “Ann: ducks”'],
  ['Ann; ducks', '; | Read as “Ann: ducks”'],
  ['ann: ducks', 'ann | Read as “Ann: ducks”'],
  ['verb "nips": strke', 'strke | “strke” isn’t understood here. Did you mean “strike”?'],
  [
    'Ann: dances',
    'dances | “dances” isn’t a verb of this game; say what decides it, such as “with Wit against 4”, or write this above the combatants: verb "dances": close attack',
  ],
  ['Ann: throws', 'Ann: throws | “Ann: throws” needs a thing'],
  ['Ann: hits the Bear quitly', 'quitly | “quitly” isn’t understood here. Did you mean “quietly”?'],
  ['Ann: hits the Bear, loudly, rolls 4', 'loudly | “loudly” isn’t understood here'],
  ['edg "hill"', 'edg | “edg” isn’t understood here. Did you mean “edge”?'],
  ['edge for Ann', 'for | “for” doesn’t fit here; expected words in quotes'],
  ['Ann is 6 feet from Bear', 'feet | “feet” doesn’t fit here; expected “ft from”'],
  ['roudn2 otherwise', 'roudn2 | “roudn2” isn’t understood here. Did you mean “round 2”?'],
  [
    'roRoes2 otherwise',
    'roRoes2 otherwise | “roRoes2 otherwise” isn’t a sentence of the rules; if a round begins here, write “round 2”; put what is read to the players in quotes after “read aloud”, and what only the Host knows after “note”',
  ],
  ['round second', 'second | “second” doesn’t fit here; expected a number'],
  ['round 2 if Ann is hurrt', 'hurrt | “hurrt” isn’t understood here. Did you mean “hurt”?'],
  ['round 2 if Ann is blue', 'blue | “blue” doesn’t fit here; expected a state (hurt, unhurt, out of the fight)'],
  [
    'nonsense everywhere',
    'nonsense everywhere | “nonsense everywhere” isn’t a sentence of the rules; put what is read to the players in quotes after “read aloud”, and what only the Host knows after “note”',
  ],
  ['carries knife', 'carries knife | “carries knife” belongs under a combatant or creature'],
  ['note "one', '"one | “one” has no closing quotation mark'],
  [
    'seed 99999999999999999999',
    '99999999999999999999 | 99999999999999999999 is more than 1000000, the largest number that is read; the seed is 1 instead, unless another line sets it',
  ],
  [
    'seed 2000000',
    '2000000 | 2000000 is more than 1000000, the largest number that is read; the seed is 1 instead, unless another line sets it',
  ],
  ['Ann: quietly hits the Bear', 'quietly | “quietly” isn’t a verb; write one here, such as “hits”'],
  ['Ann: Bear hits', 'Bear | “Bear” isn’t a verb; write one here, such as “hits”'],
  ['Ann: is hit', 'is | “is” isn’t a verb; write one here, such as “hits”'],
  ['rope beats knife withn 3 ft', 'withn | “withn” isn’t understood here. Did you mean “within”?'],
  ['round 2 if Ann is out', 'out | “out” isn’t understood here. Did you mean “out of the fight”?'],
  ['rope beats knife along 3 ft', 'along | “along” doesn’t fit here; expected “within” or “beyond”'],
  [
    'Zed and so on',
    'Zed and so on | “Zed and so on” isn’t a sentence of the rules; put what is read to the players in quotes after “read aloud”, and what only the Host knows after “note”',
  ],
  [
    'Ann has the upper hand',
    'Ann has the upper hand | “Ann has the upper hand” isn’t understood here. Did you mean “edge "the upper hand" for Ann”?',
  ],
  [
    'Ann: hits the Bear from far away, rolls 4',
    'from far away | “from far away” isn’t understood here. Did you mean “aims at "far away"”?',
  ],
  [
    'waits waits',
    'waits waits | “waits waits” isn’t a sentence of the rules; put what is read to the players in quotes after “read aloud”, and what only the Host knows after “note”',
  ],
];

describe('the finding of an unreadable sentence', () => {
  for (const [sentence, ...expected] of cases) {
    it(sentence, () => {
      assert.deepEqual(
        findingsOf(read(inRound(sentence))).map((finding) => finding.replace(/^\d+: /u, '')),
        expected,
      );
    });
  }

  it('asks for a slot in the row’s own words', () => {
    assert.deepEqual(findingsOf(read(inRound('Ann: ducks', 'aims at'))), [
      '6: aims at | “aims at” needs what it is aimed at, in quotes',
    ]);
  });

  it('names similar rules', () => {
    const [finding] = read('scenario "x"\nrules smal-game').problems;
    assert.deepEqual(finding?.fixes[0]?.intents[0]?.do === 'replace' && finding.fixes[0].intents[0].with, 'small-game');
  });

  it('is reported once for the shared head, and not if another game reads it', () => {
    const head = 'situation "here"\nedge "hill"\nfoo bar\n';
    const reading = read(
      `combatant Ann of the Players\n${head}scenario "a"\nrules other-game\nscenario "b"\nrules small-game\n`,
    );
    assert.deepEqual(
      findingsOf(reading).filter((finding) => finding.includes('edge')),
      [],
    );
    assert.equal(findingsOf(reading).filter((finding) => finding.includes('foo')).length, 1);
  });

  it('is truncated if it is too long', () => {
    const reading = read(`seed 7\n${'foo bar\n'.repeat(1000)}`);
    assert.equal(reading.problems.length, 201);
    assert.match(findingsOf(reading).at(-1) ?? '', /800 more/u);
  });

  it('has no correction if the sentence is very long, which separates what is below it from the sentence above', () => {
    const reading = read(inRound('the Bear: hits Ann.', `Ann: hits ${'the Bear and '.repeat(60)}.`, '  quietly'));
    assert.deepEqual(findingsOf(reading), [
      '6: Ann | this sentence can’t be read, and has more than 150 words; split it to see what is wrong',
    ]);
    const [announcement] = reading.scenarios[0]?.scenario.rounds[0]?.announcements ?? [];
    assert.deepEqual(announcement?.clauses, []);
  });

  it('opens its round however long it is', () => {
    const reading = read(`${inRound('the Bear: hits Ann.')}round 2 if ${'Ann is hurt and '.repeat(60)}.
  Ann: hits the Bear.
`);
    assert.equal(reading.scenarios[0]?.scenario.rounds[0]?.announcements.length, 1);
  });
});

describe('two consecutive unreadable sentences', () => {
  it('have a finding each, if no quotation was left open', () => {
    const reading = read(`seed 7\nnote he is gone\nAnn grabs and shoots him\nfoo bar\n`);
    assert.equal(reading.problems.length, 3);
  });
});
