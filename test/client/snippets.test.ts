/** Every snippet inserts text that can be read. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { analyze, say } from '../../server/analysis/index.ts';

interface Snippet {
  readonly description: string;
  readonly body: readonly string[];
}

const file = new URL('../../server/lsp/snippets.json', import.meta.url);
const snippets = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Snippet>>;
const scenario = `scenario "The back room"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 3
combatant the Ghoul (it) of the Host
  Agility 2  Toughness 4
round 1
  the Ghoul: punches Ann.
  Ann: dodges the Ghoul.`;
const gamble = `scenario "The roof"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
round 1
  Rose: gambles on "the other side".
    common "leap across"
    risk "four floors down"`;

const vault = `scenario "The vault"
rules acquire-moveables`;

/** The text that a snippet is written below. */
function beginningFor(name: string): string {
  if (name.endsWith('of Quick Shot')) return gamble;
  return name.endsWith('of Acquire Moveables') ? vault : scenario;
}

describe('a snippet', () => {
  for (const [name, snippet] of Object.entries(snippets)) {
    it(`“${name}” fits a scenario`, () => {
      const { findings } = analyze(`${beginningFor(name)}\n\n${write(snippet)}`, {
        file: 'snippet.clash',
      });
      assert.deepEqual(findings.map(say), []);
    });
  }
});

/** The text of a snippet with its default placeholders. */
function write({ body }: Snippet): string {
  const text = body.join('\n');
  const places = [...text.matchAll(/\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^}]*\|)\}/g)];
  const proposed = new Map(places.map(([, place, word, choice]) => [place, word ?? choice]));
  return text.replace(
    /\$\{(\d+)[^}]*\}|\$(\d+)/g,
    (_, place?: string, repeated?: string) => proposed.get(place ?? repeated) ?? '',
  );
}
