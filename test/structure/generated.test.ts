/** Generated files are up to date and complete. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { rulePages } from '../../server/analysis/index.ts';
import { generatedFiles } from '../../scripts/generated.ts';

const files = generatedFiles();

describe('generated files', () => {
  for (const [path, text] of files) {
    it(`${path} is up to date with \`npm run generate\``, () => {
      assert.ok(existsSync(inProject(path)), 'it is missing');
      assert.equal(readFileSync(inProject(path), 'utf8'), text);
    });
  }

  it('include rule pages whose links lead to each other, each to an anchor that exists once', () => {
    const books = [...files].filter(([path]) => path.startsWith('docs/rules/'));
    const anchors = books.flatMap(([path, text]) =>
      [...text.matchAll(/^<a id="(.*)"><\/a>$/gm)].map(([, anchor = '']) => `${path}#${anchor}`),
    );
    const linked = books.flatMap(([path, text]) =>
      [...text.matchAll(/^- \[.*\]\((.*)\)$/gm)].map(([, address = '']) =>
        address.startsWith('#') ? `${path}${address}` : posix.join(posix.dirname(path), address),
      ),
    );
    assert.equal(anchors.length, rulePages().size);
    assert.equal(new Set(anchors).size, anchors.length);
    assert.deepEqual(
      linked.filter((address) => !anchors.includes(address)),
      [],
    );
    assert.ok(linked.length > 2 * anchors.length);
  });

  it('include all files in docs/rules', () => {
    const pages = readdirSync(inProject('docs', 'rules'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    );
    assert.deepEqual(
      pages.filter((name) => !files.has(`docs/rules/${name.replaceAll('\\', '/')}`)),
      [],
    );
  });
});
