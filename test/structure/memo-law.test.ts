/** All caches are made with `engine/derive`, and others are found. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { bounds } from '../../server/engine/derive/index.ts';
import { sourceFiles } from './import-law.ts';
import { strayMemos } from './memo-law.ts';

const root = resolve(import.meta.dirname, '../..');

describe('caches', () => {
  it('are all made with engine/derive', () => {
    assert.deepEqual(strayMemos(sourceFiles(root)), []);
  });

  it('have no limit in the table under a name that no cache has', () => {
    const texts = sourceFiles(root).filter(({ path }) => !path.endsWith('/derive/bounds.ts'));
    assert.deepEqual(
      Object.keys(bounds).filter((name) => !texts.some(({ text }) => text.includes(`'${name}'`))),
      [],
    );
  });

  const breaches = [
    ['const known = new WeakMap<Round, Odds>();', 'has a WeakMap of its own'],
    ['class Table { readonly #rows = new WeakMap<Row, Verb>(); }', 'has a WeakMap of its own'],
    ['const known = new Map<string, Odds>(); known.set(key, odds);', 'fills “known” for the whole module'],
    ['const known: Odds[] = []; function keep(odds: Odds) { known.push(odds); }', 'fills “known” for the whole module'],
    ['const known: Record<string, Odds> = {}; known[key] ??= odds;', 'fills “known” for the whole module'],
    [
      'function trim() { const [oldest] = this.#made.keys(); this.#made.delete(oldest); }',
      'forgets the oldest by itself',
    ],
    ['made.delete(made.keys().next().value);', 'forgets the oldest by itself'],
    ["const known = derive('odds', (round: Round) => []);", 'derives something that is filled later'],
    ["const known = derivePair<Cast, Round, Odds>('odds', () => new Map());", 'derives something that is filled later'],
    [
      "const one = derive('odds', oddsOf); const other = new ValueMemo<Round, Odds>('odds');",
      'gives the name “odds” again',
    ],
  ] as const;
  for (const [text, what] of breaches) {
    it(`may not be made like this: ${text}`, () => {
      assert.deepEqual(strayMemos([{ path: 'server/report/text.ts', text }]), [`server/report/text.ts ${what}`]);
    });
  }

  const allowed = [
    'const none: ReadonlyMap<string, Odds> = new Map();',
    'function merged() { const known = new Map<string, Odds>(); known.set(key, odds); }',
    'class Open { readonly #files = new Map<string, File>(); }',
    'const [only] = odds.keys(); open.delete(uri);',
    "const namesOf = derive('names', ({ names }: Cast) => new Map(names));",
    "const oddsOf = derive('odds', (round: Round) => [round.title]);",
    "const memoOf = memoOfEach<Odds>('odds of a round');",
  ];
  for (const text of allowed) {
    it(`don’t include ${text}`, () => {
      assert.deepEqual(strayMemos([{ path: 'server/report/text.ts', text }]), []);
    });
  }

  it('of engine/derive itself, the protocol and the panel’s page are exempt', () => {
    const text = 'const known = new WeakMap<Round, Odds>();';
    const paths = [
      'server/engine/derive/derive.ts',
      'server/protocol/outline.ts',
      'client/webview/model/course/filter.ts',
    ];
    assert.deepEqual(strayMemos(paths.map((path) => ({ path, text }))), []);
  });
});
