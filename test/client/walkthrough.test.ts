/** The practice pages of the walkthrough. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { analyze, say } from '../../server/analysis/index.ts';

const pageOf = (name: string): string => readFileSync(inProject('walkthrough', `${name}.clash`), 'utf8');
const found = (text: string): readonly string[] => {
  const { findings, outcomeFindings } = analyze(text, { file: 'page.clash' });
  return [...findings, ...outcomeFindings].map(say);
};

describe('the pages of the walkthrough', () => {
  it('are a fight without findings', () => {
    assert.deepEqual(found(pageOf('fight')), []);
  });

  it('are the same fight with one mistake, in a name', () => {
    assert.equal(pageOf('slip').replace('the Goul', 'the Ghoul'), pageOf('fight'));
    assert.equal(found(pageOf('slip')).length, 1);
    assert.match(found(pageOf('slip'))[0]!, /Goul/u);
  });
});
