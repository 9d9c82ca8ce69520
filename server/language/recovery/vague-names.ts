/** Vague names: pronouns, `the first one`. They are read as an undeclared name, so that a check asks who is meant. */
import { vagueNames } from '../../engine/index.ts';
import { replaced, type Rewording } from './rewording.ts';
import type { World } from '../read/statement.ts';
import { baseForms } from '../match/word-forms.ts';

const phrases = vagueNames.map((phrase) => phrase.split(' '));

/** Makes each such phrase one name, unless more follows: `her` before a noun is an article. */
export function withVagueNames(world: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from; at < result.to; at += 1) {
    const end =
      vagueEnd(result, at) ??
      (at === rewording.from ? (endOfBoth(world, result) ?? everybodyEnd(world, result)) : undefined);
    if (end === undefined) continue;
    const { tokens } = result.sentence;
    const words = tokens
      .slice(at, end)
      .map(({ text }) => text)
      .join(' ');
    result = replaced(result, at, end, [words], { kind: 'prose', silent: true });
  }
  return result === rewording ? undefined : result;
}

/** `Both attack Ann`: at the start a verb may follow. */
function endOfBoth(world: World, { sentence: { tokens }, from, to }: Rewording): number | undefined {
  const verb =
    from + 1 < to && tokens[from]?.text.toLowerCase() === 'both' && tokens[from + 1]?.kind === 'word'
      ? tokens[from + 1]?.text
      : undefined;
  return verb !== undefined &&
    [...world.table.verbWords(world.names, false)].some((word) => word === verb || baseForms(word).includes(verb))
    ? from + 1
    : undefined;
}

/** The end of a vague name; `undefined` if none starts there. */
export function vagueEnd({ sentence: { tokens }, to }: Rewording, at: number): number | undefined {
  for (const phrase of phrases) {
    const end = at + phrase.length;
    const spelled =
      end <= to &&
      phrase.every(
        (word, step) => tokens[at + step]?.kind === 'word' && tokens[at + step]?.text.toLowerCase() === word,
      );
    if (spelled && (!beforeNouns.has(phrase.join(' ')) || standsAlone(tokens[end]?.text, end >= to))) return end;
  }
  return undefined;
}

/** `all flee`, `nobody moves`: at the start of an announcement. */
function everybodyEnd(world: World, { sentence: { tokens }, from }: Rewording): number | undefined {
  const [first, next] = [tokens[from], tokens[from + 1]];
  if (first?.kind !== 'word' || !atTheHead.has(first.text.toLowerCase())) return undefined;
  const isVerb =
    next?.kind === 'word' &&
    (world.table.verbWords(world.names, true).has(next.text) ||
      world.table.verbWords(world.names, false).has(next.text));
  return isVerb || next?.text === ':' ? from + 1 : undefined;
}

const atTheHead = new Set(['everybody', 'everyone', 'all', 'nobody', 'none']);

/** Phrases that can also precede a noun: `her pistol`, `both barrels`, `the other door`. */
const beforeNouns = new Set(['her', 'both', 'the other', 'the first', 'the nearest', 'the closest']);

const behindNames = new Set([
  ':',
  ',',
  'with',
  'from',
  'in',
  'on',
  'at',
  'by',
  'to',
  'into',
  'onto',
  'under',
  'over',
  'across',
  'through',
  'toward',
  'towards',
  'off',
  'out',
  'down',
  'up',
  'behind',
  'and',
  'again',
  'back',
  'away',
  'against',
]);

function standsAlone(next: string | undefined, isLast: boolean): boolean {
  return isLast || behindNames.has(next ?? '');
}
