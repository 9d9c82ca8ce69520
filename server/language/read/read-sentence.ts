/** Reads one sentence in its context: in full, split at its line ends, as the rest of an open quotation, or damaged. */
import type { Fix, Place } from '../../engine/index.ts';
import { bounds } from './bounds.ts';
import { overBounds } from './check-bounds.ts';
import { placesOf, reopened, type Context } from '../match/contexts.ts';
import { readDamaged } from '../explain/damaged.ts';
import { matchRun } from '../match/match-run.ts';
import { openQuote, shortened } from './open-quote.ts';
import { sourceOf } from './layout.ts';
import { toFinding } from '../explain/reading-rules.ts';
import { readRulesLine } from '../explain/rules-line.ts';
import { readAttempt, readIdioms } from '../recovery/read-reworded.ts';
import type { Sentence } from './sentences.ts';
import { spoken } from '../explain/spoken.ts';
import { toParts, toStatement, type Statement, type World } from './statement.ts';

/**
 * The statements of a sentence: one, or several if a trailing comma joined separate statements. Yields while a sentence
 * can’t be read in full.
 */
export function* readSentence(
  world: World,
  sentence: Sentence,
  context: Context,
  rest: boolean,
): Generator<undefined, readonly Statement[]> {
  const to = sentence.tokens.length;
  if (to > bounds.tokens) return [tooLong(world, sentence, context, 'tokens')];
  if (sentence.length > bounds.sentence) return [tooLong(world, sentence, context, 'sentence')];
  const whole = readRun(world, sentence, 0, to, context);
  if (whole !== undefined)
    return [readIdioms(world, context, readAttempt(world, sentence, context, whole, readRun), readRun)];
  const rules = readRulesLine(world, sentence, context);
  if (rules !== undefined) return [rules];
  yield;
  const split = yield* readSplit(world, sentence, context);
  if (split !== undefined) return split;
  if (rest)
    return [
      {
        sentence,
        from: 0,
        to,
        context,
        next: context,
        parts: [],
        openEnded: true,
        findings: openQuote(world, sentence, 0, to),
      },
    ];
  return [yield* readOrMend(world, sentence, 0, to, context)];
}

/** The statement that a run of tokens makes in full; `undefined` if it can't be read. */
export function readRun(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
): Statement | undefined {
  const places = placesOf(context);
  const found =
    matchRun(world, sentence, from, to, places) ??
    matchRun(
      world,
      sentence,
      from,
      to,
      places.filter((place) => place === 'round'),
      true,
    );
  if (found === undefined) return undefined;
  const parts = toParts(world, sentence, found.place, found.parts);
  const { kept, findings } = overBounds(world, sentence, parts);
  return toStatement(sentence, from, to, context, kept, [...openQuote(world, sentence, from, to), ...findings]);
}

/** A sentence joined by trailing commas, read line by line; `undefined` if none of its lines can be read. */
function* readSplit(
  world: World,
  sentence: Sentence,
  context: Context,
): Generator<undefined, readonly Statement[] | undefined> {
  const starts = [0, ...sentence.tokens.flatMap((token, index) => (token.onNewLine ? [index] : []))];
  if (starts.length < 2) return undefined;
  const statements: Statement[] = [];
  let [here, readable] = [context, 0];
  for (const [index, from] of starts.entries()) {
    const to = (starts[index + 1] ?? sentence.tokens.length + 1) - 1;
    const read = readRun(world, sentence, from, to, here);
    if (read !== undefined) readable += 1;
    const statement = read ?? (yield* readOrMend(world, sentence, from, to, here));
    yield;
    statements.push(statement);
    here = statement.next;
  }
  return readable === 0 ? undefined : statements;
}

function* readOrMend(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
): Generator<undefined, Statement> {
  return (
    readWithinEnded(world, sentence, from, to, context) ??
    (yield* readDamaged(world, sentence, from, to, context, readRun))
  );
}

/**
 * Reads a sentence that belongs to a block which a sentence of an outer block has ended; reports the outer one as
 * misplaced.
 */
function readWithinEnded(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
): Statement | undefined {
  const within = reopened(context);
  const read = within === undefined ? undefined : readRun(world, sentence, from, to, within);
  if (context.ended === undefined || read === undefined) return undefined;
  const { by, place } = context.ended;
  const source = sourceOf(world.file, by, 0, by.tokens.length);
  const data = { words: shortened(spoken(by.tokens, 0, by.tokens.length)), block: blocks[place] };
  const fix: Fix = { title: 'Move it above', certain: true, intents: [{ do: 'move above block', at: source }] };
  return { ...read, findings: [...read.findings, toFinding('misplaced-sentence', 'ends', data, source, [fix])] };
}

const blocks: Readonly<Record<Place, string>> = {
  situation: 'the situation',
  combatant: 'what stands under this combatant or creature',
  round: 'the round',
  announcement: 'the round',
  scenario: 'the scenario',
  file: 'the head',
};

function tooLong(world: World, sentence: Sentence, context: Context, what: 'tokens' | 'sentence'): Statement {
  const to = sentence.tokens.length;
  const finding = toFinding('too-much', what, { bound: bounds[what] }, sourceOf(world.file, sentence, 0, 1));
  return { sentence, from: 0, to, context, next: context, parts: [], openEnded: false, findings: [finding] };
}
