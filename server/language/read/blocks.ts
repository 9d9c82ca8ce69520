/**
 * The nested blocks of a file: scenarios; in them combatants, situations, rounds; in rounds announcements with clauses.
 */
import { deriveInSteps, ownValue, type Piece } from '../../engine/index.ts';
import { indexOfSentence, type OffsetRange } from './layout.ts';
import type { Reading } from './read.ts';
import type { Statement } from './statement.ts';

export type BlockKind = 'scenario' | 'creature' | 'combatant' | 'situation' | 'round' | 'announcement';

/** A block: `head` is the range of the words that open it, `range` that of everything in it. */
export interface Block {
  readonly kind: BlockKind;
  readonly statement: Statement;
  readonly piece: Piece | undefined;
  readonly head: OffsetRange;
  readonly range: OffsetRange;
  readonly children: readonly Block[];
}

interface Open extends Block {
  readonly depth: number;
  range: OffsetRange;
  readonly children: Block[];
}

const depths: Readonly<Record<BlockKind, number>> = {
  scenario: 0,
  creature: 1,
  combatant: 1,
  situation: 1,
  round: 1,
  announcement: 2,
};

/** Number of statements per time slice. */
const statementsAStep = 200;

/** The outermost blocks, in text order. */
export const blocksOf = deriveInSteps('blocks of a file', function* blocksIn(reading: Reading): Generator<
  undefined,
  readonly Block[]
> {
  const roots: Block[] = [];
  const open: Open[] = [];
  for (const [index, statement] of reading.statements.entries()) {
    if (index % statementsAStep === statementsAStep - 1) yield;
    const range = rangeOfStatement(reading, statement);
    if (range === undefined) continue;
    const kind = kindOf(statement);
    const level = kind === undefined ? levelOf(statement) : depths[kind];
    while ((open.at(-1)?.depth ?? -1) >= level) open.pop();
    for (const block of open) block.range = { start: block.range.start, end: range.end };
    if (kind === undefined) continue;
    const block: Open = {
      kind,
      statement,
      piece: statement.parts[0]?.piece,
      head: range,
      range,
      children: [],
      depth: level,
    };
    (open.at(-1)?.children ?? roots).push(block);
    open.push(block);
  }
  return roots;
});

/** The range of a statement in the text. */
export function rangeOfStatement(reading: Reading, { sentence, from, to }: Statement): OffsetRange | undefined {
  const index = indexOfSentence(reading.document, sentence.id);
  const start = index === undefined ? undefined : reading.document.starts[index];
  const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
  if (start === undefined || first === undefined || last === undefined) return undefined;
  return { start: start + first.start, end: start + last.end };
}

function kindOf({ parts, nearest, next }: Statement): BlockKind | undefined {
  const piece = parts[0]?.piece?.piece;
  if (piece === 'combatants') return 'combatant';
  if (
    piece === 'scenario' ||
    piece === 'creature' ||
    piece === 'situation' ||
    piece === 'round' ||
    piece === 'announcement'
  )
    return piece;
  if (nearest === undefined || parts.length > 0) return undefined;
  if (nearest.verb !== undefined) return next.place === 'announcement' ? 'announcement' : undefined;
  const opened = nearest.id === 'combatants' ? 'combatant' : nearest.id;
  return ownValue(depths, opened) === undefined ? undefined : (opened as BlockKind);
}

/** The depth of a sentence that opens no block: it closes the blocks at this depth and below. */
function levelOf({ parts, context }: Statement): number {
  switch (parts[0]?.place ?? context.place) {
    case 'file':
    case 'scenario':
      return 1;
    case 'combatant':
    case 'situation':
    case 'round':
      return 2;
    case 'announcement':
      return 3;
  }
}
