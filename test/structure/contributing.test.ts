/** The code shown in CONTRIBUTING.md is in the file that it names, word for word. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';

const page = readFileSync(inProject('CONTRIBUTING.md'), 'utf8');
const shown = [...page.matchAll(/`([^`\n]+\.ts)`:\n\n```ts\n(.*?)\n```/gs)];

describe('CONTRIBUTING.md', () => {
  it('shows a check, a sentence and a rule page', () => assert.equal(shown.length, 3));

  for (const [, path = '', code = ''] of shown) {
    it(`shows code that is in ${path}`, () => {
      assert.ok(readFileSync(inProject(path), 'utf8').includes(code));
    });
  }
});
