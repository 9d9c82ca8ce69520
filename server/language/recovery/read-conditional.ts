/** Reads an announcement with a condition: it is played unconditionally, and a fix moves it to the next round. */
import type { Fix, Source } from '../../engine/index.ts';
import type { Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { shortened } from '../read/open-quote.ts';
import { spoken } from '../explain/spoken.ts';
import type { Statement, World } from '../read/statement.ts';
import { conditionalOf } from './conditional.ts';
import { findReading, nearlyRead, type ReadRun } from './read-reworded.ts';
import type { Rewording } from './rewording.ts';

export function readConditional(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Statement | undefined {
  if (context.place !== 'round' && context.place !== 'announcement') return undefined;
  const found = conditionalOf(world, sentence, from, to);
  if (found === undefined) return undefined;
  const alone: Rewording = {
    sentence: { ...sentence, tokens: found.then },
    from: 0,
    to: found.then.length,
    changes: [],
    spelling: true,
  };
  const read = (rewording: Rewording): Statement | undefined =>
    readRun(world, rewording.sentence, rewording.from, rewording.to, context);
  const statement = read(alone);
  const reading =
    statement === undefined
      ? (findReading(world, alone, read) ?? nearlyRead(world, alone, read))
      : { rewording: alone, statement };
  if (reading?.statement.parts[0]?.row.verb === undefined) return undefined;
  const { parts, next } = reading.statement;
  const words = shortened(
    spoken(
      sentence.tokens.filter(({ start, end }) => start >= found.words.start && end <= found.words.end),
      0,
      to,
    ),
  );
  const fixes = [
    ...(found.condition === undefined ? [] : [inNextRound(found.words)]),
    without(world, sentence, from, to, spoken(found.then, 0, found.then.length)),
  ];
  return {
    sentence,
    from,
    to,
    context,
    next,
    parts,
    openEnded: false,
    readAs: reading.rewording.sentence,
    findings: [toFinding('conditional-action', 'depends', { words }, found.words, fixes)],
  };
}

/** The fix that moves a conditional announcement into a new round with that condition. */
function inNextRound(at: Source): Fix {
  return {
    title: 'Put it in the next round, with its condition',
    certain: false,
    intents: [{ do: 'put in next round', at }],
  };
}

function without(world: World, sentence: Sentence, from: number, to: number, words: string): Fix {
  return {
    title: `Write “${words}”`,
    certain: false,
    intents: [{ do: 'replace', at: sourceOf(world.file, sentence, from, to), with: words }],
  };
}
