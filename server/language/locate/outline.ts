/** The outline of a file (document symbols). */
import { runToEnd } from '../../engine/index.ts';
import { blocksOf, type Block, type BlockKind } from '../read/blocks.ts';
import type { OffsetRange } from '../read/layout.ts';
import { shortened } from '../read/open-quote.ts';
import type { Reading } from '../read/read.ts';
import { spoken } from '../explain/spoken.ts';

/** One entry; `range` is all that belongs to it, `head` the words to select. */
export interface OutlineEntry {
  readonly kind: BlockKind;
  readonly name: string;
  readonly detail: string;
  readonly range: OffsetRange;
  readonly head: OffsetRange;
  readonly children: readonly OutlineEntry[];
}

/** The entries of a file; a damaged sentence is named by its own words. */
export function outlineOf(reading: Reading): readonly OutlineEntry[] {
  return runToEnd(outlineSteps(reading));
}

/** The same as resumable steps. */
export function* outlineSteps(reading: Reading): Generator<undefined, readonly OutlineEntry[]> {
  return yield* toEntries(yield* blocksOf.steps(reading));
}

function* toEntries(blocks: readonly Block[]): Generator<undefined, readonly OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  for (const block of blocks) {
    yield;
    const { kind, head, range } = block;
    entries.push({ kind, head, range, ...said(block), children: yield* toEntries(block.children) });
  }
  return entries;
}

function said({ kind, piece, statement: { sentence, from, to } }: Block): Pick<OutlineEntry, 'name' | 'detail'> {
  switch (piece?.piece) {
    case 'scenario':
      return { name: piece.title, detail: '' };
    case 'creature':
      return { name: piece.name.text, detail: 'creature' };
    case 'combatants':
      return {
        name: piece.names.map((name) => name.text).join(', '),
        detail: piece.belongs.to === 'side' ? `of ${piece.belongs.side.text}` : 'alone',
      };
    case 'situation':
      return { name: 'Situation', detail: shortened(piece.place?.text ?? '') };
    case 'round':
      return { name: `Round ${piece.number}`, detail: piece.title ?? '' };
    case 'announcement': {
      const { actors, verb, targets } = piece.announcement;
      const whom = targets.map((target) => target.text).join(', ');
      return { name: actors.map((actor) => actor.text).join(', '), detail: `${verb.text} ${whom}`.trim() };
    }
    default:
      return { name: shortened(spoken(sentence.tokens, from, to)) || kind, detail: '' };
  }
}
