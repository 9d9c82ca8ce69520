/** Editor features at a caret: names, rows, renaming, outline, folding, colours. */
import assert from 'node:assert/strict';
import { rulesets as games } from '../../server/engine/index.ts';
import {
  clashOfMarkdown,
  coloursOf,
  declarationOf,
  declaredAt,
  editsOf,
  foldsOf,
  outlineOf,
  readingRules,
  readText,
  referencesAt,
  renamable,
  rename,
  targetAt,
  toGrammar,
  withEdits,
  type OutlineEntry,
} from '../../server/language/index.ts';
import { cursor, file, findingsOf, inRound, read, rulesets } from './helper.ts';

function at(text: string): { readonly reading: ReturnType<typeof read>; readonly offset: number } {
  const { text: plain, at: offset } = cursor(text);
  return { reading: read(plain), offset };
}

describe('at an offset', () => {
  it('a name is found with its declaration', () => {
    const { reading, offset } = at(inRound('Ann: hits the B$0ear'));
    assert.equal(targetAt(reading, offset)?.name?.name, 'Bear');
    const declared = declaredAt(reading, offset)?.declared;
    const place = declared === undefined ? undefined : declarationOf(reading, declared);
    assert.equal(reading.text.slice(place?.range.start, place?.range.end), 'Bear');
    assert.equal(place?.range.start, reading.text.indexOf('Bear'));
  });

  it('a verb, a stat and a row are found', () => {
    const target = (text: string): ReturnType<typeof targetAt> => {
      const { reading, offset } = at(text);
      return targetAt(reading, offset);
    };
    assert.equal(target(inRound('Ann: hi$0ts the Bear'))?.verb?.doc, 'What hits means');
    assert.equal(target(inRound().replace('Might', 'Mi$0ght'))?.stat?.word, 'Might');
    assert.deepEqual(
      [
        target(inRound('Ann: ducks', 'aims$0 at "it"'))?.row.id,
        target(inRound('Ann: ducks', 'aims$0 at "it"'))?.announcement?.start,
      ],
      ['aim', 0],
    );
    assert.equal(target(inRound('$0gibberish')), undefined);
  });

  it('all uses of a name are found', () => {
    const { reading, offset } = at(
      inRound('A$0nn: hits the Bear', 'the Bear: hits Bly', 'round 2 if Ann Bly succeeded'),
    );
    const words = referencesAt(reading, offset).map(({ range }) => reading.text.slice(range.start, range.end));
    assert.deepEqual(words, ['Ann Bly', 'Ann', 'Bly', 'Ann Bly']);
  });
});

describe('renaming', () => {
  function renamed(text: string, to: string): string {
    const { reading, offset } = at(text);
    const declared = declaredAt(reading, offset)?.declared;
    const result = rename(declared === undefined ? [] : [{ reading, declared }], to);
    return result.is === 'edits' ? withEdits(reading.text, result.edits) : result.why;
  }
  const text = inRound('A$0nn: hits the Bear', 'the Bear: hits Ann Bly');

  it('keeps short forms short and full ones full', () => {
    assert.match(renamed(text, 'Eve Marsh'), /combatant Eve Marsh \(she\)[^]*Eve: hits the Bear[^]*hits Eve Marsh/u);
    assert.match(renamed(text, 'Eve'), /combatant Eve \(she\)[^]*Eve: hits the Bear[^]*hits Eve\n/u);
  });

  it('finds whom somebody passes, and renames them', () => {
    const fight =
      'scenario "A bar"\nrules demon-city-2018\ncombatant Nora of the Players\ncombatant the Ghoul of the Host\nround 1\n  Nora: sneaks past the Gh$0oul.\n';
    const { text: plain, at: offset } = cursor(fight);
    const reading = readText(plain, { file, rulesets: games });
    const declared = declaredAt(reading, offset)?.declared;
    const result = rename(declared === undefined ? [] : [{ reading, declared }], 'Wraith');
    assert.match(
      result.is === 'edits' ? withEdits(plain, result.edits) : result.why,
      /combatant the Wraith of the Host\nround 1\n {2}Nora: sneaks past the Wraith\./u,
    );
  });

  it('quotes lower-case names where they are declared', () => {
    assert.match(
      renamed(text, 'old crow'),
      /combatant "old crow" \(she\)[^]*old: hits the Bear|combatant "old crow" \(she\)[^]*old crow: hits the Bear/u,
    );
  });

  it('has the same meaning afterwards', () => {
    assert.deepEqual(findingsOf(read(renamed(text, 'the old crow'))), []);
  });

  it('includes the full stop of an abbreviation, and no other', () => {
    const renamedSo = renamed(text, 'Dr. Eve Marsh');
    assert.match(renamedSo, /combatant Dr\. Eve Marsh \(she\)/u);
    assert.deepEqual(findingsOf(read(renamedSo)), []);
    assert.equal(renamed(text, 'Eve. Marsh'), 'marks');
  });

  it('refuses names that are taken or invalid', () => {
    assert.deepEqual(
      [
        renamed(text, 'Bear'),
        renamed(text, '  '),
        renamed(text, 'a "b"'),
        renamed(inRound('Ann: hi$0ts the Bear'), 'x'),
      ],
      ['taken', 'empty', 'marks', 'no name'],
    );
  });

  it('offers the word at the caret, and nothing that the file does not declare', () => {
    const { reading, offset } = at(text);
    assert.equal(renamable(reading, offset)?.name, 'Ann Bly');
    const side = at(inRound().replace('Players', 'Play$0ers'));
    assert.equal(renamable(side.reading, side.offset), undefined);
  });
});

describe('the outline', () => {
  const shown = (entries: readonly OutlineEntry[], depth = 0): readonly string[] =>
    entries.flatMap(({ kind, name, detail, children }) => [
      `${' '.repeat(depth)}${kind}: ${name} (${detail})`,
      ...shown(children, depth + 1),
    ]);

  it('shows scenarios, cast, rounds and announcements', () => {
    assert.deepEqual(
      shown(
        outlineOf(read(`scenario "Here"\n${inRound('Ann: hits the Bear', '  quietly', 'round 2 "Dawn" otherwise')}`)),
      ),
      [
        'scenario: Here ()',
        ' combatant: Ann Bly (of Players)',
        ' combatant: Bear (of Host)',
        ' round: Round 1 ()',
        '  announcement: Ann (hits Bear)',
        ' round: Round 2 (Dawn)',
      ],
    );
  });

  it('shows unreadable sentences by their words', () => {
    assert.deepEqual(shown(outlineOf(read(inRound('round second', 'Ann: hist the Bear Bear')))).slice(3), [
      'round: round second ()',
      ' announcement: Ann: hist the Bear Bear ()',
    ]);
  });

  it('folds blocks and long comments of more than one line', () => {
    const reading = read(`/* one\ntwo */\n${inRound('Ann: hits the Bear', '  quietly', 'the Bear: waits')}`);
    assert.deepEqual(
      foldsOf(reading).map(
        ({ start, end, kind }) => `${kind} ${reading.text.slice(start, end).replace(/\s+/gu, ' ').slice(0, 24)}`,
      ),
      [
        'region combatant Ann Bly (she) ',
        'region round 1 Ann: hits the Be',
        'region Ann: hits the Bear quiet',
        'comment /* one two */',
      ].map((line) => line),
    );
  });
});

describe('colours', () => {
  it('show what every word is', () => {
    const reading = read(inRound('Ann: hits the Bear with her knife, rolls 4.'));
    const last = coloursOf(reading)
      .slice(-10)
      .map(({ start, end, role }) => `${role} ${reading.text.slice(start, end)}`);
    assert.deepEqual(last, [
      'keyword round',
      'number 1',
      'combatant Ann',
      'mark :',
      'verb hits',
      'combatant Bear',
      'keyword with',
      'thing knife',
      'keyword rolls',
      'number 4',
    ]);
  });

  it('mark where a name is declared', () => {
    assert.deepEqual(
      coloursOf(read('weapon rope: near')).map(({ role, declares }) => [role, declares]),
      [
        ['keyword', false],
        ['thing', true],
        ['mark', false],
        ['keyword', false],
      ],
    );
  });
});

describe('fixes', () => {
  const mended = (text: string): string => {
    const reading = read(text);
    const fix = reading.problems[0]?.fixes[0];
    return fix === undefined ? text : withEdits(reading.text, editsOf(reading, fix));
  };

  it('correct misspelt words, missing colons, open quotations', () => {
    for (const [broken, whole] of [
      ['Ann: duks', 'Ann: ducks'],
      ['Ann ducks', 'Ann: ducks'],
      ['note "one', 'note "one"'],
    ] as const) {
      assert.equal(mended(inRound(broken)), inRound(whole));
    }
  });

  it('add and remove sentences with their lines', () => {
    const reading = read(inRound('Ann: hits the Bear.', '  rolls 4', 'the Bear: waits'));
    const [first, second] = reading.scenarios[0]?.scenario.rounds[0]?.announcements ?? [];
    const edited = (intents: Parameters<typeof editsOf>[1]['intents']): string =>
      withEdits(reading.text, editsOf(reading, { title: '', certain: false, intents }));
    assert.equal(
      edited([{ do: 'add sentence after', at: first!.source, text: 'quietly' }]),
      inRound('Ann: hits the Bear.', '  quietly', '  rolls 4', 'the Bear: waits'),
    );
    assert.equal(edited([{ do: 'remove sentence', at: second!.source }]), inRound('Ann: hits the Bear.', '  rolls 4'));
    assert.equal(
      edited([{ do: 'remove', at: first!.targets[0]!.source }]),
      inRound('Ann: hits.', '  rolls 4', 'the Bear: waits'),
    );
  });
});

describe('in Markdown', () => {
  it('only the fenced blocks are read, at their offsets', () => {
    const text =
      '# Title "one\n\n```clash\ncombatant Ann of the Players\n```\n\ntext\n\n~~~ clash\nround 1\n~~~\n```js\nround 2\n```\n';
    const clash = clashOfMarkdown(text);
    assert.equal(clash.length, text.length);
    assert.equal(clash.indexOf('combatant'), text.indexOf('combatant'));
    assert.deepEqual(
      clash
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      ['combatant Ann of the Players', 'round 1'],
    );
  });
});

describe('the reader’s findings', () => {
  for (const { id, bad, good } of readingRules.filter((rule) => rule.bad !== '')) {
    it(`include ${id} where its wrong example marks it, and not in the corrected one`, () => {
      const before = bad.slice(0, bad.indexOf('//'));
      const marks = /\/\/[^\n]*/u.exec(bad)?.[0] ?? '';
      const line = before.trimEnd().split('\n').length;
      const word = (before.trimEnd().split('\n')[line - 1] ?? '').slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1);
      const byAny = (text: string) => readText(text, { file, rulesets: [...rulesets, ...games] });
      assert.deepEqual(
        [byAny(bad).problems.map(({ rule }) => rule), findingsOf(byAny(bad))[0]?.split(' | ')[0]],
        [[id], `${line}: ${word}`],
      );
      assert.deepEqual(findingsOf(byAny(good)), []);
    });
  }
});

describe('the grammar', () => {
  it('has valid expressions and the words of all rows', () => {
    const grammar = JSON.stringify(toGrammar(rulesets));
    for (const word of ['combatant', 'aims\\\\s+at', 'hits', 'otherwise']) assert.ok(grammar.includes(word), word);
    for (const [, match] of grammar.matchAll(/"(?:match|begin|end)":("(?:[^"\\]|\\.)*")/gu))
      assert.doesNotThrow(() => new RegExp(JSON.parse(match ?? '""') as string, 'u'));
  });
});
