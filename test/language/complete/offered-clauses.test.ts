/** Clauses offered after and below an announcement can be accepted: none causes a finding, in any sample. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../../scripts/paths.ts';
import { analyze, type Analysis } from '../../../server/analysis/index.ts';
import { rulesets, type SentencePattern } from '../../../server/engine/index.ts';
import { completionsAt } from '../../../server/language/index.ts';

const folder = inProject('samples');
const names = readdirSync(folder).filter((file) => file.endsWith('.clash'));

/** A place after an announcement, at the end of its line or on a new one below. */
interface Place {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Two places for each kind of announcement of each game. */
const places = new Map(names.flatMap((file) => placesIn(file)));

describe('an offered clause', () => {
  for (const [what, place] of places) {
    it(`can be accepted: ${what}`, function () {
      this.timeout(30_000);
      assert.deepEqual(offendersAt(place), []);
    });
  }
});

function analyzed(text: string, previous?: Analysis): Analysis {
  return analyze(text, { file: 'test.clash', previous });
}

function placesIn(file: string): readonly (readonly [string, Place])[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const { reading } = analyzed(text);
  const { document, statements } = reading;
  return statements.flatMap(({ parts: [head], sentence, to }, index) => {
    if (head?.row.verb === undefined) return [];
    const next = statements
      .slice(index + 1)
      .findIndex(({ parts: [part] }) => part?.place !== 'announcement' || part.row.verb !== undefined);
    const below = statements.slice(index + 1, next < 0 ? statements.length : index + 1 + next);
    const last = below.at(-1) ?? { sentence, to };
    const at =
      document.starts[document.sentences.indexOf(last.sentence)]! + (last.sentence.tokens[last.to - 1]?.end ?? 0);
    const ruleset = reading.scenarios.findLast(({ from }) => from <= document.sentences.indexOf(sentence))?.ruleset.id;
    const what = `${ruleset}, ${head.row.verb.kind}`;
    const line = /^[^\n]*/u.exec(text.slice(at))?.[0] ?? '';
    if (!/^\.?\s*$/u.test(line)) return [];
    const rest = text.slice(at + line.length);
    const inline: Place = { file, before: `${text.slice(0, at)} `, after: rest };
    return [
      ...(below.length === 0 ? [[`${what}, in its line`, inline] as const] : []),
      [`${what}, below it`, { file, before: `${text.slice(0, at)}${line}\n    `, after: rest }] as const,
    ];
  });
}

/** The clauses that can’t be accepted without another finding, each with the findings of its best filling. */
function offendersAt({ before, after }: Place): readonly string[] {
  const start = analyzed(before + after);
  const known = troublesIn(start);
  return completionsAt(start.reading, before.length, rulesets)
    .items.filter(({ row }) => isClause(row) && !hangsOnCourse(row))
    .flatMap(({ label, row }) => {
      let best: readonly string[] | undefined;
      for (const filling of fillingsOf(label, row)) {
        const fresh = freshTroubles(`${before}${filling}${after}`, start, known);
        if (fresh.length === 0) return [];
        if (best === undefined || fresh.length < best.length) best = fresh;
      }
      return [`${label} <${row}>: ${best?.join(', ') ?? ''}`];
    });

  /** The clause alone, with quoted words or a number as in its row, and with what is offered after it. */
  function* fillingsOf(label: string, row: string): Iterable<string> {
    const example = patternOf(row)?.example ?? '';
    yield* withMore(label);
    yield [label, ...example.split(' ').slice(label.split(' ').length)].join(' ');
    let words = label;
    for (let count = 0; count < 3; count += 1) {
      const further = `${before}${words} `;
      const [next] = completionsAt(analyzed(further + after, start).reading, further.length, rulesets).items.filter(
        (item) => item.row === row,
      );
      if (next === undefined) return;
      words = `${words} ${next.label}`;
      yield* withMore(words);
    }
  }
}

function withMore(words: string): readonly string[] {
  return ['', ' "some words"', ' 3', ' 1 "some words"', ' +1 "some words"'].map((more) => words + more);
}

function freshTroubles(text: string, start: Analysis, known: readonly string[]): readonly string[] {
  const left = [...known];
  return troublesIn(analyzed(text, start)).filter((trouble) => {
    const at = left.indexOf(trouble);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether a deck is large enough, and whether a pin can come up, depends on everything that is thrown in the round. */
const ofWholeRound = new Set(['deck-too-small', 'pin-is-gone']);

function troublesIn({ findings }: Analysis): readonly string[] {
  return findings
    .filter(({ severity, rule }) => (severity === 'error' || severity === 'warning') && !ofWholeRound.has(rule))
    .map(({ rule, message }) => `${rule}: ${message}`);
}

function patternOf(row: string): SentencePattern | undefined {
  return rulesets.flatMap(({ sentences }) => sentences).find(({ id }) => id === row);
}

function isClause(row: string): boolean {
  return (
    patternOf(row)?.places.includes('announcement') ??
    ['sets-aside', 'on-outcome', 'on-happening', 'read-aloud', 'note'].includes(row)
  );
}

/** What can be pinned depends on the number of throws and on others’ pins; what can be set aside on the course. */
function hangsOnCourse(row: string): boolean {
  return /^(?:sets-aside|throws|damage-throws|host-throws|rolls|pinned-roll|pinned-crit)$/u.test(row);
}
