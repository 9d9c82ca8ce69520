/** Lines of a combatant’s block written after the declaration: `combatant the Ghoul of the Host, supernatural`. */
import { placesOf, type Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from '../explain/spoken.ts';
import type { Statement, World } from '../read/statement.ts';
import type { ReadRun } from './read-reworded.ts';

/** The declaration with the lines after it, read as if they were below it; the fix moves them there. */
export function readBlockLines(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Statement | undefined {
  // Fast path: without the first word of a declaration there is no block that the lines could belong to.
  if (
    !placesOf(context).some((place) =>
      world.table.candidates(place, sentence.tokens, from, to, world.names).some(({ isHeading }) => isHeading),
    )
  )
    return undefined;
  const commas = sentence.tokens.flatMap(({ kind, text }, index) =>
    kind === 'mark' && text === ',' && index > from && index < to - 1 ? [index] : [],
  );
  for (const comma of commas) {
    const head = readRun(world, sentence, from, comma, context);
    const piece = head?.parts[0]?.piece?.piece;
    if (head === undefined || (piece !== 'combatants' && piece !== 'creature')) continue;
    const lines = linesFrom(world, sentence, comma + 1, to, commas, head.next, readRun);
    if (lines === undefined) continue;
    const findings = [
      ...head.findings,
      ...lines.flatMap((line) => line.findings),
      describe(world, sentence, comma, lines),
    ];
    return {
      ...head,
      to,
      parts: [...head.parts, ...lines.flatMap(({ parts }) => parts)],
      next: lines.at(-1)?.next ?? head.next,
      findings,
    };
  }
  return undefined;
}

/** Each part between commas as one line, or else everything after the declaration as one line. */
function linesFrom(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  commas: readonly number[],
  context: Context,
  readRun: ReadRun,
): readonly Statement[] | undefined {
  const read = (start: number, end: number): Statement | undefined => {
    const statement = readRun(world, sentence, start, end, context);
    return statement?.parts[0]?.place === 'combatant' ? statement : undefined;
  };
  const bounds = [from - 1, ...commas.filter((comma) => comma >= from), to];
  const lines = bounds.slice(1).map((end, index) => read((bounds[index] ?? 0) + 1, end));
  const found = lines.filter((line) => line !== undefined);
  if (found.length === lines.length) return found;
  const whole = read(from, to);
  return whole === undefined ? undefined : [whole];
}

function describe(
  world: World,
  sentence: Sentence,
  comma: number,
  lines: readonly Statement[],
): ReturnType<typeof toFinding> {
  const words = lines.map(({ from, to }) => spoken(sentence.tokens, from, to));
  const end = lines.at(-1)?.to ?? comma + 1;
  const gone = sourceOf(world.file, sentence, comma, end);
  const intents = words.map((text) => ({ do: 'add sentence after' as const, at: gone, text }));
  return toFinding(
    'read-otherwise',
    'below',
    { words: words.join(', ') },
    sourceOf(world.file, sentence, comma + 1, end),
    [
      {
        title: words.length === 1 ? 'Put it on a line below' : 'Put them on lines below',
        certain: true,
        intents: [{ do: 'remove', at: gone }, ...intents],
      },
    ],
  );
}
