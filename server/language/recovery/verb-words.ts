/** Corrects the colon and the verb of an announcement: its form, its capitals, a helping verb before it. */
import { derive, groupBy, isVague, type Vocabulary } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import { isArticle } from '../match/name-table.ts';
import { nearest } from '../explain/near.ts';
import { spoken } from '../explain/spoken.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { baseForms } from '../match/word-forms.ts';
import { endOfActor } from './actor.ts';
import { isOwnVerb } from './alike-verbs.ts';
import { replaced, type Rewording } from './rewording.ts';

const insteadOfColon = new Set(['-', '–', '—', ';', '.', ',', '>']);

/** An announcement without its colon, or with another mark in its place. */
export function withColon(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const end = endOfActor(world, rewording, from);
  const behind = end === undefined ? undefined : tokens[end];
  if (end === undefined || behind === undefined || end >= to || behind.text === ':') return undefined;
  if (behind.kind === 'mark')
    return insteadOfColon.has(behind.text) && tokens[end + 1]?.kind === 'word'
      ? replaced(rewording, end, end + 1, [':'], { joined: true })
      : undefined;
  return behind.kind === 'word' ? replaced(rewording, end, end, [':'], { written: ':' }) : undefined;
}

/** The first word after the colon of an announcement. */
export function verbPlace({ sentence: { tokens }, from, to }: Rewording): number | undefined {
  const colon = tokens.findIndex(
    ({ kind, text }, index) => index >= from && index < to && kind === 'mark' && text === ':',
  );
  return colon > from && colon + 1 < to && tokens[colon + 1]?.kind === 'word' ? colon + 1 : undefined;
}

/** `Ann: Punches Bill.` */
export function withSmallVerb(_: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  const word = at === undefined ? '' : (rewording.sentence.tokens[at]?.text ?? '');
  return at === undefined || !isCapitalised(word) ? undefined : replaced(rewording, at, at + 1, [word.toLowerCase()]);
}

/** `Ann: punch Bill.`, `Ann: is punching Bill.`, `Ann: will punch Bill.` */
export function withThirdPerson(world: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  if (at === undefined) return undefined;
  const {
    sentence: { tokens },
  } = rewording;
  const verbs = world.table.announcements(world.names, false);
  const word = tokens[at]?.text ?? '';
  if (verbs.has(word)) return undefined;
  const helping = helpingVerbs.has(word) && tokens[at + 1]?.kind === 'word' ? 1 : 0;
  const form = thirdPersonOf(tokens[at + helping]?.text ?? '', verbs.keys());
  return form === undefined ? undefined : replaced(rewording, at, at + helping + 1, [form]);
}

const helpingVerbs = new Set(['is', 'will', 'now', 'starts', 'begins', 'can', 'should', 'does']);

/**
 * `Ann: gambles "the door".`, `Ann: lunges the Bear.`: inserts the missing word that the verb requires; if a name is
 * required after it, only before one.
 */
export function withVerbsOwnWord({ table, names }: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  if (at === undefined) return undefined;
  const {
    sentence: { tokens },
    to,
  } = rewording;
  for (const { words, own, takesName } of verbsWithOwnWord(table.ruleset.vocabulary).get(tokens[at]?.text ?? '') ??
    []) {
    if (!words.every((each, step) => tokens[at + step]?.text === each)) continue;
    const end = at + words.length;
    const behind = isArticle(tokens[end]?.text ?? '') ? end + 1 : end;
    const fits = takesName ? names.find('combatant', tokens, behind, to) !== undefined : isPut(tokens[behind]);
    if (behind < to && tokens[end]?.text !== own && fits)
      return replaced(rewording, end, end, [own], { spelling: false });
  }
  return undefined;
}

/** A verb that requires a word after it: `gambles on`, `lunges at`. */
interface VerbWithOwnWord {
  readonly words: readonly string[];
  readonly own: string;
  /** Whether a name must follow. */
  readonly takesName: boolean;
}

/** By the first word of the verb. */
const verbsWithOwnWord = derive(
  'verbs that take a word of their own',
  ({ verbs }: Vocabulary): ReadonlyMap<string, readonly VerbWithOwnWord[]> => {
    const found = verbs.flatMap(({ word, takes }): readonly VerbWithOwnWord[] => {
      const [, own, slot] = /^\[?([a-z]+) \{(\w+)/u.exec(takes) ?? [];
      return own === undefined ? [] : [{ words: word.split(' '), own, takesName: slot !== 'object' }];
    });
    return new Map(groupBy(found, ({ words: [first = ''] }) => first));
  },
);

/** Whether a token is a word or quoted. */
function isPut(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'prose';
}

/** Irregular past forms. */
const pastForms: ReadonlyMap<string, string> = new Map([
  ['shot', 'shoots'],
  ['threw', 'throws'],
  ['stuck', 'sticks'],
  ['struck', 'strikes'],
  ['bit', 'bites'],
  ['ran', 'runs'],
  ['fled', 'flees'],
  ['hid', 'hides'],
  ['held', 'holds'],
  ['caught', 'catches'],
  ['swung', 'swings'],
  ['flung', 'flings'],
  ['drew', 'draws'],
  ['drove', 'drives'],
  ['broke', 'breaks'],
  ['fought', 'fights'],
  ['swam', 'swims'],
  ['came', 'comes'],
  ['went', 'goes'],
  ['cut', 'cuts'],
  ['hit', 'hits'],
  ['leapt', 'leaps'],
]);

/** The verb of which a word is another form: `punch`, `punching`, `punched` of `punches`, `shot` of `shoots`. */
export function thirdPersonOf(word: string, verbs: Iterable<string>): string | undefined {
  if (word.length < 2) return undefined;
  const past = pastForms.get(word);
  for (const verb of verbs) {
    if (verb === past) return verb;
    for (const base of baseForms(verb)) {
      const stem = base.endsWith('e') ? base.slice(0, -1) : base;
      const doubled = `${base}${base.slice(-1)}`;
      if ([base, `${base}ing`, `${stem}ing`, `${doubled}ing`, `${stem}ed`, `${doubled}ed`].includes(word)) return verb;
    }
  }
  return undefined;
}

/** `, betting 1 WP` is the clause `bets 1 WP`. */
export function withClauseVerb(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const at = tokens.findIndex(
    ({ kind, text }, index) =>
      index > from && index < to && kind === 'word' && text.endsWith('ing') && tokens[index - 1]?.text === ',',
  );
  const form = at < 0 ? undefined : thirdPersonOf(tokens[at]?.text ?? '', world.lexicon.clauseWords);
  return form === undefined ? undefined : replaced(rewording, at, at + 1, [form]);
}

/** Corrects a misspelt verb; for parts of a sentence, where no separate finding is possible. */
export function withNearVerb(world: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  const word = at === undefined ? '' : (rewording.sentence.tokens[at]?.text ?? '');
  const verbs = world.table.verbWords(world.names, false);
  const near = at === undefined || verbs.has(word) || isOwnVerb(word) ? undefined : nearest(word, verbs);
  return at === undefined || near === undefined
    ? undefined
    : replaced(rewording, at, at + 1, [near.word], { spelling: false });
}

const idling = [
  'does nothing',
  'do nothing',
  'nothing',
  'stands still',
  'holds still',
  'stays put',
  'stays',
  'passes',
  'holds back',
  'skips her turn',
  'skips his turn',
];

/** `Ann: does nothing.` */
export function withWaiting(world: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  if (at === undefined || !idling.includes(spoken(rewording.sentence.tokens, at, rewording.to))) return undefined;
  return world.table.verbWords(world.names, false).has('waits')
    ? replaced(rewording, at, rewording.to, ['waits'], { spelling: false })
    : undefined;
}

/** `Ann: tries to stab the Bear.` becomes the attempted action, if the game has a verb for it. */
export function withAttempt(world: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  const {
    sentence: { tokens },
  } = rewording;
  if (at === undefined || !attempting.has(tokens[at]?.text ?? '') || tokens[at + 1]?.text !== 'to') return undefined;
  const form = thirdPersonOf(tokens[at + 2]?.text ?? '', world.table.announcements(world.names, false).keys());
  return form === undefined ? undefined : replaced(rewording, at, at + 3, [form], { spelling: false });
}

/** `Ann: wants to stab the Bear.`: if the game has no such verb as `wants`, becomes the intended action. */
export function withIntention(world: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  const word = at === undefined ? undefined : rewording.sentence.tokens[at]?.text;
  return word === undefined || world.table.verbWords(world.names, false).has(word)
    ? undefined
    : withAttempt(world, rewording);
}

const attempting = new Set(['tries', 'attempts', 'wants', 'goes', 'decides', 'try', 'means', 'manages']);

/**
 * `The ghoul claws at Ann`, with an undeclared ghoul: reads it as the actor, and a check reports the name. Without an
 * attack or a known combatant, as in `The lamp goes out`, it is narration.
 */
export function withNewActor(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const at = isArticle(tokens[from]?.text ?? '') ? from + 1 : from;
  const [name, verb] = [tokens[at], tokens[at + 1]];
  const isName =
    name?.kind === 'word' &&
    name.text.length > 2 &&
    !world.lexicon.headWords.has(name.text.toLowerCase()) &&
    !world.lexicon.clauseWords.has(name.text.toLowerCase());
  const verbs = world.table.verbWords(world.names, false);
  if (!isName || verbs.has(name.text) || verb?.kind !== 'word' || at + 1 >= to || !verbs.has(verb.text))
    return undefined;
  if (
    indefinite.has(name.text.toLowerCase()) ||
    !(isAttack(world, verb.text) || isAboutSomebody(world, rewording, at + 2))
  )
    return undefined;
  const named = isCapitalised(name.text)
    ? rewording
    : replaced(rewording, at, at + 1, [name.text.slice(0, 1).toUpperCase() + name.text.slice(1)]);
  return replaced(named, at + 1, at + 1, [':'], { written: ':' });
}

const indefinite = new Set(['something', 'nothing', 'everything', 'anything', 'there']);

function isAttack(
  {
    table: {
      ruleset: { vocabulary },
    },
  }: World,
  verb: string,
): boolean {
  const kind = vocabulary.verbs.find(({ word }) => word === verb)?.kind;
  return vocabulary.verbKinds.some((each) => each.kind === kind && each.attack);
}

function isAboutSomebody({ names }: World, { sentence: { tokens }, to }: Rewording, from: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ kind, text }, index) =>
        isVague(text) || (kind === 'word' && names.find('combatant', tokens, from + index, to) !== undefined),
    );
}
