/** Slots for inanimate objects of an action, and for places. */
import { isVague, slipsBetween } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import { refAt } from './name-slots.ts';
import { isArticle, type DeclaredName } from './name-table.ts';
import { nearest } from '../explain/near.ts';
import { Phrases } from './phrases.ts';
import { prose, runs, wordsReading } from './plain-slots.ts';
import { isWord, tokenAt, type SlotInput, type SlotReading, type SlotType } from './slot-value.ts';
import { spoken } from '../explain/spoken.ts';
import { singulars } from './word-forms.ts';

/** Words in quotes; in lenient mode also plain words with an article, up to the next clause. */
export const object: SlotType = {
  called: 'words in quotes',
  read: (input, at) => objectAt(input, at),
};

/**
 * A thing where a combatant would also be possible: words that begin with an article, in small letters, and don’t
 * contain a declared name. An `at` before it is skipped.
 */
export const lifeless: SlotType = {
  called: 'a thing, such as "the door"',
  unasked: true,
  read(input, from) {
    const at = isWord(input, from, 'at') ? from + 1 : from;
    const quoted = prose.read(input, at).filter(() => isThingInQuotes(tokenAt(input, at)?.text ?? ''));
    const named = peopleIn(input);
    const isNobody = ({ value }: SlotReading): boolean =>
      value.is === 'words' &&
      !isVague(value.words.text) &&
      !value.words.text.split(' ').some((word) => isNamed(word, named));
    const isThing =
      isArticle(tokenAt(input, at)?.text ?? '') &&
      !(isWord(input, at, 'her') && !isNoun(tokenAt(input, at + 1)?.text ?? ''));
    return [...quoted, ...(isThing ? plainObjects(input, at) : [])].filter(isNobody);
  },
};

/** A place or direction: `behind the seats`, `to "the door"`, `outside`. */
export const place: SlotType = {
  called: 'a place, in quotes',
  read(input, at) {
    const way = ways.find(input.tokens, at, input.to);
    const plain = objectAt(input, at);
    if (way === undefined) return plain;
    const alone = adverbs.has(way.text) ? [wordsReading(input, at, way.end, way.text)] : [];
    return [...plain, ...placesBehind(input, at, way), ...alone];
  },
};

/** A place given by a combatant who is passed: `past the Ghoul`. Movement to a combatant is left to the rows. */
export const passed: SlotType = {
  called: 'a place, in quotes',
  unasked: true,
  read(input, at) {
    const way = ways.find(input.tokens, at, input.to);
    if (way === undefined || goals.has(way.text)) return [];
    const from = isArticle(tokenAt(input, way.end)?.text ?? '') ? way.end + 1 : way.end;
    const found = input.names.find('combatant', input.tokens, from, input.to);
    if (found === undefined) return [];
    const { end, value } = wordsReading(
      input,
      at,
      found.end,
      `${way.text} ${spoken(input.tokens, way.end, found.end)}`,
    );
    return [
      { end, value: { ...value, naming: { kind: 'combatant', name: refAt(input, from, end, found.name.name) } } },
    ];
  },
};

const goals: ReadonlySet<string> = new Set(['to', 'towards', 'toward']);

/** What is tried: quoted, or `to` with plain words after it, as `to get past Nora`. */
export const doing: SlotType = {
  called: 'what is tried, in quotes',
  read(input, at) {
    const quoted = prose.read(input, at);
    if (quoted.length > 0 || !isWord(input, at, 'to')) return quoted;
    return runs(input, at, longestObject)
      .slice(1)
      .filter(({ end }) => {
        const words = input.tokens.slice(at, end);
        return (
          !isArticle(words.at(-1)?.text ?? '') &&
          words.every(
            ({ onNewLine }, index) =>
              !onNewLine && !beginsClause(input, at + index) && !beginsAction(input, at + index, input.to),
          )
        );
      });
  },
};

/** After a preposition the article may be missing: `behind seats`. */
function placesBehind(
  input: SlotInput,
  at: number,
  way: { readonly text: string; readonly end: number },
): readonly SlotReading[] {
  const plain = input.lenient
    ? runs(input, way.end, longestPlace).filter(({ end }) => isPlain(input, way.end, end))
    : [];
  return [...prose.read(input, way.end), ...plain].flatMap(({ end, value }) =>
    value.is === 'words' ? [wordsReading(input, at, end, `${way.text} ${value.words.text}`)] : [],
  );
}

function objectAt(input: SlotInput, at: number): readonly SlotReading[] {
  const quoted = prose.read(input, at);
  return quoted.length > 0 ? quoted : plainObjects(input, at);
}

function plainObjects(input: SlotInput, at: number): readonly SlotReading[] {
  return input.lenient ? runs(input, at, longestObject).filter(({ end }) => isObject(input, at, end)) : [];
}

const longestObject = 8;
const longestPlace = 5;

function isObject(input: SlotInput, from: number, to: number): boolean {
  return input.tokens.slice(from, to).some(({ text }) => isArticle(text)) && isPlain(input, from, to);
}

/** After `her`: what begins with a preposition is no noun, so `her` is a person. */
function isNoun(word: string): boolean {
  return (
    word !== '' &&
    ways.find([{ kind: 'word', text: word, start: 0, end: 0, onNewLine: false, open: false }], 0, 1) === undefined &&
    !['with', 'and', 'again'].includes(word)
  );
}

/** Words in small letters on one line that don’t end with an article and don’t contain the start of a clause. */
function isPlain(input: SlotInput, from: number, to: number): boolean {
  const words = input.tokens.slice(from, to);
  return (
    !isArticle(words.at(-1)?.text ?? '') &&
    words.every(
      ({ text, onNewLine }, index) =>
        !onNewLine &&
        !isCapitalised(text) &&
        !beginsClause(input, from + index) &&
        !beginsAction(input, from + index, to),
    )
  );
}

/**
 * Whether a word starts a clause, or nearly does. Short words such as `to` and `on` only count before a number, and
 * after an article comes a noun: `the seats` are not `sets`.
 */
function beginsClause(input: SlotInput, at: number): boolean {
  const text = tokenAt(input, at)?.text ?? '';
  if (beforeNumbers.has(text) && tokenAt(input, at + 1)?.kind === 'number') return true;
  if (text.length < 4 || isArticle(tokenAt(input, at - 1)?.text ?? '')) return false;
  const near = nearest(text, input.lexicon.clauseWords);
  return near !== undefined && near.word.length >= 4;
}

const beforeNumbers: ReadonlySet<string> = new Set(['on', 'at', 'against', 'vs']);

/** Whether another action starts: `and` before a verb. */
function beginsAction(input: SlotInput, at: number, to: number): boolean {
  return isWord(input, at, 'and') && at + 1 < to && input.lexicon.verbs.find(input.tokens, at + 1, to) !== undefined;
}

function isThingInQuotes(text: string): boolean {
  const [first = '', second = ''] = text.trim().split(/\s+/u);
  return isArticle(first) && second !== '' && !isCapitalised(second);
}

/**
 * All words of the names of combatants and creatures, in small letters; and those of combatants with an article, whose
 * names look like things.
 */
interface People {
  readonly words: ReadonlySet<string>;
  readonly behindArticles: readonly string[];
}

function peopleIn({ names }: SlotInput): People {
  const wordsOf = (declared: readonly DeclaredName[]): readonly string[] =>
    declared.flatMap(({ name }) => name.toLowerCase().split(' '));
  const people = names.all('combatant');
  return {
    words: new Set(wordsOf([...people, ...names.all('creature')])),
    behindArticles: wordsOf(people.filter(({ article }) => article !== undefined)),
  };
}

function isNamed(word: string, { words, behindArticles }: People): boolean {
  const plain = word.toLowerCase();
  return (
    !isArticle(plain) &&
    ([plain, ...singulars(plain)].some((each) => words.has(each)) || isNearly(plain, behindArticles))
  );
}

/** `the ghul` is not a thing if the Ghoul takes part. */
function isNearly(word: string, names: readonly string[]): boolean {
  return word.length > 3 && names.some((name) => slipsBetween(word, name) === 1);
}

const ways = new Phrases([
  'to',
  'towards',
  'toward',
  'into',
  'in on',
  'in',
  'onto',
  'on',
  'behind',
  'under',
  'over',
  'through',
  'across',
  'along',
  'around',
  'round',
  'past',
  'up on',
  'up behind',
  'up',
  'down on',
  'down',
  'off',
  'out of',
  'out',
  'away from',
  'away',
  'back to',
  'back',
  'from',
  'for',
  'at',
  'by',
  'beside',
  'between',
  'near',
  'against',
  'after',
  'inside',
  'outside',
  'upstairs',
  'downstairs',
  'home',
  'forward',
  'forwards',
  'backwards',
  'closer',
  'aside',
]);

const adverbs: ReadonlySet<string> = new Set([
  'up',
  'down',
  'off',
  'out',
  'away',
  'back',
  'inside',
  'outside',
  'upstairs',
  'downstairs',
  'home',
  'forward',
  'forwards',
  'backwards',
  'closer',
  'aside',
  'over',
  'past',
  'through',
]);
