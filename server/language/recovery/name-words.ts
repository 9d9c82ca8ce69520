/** Common mistakes in names: all small letters or all capitals, plurals of a creature. */
import { bodyParts, slipsBetween } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import type { NameKind } from '../match/name-table.ts';
import type { World } from '../read/statement.ts';
import { singulars } from '../match/word-forms.ts';
import { replaced, type Rewording } from './rewording.ts';

const named: readonly NameKind[] = ['combatant', 'creature', 'side'];

/** A sentence in all capitals, as `ZOË SHOUTS`, is converted to small letters; a later step capitalises its names. */
export function withSmallLetters(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  if (words.length < 2 || !words.every(({ text }) => text === text.toUpperCase() && text !== text.toLowerCase()))
    return undefined;
  return tokens
    .slice(from, to)
    .reduce(
      (result, { kind, text }, index) =>
        kind === 'word' ? replaced(result, from + index, from + index + 1, [text.toLowerCase()]) : result,
      rewording,
    );
}

/** Names in all small letters or all capitals are written as declared. */
export function withCapitals(world: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from; at < result.to; at += 1) {
    const token = result.sentence.tokens[at];
    if (token?.kind !== 'word' || isKnown(world, result, at)) continue;
    const name = inCapitals(world, result, at);
    if (name === undefined) continue;
    result = replaced(result, at, at + name.length, name);
    at += name.length - 1;
  }
  return result === rewording ? undefined : result;
}

function isKnown(world: World, { sentence: { tokens }, to }: Rewording, at: number): boolean {
  return named.some((kind) => world.names.find(kind, tokens, at, to) !== undefined);
}

const longestName = 4;

/** The words of a name that occurs at a token in another case. */
function inCapitals(world: World, { sentence: { tokens }, to }: Rewording, at: number): readonly string[] | undefined {
  for (let count = Math.min(longestName, to - at); count > 0; count -= 1) {
    const run = tokens.slice(at, at + count);
    if (!run.every(({ kind }) => kind === 'word')) continue;
    const spelled = run.map((token) => ({ ...token, text: capitalised(token.text) }));
    const mended = tokens.toSpliced(at, count, ...spelled);
    const isName = named.some((kind) => world.names.find(kind, mended, at, to)?.end === at + count);
    if (isName && spelled.some(({ text }, index) => text !== run[index]?.text)) return spelled.map(({ text }) => text);
  }
  return undefined;
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

const determiners = new Set([
  'the',
  'The',
  'all',
  'All',
  'both',
  'Both',
  'each',
  'Each',
  'every',
  'Every',
  'these',
  'These',
  'three',
  'two',
]);

/** `the Ghouls`, `all ghouls`, `every ghoul` and `Ghouls` mean every combatant of that creature. */
export function withEveryBody(world: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from; at < result.to; at += 1) {
    const creature = creatureAt(world, result, at);
    if (creature === undefined) continue;
    const start = determinersBefore(result, at);
    if (
      start === at - 1 &&
      result.sentence.tokens[start]?.text === 'every' &&
      result.sentence.tokens[at]?.text === creature
    )
      continue;
    result = replaced(result, start, at + 1, ['every', ...creature.split(' ')]);
    at = start + creature.split(' ').length;
  }
  return result === rewording ? undefined : result;
}

/** The creature named in the plural at a token, or in the singular after `every`, `each` or `all`. */
function creatureAt(world: World, { sentence: { tokens }, from, to }: Rewording, at: number): string | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || world.names.find('combatant', tokens, at, to) !== undefined) return undefined;
  const before = at > from ? (tokens[at - 1]?.text.toLowerCase() ?? '') : '';
  const words = [...singulars(token.text), ...(['every', 'each', 'all'].includes(before) ? [token.text] : [])].map(
    capitalised,
  );
  const found = words.map((text) => world.names.called('creature', text)).find((name) => name !== undefined);
  const hasBodies = world.names
    .all('combatant')
    .some(({ creature }) => creature !== undefined && creature === found?.name);
  return hasBodies ? found?.name : undefined;
}

function determinersBefore({ sentence: { tokens }, from }: Rewording, at: number): number {
  let start = at;
  while (start > from && (determiners.has(tokens[start - 1]?.text ?? '') || tokens[start - 1]?.text === 'of'))
    start -= 1;
  return start;
}

/** `the Ghoul's arm`, `the ghouls head`: a combatant as target, with a part of the body. */
export function withBodyPart(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  for (let at = from + 2; at < to - 1; at += 1) {
    const owner = ownerAt(world, rewording, at);
    if (
      owner === undefined ||
      !bodyParts.some((part) => part.split(' ').every((word, step) => tokens[at + 1 + step]?.text === word))
    )
      continue;
    return replaced(replaced(rewording, at, at + 1, [owner], { spelling: false }), at + 1, at + 1, ['in', 'the'], {
      silent: true,
    });
  }
  return undefined;
}

/** The last word of a combatant’s name, if a token is its genitive, with or without an apostrophe. */
function ownerAt(world: World, { sentence: { tokens }, from, to }: Rewording, at: number): string | undefined {
  const token = tokens[at];
  const stem = token?.kind === 'word' ? /^(.{2,}?)(?:['’]s|['’]|s)$/u.exec(token.text)?.[1] : undefined;
  if (token === undefined || stem === undefined) return undefined;
  return [stem, capitalised(stem)].find((text) => {
    const alone = tokens.with(at, { ...token, text });
    return Array.from({ length: Math.min(longestName, at - from) }, (_, back) => at - back).some(
      (start) => world.names.find('combatant', alone, start, to)?.end === at + 1,
    );
  });
}

/**
 * `stabs the ghul`: a word after an article that is close to a combatant’s name is capitalised, so that a check can
 * suggest the name.
 */
export function withNearName(world: World, rewording: Rewording): Rewording | undefined {
  const names = world.names
    .all('combatant')
    .filter(({ article }) => article !== undefined)
    .map(({ name }) => name.toLowerCase());
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const at = tokens.findIndex(
    ({ kind, text }, index) =>
      index > from &&
      index < to &&
      kind === 'word' &&
      text.length > 3 &&
      tokens[index - 1]?.text.toLowerCase() === 'the' &&
      names.some((name) => slipsBetween(text.toLowerCase(), name) === 1),
  );
  const word = tokens[at]?.text ?? '';
  return at < 0 || isCapitalised(word)
    ? undefined
    : replaced(rewording, at, at + 1, [capitalised(word)], { silent: true });
}
