/** Words that stand for somebody without a name: pronouns, `the first one`. They are read as a name that nobody has, for a check to ask who is meant. */
import { replaced, type Rewording } from './rewording.ts';
import type { World } from '../statement.ts';

const phrases: readonly (readonly string[])[] = [
  'one of them', 'both of them', 'all of them', 'the first one', 'the second one', 'the third one', 'the last one', 'the next one', 'the other one', 'the nearest one',
  'the other', 'the others', 'the nearest', 'another one', 'whatever comes', 'whoever comes', 'whoever is nearest', 'the first', 'the closest', 'each other',
  'someone', 'somebody', 'anyone', 'anybody', 'both', 'he', 'she', 'him', 'them', 'they', 'it', 'her',
].map((phrase) => phrase.split(' ')).sort((one, other) => other.length - one.length);

const known = new Set(phrases.map((phrase) => phrase.join(' ')));

/** Whether words stand for somebody without a name. */
export function isVague(words: string): boolean {
  return known.has(words.toLowerCase());
}

/** Each such phrase as one name, where it isn't the beginning of something else: `her` before a noun is an article. */
export function withVagueNames(_: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from; at < result.to; at += 1) {
    const end = vagueEnd(result, at);
    if (end === undefined) continue;
    const { tokens } = result.sentence;
    const words = tokens.slice(at, end).map(({ text }) => text).join(' ');
    result = replaced(result, at, end, [words], { kind: 'prose', silent: true });
  }
  return result === rewording ? undefined : result;
}

function vagueEnd({ sentence: { tokens }, to }: Rewording, at: number): number | undefined {
  for (const phrase of phrases) {
    const end = at + phrase.length;
    const spelled = end <= to && phrase.every((word, step) => tokens[at + step]?.kind === 'word' && tokens[at + step]?.text.toLowerCase() === word);
    if (spelled && (phrase[0] !== 'her' || standsAlone(tokens[end]?.text, end >= to))) return end;
  }
  return undefined;
}

const behindNames = new Set([
  ':', ',', 'with', 'from', 'in', 'on', 'at', 'by', 'to', 'into', 'onto', 'under', 'over', 'across', 'through', 'toward', 'towards', 'off', 'out', 'down', 'up', 'behind', 'and', 'again', 'back', 'away', 'against',
]);

function standsAlone(next: string | undefined, isLast: boolean): boolean {
  return isLast || behindNames.has(next ?? '');
}
