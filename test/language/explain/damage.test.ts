/** One mistake affects one sentence: after any damage all other sentences keep their row and slots. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { rulesets } from '../../../server/engine/index.ts';
import { readText, type Reading, type Statement } from '../../../server/language/index.ts';

const samples = readdirSync(new URL('../../../samples', import.meta.url))
  .filter((name) => name.endsWith('.clash'))
  .map((name) => name.replace('.clash', ''));
const strayMarks = [';', '!', ',', ':', '(', '"'];
type Part = Statement['parts'][number];

/** Texts of kept parts, which needn’t be composed again. */
const words = new WeakMap<Part, string>();

/** Replaces the sentence from `from` to `to`. */
interface Damage {
  readonly from: number;
  readonly to: number;
  readonly now: string;
}

for (const name of samples) {
  const text = readFileSync(new URL(`../../../samples/${name}.clash`, import.meta.url), 'utf8');
  const whole = readText(text, { file: name, rulesets });
  const said = [...saidAt(whole)];

  describe(`a mistake in ${name}`, () => {
    it('affects nothing if there is none', () => {
      assert.deepEqual(whole.problems, []);
    });

    it('affects nothing if it is the quotes of a word processor', () => {
      assert.deepEqual(
        readText(
          text
            .replace(/"([^"]*)"/gu, '“$1”')
            .replaceAll("'", '’')
            .replaceAll('  ', ' \u00a0'),
          { file: name, rulesets },
        ).problems,
        [],
      );
    });

    for (const [kind, damages] of Object.entries(damagesOf(whole))) {
      it(`affects only its own sentence: ${kind} (${damages.length} times)`, () => {
        for (const damage of damages) {
          const after = readText(text.slice(0, damage.from) + damage.now + text.slice(damage.to), {
            file: name,
            rulesets,
            previous: whole,
          });
          assert.deepEqual(lost(said, after, damage), [], damage.now);
        }
      }).timeout(60_000);
    }
  });
}

function damagesOf({ text, document }: Reading): Readonly<Record<string, readonly Damage[]>> {
  const damages: Record<string, Damage[]> = {
    'a word dropped': [],
    'a word doubled': [],
    'a word misspelt': [],
    'an open quotation': [],
    ...Object.fromEntries(strayMarks.map((mark) => [stray(mark), []])),
  };
  for (const [index, { tokens, length }] of document.sentences.entries()) {
    const from = document.starts[index] ?? 0;
    const written = text.slice(from, from + length);
    const add = (kind: string, start: number, end: number, put: string): void => {
      damages[kind]?.push({ from, to: from + length, now: written.slice(0, start) + put + written.slice(end) });
    };
    // A verb whose declaration no longer names it is unknown, and a game that isn’t named can’t be recognised.
    const only = ['verb', 'rules'].includes(tokens[0]?.text ?? '') ? tokens[1] : undefined;
    for (const token of tokens) {
      const { kind, start, end } = token;
      if (token !== only) add('a word dropped', start, end, '');
      add('a word doubled', end, end, ` ${written.slice(start, end)}`);
      if (kind === 'word') add('a word misspelt', start + 1, start + 2, 'q');
      if (kind === 'prose') {
        add('an open quotation', end - 1, end, '');
        add('an open quotation', start, start + 1, '');
      }
      for (const mark of strayMarks) add(stray(mark), start, start, `${mark} `);
    }
  }
  return damages;
}

function stray(mark: string): string {
  return `a stray ${mark}`;
}

/** What the other sentences meant before and no longer mean. */
function lost(
  before: readonly (readonly [number, string])[],
  after: Reading,
  { from, to, now }: Damage,
): readonly string[] {
  const said = saidAt(after);
  return before.flatMap(([start, words]) => {
    if (start >= from && start < to) return [];
    const place = start > from ? start + now.length - (to - from) : start;
    return said.get(place) === words ? [] : [`${words} became ${said.get(place) ?? 'nothing'}`];
  });
}

/**
 * Each part of a statement by its place: its row and the words in its slots. A trailing comma may join what was
 * separate, without effect.
 */
function saidAt({ statements, document }: Reading): ReadonlyMap<number, string> {
  const starts = new Map(document.sentences.map((sentence, index) => [sentence, document.starts[index] ?? 0]));
  return new Map(
    statements.flatMap(({ sentence, parts }) =>
      parts.map((part) => {
        const first = sentence.tokens[part.from]?.start ?? 0;
        return [(starts.get(sentence) ?? 0) + first, wordsOf(part, sentence)] as const;
      }),
    ),
  );
}

function wordsOf(part: Part, sentence: Statement['sentence']): string {
  const known = words.get(part) ?? wordsIn(part, sentence);
  words.set(part, known);
  return known;
}

function wordsIn({ row, marks }: Part, { tokens }: Statement['sentence']): string {
  return [
    row.id,
    ...marks.flatMap((mark) =>
      mark.is === 'slot'
        ? [
            `${mark.node.slot}=${tokens
              .slice(mark.from, mark.to)
              .map(({ text }) => text)
              .join(' ')}`,
          ]
        : [],
    ),
  ].join(' ');
}
