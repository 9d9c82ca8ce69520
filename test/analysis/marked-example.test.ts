/** Each wrong example on a page shows its findings and their places. */
import assert from 'node:assert/strict';
import { findingRules, rulePages } from '../../server/analysis/index.ts';
import { markedExample } from '../../server/analysis/marked-example.ts';
import { rulesets } from '../../server/engine/index.ts';

const head = 'scenario "The cellar"\nrules demon-city-2018\n';

describe('a marked example', () => {
  it('has carets under what is found, followed by the messages', () => {
    const marked = markedExample(`${head}deck of the Host: 1 to 10, "The Mooon"\n`);
    assert.match(marked, /^deck of the Host: 1 to 10, "The Mooon"\n\/\/ {25}\^{11} .*“The Mooon” isn’t a card/m);
  });

  it('has no carets except those of its findings', () => {
    assert.equal(markedExample(`${head}//  ^^^^^\n`), `${head}//  ^^^^^\n`);
    assert.doesNotMatch(markedExample(`${head}deck of the Host: 1 to 10, "The Mooon"\n//^^^^\n`), /\^$/m);
  });

  it('for a check marks only what this check finds', () => {
    const two = `${head}deck of the Host: 1 to 10, "The Mooon"\ncombatant Ann (she) of the Players\n  Agility 3  Agility 3  Toughness 2\n`;
    assert.deepEqual(markedExample(two, 'stat-twice').match(/^\/\/.*\^/gm)?.length, 1);
  });

  it('is one line longer for each finding that begins at the margin', () => {
    assert.match(markedExample(`${head}round one\nfrobs`), /^frobs\n\/\/\^+ \S/m);
  });
});

describe('the page of', () => {
  const pages = rulePages();
  for (const { id, bad } of [...rulesets.flatMap((ruleset) => ruleset.pages), ...findingRules()]) {
    if (bad === undefined || bad === '') continue;
    it(`${id} shows the finding in its wrong example`, () => {
      const [, example = ''] =
        /\n## (?:What to avoid|What it finds)\n\n```clash\n([^]*?)```/.exec(pages.get(id)?.markdown() ?? '') ?? [];
      const comments = example.split('\n').filter((line) => /^\s*\/\//.test(line));
      assert.notDeepEqual(comments, []);
      assert.deepEqual(
        comments.filter((line) => !/^\s*\/\/[ ^]*\p{L}|^\/\/ *\^+ \S/u.test(line)),
        [],
      );
    });
  }
});
