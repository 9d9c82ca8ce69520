/** Helpers for tests of reading, which call the language module; the tests themselves show text. */
import { fill, type Finding, type Scenario } from '../../server/engine/index.ts';
import { rangeOf, readingRules, readText, type Include, type Reading } from '../../server/language/index.ts';
import { otherGame, smallGame } from './small-game.ts';

export const rulesets = [smallGame, otherGame];
export const file = 'test.clash';

/** Reads a text; its carets and comments stay, since the reader ignores comments too. */
export function read(text: string, options: { readonly previous?: Reading; readonly include?: Include } = {}): Reading {
  return readText(text, { file, rulesets, ...options });
}

/** The only scenario of a text. */
export function scenarioOf(text: string): Scenario {
  const [only] = read(text).scenarios;
  if (only === undefined) throw new Error('There is no scenario in this text');
  return only.scenario;
}

/** A cast of two and a round with some sentences. */
export function inRound(...sentences: readonly string[]): string {
  return [
    'combatant Ann Bly (she) of the Players',
    '  Might 4  Wit 2',
    'combatant the Bear (it) of the Host',
    'round 1',
    ...sentences.map((line) => `  ${line}`),
    '',
  ].join('\n');
}

/** Every finding as `line: words | message`, in text order. */
export function findingsOf(reading: Reading): readonly string[] {
  return reading.problems.map((finding) => saidAt(reading, finding));
}

/** The row of each statement, with the words of its slots: `distance who=Ann number=6`. */
export function rowsOf(reading: Reading): readonly string[] {
  return reading.statements.map(({ parts, sentence: written, readAs: sentence = written }) =>
    parts
      .map((part) => {
        const slots = part.marks.flatMap((mark) =>
          mark.is === 'slot'
            ? [
                `${mark.node.slot}=${sentence.tokens
                  .slice(mark.from, mark.to)
                  .map((token) => token.text)
                  .join(' ')}`,
              ]
            : [],
        );
        return [part.row.id, ...slots].join(' ');
      })
      .join(' + '),
  );
}

/** A text without its `$0`, and the offset of the mark. */
export function cursor(text: string): { readonly text: string; readonly at: number } {
  return { text: text.replace('$0', ''), at: text.indexOf('$0') };
}

/** Values without their sources, for comparison. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (isPlace(inner) ? undefined : inner))) as unknown;
}

/** Sentences are numbered in order of reading. */
function isPlace(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sentence' in value && 'start' in value;
}

function saidAt(reading: Reading, finding: Finding): string {
  const range = rangeOf(reading.document, finding.source) ?? { start: 0, end: 0 };
  const line = reading.text.slice(0, range.start).split('\n').length;
  return `${line}: ${reading.text.slice(range.start, range.end)} | ${said(finding)}`;
}

/** A reader’s finding in words. */
export function said(finding: Finding): string {
  const rule = readingRules.find(({ id }) => id === finding.rule);
  return fill(rule?.messages[finding.message] ?? finding.message, finding.data);
}
