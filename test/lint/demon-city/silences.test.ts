/** What a writer leaves unsaid, or says in two ways, is reported without false findings. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { editsOf } from '../../../server/language/index.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

const cast = `combatant Ann (she) of the Players
  Agility 4  Toughness 2
combatant Dez (he) of the Players
  Agility 2  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 3
`;
const bar = (rounds: string): string => `scenario "The bar"\nrules demon-city-2018\n${cast}${rounds}`;

describe('a scenario without a line for its rules', () => {
  const text = `scenario "The bar"\n${cast}round 1\n  Dez: waits.\n  Bill: waits.\n  Ann: punches Bill.\n`;

  it('is reported with the game that it is played by, and offers every game', () => {
    assert.deepEqual(foundIn(text), [
      'scenario "The bar" | no-rules-line | No line says which game this is, so it is played by “Demon City, tarot edition”; write “rules demon-city-2018” if that is right',
    ]);
    assert.deepEqual(mended(text).split('\n').slice(0, 2), ['scenario "The bar"', 'rules demon-city-2018']);
    assert.equal(analyze(text, { file: 'test.clash' }).findings[0]?.fixes.length, 5);
  });

  it('is reported above everything where it has no title, and not at all where nothing is played', () => {
    const untitled = text.split('\n').slice(1).join('\n');
    assert.match(mended(untitled), /^rules demon-city-2018\ncombatant Ann/);
    assert.deepEqual(rulesIn(`scenario "The bar"\n${cast}`), []);
    assert.deepEqual(rulesIn(cast), []);
  });

  it('may have a head that names the game', () => assert.deepEqual(rulesIn(`rules demon-city-2018\n${text}`), []));
});

describe('a second line for the rules', () => {
  const text = (line: string): string => bar(`${line}\nround 1\n  Dez: waits.\n  Bill: waits.\n  Ann: waits.\n`);

  it('with another game, or an unknown one, changes nothing and is reported', () => {
    assert.deepEqual(foundIn(text('rules quick-shot')), [
      'quick-shot | second-rules-line | “rules quick-shot” changes nothing, because “rules demon-city-2018” comes before it; keep one of the two',
    ]);
    assert.deepEqual(foundIn(text('rules demon-city-2019')), [
      'demon-city-2019 | second-rules-line | “rules demon-city-2019” changes nothing, because “rules demon-city-2018” comes before it; keep one of the two',
    ]);
    assert.deepEqual(rulesIn(mended(text('rules quick-shot'))), []);
  });

  it('with the same game is reported, and removed', () => {
    assert.deepEqual(foundIn(text('rules demon-city-2018')), [
      'demon-city-2018 | repeated-rules-line | “rules demon-city-2018” is already written; leave this line out',
    ]);
    assert.equal(mended(text('rules demon-city-2018')).match(/^rules/gmu)?.length, 1);
    assert.deepEqual(rulesIn(mended(text('rules demon-city-2018'))), []);
  });

  it('isn’t one where a scenario names its game below a head that names another', () => {
    assert.deepEqual(rulesIn(`rules quick-shot\n${text('')}`), []);
  });

  it('at the head of a file is reported once', () => {
    assert.deepEqual(
      rulesIn('rules demon-city-2018\nrules quick-shot\nscenario "One"\nscenario "Two"\n').filter((each) =>
        each.includes('rules-line'),
      ),
      ['quick-shot | second-rules-line'],
    );
  });
});

describe('a name that is used twice', () => {
  it('by two people is offered with a number, and by a creature and its body as a kind', () => {
    assert.match(
      mended(bar('combatant Ann (she) of the Host\n  Agility 1  Toughness 1\n')),
      /combatant Ann 2 \(she\) of the Host/,
    );
    const reel =
      'scenario "The reel"\nrules demon-city-2018\ncreature Reel\n  Agility 3  Toughness 2\ncombatant the Reel (it) of the Host, a Reel\n';
    assert.match(mended(reel), /creature Reel Kind\n[^]*combatant the Reel \(it\) of the Host, a Reel Kind\n/);
    assert.deepEqual(rulesIn(mended(reel)), []);
  });
});

describe('somebody without an announcement', () => {
  const first = 'round 1\n  Dez: waits.\n  Bill: dodges.\n  Ann: punches Bill.\n';

  it('is reported where all others announce again, and offered as waiting', () => {
    const text = bar(`${first}round 2\n  Bill: dodges.\n  Ann: punches Bill.\n    note "She is tired."\n`);
    assert.deepEqual(rulesIn(text), ['round 2 | nothing-announced']);
    assert.match(mended(text), /note "She is tired\."\n {2}Dez: waits\.\n$/);
  });

  it('is excused by a heading, by an attack, by flight, and by others who are left out as well', () => {
    assert.deepEqual(
      rulesIn(bar(`${first}round 2 if Dez failed\n  Bill: dodges.\n  Ann: punches Bill.\n`)).filter((each) =>
        each.includes('announced'),
      ),
      [],
    );
    assert.deepEqual(
      rulesIn(
        bar(`${first.replace('Bill: dodges', 'Bill: punches Dez')}round 2\n  Bill: dodges.\n  Ann: punches Bill.\n`),
      ),
      [],
    );
    assert.deepEqual(
      rulesIn(bar(`${first.replace('Dez: waits', 'Dez: flees')}round 2\n  Bill: dodges.\n  Ann: punches Bill.\n`)),
      [],
    );
    assert.deepEqual(rulesIn(bar(`${first}round 2\n  Ann: punches Bill.\n`)), []);
  });
});

describe('one advantage in two wordings', () => {
  const fight = (one: string, other: string): string =>
    bar(
      `round 1\n  Dez: waits.\n  Bill: waits.\n  Ann: punches Bill.\n    advantage "${one}"\n    advantage "${other}"\n`,
    );

  it('is reported where only its degree differs', () => {
    for (const [one, other] of [
      ['kinda drunk', 'really drunk'],
      ['he is drunk', 'so very drunk'],
      ['the lamp is dim', 'a rather dim lamp'],
    ] as const) {
      assert.deepEqual(rulesIn(fight(one, other)), [`advantage "${other}" | two-wordings`], other);
      assert.deepEqual(rulesIn(mended(fight(one, other))), []);
    }
  });

  it('isn’t reported where the words distinguish two things', () => {
    for (const other of ['dead tired', 'he is alone', 'drunk and blind', 'not drunk'])
      assert.deepEqual(rulesIn(fight('he is drunk', other)), [], other);
  });
});

describe('a thing that nothing declares', () => {
  it('is declared as the kind its verb calls for, and carried or known', () => {
    const text = (line: string): string => bar(`round 1\n  Dez: waits.\n  Bill: waits.\n  ${line}\n`);
    for (const [line, declaration, having] of [
      ['Ann: attacks Bill with the film hook.', 'weapon film hook: close', 'carries film hook'],
      ['Ann: shoots Bill with her harpoon gun.', 'weapon harpoon gun: ranged', 'carries harpoon gun'],
      [
        'Ann: uses the dread hymn on Bill.',
        'weapon dread hymn: supernatural Knowledge against Calm',
        'knows dread hymn',
      ],
    ] as const) {
      assert.equal(foundIn(text(line)).filter((each) => each.includes('undeclared-thing')).length, 1, line);
      const after = mended(text(line));
      assert.ok(after.includes(`\n${declaration}\n`) && after.includes(`\n  ${having}\n`), after);
      assert.ok(!rulesIn(after).some((each) => /undeclared|carried|unreadable/.test(each)), after);
    }
    for (const what of ['"a film hook"', 'a film hook', 'her knife'])
      assert.ok(!rulesIn(text(`Ann: attacks Bill with ${what}.`)).some((each) => each.includes('undeclared')), what);
  });

  it('is a power that somebody knows', () => {
    const text = bar(
      'weapon psalm: supernatural Knowledge against Calm\nround 1\n  Dez: waits.\n  Bill: waits.\n  Ann: uses the psalm on Bill.\n',
    );
    assert.ok(
      foundIn(text).includes(
        'psalm | thing-not-carried | Ann doesn’t know psalm, but uses it here; write “knows psalm” in the block of Ann',
      ),
    );
  });
});

describe('a target', () => {
  const text = (block: string, situation: string, round: string): string =>
    `${bar('').replace('Agility 3  Toughness 3\n', `Agility 3  Toughness 3\n${block}`)}combatant Carl (he) of the Host\n  Agility 1  Toughness 2\nsituation "a bar"\n  ${situation}\nround 1\n${round}  Carl: waits.\n  Dez: waits.\n  Ann: punches Bill.\n`;

  it('that is out from the start by their block is reported', () => {
    assert.deepEqual(rulesIn(text('  is down\n', '', '')), ['Bill | target-is-out']);
    assert.match(mended(text('  is down\n', '', '')), /Ann: punches Carl\./);
  });

  it('may be back by a sentence of the situation or the round', () => {
    assert.deepEqual(
      rulesIn(text('  is down\n', 'decides recovery of Bill: back up.', '')).filter((each) => each.includes('target')),
      [],
    );
    assert.deepEqual(
      rulesIn(text('  is down\n', '', '  decides recovery of Bill: back up.\n  Bill: waits.\n')).filter((each) =>
        each.includes('target'),
      ),
      [],
    );
  });
});

describe('a distance', () => {
  const hall = (first: string, second: string): string =>
    bar(
      `situation "a hall"\n  Ann is 10 ft from Bill.\nround 1\n  Dez: waits.\n  Bill: dodges.\n  Ann: ${first}.\nround 2\n  ${second}\n  Dez: waits.\n  Bill: dodges.\n  Ann: waits.\n`,
    )
      .replace('round 1\n', 'round 1\n  Ann is 10 ft from Bill.\n')
      .replaceAll('Bill: dodges', 'Bill: waits');

  it('that jumps is reported where nobody has moved, and not where somebody may have', () => {
    assert.deepEqual(
      rulesIn(hall('punches Bill', 'Bill is 40 ft from Ann.')).filter((each) => each.includes('distance')),
      ['40 | distance-jumps'],
    );
    for (const first of ['moves "back"', 'dodges Bill'])
      assert.deepEqual(
        rulesIn(hall(first, 'Bill is 40 ft from Ann.')).filter((each) => each.includes('distance')),
        [],
        first,
      );
    assert.deepEqual(
      rulesIn(hall('punches Bill', 'Ann is at "the door", 40 ft from Bill.')).filter((each) =>
        each.includes('distance'),
      ),
      [],
    );
  });

  it('is compared with the last round that has one, unless somebody may have moved since', () => {
    const alley = (first: string, second: string): string =>
      bar(
        `situation "a hall"\n  Ann is 10 ft from Bill.\nround 1\n  Dez: waits.\n  Bill: waits.\n  Ann: ${first}.\nround 2\n  ${second}Dez: waits.\n  Bill: waits.\n  Ann: punches Bill.\nround 3\n  Ann is 90 ft from Bill.\n  Dez: waits.\n  Bill: waits.\n  Ann: waits.\n`,
      );
    const jumps = (text: string): readonly string[] => rulesIn(text).filter((each) => each.includes('distance'));
    assert.deepEqual(jumps(alley('punches Bill', '')), ['90 | distance-jumps']);
    assert.deepEqual(jumps(alley('runs', '')), []);
    assert.deepEqual(jumps(alley('punches Bill', '').replace('round 3', 'round 3 "Out in the yard"')), []);
    assert.deepEqual(jumps(alley('runs', 'Ann is 60 ft from Bill.\n  ')), ['90 | distance-jumps']);
    assert.deepEqual(
      jumps(
        alley('punches Bill', '')
          .replace('round 3\n', 'round 2 if Ann succeeded\n  Ann: runs.\nround 3\n')
          .replace('round 2\n', 'round 2 if Ann failed\n'),
      ),
      [],
    );
  });
});

describe('a task without a difficulty', () => {
  const text = (line: string, other = 'Bill: waits.'): string =>
    bar(`round 1\n  Dez: waits.\n  ${other}\n  Ann: ${line}.\n`);
  const unset = (...args: Parameters<typeof text>): readonly string[] =>
    rulesIn(text(...args)).filter((each) => each.includes('difficulty'));

  it('is reported where it may fail, with the stat that it calls for', () => {
    for (const [line, clause] of [
      ['picks the lock', 'with Agility to beat 4'],
      ['looks for the key', 'with Perception to beat 4'],
      ['opens the door', 'with Agility to beat 4'],
      ['breaks down the door', 'with Toughness to beat 4'],
      ['shoots the cable', 'with Agility to beat 4'],
    ] as const) {
      assert.equal(unset(line).length, 1, line);
      const keen = text(line).replace('Agility 4  Toughness 2', 'Agility 4  Toughness 2  Perception 3');
      assert.ok(mended(keen).includes(clause), line);
      for (const each of [keen, text(line)]) assert.deepEqual(rulesIn(mended(each)), [], line);
    }
  });

  it('isn’t reported where somebody interferes, where it is called uncontested, and where nobody would throw for it', () => {
    assert.deepEqual(unset('picks the lock', 'Bill: grabs Ann.'), []);
    for (const line of ['picks the lock, uncontested', 'closes the door', 'reloads'])
      assert.deepEqual(unset(line), [], line);
  });
});

describe('an option', () => {
  it('that no game has is an error, with a suggestion', () => {
    const { findings, reading } = analyze(bar('option majors printd\n'), { file: 'test.clash' });
    assert.deepEqual(
      findings.map(({ rule, severity }) => [rule, severity]),
      [['unknown-option', 'error']],
    );
    assert.equal(editsOf(reading, findings[0]!.fixes[0]!)[0]?.text, 'option majors printed');
  });
});
