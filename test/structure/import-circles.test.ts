/** Circular imports are few and small, and there are none where chances are computed. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { importCircles } from './import-circles.ts';
import { sourceFiles } from './import-law.ts';

const engine = sourceFiles(resolve(import.meta.dirname, '../..')).filter(({ path }) =>
  path.startsWith('server/engine/'),
);

describe('circular imports', () => {
  const circles = importCircles(engine);

  it('don’t exist in engine/chance', () => {
    assert.deepEqual(
      circles.filter((circle) => circle.some((path) => path.startsWith('server/engine/chance/'))),
      [],
    );
  });

  it('join at most two files in a game’s folder', () => {
    assert.deepEqual(
      circles.filter(
        (circle) => circle.length > 2 && circle.some((path) => path.startsWith('server/engine/rulesets/')),
      ),
      [],
    );
  });

  it('are found across type imports and re-exports', () => {
    const files = [
      { path: 'a/one.ts', text: "import type { Two } from './b/two.ts';" },
      { path: 'a/b/two.ts', text: "export { three } from '../three.ts';" },
      { path: 'a/three.ts', text: "import { one } from './one.ts';" },
      { path: 'a/four.ts', text: "import { one } from './one.ts';" },
    ];
    assert.deepEqual(importCircles(files), [['a/b/two.ts', 'a/one.ts', 'a/three.ts']]);
  });
});
