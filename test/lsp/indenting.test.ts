/** Indentation of lines that are typed, pasted or selected. */
import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyze } from '../../server/analysis/index.ts';
import { indentingAt, indentingOf } from '../../server/lsp/actions/formatting.ts';
import { Typing } from '../../server/lsp/connection/typing.ts';

const uri = 'test.clash';
const cast = 'rules demon-city-2018\ncombatant Ann (she) of the Players\ncombatant Bill (he) of the Host\n';

/** The text after some keys were typed at its end and the server has answered the last of them. */
function typed(text: string, keys: string): string {
  const typing = new Typing();
  const document = TextDocument.create(uri, 'clash', 0, `${cast}${text}`);
  for (const key of keys) {
    const end = document.positionAt(document.getText().length);
    typing.update(document, [{ range: { start: end, end }, text: key }], document.version + 1);
  }
  const analysis = analyze(document.getText(), { file: uri });
  const edits = indentingAt(analysis, document.positionAt(document.getText().length), typing.placeIn(uri));
  return TextDocument.applyEdits(document, edits).slice(cast.length);
}

function pasted(text: string): string {
  const document = TextDocument.create(uri, 'clash', 0, `${cast}${text}`);
  const analysis = analyze(document.getText(), { file: uri });
  const end = document.positionAt(document.getText().length);
  return TextDocument.applyEdits(document, indentingOf(analysis, { start: { line: 3, character: 0 }, end })).slice(
    cast.length,
  );
}

const rows: readonly (readonly [name: string, text: string, keys: string, after: string])[] = [
  ['a round goes out of the round before', 'round 1\n  Ann: waits\n    ', 'round 2', 'round 1\n  Ann: waits\nround 2'],
  [
    'an expectation goes out of the round',
    'round 1\n  Ann: punches Bill\n  ',
    'expect Ann succeeds at least 50% in round 1',
    'round 1\n  Ann: punches Bill\nexpect Ann succeeds at least 50% in round 1',
  ],
  [
    'the next announcement goes out of the one before',
    'round 1\n  Ann: punches Bill\n    ',
    'Bill: punches',
    'round 1\n  Ann: punches Bill\n  Bill: punches',
  ],
  [
    'a clause goes into the announcement',
    'round 1\n  Ann: punches Bill.\n  ',
    'advantage "x"',
    'round 1\n  Ann: punches Bill.\n    advantage "x"',
  ],
  [
    'an announcement that can’t be read stands where announcements do',
    'round 1\n  Ann: punches Bill\n    ',
    'Bill: squonks',
    'round 1\n  Ann: punches Bill\n  Bill: squonks',
  ],
  [
    'what may become anything stays',
    'round 1\n  Ann: punches Bill\n    ',
    'roun',
    'round 1\n  Ann: punches Bill\n    roun',
  ],
  ['the blanks of a new line stay', 'round 1\n  Ann: punches Bill\n', '    ', 'round 1\n  Ann: punches Bill\n    '],
  [
    'lines typed in one go are all indented',
    'round 1\n',
    'Ann: punches Bill\nadvantage "x"\nround 2\nBill: flees',
    'round 1\n  Ann: punches Bill\n    advantage "x"\nround 2\n  Bill: flees',
  ],
  [
    'no line above those is touched',
    'round 1\nAnn: punches Bill\n',
    'Bill: flees',
    'round 1\nAnn: punches Bill\n  Bill: flees',
  ],
  [
    'a blank line that was typed is left empty',
    'round 1\n  Ann: punches Bill',
    '\n  \nround 2',
    'round 1\n  Ann: punches Bill\n\nround 2',
  ],
];

describe('while somebody types', () => {
  for (const [name, text, keys, after] of rows)
    it(name, () => {
      assert.equal(typed(text, keys), after);
    });
});

describe('what is pasted or selected', () => {
  it('is indented by what it belongs to, and keeps its words', () => {
    assert.equal(
      pasted('    round 1\nAnn:  punches Bill.  \n  advantage "x"\n'),
      'round 1\n  Ann:  punches Bill.  \n    advantage "x"\n',
    );
  });
});

describe('lines typed without a break', () => {
  const line = (text: string): TextDocument => TextDocument.create(uri, 'clash', 0, text);
  const at = (row: number, character: number, text: string) => ({
    range: { start: { line: row, character }, end: { line: row, character } },
    text,
  });

  it('continue with Enter, and start again elsewhere', () => {
    const [typing, document] = [new Typing(), line('one\ntwo\n\nfour\n')];
    typing.update(document, [at(2, 0, 'x')], 1);
    typing.update(document, [at(2, 1, '\n  ')], 2);
    assert.deepEqual(typing.placeIn(uri), { caret: { line: 3, character: 2 }, from: 2 });
    typing.update(document, [at(0, 3, 's')], 3);
    assert.deepEqual(typing.placeIn(uri), { caret: { line: 0, character: 4 }, from: 0 });
  });

  it('continue after one of them was indented', () => {
    const [typing, document] = [new Typing(), line('')];
    typing.update(document, [at(0, 0, 'a'), at(0, 1, '\n'), at(1, 0, 'b'), at(0, 0, '  '), at(1, 0, '  ')], 1);
    assert.deepEqual(typing.placeIn(uri), { caret: { line: 1, character: 3 }, from: 0 });
  });

  it('don’t include pasted lines', () => {
    const [typing, document] = [new Typing(), line('')];
    typing.update(document, [at(0, 0, 'a\nb\nc')], 1);
    assert.equal(typing.placeIn(uri), undefined);
  });
});
