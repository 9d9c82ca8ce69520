/** The table of the sizes of modules. */
import assert from 'node:assert/strict';
import { roomTable } from '../../scripts/measure/room-table.ts';
import { sourceLines } from '../../scripts/measure/source-lines.ts';

const check = `/** A check. */
import {
  example,
} from './example.ts';

export const check = {
  id: 'late-bet',
  ...example(\`
- one
+ two
\`),
  check: () => {
    return [];
  },
};

const short = (value: number): number => value + 1;
`;

describe('the lines of a source file', () => {
  it('are imports, examples or logic', () => {
    assert.deepEqual(sourceLines('server/lint/late-bet.ts', check).lines, {
      imports: 3,
      examples: 4,
      pages: 0,
      logic: 10,
    });
  });

  it('are pages in a folder of that name', () => {
    assert.deepEqual(
      sourceLines('server/engine/rulesets/chess/pages/castling.ts', 'const a = 1;\nconst b = 2;\n').lines,
      {
        imports: 0,
        examples: 0,
        pages: 2,
        logic: 0,
      },
    );
  });

  it('have functions with bodies, and a longest line', () => {
    const { functions, longest } = sourceLines('server/lint/late-bet.ts', check);
    assert.deepEqual(functions, [3]);
    assert.equal(longest, 'const short = (value: number): number => value + 1;'.length);
  });
});

describe('the table of modules', () => {
  const file = (path: string, logic: number) => ({
    path,
    lines: { imports: 0, examples: 0, pages: 0, logic },
    functions: [logic],
    longest: 80,
  });
  const files = [file('server/lint/a.ts', 50), file('server/lint/rules/b.ts', 10), file('server/lint/rules/c.ts', 20)];

  it('counts a file in the innermost module, and folders separately', () => {
    const { rows } = roomTable([...files, file('server/lintel/d.ts', 7)], ['server/lint', 'server/lint/rules']);
    assert.deepEqual(rows.slice(1, 3), [
      ['server/lint', '50', '0', '0', '0', '50', '1', '0', '1', '50', '50', '80'],
      ['server/lint/rules', '30', '0', '0', '0', '30', '2', '2', '2', '20', '20', '80'],
    ]);
  });

  it('sums up the product and everything', () => {
    const { rows } = roomTable([...files, file('test/e.ts', 5)], ['server/lint', 'test']);
    assert.deepEqual(
      rows.slice(-2).map(([room, lines]) => [room, lines]),
      [
        ['product', '80'],
        ['all', '85'],
      ],
    );
  });
});
