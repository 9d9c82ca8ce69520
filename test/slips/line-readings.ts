/** The reading of each line of a text, to be compared after a change of another line. */
import type { NewName, Piece, Source } from '../../server/engine/index.ts';
import { blocksOf, rangeOfStatement, type Block } from '../../server/language/read/blocks.ts';
import { indexOfSentence, rangeOf, type Reading, type Statement } from '../../server/language/index.ts';
import { TextLines } from '../../server/analysis/text-lines.ts';
import { plain } from '../language/helper.ts';

/**
 * The reading of a part of a statement, or a finding in it: its lines, from 0, and in words the row, its meaning, and
 * its blocks.
 */
export interface LineReading {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** The readings of all statements, in text order. */
export function lineReadings(reading: Reading): readonly LineReading[] {
  const lines = new TextLines(reading.text);
  const lineAt = (offset: number): number => lines.positionAt(offset).line;
  const heads = flat(blocksOf(reading))
    .filter(({ kind }) => kind !== 'scenario')
    .map(({ head, range }) => ({ line: lineAt(head.start), ...range }));
  return reading.statements.flatMap((statement) => {
    const around = rangeOfStatement(reading, statement) ?? { start: 0, end: 0 };
    const within = heads.filter(({ start, end }) => start <= around.start && around.end <= end).map(({ line }) => line);
    const place = `in ${[scenarioOf(reading, statement), ...within].join(', ')}`;
    return wordsOf(statement).flatMap(({ source, words }) => {
      const range = rangeOf(reading.document, source);
      return range === undefined
        ? []
        : [{ from: lineAt(range.start), to: lineAt(range.end), words: `${words} | ${place}` }];
    });
  });
}

function flat(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...flat(block.children)]);
}

interface SaidAt {
  readonly source: Source;
  readonly words: string;
}

const known = new WeakMap<Statement, readonly SaidAt[]>();

/** Identical statements have the same meaning. */
function wordsOf(statement: Statement): readonly SaidAt[] {
  const said = known.get(statement) ?? [
    ...statement.parts.map(({ source, row, piece }) => ({
      source,
      words: `${row.id} ${JSON.stringify(plain(piece ?? null))}`,
    })),
    ...statement.findings.map(({ source, rule, message, data }) => ({
      source,
      words: `! ${rule} ${message} ${JSON.stringify(data)}`,
    })),
  ];
  known.set(statement, said);
  return said;
}

/** The index of a statement’s scenario in the file, and the game by which that is read. */
function scenarioOf({ document, scenarios }: Reading, { sentence }: Statement): string {
  const index = indexOfSentence(document, sentence.id) ?? 0;
  const at = scenarios.findIndex(({ from, to }) => from <= index && index < to);
  return `${scenarios[at]?.ruleset.id ?? 'the head'} ${at}`;
}

/** Where names are declared or a file is included that declares some: what all other lines may depend on. */
export function declaringPlaces(reading: Reading): readonly { readonly start: number; readonly end: number }[] {
  return reading.statements.flatMap((statement) =>
    statement.parts
      .flatMap(({ piece }) => declaredBy(piece))
      .flatMap((source) => {
        const range = rangeOfStatement(reading, statement);
        const first = statement.sentence.tokens[statement.from];
        if (range === undefined || first === undefined) return [];
        const offset = range.start - first.start;
        return [{ start: offset + source.start, end: offset + source.end }];
      }),
  );
}

function declaredBy(piece: Piece | undefined): readonly Source[] {
  switch (piece?.piece) {
    case 'combatants':
      return piece.names.map(({ source }: NewName) => source);
    case 'creature':
      return [piece.name.source];
    case 'thing':
      return [piece.thing.source];
    case 'side':
      return piece.side.source === undefined ? [] : [piece.side.source];
    case 'verb':
      return [piece.verb.source];
    case 'include':
      return [piece.path.source];
    default:
      return [];
  }
}
