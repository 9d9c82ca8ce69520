/** Words, numbers, quotations, marks and comments, and where a sentence ends. */
import assert from 'node:assert/strict';
import { toDocument } from '../../server/language/read/document.ts';

/** Each sentence as its tokens, joined by `|`; quotations in angle brackets, open ones with `…`. */
function sentences(text: string): readonly string[] {
  return toDocument('x', text).sentences.map(({ tokens }) =>
    tokens.map(({ kind, text: word, open }) => (kind === 'prose' ? `<${word}${open ? '…' : ''}>` : word)).join('|'),
  );
}

const cases: readonly (readonly [name: string, text: string, ...expected: string[]])[] = [
  ['words keep apostrophes, hyphens and digits', "O'Hara Hand-to-Hand d10", "O'Hara|Hand-to-Hand|d10"],
  ['curly apostrophes are plain ones', 'O’Hara', "O'Hara"],
  ['words of all scripts', 'Señora 佐藤 Ольга', 'Señora|佐藤|Ольга'],
  ['a number may have a unit at its heels', '5ft 60% 1.5', '5|ft|60|%|1.5'],
  ['hard spaces are blanks and soft hyphens nothing', 'boat­hook\u00a0here', 'boathook|here'],
  ['a full stop ends a sentence on its line', 'Ann: waits.   rolls 4', 'Ann|:|waits', 'rolls|4'],
  ['a full stop within quotes ends none', 'note "One. Two."', 'note|<One. Two.>'],
  ['titles and initials end no sentence', 'Dr. Smith meets J. Doe', 'Dr|Smith|meets|J|Doe'],
  ['a comma at its end joins the next line', 'one,\n  two\nthree', 'one|,|two', 'three'],
  ['but not past a blank line', 'one,\n\ntwo', 'one|,', 'two'],
  ['line comments are passed over', 'one // two\n// three\nfour', 'one', 'four'],
  ['block comments may span lines', 'one /* two\nthree */ four', 'one|four'],
  ['an unclosed block comment ends with its line', 'one /* two\nthree', 'one', 'three'],
  ['quotations may run over lines', 'note "one\n    two"', 'note|<one two>'],
  ['curly quotes', 'note “one” „two“ «three»', 'note|<one>|<two>|<three>'],
  ['straight quotes within curly ones', 'note “the "one" here”', 'note|<the "one" here>'],
  ['apostrophes within quotations stay', 'note "Ann’s ‘lamp’"', 'note|<Ann’s ‘lamp’>'],
  ['two quotations with a comma between', 'using "one", "two"', 'using|<one>|,|<two>'],
  ['an empty quotation', 'note ""', 'note|<>'],
  ['an open quotation ends with its line', 'note "one two\nAnn: waits', 'note|<one two…>', 'Ann|:|waits'],
  ['an open quotation stops where another begins', 'note "one\nnote "two"', 'note|<one…>', 'note|<two>'],
  ['an open quotation stops at a blank line', 'note “one\n\nnote two”', 'note|<one…>', 'note|two|<…>'],
  ['an open quotation stops where an empty one stands', 'note "one\nnote ""', 'note|<one…>', 'note|<>'],
  ['an open quotation leaves a sentence in a column of its own', 'note "one.    rolls 4', 'note|<one…>', 'rolls|4'],
];

describe('splitting text into sentences', () => {
  for (const [name, text, ...expected] of cases)
    it(name, () => {
      assert.deepEqual(sentences(text), expected);
    });
});
