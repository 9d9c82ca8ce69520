/** Every file keeps to the allowed imports, and violations are found. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { rulesets } from '../../server/engine/index.ts';
import { breaches, sourceFiles, strayGames, strayKinds } from './import-law.ts';

const root = resolve(import.meta.dirname, '../..');

describe('allowed imports', () => {
  it('are kept to by every file', () => {
    assert.deepEqual(breaches(sourceFiles(root)), []);
  });

  const forbidden = [
    [
      'server/engine/dice.ts',
      "import { readFileSync } from 'node:fs';",
      'server/engine/dice.ts imports the package node:fs',
    ],
    [
      'server/engine/dice.ts',
      "import { read } from '../language/index.ts';",
      'server/engine/dice.ts imports server/language/index.ts',
    ],
    [
      'client/webview/view.ts',
      "import type { Pool } from '../../server/engine/index.ts';",
      'client/webview/view.ts imports server/engine/index.ts',
    ],
    [
      'server/lint/rule.ts',
      "export { x } from '../engine/pool.ts';",
      'server/lint/rule.ts imports server/engine/pool.ts instead of its module’s index.ts',
    ],
    [
      'client/view.ts',
      "const engine = await import('../server/engine/index.ts');",
      'client/view.ts imports server/engine/index.ts',
    ],
  ] as const;
  for (const [path, text, sentence] of forbidden) {
    it(`don’t include ${text}`, () => {
      assert.deepEqual(breaches([{ path, text }]), [sentence]);
    });
  }
});

describe('games', () => {
  it('are named nowhere but in their own folders', () => {
    const folders = 'server/engine/rulesets/';
    const named = sourceFiles(root).filter(
      (file) =>
        !file.path.startsWith(folders) &&
        rulesets.some(({ id }) => ["'", '"', '`'].some((quote) => file.text.includes(`${quote}${id}`))),
    );
    assert.deepEqual(
      named.map((file) => file.path),
      [],
    );
  });

  it('import from their own folders and their family’s, and from no other game', () => {
    assert.deepEqual(strayGames(sourceFiles(root)), []);
  });

  const stray = [
    [
      'server/engine/rulesets/one-2017/play.ts',
      '../one-2018/cards.ts',
      ['server/engine/rulesets/one-2017/play.ts imports server/engine/rulesets/one-2018/cards.ts'],
    ],
    [
      'server/engine/rulesets/one/play.ts',
      '../one-2018/cards.ts',
      ['server/engine/rulesets/one/play.ts imports server/engine/rulesets/one-2018/cards.ts'],
    ],
    ['server/engine/rulesets/one-2017/play.ts', '../one/facts.ts', []],
  ] as const;
  for (const [path, target, sentences] of stray) {
    it(`${sentences.length === 0 ? 'may' : 'may not'} import ${target} in ${path}`, () => {
      assert.deepEqual(strayGames([{ path, text: `import { x } from '${target}';` }]), sentences);
    });
  }

  it('have their kinds of steps and facts compared only in their own folders', () => {
    assert.deepEqual(strayKinds(sourceFiles(root)), []);
  });

  const own = [
    {
      path: 'server/engine/rulesets/one/play.ts',
      text: "recorder.record(() => ({ kind: isOpen ? 'left open' : 'roll', details: [{ kind: 'pool', pool }] }));",
    },
    { path: 'server/engine/rulesets/one/facts.ts', text: "export interface Bet { readonly kind: 'bet' | 'idle' }" },
    {
      path: 'server/engine/rulesets/one/table.ts',
      text: "interface Said { rest: { who: NameRef }; 'no longer': object } export type OneFact = FactOf<Said>;",
    },
    { path: 'server/engine/details.ts', text: "export interface Idle { readonly kind: 'idle' }" },
  ];
  const compared = [
    ["step.kind === 'roll'", 'roll'],
    ["steps.find(({ kind }) => kind !== 'left open')", 'left open'],
    ["clauses.some((fact) => 'bet' === fact.kind)", 'bet'],
    ["switch (step?.kind) { case 'roll': break; }", 'roll'],
    ["['bet', 'idle'].includes(fact.kind)", 'bet'],
    ["factsOf(clauses, 'bet')", 'bet'],
    ["fact.kind === 'rest'", 'rest'],
    ["lastFact(facts, 'no longer')", 'no longer'],
    ["step.kind === 'round'", 'round'],
    // Kinds that shared code has as well are its own, and so is what only looks similar.
    ["fact.kind === 'idle'", undefined],
    ["detail.kind === 'pool'", undefined],
    ["step.title === 'roll'", undefined],
  ] as const;
  for (const [text, kind] of compared) {
    it(`${kind === undefined ? 'may' : 'may not'} have kinds compared by ${text} elsewhere`, () => {
      const file = { path: 'server/report/text.ts', text };
      assert.deepEqual(
        strayKinds([...own, file]),
        kind === undefined ? [] : [`server/report/text.ts compares the kind “${kind}”`],
      );
      assert.deepEqual(strayKinds([...own, { ...file, path: 'server/engine/rulesets/one/text.ts' }]), []);
    });
  }
});
