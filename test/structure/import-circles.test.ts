/** Files that import each other are read together: there are few, and none where chances are counted. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { importCircles } from './import-circles.ts';
import { sourceFiles } from './import-law.ts';

const engine = sourceFiles(resolve(import.meta.dirname, '../..')).filter(({ path }) =>
  path.startsWith('server/engine/'),
);

describe('import circles', () => {
  const circles = importCircles(engine);

  it('are none in what counts chances', () => {
    assert.deepEqual(
      circles.filter((circle) => circle.some((path) => path.startsWith('server/engine/chance/'))),
      [],
    );
  });

  it('join two files at most in what belongs to a game', () => {
    assert.deepEqual(
      circles.filter(
        (circle) => circle.length > 2 && circle.some((path) => path.startsWith('server/engine/rulesets/')),
      ),
      [],
    );
  });

  it('are found by imports of types and by what is passed on', () => {
    const files = [
      { path: 'a/one.ts', text: "import type { Two } from './b/two.ts';" },
      { path: 'a/b/two.ts', text: "export { three } from '../three.ts';" },
      { path: 'a/three.ts', text: "import { one } from './one.ts';" },
      { path: 'a/four.ts', text: "import { one } from './one.ts';" },
    ];
    assert.deepEqual(importCircles(files), [['a/b/two.ts', 'a/one.ts', 'a/three.ts']]);
  });
});
