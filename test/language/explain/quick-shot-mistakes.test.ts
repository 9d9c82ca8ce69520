/** What writers try in Quick Shot: how it is read, or what is offered instead. */
import assert from 'node:assert/strict';
import { rulesets } from '../../../server/engine/index.ts';
import { editsOf, readText, type Reading } from '../../../server/language/index.ts';
import { findingsOf, plain } from '../helper.ts';
import { cast } from '../complete/quick-shot-quoting.ts';

function read(text: string): Reading {
  return readText(cast + text, { file: 'test.clash', rulesets });
}

const inBlock = (line: string): string => `combatant Una (she) of the Players\n  ${line}\n`;
const atHead = (line: string): string => `round 1\n  ${line}\n`;
const below = (line: string): string => `round 1\n  Rose: gambles on "the door".\n    common "run"\n    ${line}\n`;

/** What is offered in place of a sentence. */
function offered(text: string): readonly string[] {
  return read(text).problems.flatMap(({ fixes }) => fixes.map(({ title }) => title));
}

/** The offered sentence, which can be read at its place. */
function meant(place: (line: string) => string, line: string): string {
  const [only = '', ...others] = offered(place(line));
  const better = only.replace(/^Write “|”$/gu, '');
  assert.deepEqual(others, []);
  assert.deepEqual(findingsOf(read(place(better))), [], better);
  return better;
}

/** The text with the first fix, which has no finding. */
function mendedText(place: (line: string) => string, line: string): string {
  const reading = read(place(line));
  const [fix] = reading.problems.flatMap(({ fixes }) => fixes);
  const edits = (fix === undefined ? [] : editsOf(reading, fix)).toSorted((one, other) => other.start - one.start);
  const after = edits.reduce(
    (now, { start, end, text }) => now.slice(0, start) + text + now.slice(end),
    cast + place(line),
  );
  assert.deepEqual(findingsOf(readText(after, { file: 'test.clash', rulesets })), [], after);
  return after;
}

/** The clause offered in place of one after an announcement; the whole sentence can be read with it. */
function meantWithin(place: (line: string) => string, line: string): string {
  const reading = read(place(line));
  const [fix, ...others] = reading.problems.flatMap(({ fixes }) => fixes);
  assert.deepEqual(others, []);
  mendedText(place, line);
  return (fix === undefined ? [] : editsOf(reading, fix)).map((edit) => edit.text).join();
}

/** What is read of the last line below the gamble. */
function clause(line: string): unknown {
  const reading = read(below(line));
  assert.deepEqual(findingsOf(reading), []);
  return plain(reading.scenarios[0]?.scenario.rounds[0]?.announcements[0]?.clauses.at(-1));
}

describe('a mistake in Quick Shot', () => {
  it('about a difficulty is corrected to the nearest of the five', () => {
    assert.equal(meant(below, 'tricky "talk"'), 'common "talk"');
    assert.equal(meant(below, 'trivial "talk"'), 'easy "talk"');
    assert.equal(meant(below, 'tough "duck" avoids the Thug'), 'hard "duck" avoids the Thug');
    assert.equal(meant(below, 'legendary "talk"'), 'overwhelming "talk"');
    assert.deepEqual(offered(below('purple "talk"')), ['Make it a note']);
  });

  it('with the dice or an imperative is corrected to the game’s verb', () => {
    assert.equal(meant(below, 'dice 1 2 3'), 'rolls 1 2 3');
    assert.equal(meant(below, 'dice: 1, 2, 3, 4, 5, 6, 7, 8, 8'), 'rolls 1 2 3 4 5 6 7 8 8');
    assert.equal(meant(below, 'squash'), 'squashes');
    assert.equal(meant(below, 'squash for "run"'), 'squashes for "run"');
  });

  it('below an action about whom it avoids belongs after it', () => {
    for (const [line, action] of [
      ['avoids the Thug', 'common "run"'],
      ['dodge the Thug', 'common "run"'],
      ['hard "hold it"\n    avoids the Thug', 'hard "hold it"'],
      ['hard "hold it"\n    using "the rail"\n    avoids the Thug', 'hard "hold it"'],
      ['hard "hold it" after "run". Avoids the Thug', 'hard "hold it"'],
    ] as const) {
      const words = /"(.*)"/u.exec(action)?.[1] ?? '';
      assert.deepEqual(offered(below(line)), [`Write “avoids the Thug” after “${words}”`], line);
      const after = mendedText(below, line);
      assert.ok(after.includes(`${action} avoids the Thug`), after);
      assert.ok(!/^ *(?:avoids|dodge) the Thug/mu.test(after), after);
    }
    assert.match(
      findingsOf(read(below('avoids the Thug')))[0] ?? '',
      /“avoids the Thug” isn’t a sentence by itself; write it after “run”, on the same line and without a comma/u,
    );
  });

  it('after a comma about whom an action avoids is read without it', () => {
    assert.deepEqual(offered(below('hard "hold it", avoid the Thug')), ['Write “hard "hold it" avoids the Thug”']);
    assert.deepEqual(offered('round 1\n  Rose: gambles on "the door", hard "hold it", avoids the Thug, bets 1 WP.\n'), [
      'Write “Rose: gambles on "the door", hard "hold it" avoids the Thug, bets 1 WP”',
    ]);
  });

  it('about avoiding somebody whom nothing above avoids, or with more than that, is an action of its own', () => {
    const alone = 'round 1\n  Rose: gambles on "the door".\n    avoids the Thug\n';
    assert.deepEqual(offered(alone), ['Write “common "the door" avoids the Thug”']);
    assert.deepEqual(offered(below('hard "hold it" avoids the Thug\n    avoids Tom')), [
      'Write “common "the door" avoids Tom”',
    ]);
  });

  it('is compared with the current line above', () => {
    const before = below('avoids the Thug');
    for (const [was, is] of [
      ['common "run"', 'hard "hold it"'],
      ['common "run"', 'using "Sees far"'],
      ['using "Sees far"', 'common "run"'],
    ] as const) {
      const [first, second] = [was, is].map((line) => cast + before.replace('common "run"', line));
      const previous = readText(first ?? '', { file: 'test.clash', rulesets });
      const edited = readText(second ?? '', { file: 'test.clash', rulesets, previous });
      const fresh = readText(second ?? '', { file: 'test.clash', rulesets });
      const titles = ({ problems }: Reading): readonly string[] =>
        problems.flatMap(({ fixes }) => fixes.map(({ title }) => title));
      assert.deepEqual(titles(edited), titles(fresh));
    }
  });

  it('with a difficulty after the action, a strengthened one, or a misspelt one is corrected too', () => {
    assert.equal(meant(below, '"talk" hard'), 'hard "talk"');
    assert.equal(meant(below, 'very hard "talk"'), 'difficult "talk"');
    for (const word of ['comon', 'Common']) assert.deepEqual(offered(below(`${word} "talk"`)), ['Write “common”']);
  });

  it('without a difficulty, or with an advantage’s type in its place, may be any of the five', () => {
    for (const [line, tail] of [
      ['"talk"', ''],
      ['minor "talk"', ''],
      ['significant "talk" avoids the Thug', ' avoids the Thug'],
      ['"talk" avoids the Thug', ' avoids the Thug'],
    ] as const) {
      const all = ['common', 'hard', 'difficult', 'overwhelming', 'easy'].map((each) => `${each} "talk"${tail}`);
      assert.deepEqual(
        offered(below(line)),
        all.map((each) => `Write “${each}”`),
        line,
      );
      for (const each of all) assert.deepEqual(findingsOf(read(below(each))), []);
      assert.match(
        findingsOf(read(below(line)))[0] ?? '',
        /Did you mean “common "talk"[^”]*” \(or hard, difficult, overwhelming, easy\)\?/u,
      );
    }
  });

  it('without a difficulty after an announcement affects only the clause', () => {
    const reading = read('round 1\n  Rose: gambles on "the door", common "run", "talk".\n');
    assert.equal(offered('round 1\n  Rose: gambles on "the door", common "run", "talk".\n').length, 5);
    assert.equal(reading.scenarios[0]?.scenario.rounds[0]?.announcements[0]?.clauses.length, 1);
  });

  it('in the words of a bet keeps its number', () => {
    for (const line of [
      'stakes one WP',
      'bets a Willpower',
      'bets Willpower',
      'stakes 1 WP',
      'risks 1 WP',
      'bets 1 WP from the pool',
      'bets 1 wp',
      'bets one wp',
      'risks one',
    ])
      assert.equal(meant(below, line), 'bets 1 WP', line);
    assert.deepEqual(offered(below('stakes two WP')), ['Write “bets 1 WP”', 'Write “bets 3 WP”']);
    assert.equal(meant(below, 'stakes three points from his drive "Get rich"'), 'bets 3 WP from "Get rich"');
  });

  it('below an announcement is corrected to the game’s word', () => {
    for (const [line, better] of [
      ['uses "Sees far"', 'using "Sees far"'],
      ['furthers "Get rich"', 'serves "Get rich"'],
      ['ignoring "a grazed forearm"', 'despite "a grazed forearm"'],
      ['1 easier because "it is dark"', '1 easier "it is dark"'],
      ['harder by 2 "rain"', '2 harder "rain"'],
      ['a step harder "rain"', '1 harder "rain"'],
      ['rules out "no"', 'ruled out "no"'],
      ['fails "she falls"', 'on failure "she falls"'],
      ['on a success "she lands"', 'on success "she lands"'],
      ['sets first to "run"', 'sets go first to "run"'],
      ['critical on "run"', 'the critical falls on "run"'],
    ] as const)
      assert.equal(meant(below, line), better);
  });

  it('in a round is corrected to how it is said there', () => {
    for (const [line, better] of [
      ['Rose rests 6 hours.', 'Rose rests for 6 hours'],
      ['Rose catches breath.', 'Rose catches their breath'],
      ['Rose gains minor charge.', 'Rose gains a minor charge'],
      [
        'Rose goes on holiday for 8 days: 2 from "Get rich" to "Stay alive".',
        'Rose goes on vacation for 8 days: 2 WP from "Get rich" to "Stay alive"',
      ],
      ['Rose buys a minor skill "Boxing" for a minor charge.', 'Rose buys a minor skill "Boxing" with a minor charge'],
      [
        'Rose combines 5 minor charges to a significant charge.',
        'Rose combines 5 minor charges into 1 significant charge',
      ],
      ['the Thug is dead.', 'the Thug is out of the fight'],
      ['Rose is hurt: easy "a bruise".', 'Rose has an easy wound "a bruise"'],
      ['Rose takes a wound: "a bruise" hard on "moving".', 'Rose has a hard wound "a bruise" on "moving"'],
      ['Rose and Tom help each other with "the gate".', 'Rose and Tom work together on "the gate"'],
      ['Rose: rolls for "the door".', 'Rose: gambles on "the door"'],
    ] as const)
      assert.equal(meant(atHead, line), better);
  });

  it('about something that is thrown at somebody is an attack', () => {
    for (const verb of ['throws', 'slings', 'tosses'])
      assert.equal(meant(atHead, `the Thug: ${verb} at Rose.`), 'the Thug: throws "…" at Rose', verb);
  });

  it('in a block is corrected to how it is written there', () => {
    for (const [line, better] of [
      ['goal "Be rich", 2', 'goal "Be rich" 2'],
      ['drive "Be rich": 2', 'drive "Be rich" 2'],
      ['skill minor "Boxing"', 'minor skill "Boxing"'],
      ['flaw "Slow"', 'minor weakness "Slow"'],
      ['addiction "Drink"', 'compulsion "Drink"'],
      ['wound: easy "a cut" on "moving"', 'easy wound "a cut" on "moving"'],
      ['tired: hard "a long day"', 'hard fatigue "a long day"'],
      ['3 charges', '3 minor charges'],
    ] as const)
      assert.equal(meant(inBlock, line), better);
  });

  it('in a bet is corrected to WP', () => {
    assert.equal(meant(below, 'bets 1 point'), 'bets 1 WP');
    assert.equal(meant(below, 'bets 1 point from "Get rich"'), 'bets 1 WP from "Get rich"');
  });

  it('after an announcement is reported at the clause, with what precedes it if that belongs to it', () => {
    const announced = (line: string): string => `round 1\n  ${line}\n`;
    for (const [line, better] of [
      ['Rose: gambles on "the door", tricky "talk".', 'common "talk"'],
      ['Rose: gambles on "the door", common "talk", squash.', 'squashes'],
      ['Rose: gambles on "the door", bets 1 point, common "talk".', 'bets 1 WP'],
    ] as const)
      assert.equal(meantWithin(announced, line).trim(), better);
  });

  it('about what tempts somebody names one, followed by the others', () => {
    const announced = (line: string): string => `round 1\n  ${line}\n`;
    for (const joint of [' and', ' or', ',', ' &']) {
      const text = announced(`Rose: resists "Gambling"${joint} "Drink", called by the GM "a long night".`);
      assert.deepEqual(offered(text), ['Write “Rose: resists "Gambling", also tempted by "Drink"”']);
      assert.match(findingsOf(read(text))[0] ?? '', /Drink” isn’t understood here. Did you mean “Rose: resists/u);
      assert.deepEqual(
        findingsOf(
          read(announced('Rose: resists "Gambling", also tempted by "Drink", called by the GM "a long night".')),
        ),
        [],
      );
    }
    assert.equal(
      meant(announced, 'Rose: resists "Gambling", "Drink" and "Dares".'),
      'Rose: resists "Gambling", also tempted by "Drink" and "Dares"',
    );
    assert.equal(
      meantWithin(announced, 'Rose: resists "Gambling", tempted by "Drink".').trim(),
      'also tempted by "Drink"',
    );
    assert.equal(
      meant(announced, 'Rose: gambles on "the door" and "the gate".'),
      'Rose: gambles on "the door and the gate"',
    );
  });

  it('about a wound that gets worse is corrected to begin with that word', () => {
    assert.equal(meant(below, '"a grazed forearm" worsens'), 'worsens "a grazed forearm"');
    assert.equal(
      meant(below, '"a grazed forearm" worsens to hard: "it opens"'),
      'worsens "a grazed forearm" to hard: "it opens"',
    );
  });

  it('about charges and tass lacks their type', () => {
    assert.equal(meant(atHead, 'Rose gains a tass.'), 'Rose gains a minor tass');
    assert.equal(meant(atHead, 'Rose gains tass "luck".'), 'Rose gains a minor tass "luck"');
    assert.equal(meant(atHead, 'Rose and Tom gain 2 charges.'), 'Rose and Tom gain 2 minor charges');
  });

  it('about regained Willpower asks for the way', () => {
    assert.equal(meant(atHead, 'Rose gains 1 WP.'), 'Rose catches their breath: 1 WP');
    assert.equal(meant(atHead, 'Rose regains 3 Willpower.'), 'Rose rests for 6 hours');
    assert.equal(meant(atHead, 'Rose gains 1 WP "luck".'), 'Rose gains 1 minor tass "luck"');
  });

  it('about team work is corrected to name both first', () => {
    assert.equal(
      meant(atHead, 'Rose works together with Tom on "the gate".'),
      'Rose and Tom work together on "the gate"',
    );
    assert.equal(
      meant(atHead, 'Rose works with Tom on "the gate": "both can".'),
      'Rose and Tom work together on "the gate": "both can"',
    );
  });
});

describe('in Quick Shot writers may write what', () => {
  it('is a difficulty after a wound, a weakness without its colon', () => {
    const traits = (line: string): unknown =>
      plain(read(inBlock(line)).scenarios[0]?.scenario.combatants.at(-1)?.traits);
    assert.deepEqual(traits('wound "a cut" easy on "moving"'), traits('easy wound "a cut" on "moving"'));
    assert.deepEqual(
      traits('minor weakness "Old" adds easy on "moving"'),
      traits('minor weakness "Old": adds easy on "moving"'),
    );
  });

  it('is Willpower for WP, and a drive that is called one', () => {
    assert.deepEqual(clause('bets 1 Willpower from drive "Get rich"'), clause('bets 1 WP from "Get rich"'));
    assert.deepEqual(clause('pays 1 Willpower from drive "Get rich"'), clause('pays 1 WP from "Get rich"'));
    assert.deepEqual(
      findingsOf(read(atHead('Rose rests: 2 Willpower to "Get rich", 1 Willpower to drive "Stay alive".'))),
      [],
    );
  });

  it('is a throw, at somebody or of somebody', () => {
    const deeds = (line: string): unknown =>
      read(`round 1\n  ${line}\n`).scenarios[0]?.scenario.rounds[0]?.announcements.map(({ kind, targets, object }) => [
        kind,
        targets.map(({ id }) => id),
        object?.text,
      ]);
    assert.deepEqual(deeds('the Thug: throws a bottle at Rose.'), [['attack', ['Rose'], 'a bottle']]);
    assert.deepEqual(deeds('the Thug: throws "a bottle" at Rose and Tom.'), [['attack', ['Rose', 'Tom'], 'a bottle']]);
    assert.deepEqual(deeds('the Thug: throws Rose.'), [['attack', ['Rose'], undefined]]);
  });

  it('is an announcement without its colon and the word that its verb takes', () => {
    for (const [line, better] of [
      ['Rose gambles "the door"', 'Rose: gambles on "the door"'],
      ['Rose: gambles "the door"', 'Rose: gambles on "the door"'],
      ['Rose gamble "the door"', 'Rose: gambles on "the door"'],
      ['Rose: gambles the door', 'Rose: gambles on the door'],
      ['Rose flees the Thug', 'Rose: flees from the Thug'],
    ] as const) {
      const text = `round 1\n  ${line}\n    common "run"\n`;
      assert.deepEqual(offered(text), [`Write “${better}”`]);
      meantWithin((written) => `round 1\n  ${written}\n    common "run"\n`, line);
    }
    assert.deepEqual(offered('round 1\n  Rose: flees the room.\n'), ['Put “the room” in a note', 'Make it a note']);
  });

  it('is a breather by its name', () => {
    const facts = (line: string): unknown => plain(read(atHead(line)).scenarios[0]?.scenario.rounds[0]?.facts);
    assert.deepEqual(facts('Rose and Tom take a breather.'), facts('Rose and Tom catch their breath.'));
  });

  it('is “the” before “drive”', () => {
    assert.deepEqual(clause('bets 1 WP from the drive "Get rich"'), clause('bets 1 WP from "Get rich"'));
  });

  it('is a bet in parts without its sum', () => {
    assert.deepEqual(
      clause('bets 1 WP from "Get rich", 2 WP from the general pool'),
      clause('bets 3 WP: 1 WP from "Get rich", 2 WP from the general pool'),
    );
  });

  it('is a list of drives that are served', () => {
    assert.deepEqual(clause('serves "Get rich", "Stay alive": "both"'), {
      kind: 'serves',
      drives: [{ text: 'Get rich' }, { text: 'Stay alive' }],
      because: { text: 'both' },
    });
  });

  it('is a vacation in weeks', () => {
    const tail = ': 2 WP from "Get rich" to "Stay alive".';
    const days = (time: string): unknown =>
      plain(read(atHead(`Rose goes on vacation for ${time}${tail}`)).scenarios[0]?.scenario.rounds[0]?.facts);
    assert.deepEqual(days('2 weeks'), days('14 days'));
    assert.deepEqual(days('a week'), days('7 days'));
  });

  it('is being tired, with the amount asked for', () => {
    assert.match(
      findingsOf(read(atHead('Rose is tired.')))[0] ?? '',
      /needs “:” or the difficulty of the action that it adds, such as “easy”$/u,
    );
  });
});
