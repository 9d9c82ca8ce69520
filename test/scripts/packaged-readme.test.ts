/** The README of the package. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { packagedReadme } from '../../scripts/packaging/packaged-readme.ts';
import { inProject } from '../../scripts/paths.ts';

describe('the README of the package', () => {
  it('leaves out the marked parts, and turns links into the repository into text', () => {
    const text = [
      'Read [the tutorial](docs/tutorial.md), or [the web](https://example.org).',
      '',
      '<!-- in a clone only -->',
      '![A picture](docs/panel.png)',
      '<!-- end of what is in a clone only -->',
      '',
      'The end.',
      '',
    ].join('\n');
    assert.equal(packagedReadme(text), 'Read the tutorial, or [the web](https://example.org).\n\nThe end.\n');
  });

  it('can’t be made with an unpaired mark', () => {
    assert.throws(
      () => packagedReadme('<!-- in a clone only -->\nAll of this is missing its end.\n'),
      /A comment is left/,
    );
  });

  it('has no picture, no link to a file, and no command that needs a clone', () => {
    const text = packagedReadme(readFileSync(inProject('README.md'), 'utf8'));
    assert.match(text, /^# Clashwright\n/);
    assert.match(text, /## In the editor/);
    assert.doesNotMatch(text, /!\[|\]\((?!https:)|npm /);
  });
});
