/** Every snippet writes what the language reads. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { analyze, say } from '../../server/analysis/index.ts';

interface Snippet {
  readonly description: string;
  readonly body: readonly string[];
}

const file = new URL('../../server/lsp/snippets.json', import.meta.url);
const snippets = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Snippet>>;
const [scenario, gamble] = [write(snippets['Scenario']!), write(snippets['Gamble']!)];

describe('a snippet', () => {
  for (const whole of [scenario, gamble]) {
    it('for a scenario is one that can be played', () => {
      const analysis = analyze(whole, { file: 'snippet.clash' });
      assert.deepEqual(analysis.findings.map(say), []);
      assert.equal(analysis.scenarios.length, 1);
    });
  }

  for (const [name, snippet] of Object.entries(snippets).filter(([other]) => other !== 'Scenario')) {
    it(`“${name}” goes with a scenario`, () => {
      const { findings } = analyze(`${name.endsWith('of Quick Shot') ? gamble : scenario}\n\n${write(snippet)}`, { file: 'snippet.clash' });
      assert.deepEqual(findings.map(say), []);
    });
  }
});

/** The text of a snippet whose places are left as they are proposed. */
function write({ body }: Snippet): string {
  const text = body.join('\n');
  const places = [...text.matchAll(/\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^}]*\|)\}/g)];
  const proposed = new Map(places.map(([, place, word, choice]) => [place, word ?? choice]));
  return text.replace(/\$\{(\d+)[^}]*\}|\$(\d+)/g, (_, place?: string, repeated?: string) => proposed.get(place ?? repeated) ?? '');
}
