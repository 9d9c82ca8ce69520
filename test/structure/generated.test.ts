/** What is generated is up to date, and complete. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { generatedFiles } from '../../scripts/generated.ts';

describe('generated files', () => {
  for (const [path, text] of generatedFiles()) {
    it(`${path} is as \`npm run generate\` writes it`, () => {
      assert.ok(existsSync(inProject(path)), 'it is missing');
      assert.equal(readFileSync(inProject(path), 'utf8'), text);
    });
  }

  it('has no rule page that nobody generates', () => {
    const pages = readdirSync(inProject('docs', 'rules'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    assert.deepEqual(pages.filter((name) => !generatedFiles().has(`docs/rules/${name.replaceAll('\\', '/')}`)), []);
  });
});
