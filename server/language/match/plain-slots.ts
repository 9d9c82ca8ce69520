/** Slots without names: prose, numbers, plain words, choices. */
import { slipsBetween, type NewName } from '../../engine/index.ts';
import { numeralOf } from './numerals.ts';
import { isArticle } from './name-table.ts';
import { Phrases } from './phrases.ts';
import { isMark, isWord, tokenAt, type SlotInput, type SlotReading, type SlotType } from './slot-value.ts';
import { spelling, type TokenKind } from '../read/tokens.ts';
import { namesSeveral } from './word-forms.ts';

export const prose: SlotType = {
  called: 'words in quotes',
  read(input, at) {
    const from = behindNeedless(input, at, [':'], ['word', 'number']);
    const token = tokenAt(input, from);
    return token?.kind === 'prose' ? [wordsReading(input, from, from + 1, token.text)] : [];
  },
};

export const number: SlotType = {
  called: 'a number',
  read: (input, at) => numberAt(input, behindNeedless(input, at, [':', '=', 'is'])),
};

/** Skips a redundant sign between a word and its value, as in `risk: "dogs"` or `Agility = 4`. */
function behindNeedless(
  input: SlotInput,
  at: number,
  signs: readonly string[],
  behind: readonly TokenKind[] = ['word'],
): number {
  const [before, sign] = [at > input.from ? input.tokens[at - 1] : undefined, tokenAt(input, at)];
  return before !== undefined &&
    behind.includes(before.kind) &&
    sign !== undefined &&
    sign.kind !== 'prose' &&
    signs.includes(sign.text)
    ? at + 1
    : at;
}

function numberAt(input: SlotInput, at: number): readonly SlotReading[] {
  const minus = ['-', '−', '–'].some((sign) => isMark(input, at, sign));
  const from = minus || isMark(input, at, '+') ? at + 1 : at;
  const token = tokenAt(input, from);
  const value = token === undefined ? undefined : numeralOf(token);
  if (value === undefined) return [];
  return [
    {
      end: from + 1,
      value: { is: 'number', number: { value: minus ? -value : value, source: input.source(at, from + 1) } },
    },
  ];
}

/** A number with an explicit sign. */
export const signed: SlotType = {
  called: 'a number with its sign',
  unasked: true,
  read: (input, at) => (tokenAt(input, at)?.kind === 'mark' ? numberAt(input, at) : []),
};

export const percent: SlotType = {
  called: 'a percentage, such as 60%',
  read(input, at) {
    const [reading] = number.read(input, at);
    if (reading === undefined) return [];
    const sign = isMark(input, reading.end, '%') || isWord(input, reading.end, 'percent');
    return sign ? [{ ...reading, end: reading.end + 1 }] : [];
  },
};

/** One word, a number, or quoted words: the value of an option, the id of a game. */
export const word: SlotType = {
  called: 'a word',
  read(input, at) {
    const from = behindNeedless(input, at, [':', '=']);
    const token = tokenAt(input, from);
    return token === undefined || token.kind === 'mark' ? [] : [wordsReading(input, from, from + 1, token.text)];
  },
};

/** As many plain words as the rest of the sentence allows. */
export const words: SlotType = {
  called: 'words',
  read: (input, at) => runs(input, at, 6).reverse(),
};

/**
 * As few plain words as the rest of the sentence allows: an unknown verb. The object of a known verb is not part of it.
 */
export const verbWords: SlotType = {
  called: 'what is done',
  read(input, at) {
    if (input.lexicon.dependence.find(input.tokens, at, input.to) !== undefined) return [];
    const isKnown = input.lexicon.verbs.find(input.tokens, at, input.to) !== undefined;
    if (!isKnown && isNearlyKnown(input, at)) return [];
    const isVerb = (word: string): boolean =>
      /^\p{Ll}|^\p{Lo}/u.test(word) && !(isKnown && isArticle(word)) && word !== 'and' && word !== 'then';
    const end = input.tokens.findIndex(({ text }, index) => index >= at && !isVerb(text));
    return runs(input, at, 3).filter((reading) => end < 0 || reading.end <= end);
  },
};

/** A word within edit distance 2 of a known verb (1 if it has fewer than 6 letters) is a misspelling of that verb. */
function isNearlyKnown(input: SlotInput, at: number): boolean {
  const word = tokenAt(input, at)?.text ?? '';
  const most = word.length < 6 ? 1 : 2;
  return (
    word.length > 3 &&
    input.lexicon.verbs.all.some(
      (verb) => Math.abs(verb.length - word.length) <= most && slipsBetween(word, verb) <= most,
    )
  );
}

/** A verb in its declaration: quoted, or one plain word. */
export const newVerb: SlotType = {
  called: 'a verb, such as "garrottes"',
  read(input, at) {
    const token = tokenAt(input, at);
    if (token === undefined || (token.kind !== 'prose' && token.kind !== 'word')) return [];
    const name: NewName = { text: token.text.trim(), source: input.source(at, at + 1) };
    return [{ end: at + 1, value: { is: 'new', name } }];
  },
};

export const pronoun: SlotType = {
  called: '(he), (she), (it) or (they)',
  read(input, at) {
    const inner = isMark(input, at, '(') ? at + 1 : at;
    const token = tokenAt(input, inner);
    if (token === undefined || !['he', 'she', 'it', 'they'].includes(token.text)) return [];
    if (inner > at && !isMark(input, inner + 1, ')')) return [];
    return [wordsReading(input, inner, inner + 1, token.text, inner > at ? inner + 2 : inner + 1)];
  },
};

/** Words to choose from. */
export function choice(choices: readonly string[]): SlotType {
  const phrases = new Phrases(choices);
  return { called: saidChoices(choices), read: (input, at) => phraseAt(input, at, phrases) };
}

/** A verb split into tokens as in a sentence, joined by blanks. */
function spelled(verb: string): string {
  return spelling(verb).join(' ');
}

/** The verb of an announcement: in the third person, or in its plural form if several actors are named. */
export function announcedVerb([verb = '', ...forSeveral]: readonly string[]): SlotType {
  const one = new Phrases([spelled(verb)]);
  const several = new Phrases([...forSeveral, verb].map(spelled));
  const [offered = verb] = forSeveral;
  return {
    called: saidChoices([verb]),
    unasked: true,
    read(input, at) {
      const many = namesSeveral(input.tokens, at);
      const found = (many ? several : one).find(input.tokens, at, input.to);
      if (found !== undefined) return [wordsReading(input, at, found.end, found.text)];
      const words = [many ? offered : verb];
      if (input.tracing) input.wants(at, { called: saidChoices(words), type: 'choice', words });
      return [];
    },
  };
}

export const state = vocabularyWord('a state', (input) => input.lexicon.states);
export const verbKind = vocabularyWord('a kind of verb', (input) => input.lexicon.verbKinds);
export const timeUnit = vocabularyWord('a unit of time, as minutes', (input) => input.lexicon.timeUnits);
export const happening = vocabularyWord('what happens', (input) => input.lexicon.happenings);

type Spoken = Pick<Phrases, 'all' | 'find'>;

function vocabularyWord(called: string, phrasesOf: (input: SlotInput) => Spoken): SlotType {
  return { called, read: (input, at) => phraseAt(input, at, phrasesOf(input)) };
}

function phraseAt(input: SlotInput, at: number, phrases: Spoken): readonly SlotReading[] {
  const found = phrases.find(input.tokens, at, input.to);
  if (found !== undefined) return [wordsReading(input, at, found.end, found.text)];
  if (input.tracing) input.wants(at, { called: saidChoices(phrases.all), type: 'choice', words: phrases.all });
  return [];
}

function saidChoices(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `“${choice}”`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
}

/** The runs of plain words from a token on, shortest first. */
export function runs(input: SlotInput, at: number, most: number): SlotReading[] {
  const readings: SlotReading[] = [];
  for (let end = at; end < at + most; end += 1) {
    if (tokenAt(input, end)?.kind !== 'word') break;
    const text = input.tokens
      .slice(at, end + 1)
      .map((token) => token.text)
      .join(' ');
    readings.push(wordsReading(input, at, end + 1, text));
  }
  return readings;
}

/** A reading of words; `end` is given if the slot extends beyond its words. */
export function wordsReading(input: SlotInput, from: number, to: number, text: string, end = to): SlotReading {
  return { end, value: { is: 'words', words: { text, source: input.source(from, to) } } };
}
