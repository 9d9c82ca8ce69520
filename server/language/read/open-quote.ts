/** The finding for a quotation without a closing mark. */
import type { Finding, Source } from '../../engine/index.ts';
import { sourceOf } from './layout.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/** The context needed to read a quotation. */
interface Where {
  readonly file: string;
}

/**
 * One finding for each unclosed quotation among some tokens; its fix closes it where it ends in `meant`, the corrected
 * sentence, or else where it ends as written.
 */
export function openQuote(
  world: Where,
  sentence: Sentence,
  from: number,
  to: number,
  meant = sentence,
): readonly Finding[] {
  if (!sentence.open) return [];
  const findings: Finding[] = [];
  for (let index = from; index < to; index += 1) {
    const token = sentence.tokens[index];
    if (token?.open !== true) continue;
    const source = sourceOf(world.file, sentence, index, index + 1);
    findings.push(
      toFinding('open-quote', 'open', { words: shortened(token.text) }, source, [closing(source, endOf(token, meant))]),
    );
  }
  return findings;
}

function endOf({ start, end }: Token, meant: Sentence): number {
  return meant.tokens.find((token) => token.start === start && !token.open)?.end ?? end;
}

function closing(source: Source, end: number): NonNullable<Finding['fixes'][number]> {
  const at = { ...source, start: end, end };
  return { title: 'Close the quotation', certain: false, intents: [{ do: 'replace', at, with: '"' }] };
}

/** The first words of a longer text, for messages. */
export function shortened(text: string, most = 40): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.lastIndexOf(' ', most);
  return `${line.slice(0, cut > most / 2 ? cut : most)} …`;
}
