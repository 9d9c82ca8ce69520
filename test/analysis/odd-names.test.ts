/** Names with a meaning for programs: characters of a notation, and properties that every object has. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../server/analysis/index.ts';
import { rulesets } from '../../server/engine/index.ts';
import { completionsAt, editsOf } from '../../server/language/index.ts';

const marks = [
  'hits}',
  '{hits',
  'a|b',
  '[a',
  'a]',
  '(a',
  'a)',
  'a\\b',
  '\\',
  '`a`',
  '{actors}',
  '{}|[]()\\`',
  '$&',
  '%s',
];
const inherited = ['constructor', 'isPrototypeOf', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'prototype'];
const kinds = new Map([
  ['demon-city-2018', ['close attack', 'shot']],
  ['demon-city-2017', ['close attack', 'shot']],
  ['attack-algorithm', ['attack']],
  ['quick-shot', ['attack']],
]);

function scenario(rules: string, head: string, announcement: string): string {
  return `rules ${rules}\n${head}\ncombatant Ann (she) of the Players\ncombatant Bill (he) of the Host\nround 1\n  Ann: ${announcement}\n`;
}

/** Requests everything that an editor shows of a text. */
function askAll(text: string): readonly unknown[] {
  const analysis = analyze(text, { file: 'odd.clash' });
  return [
    analysis.findings,
    analysis.outcomeFindings,
    ...analysis.scenarios.map((each) => each.odds()),
    completionsAt(analysis.reading, text.length - 1, rulesets),
  ];
}

for (const { id } of rulesets) {
  describe(`odd names in ${id}`, () => {
    for (const name of [...marks, ...inherited]) {
      for (const kind of kinds.get(id) ?? [])
        it(`a verb “${name}” is read as it is declared, as ${kind}`, () => {
          const text = scenario(id, `verb "${name}": ${kind}`, `${name} Bill.`);
          assert.doesNotThrow(() => askAll(text), text);
          const {
            reading,
            scenarios: [only],
          } = analyze(text, { file: 'odd.clash' });
          assert.deepEqual(reading.problems, []);
          const [announcement] = only?.scenario.rounds[0]?.announcements ?? [];
          assert.deepEqual([announcement?.verb.text, announcement?.targets.map(({ text }) => text)], [name, ['Bill']]);
        });

      it(`“${name}” breaks nothing as the name of anybody or anything`, () => {
        for (const head of [
          `combatant "${name}" of the Host`,
          `creature "${name}"`,
          `side "${name}" run by the Host`,
          `weapon "${name}": ranged`,
          `option ${name}: ${name}`,
          `  ${name} 3`,
        ]) {
          for (const announcement of [
            `shoots "${name}" with ${name}.`,
            `${name}.`,
            `shoots Bill with "${name}".\n    ${name} "${name}"`,
          ]) {
            const text = scenario(id, head, announcement);
            assert.doesNotThrow(() => askAll(text), text);
          }
        }
      });
    }
  });
}

describe('text with special characters', () => {
  const head = `rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 3
`;
  const named = (used: string): string => `${head}combatant "hits}" (he) of the Host
  Agility 2  Toughness 3
combatant "__proto__" (he) of the Host
  Agility 2  Toughness 3
weapon "a|b": close
verb "garrottes": close attack
round 1
${used}
`;

  for (const [bare, quoted] of [
    ['  Ann: punches hits}.', '  Ann: punches "hits}".'],
    ['  hits}: punches Ann.', '  "hits}": punches Ann.'],
    ['  Ann: punches __proto__.', '  Ann: punches "__proto__".'],
    ['  Ann: stabs __proto__ with a|b.', '  Ann: stabs "__proto__" with "a|b".'],
    ['expect hits} is hurt at most 99% after round 1', 'expect "hits}" is hurt at most 99% after round 1'],
    ['  Ann: "garrottes" hits}.', '  Ann: garrottes "hits}".'],
    ['  Ann: "punches" Ann.', '  Ann: punches Ann.'],
  ] as const) {
    it(`is read as it should be: ${bare.trim()}`, () => {
      const { reading } = analyze(named(bare), { file: 'odd.clash' });
      const words = quoted.trim().replace(/\.$/u, '');
      assert.deepEqual(
        reading.problems.map((finding) => `${finding.rule} ${finding.severity}: ${say(finding)}`),
        [`read-otherwise info: Read as “${words}”`],
      );
      const edits = editsOf(reading, reading.problems[0]!.fixes[0]!).toSorted((one, other) => other.start - one.start);
      const mended = edits.reduce(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        reading.text,
      );
      assert.equal(mended, named(quoted));
      assert.deepEqual(analyze(mended, { file: 'odd.clash' }).reading.problems, []);
    });
  }
});
