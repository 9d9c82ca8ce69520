/** From sentences to scenarios: what belongs where, what is shared, what is included. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { spanWords, type Condition } from '../../server/engine/index.ts';
import { rangeOf } from '../../server/language/index.ts';
import { findingsOf, inRound, plain, read, rowsOf, scenarioOf } from './helper.ts';

function asked(condition: Condition): string {
  switch (condition.kind) {
    case 'is':
      return `${condition.who.id} ${condition.state}`;
    case 'did':
      return `${condition.who.id} ${condition.what}`;
    case 'not':
      return `not ${asked(condition.of)}`;
    case 'and':
    case 'or':
      return `(${condition.of.map(asked).join(` ${condition.kind} `)})`;
    default:
      return condition.kind;
  }
}

describe('a scenario', () => {
  it('is the whole file if no sentence begins one', () => {
    assert.equal(read(inRound('Ann: waits')).scenarios.length, 1);
  });

  it('doesn’t exist if nothing is played', () => {
    const reading = read('weapon rope: near\ncreature Rat\n  Might 1');
    assert.deepEqual([reading.scenarios.length, reading.problems.length], [0, 0]);
  });

  it('includes what precedes the first one', () => {
    const [one, two] = read(
      'weapon rope: near\ncombatant Ann of the Players\nscenario "One"\nscenario "Two"\ncombatant Bo of the Host',
    ).scenarios;
    assert.deepEqual(
      [one, two].map((each) => each?.scenario.combatants.map(({ name }) => name)),
      [['Ann'], ['Ann', 'Bo']],
    );
    assert.deepEqual([one?.scenario.title, two?.scenario.things.length], ['One', 1]);
  });

  it('is read by the rules it names, else by those of the head, else by the first', () => {
    const ids = (text: string): readonly string[] => read(text).scenarios.map(({ ruleset }) => ruleset.id);
    assert.deepEqual(ids('scenario "One"\nrules other-game\nscenario "Two"'), ['other-game', 'small-game']);
    assert.deepEqual(ids('rules other-game\nscenario "One"\nscenario "Two"\nrules small-game'), [
      'other-game',
      'small-game',
    ]);
    assert.deepEqual(ids('scenario "One"\nrules othr-game'), ['other-game']);
  });

  it('has stats, carried things and traits with the combatant they describe', () => {
    const [ann, bear] = scenarioOf(inRound()).combatants;
    assert.deepEqual(plain(ann?.stats), [
      { name: 'Might', value: 4 },
      { name: 'Wit', value: 2 },
    ]);
    assert.deepEqual([bear?.side.id, ann?.side.id, bear?.pronoun], ['Host', 'Players', 'it']);
    const [one, two] = scenarioOf(
      'combatants Ash and Bo of the Host\n  Might 3 of 5, Sure Aim 2\n  carries rope\n  Grit Check 3',
    ).combatants;
    assert.deepEqual(plain(one), { ...(plain(two) as object), name: 'Ash' });
    assert.deepEqual(plain(one?.stats), [
      { name: 'Might', value: 3, of: 5 },
      { name: 'Sure Aim', value: 2 },
    ]);
    assert.deepEqual([one?.carries[0]?.text, one?.traits[0]?.kind], ['rope', 'grit']);
  });

  it('has announcements with their clauses and prose', () => {
    const [round] = scenarioOf(
      inRound(
        'edge "fog"',
        'note "about the round"',
        'Ann: hits the Bear, quietly.',
        '  rolls 4',
        '  on success "It falls."',
        'the Bear: waits',
      ),
    ).rounds;
    assert.deepEqual(
      round?.facts.map(({ kind }) => kind),
      ['edge'],
    );
    assert.deepEqual(
      round.prose.map(({ kind, text }) => `${kind}: ${text}`),
      ['note: about the round'],
    );
    const [first, second] = round.announcements;
    assert.deepEqual(
      [first?.kind, first?.verb.text, first?.clauses.map(({ kind }) => kind)],
      ['strike', 'hits', ['quietly', 'rolls']],
    );
    assert.deepEqual([first?.prose[0]?.kind, second?.actors[0]?.id], ['on success', 'Bear']);
  });

  it('has conditions as they were joined', () => {
    const [, round] = scenarioOf(
      inRound('round 2 if Ann succeeded and not a tie happened or the Bear is not hurt'),
    ).rounds;
    assert.deepEqual(round?.when !== 'always' && round?.when !== 'otherwise' && round?.when.kind, 'or');
  });

  it('has conditions of several people, and of several states of one', () => {
    const asks: Readonly<Record<string, string>> = {
      'Ann or the Bear is hurt': '(Ann Bly hurt or Bear hurt)',
      'Ann and the Bear are hurt': '(Ann Bly hurt and Bear hurt)',
      'Ann or the Bear failed': '(Ann Bly failed or Bear failed)',
      'the Bear is hurt and not out of the fight': '(Bear hurt and not Bear out of the fight)',
      'the Bear isn’t hurt': 'not Bear hurt',
      'Ann and the Bear aren’t out of the fight': '(not Ann Bly out of the fight and not Bear out of the fight)',
      'the Bear is out of the fight or is not hurt and Ann failed':
        '((Bear out of the fight or not Bear hurt) and Ann Bly failed)',
    };
    for (const [words, meant] of Object.entries(asks)) {
      const [, round] = scenarioOf(inRound(`round 2 if ${words}`)).rounds;
      assert.equal(typeof round?.when === 'object' ? asked(round.when) : 'unread', meant, words);
    }
  });

  it('doesn’t guess whether a “not” applies to a second state', () => {
    assert.match(
      findingsOf(read(inRound('round 2 if the Bear isn’t hurt or out of the fight'))).join(),
      /“or” doesn’t belong/u,
    );
  });

  it('has the time that a round takes, whatever else its heading says', () => {
    const written = [
      'round 2 "the gallery", 10 minutes',
      'round 3, ten minutes',
      'round 4 "a night", 8 hours if Ann succeeded',
      'round 5, 2 days otherwise',
    ];
    const [, ...rounds] = scenarioOf(inRound(...written)).rounds;
    assert.deepEqual(
      rounds.map(({ lasts }) => lasts && spanWords(lasts)),
      ['10 minutes', '10 minutes', '8 hours', '2 days'],
    );
    assert.deepEqual(
      rounds.map(({ title }) => title),
      ['the gallery', undefined, 'a night', undefined],
    );
    assert.deepEqual(
      rounds.map(({ when }) => typeof when),
      ['string', 'string', 'object', 'string'],
    );
  });

  it('gives a body the pronoun of its stat block', () => {
    assert.equal(scenarioOf('creature Rat (it)\ncombatant Ash of the Host, a Rat').combatants[0]?.pronoun, 'it');
  });

  it('keeps a combatant whose declaration is damaged, for the sake of all others', () => {
    const scenario = scenarioOf('combatant Ann (she of of the Players\n  Might 4\nround 1\n Ann: waits');
    assert.deepEqual(plain(scenario.combatants[0]?.stats), [{ name: 'Might', value: 4 }]);
    assert.equal(scenario.rounds[0]?.announcements[0]?.actors[0]?.id, 'Ann');
  });

  it('does not give the clauses of a damaged announcement to the one before', () => {
    const [round] = scenarioOf(inRound('Ann: waits', 'the Bear: htis Ann Ann', '  rolls 4')).rounds;
    assert.deepEqual(
      round?.announcements.map(({ clauses }) => clauses.length),
      [0],
    );
  });

  it('has sources for everything', () => {
    const reading = read(`// a comment\n\n${inRound('Ann: hits the Bear')}`);
    const target = reading.scenarios[0]?.scenario.rounds[0]?.announcements[0]?.targets[0];
    const range = target === undefined ? undefined : rangeOf(reading.document, target.source);
    assert.equal(reading.text.slice(range?.start, range?.end), 'Bear');
  });

  it('has limits', () => {
    const reading = read(`combatant Ann of the Players\n${'round 1\n'.repeat(502)}`);
    assert.equal(reading.scenarios[0]?.scenario.rounds.length, 500);
    assert.match(findingsOf(reading)[0] ?? '', /at most 500 rounds/u);
  });

  it('leaves open a stat whose number is too large, and reads those next to it', () => {
    const reading = read(
      'combatant Ann of the Players\n  Might 3  Wits 4444444444444444444, Speed 2 of 9999999\nround 1\n  Ann: waits.\n',
    );
    const { combatants: [ann] = [], unread, firstUnread } = reading.scenarios[0]?.scenario ?? {};
    assert.deepEqual([plain(ann?.stats), ann?.unreadStats], [[{ name: 'Might', value: 3 }], ['Wits', 'Speed']]);
    assert.deepEqual([unread, firstUnread?.text], [true, '4444444444444444444']);
    assert.deepEqual(
      reading.problems.map(({ source: { start, end } }) => reading.text.slice(29 + 2 + start, 29 + 2 + end)),
      ['4444444444444444444', '9999999'],
    );
  });

  it('cuts off a name that is too long, wherever it is, and offers no similar name for it', () => {
    const name = 'Ro' + 'ar'.repeat(100);
    const reading = read(
      `combatant ${name} of the Host\n  Might 1\ncombatant Ann of the Players\nround 1\n  Ann: hits "${name}".\n`,
    );
    const [combatant] = reading.scenarios[0]?.scenario.combatants ?? [];
    assert.equal(combatant?.name, `${name.slice(0, 200)}…`);
    assert.equal(combatant.stats.length, 1, 'what stands below it is still its own');
    assert.deepEqual(reading.scenarios[0]?.scenario.strangers, []);
    assert.deepEqual(
      reading.problems.map(({ rule, message, fixes }) => [rule, message, fixes.length]),
      [
        ['too-much', 'name', 0],
        ['too-much', 'name', 0],
      ],
    );
  });
});

describe('including', () => {
  const files: Readonly<Record<string, string>> = {
    'lib/beasts.clash':
      'include "more.clash"\ncreature Rat (it)\n  Might 1\ncombatant Nobody of the Host\nscenario "Not this"\nweapon club: near',
    'lib/more.clash': 'weapon rope: near\nverb "nips": strike',
    'loop.clash': 'include "loop.clash"',
  };
  const include = (path: string): string | undefined => files[path];

  it('adds what precedes the first scenario: cast, creatures, things and verbs, also from further files', () => {
    const reading = read(
      'include "lib/beasts.clash"\ncombatant Ash of the Host, a Rat\nround 1\n Ash: nips Ash with rope',
      { include },
    );
    assert.deepEqual(findingsOf(reading), []);
    const scenario = reading.scenarios[0]?.scenario;
    assert.deepEqual(
      [scenario?.creatures[0]?.stats.length, scenario?.things.map(({ name }) => name), scenario?.verbs[0]?.word],
      [1, ['rope'], 'nips'],
    );
    assert.deepEqual(
      scenario?.combatants.map(({ name }) => name),
      ['Nobody', 'Ash'],
    );
  });

  it('reports missing files and circles', () => {
    assert.match(findingsOf(read('include "none.clash"', { include }))[0] ?? '', /isn’t found/u);
    assert.match(findingsOf(read('include "loop.clash"', { include }))[0] ?? '', /this file itself/u);
  });

  it('keeps an included file that did not change', () => {
    const before = read('include "lib/beasts.clash"\ncombatant Ash of the Host, a Rat', { include });
    const after = read(`// new\n${before.text}`, { include, previous: before });
    assert.equal(after.scenarios[0]?.scenario, before.scenarios[0]?.scenario);
  });
});

describe('any text', () => {
  const words = [
    'combatant',
    'combatants',
    'Ann',
    'of',
    'the',
    'Players',
    'round',
    '1',
    '"',
    '“',
    '”',
    ':',
    ',',
    '.',
    '\n',
    'hits',
    'if',
    'not',
    'and',
    'scenario',
    'rules',
    'verb',
    'weapon',
    'every',
    'each',
    '(',
    ')',
    '/*',
    '//',
    'expect',
    'is',
    'hurt',
    '%',
    'include',
    'edge',
    'side',
    'run',
    'by',
    'creature',
    '\u0000',
    '\ud800',
    '🂡',
  ];
  const soup = fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((each) => each.join(' '));

  it('is read without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), soup), (text) => {
        const reading = read(text);
        rowsOf(reading);
        for (const finding of reading.problems) assert.ok(rangeOf(reading.document, finding.source) !== undefined);
      }),
      { numRuns: 500 },
    );
  });

  for (const text of [
    'note "'.repeat(20_000),
    '/* '.repeat(50_000),
    `round 1 if ${'not '.repeat(500)}a tie happened`,
    `edge "x" for ${'Ann, '.repeat(190)}Ann`,
    'Ann: hits, '.repeat(5_000),
    `${'A '.repeat(599)}\n`.repeat(50),
    '“„«‹\n'.repeat(20_000),
    'Ann: throws a b c d at a b c d '.repeat(18),
  ]) {
    // Quadratic time would take hours.
    it(`is read in the time of a test: ${text.slice(0, 20).replaceAll('\n', ' ')} …`, () => {
      assert.equal(read(text).text, text);
    });
  }
});
