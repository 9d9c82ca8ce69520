/** Unreadable text affects as little as possible, and is reported where it can be corrected. */
import assert from 'node:assert/strict';
import { editsOf, targetAt, withEdits, type Reading } from '../../../server/language/index.ts';
import { findingsOf, inRound, plain, read, rowsOf, said } from '../helper.ts';

/** The text after the fix of this title. */
function mended(reading: Reading, title: string): string {
  const fix = reading.problems.flatMap(({ fixes }) => fixes).find((each) => each.title === title);
  assert.ok(fix, `there is no fix “${title}”`);
  return withEdits(reading.text, editsOf(reading, fix));
}

function announced(reading: Reading): readonly string[] {
  return (reading.scenarios[0]?.scenario.rounds ?? []).flatMap(({ announcements }) =>
    announcements.map(({ verb, targets, object, clauses }) =>
      [
        verb.text,
        ...targets.map(({ id }) => id),
        ...(object === undefined ? [] : [`“${object.text}”`]),
        ...clauses.map(({ kind }) => kind),
      ].join(' '),
    ),
  );
}

describe('an unreadable clause', () => {
  for (const [sentence, left, found] of [
    ['Ann: hits the Bear beside "the well"', 'hits Bear', 'beside'],
    ['Ann: hits the Bear "from above"', 'hits Bear', '"from above"'],
    ['Ann: hits the Bear with her rope "soaked"', 'hits Bear in-hand', '"soaked"'],
    ['Ann: hits the Bear, beside the well, rolls 4', 'hits Bear rolls', 'beside'],
  ] as const) {
    it(`leaves the announcement valid: ${sentence}`, () => {
      const reading = read(inRound(sentence));
      assert.deepEqual(announced(reading), [left]);
      assert.deepEqual(
        findingsOf(reading).map((line) => line.slice(3, line.indexOf(' |'))),
        [found],
      );
    });
  }

  it('invalidates the announcement if nothing but the verb is left', () => {
    assert.deepEqual(announced(read(inRound('Ann: ducks sideways'))), []);
  });
});

describe('an object without quotes', () => {
  for (const [sentence, meant] of [
    ['Ann: runs the whole long way', 'runs “the whole long way”'],
    ['Ann: runs up a wall quietly', 'runs “up a wall” quietly'],
    ['Ann: runs around the pond, rolls 4', 'runs “around the pond” rolls'],
    ['Ann: wades slowly and warily into the pond with Wit against 4', 'wades “slowly and warily into the pond” task'],
  ] as const) {
    it(`is read: ${sentence}`, () => {
      const reading = read(inRound(sentence));
      assert.deepEqual(findingsOf(reading), []);
      assert.deepEqual(announced(reading), [meant]);
    });
  }

  it('doesn’t include a clause with a mistake in it', () => {
    assert.deepEqual(findingsOf(read(inRound('Ann: runs the way quitly'))), [
      '5: quitly | “quitly” isn’t understood here. Did you mean “quietly”?',
    ]);
  });

  it('needs quotes if it may be a name', () => {
    const reading = read(inRound('Ann: runs past the Bear quietly'));
    assert.deepEqual(findingsOf(reading), ['5: past the Bear | “past the Bear” needs quotes here']);
    assert.deepEqual(announced(reading), ['runs “past the Bear” quietly']);
    assert.deepEqual(findingsOf(read(mended(reading, 'Put the words in quotes'))), []);
  });
});

describe('other words without quotes', () => {
  const reading = read(inRound('edge high ground for Ann', 'note he is gone', 'edge hill  // here'));

  it('are read as if they had them', () => {
    assert.deepEqual(rowsOf(reading).slice(-3), [
      'edge words=high ground for=Ann',
      'note text=he is gone',
      'edge words=hill',
    ]);
  });

  it('are reported, with the quotes as a fix', () => {
    assert.deepEqual(findingsOf(reading), [
      '5: high ground | “high ground” needs quotes here',
      '6: note he is gone | Read as “note "he is gone"”',
      '7: hill | “hill” needs quotes here',
    ]);
    assert.match(mended(reading, 'Put the words in quotes'), /edge "high ground" for Ann/u);
  });
});

describe('a sentence that ends a block early', () => {
  const head = 'scenario "x"\ncombatant Ann (she) of the Players\n';

  for (const [block, ending, kept] of [
    ['  weapon "long rope": near\n  carries rope\n', 'weapon "long rope": near', 'carries'],
    ['situation "here"\n  option one two\n  rope beats knife\n  edge "hill"\n', 'option one two', 'better'],
    ['round 1\n  Ann: ducks\n  verb "hums": rest\n  Ann: hums\n', 'verb "hums": rest', 'announcement-hums'],
    ['round 1\n  Ann: ducks\n  seed 3\n    quietly\n', 'seed 3', 'quietly'],
  ] as const) {
    it(`is reported instead of what follows: ${ending}`, () => {
      const reading = read(head + block);
      const words = ending.replaceAll('"', '');
      assert.deepEqual(
        reading.problems.map((finding) => said(finding).split('” ends')[0]),
        [`“${words}`],
      );
      assert.ok(
        rowsOf(reading).some((row) => row.startsWith(kept)),
        rowsOf(reading).join('\n'),
      );
    });

    it(`can be moved above: ${ending}`, () => {
      const now = mended(read(head + block), 'Move it above');
      const lines = now.split('\n').map((line) => line.trim());
      assert.deepEqual(findingsOf(read(now)), []);
      assert.deepEqual(
        lines.filter((line) => line === ending),
        [ending],
      );
      assert.deepEqual(
        [...lines].sort(),
        (head + block)
          .split('\n')
          .map((line) => line.trim())
          .sort(),
      );
    });
  }

  it('ends it correctly if nothing of the block follows', () => {
    assert.deepEqual(
      findingsOf(read(`${head}situation "here"\n  edge "hill"\noption one two\nseed 3\nround 1\n  Ann: ducks\n`)),
      [],
    );
  });

  it('is checked again after each change of the lines around it', () => {
    const text = `${head}situation "here"\n  option one two\n  edge "hill"\n`;
    const without = text.replace('  option one two\n', '');
    const changed = read(without, { previous: read(text) });
    assert.deepEqual(findingsOf(changed), []);
    assert.deepEqual(findingsOf(read(text, { previous: changed })), findingsOf(read(text)));
    const other = text.replace('one two', 'one three');
    assert.deepEqual(findingsOf(read(other, { previous: read(text) })), findingsOf(read(other)));
  });

  it('doesn’t continue a block after an unreadable line, which may have begun another', () => {
    const text = `${head}situation "here"\n  option one two\n  foo bar\n  rope beats knife\n`;
    assert.deepEqual(
      findingsOf(read(text)).at(-1),
      '6: rope beats knife | “rope beats knife” belongs in the situation',
    );
  });
});

describe('an unknown verb', () => {
  const reading = read(inRound('Ann: dances'));

  it('is recognised by a clause', () => {
    assert.deepEqual(announced(read(mended(reading, 'Add “with Wit against 4”'))), ['dances task']);
  });

  const cast = '// Who is here\ncombatant Ann (she) of the Players\n  Might 4\nround 1\n  Ann: dances\n';

  it('can be declared above the combatants and the comment on them, with a blank line between', () => {
    const now = mended(read(`seed 3\n${cast}`), 'Declare “dances” as a guard');
    assert.equal(now, `seed 3\nverb "dances": guard\n\n${cast}`);
    assert.deepEqual(findingsOf(read(now)), []);
  });

  it('can be declared below the other verbs', () => {
    const now = mended(read(`verb "hops": guard\n\n${cast}`), 'Declare “dances” as a guard');
    assert.equal(now, `verb "hops": guard\nverb "dances": guard\n\n${cast}`);
    assert.deepEqual(findingsOf(read(now)), []);
  });

  it('can be declared above its round where the combatants are in another file', () => {
    const now = mended(read('round 1\n  Ann: dances\n'), 'Declare “dances” as a guard');
    assert.equal(now, 'verb "dances": guard\n\nround 1\n  Ann: dances\n');
  });

  it('is offered as what it can be at its place', () => {
    const titles = read(inRound('Ann: dances around the pole')).problems.flatMap(({ fixes }) =>
      fixes.map(({ title }) => title),
    );
    assert.deepEqual(titles, ['Add “with Wit against 4”']);
  });
});

describe('a stat as writers put it', () => {
  for (const line of ['Might 4', 'might 4', 'Might: 4', '4 Might', 'raw strength 4', 'Raw Strength 4']) {
    it(`is read: ${line}`, () => {
      const reading = read(`combatant Ann (she) of the Players\n  ${line}, sure aim 2 of 3\n`);
      assert.deepEqual(findingsOf(reading), []);
      assert.deepEqual(plain(reading.scenarios[0]?.scenario.combatants[0]?.stats), [
        { name: 'Might', value: 4 },
        { name: 'Sure Aim', value: 2, of: 3 },
      ]);
    });
  }

  it('is recognised wherever its number is', () => {
    const text = 'combatant Ann (she) of the Players\n  4 Raw Strength\n';
    const at = targetAt(read(text), text.indexOf('Strength') + 3);
    assert.equal(at?.stat?.word, 'Might');
    assert.deepEqual(at.range, { start: text.indexOf('Raw'), end: text.indexOf('Strength') + 'Strength'.length });
  });

  it('is similar to what is written', () => {
    assert.deepEqual(findingsOf(read('combatant Ann (she) of the Players\n  mihgt 4\n')), [
      '2: mihgt | “mihgt” isn’t understood here. Did you mean “Might”?',
    ]);
  });
});

describe('everybody', () => {
  const text = inRound('edge "hill" for everybody', 'everyone stands 2 ft from Ann');

  it('means all who take part, if several can be named', () => {
    const reading = read(inRound('edge "hill" for everybody'));
    assert.deepEqual(findingsOf(reading), []);
    const [, , , , edge] = reading.statements;
    assert.deepEqual(
      edge?.parts[0]?.slots.names('for').map(({ id }) => id),
      ['Ann Bly', 'Bear'],
    );
  });

  it('means whoever takes part at that point', () => {
    const more = read(`combatant Una (she) of the Host\n${text}`, { previous: read(text) });
    const edge = more.statements.find(({ parts }) => parts[0]?.row.id === 'edge');
    assert.deepEqual(
      edge?.parts[0]?.slots.names('for').map(({ id }) => id),
      ['Una', 'Ann Bly', 'Bear'],
    );
  });
});

describe('a name with an abbreviation', () => {
  const text = 'combatant Dr. Ann Quill (she) of the Players\ncombatant J. Doe (he) of the Host\nround 1\n';
  const meant = (line: string): unknown =>
    read(`${text}  ${line}\n`).scenarios[0]?.scenario.rounds[0]?.announcements.map(({ actors, targets }) =>
      [...actors, ...targets].map(({ id }) => id),
    );

  it('keeps its full stop', () => {
    assert.deepEqual(
      read(text).scenarios[0]?.scenario.combatants.map(({ name }) => name),
      ['Dr. Ann Quill', 'J. Doe'],
    );
  });

  for (const line of [
    'Dr. Ann Quill: hits J. Doe.',
    'Dr Ann Quill: hits J Doe',
    'Quill: hits "J. Doe"',
    'Ann Quill: hits Doe.',
  ]) {
    it(`is recognised: ${line}`, () => assert.deepEqual(meant(line), [['Dr. Ann Quill', 'J. Doe']]));
  }

  it('is read again when its short form gets a full stop', () => {
    const before = text.replace('Dr. Ann Quill', 'Ann Quill');
    const now = read(`${text}  Dr: ducks\n`, { previous: read(`${before}  Dr: ducks\n`) });
    assert.deepEqual(
      now.scenarios[0]?.scenario.rounds[0]?.announcements[0]?.actors.map(({ id }) => id),
      ['Dr. Ann Quill'],
    );
  });
});
