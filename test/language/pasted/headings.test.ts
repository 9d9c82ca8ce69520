/** Titles, headings, comments and lists as other formats write them. */
import assert from 'node:assert/strict';
import { duo, errorsOf, offered, tarot, taken, takenAll, titlesOf, turns } from './pasting.ts';

const cast = 'combatant Ann (she) of the Players\n  Agility 4  Toughness 2\n';

describe('a first line', () => {
  for (const [line, title] of [
    ['# The moor', 'The moor'],
    ['The Moor', 'The Moor'],
    ['== The pier ==', 'The pier'],
    ['**The pier**', 'The pier'],
    ['Scene 2: The pier', 'Scene 2: The pier'],
    ['The "Old" Pier', 'The ‘Old’ Pier'],
    ['The pier\n========', 'The pier'],
  ] as const) {
    it(`is the title if no sentence begins the scenario: ${line.replace('\n', ' / ')}`, () => {
      turns('', `${line}\n\n${cast}`, 'Make it the title', `scenario "${title}"\n\n${cast}`);
    });
  }

  it('is a comment, or a note, if one does', () => {
    const text = `# The moor\n\n${tarot}${cast}`;
    assert.equal(taken(text, 'Make it a comment'), `// The moor\n\n${tarot}${cast}`);
    assert.deepEqual(errorsOf(takenAll(text)), []);
    assert.equal(taken(`The Moor\n\n${tarot}${cast}`, 'Make it a note'), `note "The Moor"\n\n${tarot}${cast}`);
  });

  it('is left as it is if it is a sentence with a mistake', () => {
    for (const line of [
      'Secnario "The pier"',
      'combatnt Ann of the Players',
      'Rules demon-city-2018',
      'Ann: punches Bill',
    ])
      assert.ok(!titlesOf(`${line}\n\n${cast}`).includes('Make it the title'), line);
  });
});

describe('a heading', () => {
  it('further down is a comment or a note', () => {
    turns(
      duo,
      'Scene 2: The pier\n\nround 1\n  Ann: shoots Bill.\n  Bill: punches Ann.\n',
      'Make it a comment',
      '// Scene 2: The pier\n\nround 1\n  Ann: shoots Bill.\n  Bill: punches Ann.\n',
    );
  });

  it('of a round or the situation becomes that', () => {
    assert.equal(
      takenAll(
        `${duo}## Situation\n  Ann is unaware of Bill.\n\n# Round 1: Dark\n  Ann: shoots Bill.\n  Bill: punches Ann.\n`,
      ),
      `${duo}situation\n  Ann is unaware of Bill.\n\nround 1 "Dark"\n  Ann: shoots Bill.\n  Bill: punches Ann.\n`,
    );
  });

  it('includes the list below it', () => {
    turns(
      duo,
      '# Round 1\n- Ann shoots Bill\n- Bill punches Ann\n- "The lamp falls."\n',
      'Read these lines as a round',
      'round 1\n  Ann: shoots Bill\n  Bill: punches Ann\n  read aloud "The lamp falls."\n',
    );
    turns(
      duo,
      '## Setup\n• Ann is unaware of Bill.\n• It is raining\n',
      'Read these lines as the situation',
      'situation\n  Ann is unaware of Bill\n  note "It is raining"\n',
    );
  });
});

describe('a comment in another language’s syntax', () => {
  for (const mark of ['#', '##', '--', '%', ';']) {
    it(`becomes one with // for ${mark}`, () => {
      turns(
        `${duo}round 1\n`,
        `  ${mark} nothing yet\n  Ann: shoots Bill.\n  Bill: punches Ann.\n`,
        'Make it a comment',
        '  // nothing yet\n  Ann: shoots Bill.\n  Bill: punches Ann.\n',
      );
    });

    it(`becomes one after a sentence for ${mark}`, () => {
      turns(
        `${duo}round 1\n`,
        `  Ann: shoots Bill. ${mark} he is drunk\n  Bill: punches Ann.\n`,
        'Make it a comment',
        '  Ann: shoots Bill.  // he is drunk\n  Bill: punches Ann.\n',
      );
    });
  }

  it('has one finding for all its lines', () => {
    const text = `${duo}# the fight\n# begins here\n`;
    assert.equal(offered(text).length, 1);
    assert.equal(taken(text, 'Make these lines comments'), `${duo}// the fight\n// begins here\n`);
  });

  it('may be a row of dashes, which can be removed as well', () => {
    turns(
      duo,
      '-----\nround 1\n  Ann: shoots Bill.\n  Bill: punches Ann.\n',
      'Make it a comment',
      '// -----\nround 1\n  Ann: shoots Bill.\n  Bill: punches Ann.\n',
    );
    turns(
      duo,
      '* * *\nround 1\n  Ann: shoots Bill.\n  Bill: punches Ann.\n',
      'Remove it',
      'round 1\n  Ann: shoots Bill.\n  Bill: punches Ann.\n',
    );
  });
});

describe('a file in another format', () => {
  const text =
    'The moor\n\nFog lies over the moor. Nobody sees a thing.\n\nPlayers:\n\n* Ada Pryce - Agility 4, Toughness 2\n\nMonsters:\n\n* Three hounds - Agility 4, Toughness 1, teeth\n\n“They come.”\n';

  it('becomes a scenario if its title, people or rounds can be recognised', () => {
    assert.deepEqual(titlesOf(text), ['Read this as a scenario']);
    turns(
      '',
      text,
      'Read this as a scenario',
      `scenario "The moor"

read aloud "Fog lies over the moor. Nobody sees a thing."

combatant Ada Pryce of the Players
  Agility 4  Toughness 2

creature Hound
  Agility 4  Toughness 1
  carries teeth

combatants "Hound 1", "Hound 2" and "Hound 3" of the Host, each a Hound

situation
  read aloud "They come."
`,
    );
  });

  it('is left as it is if nothing can', () => {
    assert.deepEqual(titlesOf('{\n  "name": "clash",\n  "files": [1, 2],\n  "main": "x"\n}\n'), []);
  });
});
