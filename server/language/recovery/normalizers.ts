/** The slips that are read over wherever the sentence can be read without them: each step takes one sort of them out. */
import { slipsBetween } from '../../engine/index.ts';
import { isCapitalised } from '../characters.ts';
import { nearest } from '../near.ts';
import type { NameKind } from '../name-table.ts';
import { spoken } from '../spoken.ts';
import type { World } from '../statement.ts';
import { baseForms, singulars } from '../word-forms.ts';
import { endOfActor } from './actor.ts';
import { removed, replaced, type Rewording } from './rewording.ts';
import { withIdioms } from './idioms.ts';
import { withVagueNames } from './vague-names.ts';

/** Takes one sort of slips out of a sentence; `undefined` where it has none. */
export type Normalizer = (world: World, rewording: Rewording) => Rewording | undefined;

/** In the order in which they are tried, for later ones need what earlier ones have mended. */
export const normalizers: readonly Normalizer[] = [
  withoutBullet, withoutLeadIn, withSmallWords, withQuotedRest, withCarries, withCapitals, withVagueNames, withEveryBody, withColon, withSmallVerb, withThirdPerson, withClauseVerb, withoutStrayColon, withIdioms,
];

/** What has to be known before one can say where an announcement's actor ends and its action begins. */
export const atTheHead: readonly Normalizer[] = [withoutBullet, withoutLeadIn, withSmallWords, withCapitals, withVagueNames, withEveryBody, withColon];

/** Every step that changes something, one after the other. */
export function normalized(world: World, rewording: Rewording, steps: readonly Normalizer[] = normalizers): Rewording {
  return steps.reduce((before, step) => step(world, before) ?? before, rewording);
}

const bullets = new Set(['-', '–', '—', '•', '*', '·', '‣', '▪', '◦', '●', '+', '>']);

/** `- Ann: punches Bill.` is a sentence in a list. */
export function withoutBullet(_: World, rewording: Rewording): Rewording | undefined {
  const { sentence: { tokens }, from, to } = rewording;
  const first = tokens[from];
  return first?.kind === 'mark' && bullets.has(first.text) && to - from > 1 ? removed(rewording, from, from + 1) : undefined;
}

const leadIns = new Set(['otherwise', 'then', 'now', 'next', 'finally', 'suddenly', 'meanwhile', 'afterwards', 'immediately', 'instead']);

/** `Then Ann: punches Bill.` */
function withoutLeadIn(_: World, rewording: Rewording): Rewording | undefined {
  const { sentence: { tokens }, from, to } = rewording;
  if (!leadIns.has(tokens[from]?.text.toLowerCase() ?? '') || tokens[from]?.kind !== 'word') return undefined;
  const end = tokens[from + 1]?.text === ',' ? from + 2 : from + 1;
  return end < to ? removed(rewording, from, end, false) : undefined;
}

const smallWords = ['the', 'and', 'with', 'from', 'his', 'her', 'their', 'then'];

/** `teh`, `adn`: two letters of a small word that have changed places. */
function withSmallWords(_: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from; at < rewording.to; at += 1) {
    const token = result.sentence.tokens[at];
    if (token?.kind !== 'word' || smallWords.includes(token.text)) continue;
    const meant = smallWords.find((word) => word.length === token.text.length && slipsBetween(word, token.text) === 1 && Array.from(word).sort().join('') === Array.from(token.text).sort().join(''));
    if (meant !== undefined) result = replaced(result, at, at + 1, [meant]);
  }
  return result === rewording ? undefined : result;
}

/** The heads of sentences that end in quoted words. */
const quoting: readonly (readonly string[])[] = [['scenario'], ['situation'], ['note'], ['read', 'aloud']];

/** `Scenario: The larder`, `note: nobody has a key`. */
function withQuotedRest(_: World, rewording: Rewording): Rewording | undefined {
  const { sentence: { tokens }, from, to } = rewording;
  const head = quoting.find((words) => words.every((word, step) => tokens[from + step]?.text.toLowerCase() === word));
  if (head === undefined) return undefined;
  const colon = tokens[from + head.length]?.text === ':' ? 1 : 0;
  const start = from + head.length + colon;
  if (start >= to || tokens.slice(start, to).some(({ kind }) => kind === 'prose')) return undefined;
  const words = spoken(tokens, start, to);
  const quoted = replaced(rewording, start - colon, to, [words], { kind: 'prose', written: ` "${words}"`, joined: true });
  return replaced(quoted, from, from + head.length, head);
}

/** `knife, rope` below somebody, of things that are known, is what they carry. */
function withCarries(world: World, rewording: Rewording): Rewording | undefined {
  const { sentence: { tokens }, from, to } = rewording;
  let at = from;
  while (at < to) {
    const found = world.names.find('thing', tokens, at, to);
    if (found === undefined) return undefined;
    at = found.end;
    while (at < to && (tokens[at]?.text === ',' || tokens[at]?.text === 'and')) at += 1;
  }
  return replaced(rewording, from, from, ['carries'], { written: 'carries ' });
}

const named: readonly NameKind[] = ['combatant', 'creature', 'side'];

/** Names in small letters, or in capitals throughout, are written as they are declared. */
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

/** The words of a name that stand at a token but for their capitals. */
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

const determiners = new Set(['the', 'The', 'all', 'All', 'both', 'Both', 'each', 'Each', 'every', 'Every', 'these', 'These', 'three', 'two']);

/** `the Ghouls`, `all ghouls`, `every ghoul` and `Ghouls` are all bodies of that creature. */
export function withEveryBody(world: World, rewording: Rewording): Rewording | undefined {
  let result = rewording;
  for (let at = rewording.from; at < result.to; at += 1) {
    const creature = creatureAt(world, result, at);
    if (creature === undefined) continue;
    const start = determinersBefore(result, at);
    if (start === at - 1 && result.sentence.tokens[start]?.text === 'every' && result.sentence.tokens[at]?.text === creature) continue;
    result = replaced(result, start, at + 1, ['every', ...creature.split(' ')]);
    at = start + creature.split(' ').length;
  }
  return result === rewording ? undefined : result;
}

/** The creature of which several are named at a token, by the plural or behind `every`, `each` or `all`. */
function creatureAt(world: World, { sentence: { tokens }, from, to }: Rewording, at: number): string | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || world.names.find('combatant', tokens, at, to) !== undefined) return undefined;
  const before = at > from ? tokens[at - 1]?.text.toLowerCase() ?? '' : '';
  const words = [...singulars(token.text), ...['every', 'each', 'all'].includes(before) ? [token.text] : []].map(capitalised);
  const found = words.map((text) => world.names.called('creature', text)).find((name) => name !== undefined);
  const hasBodies = world.names.all('combatant').some(({ creature }) => creature !== undefined && creature === found?.name);
  return hasBodies ? found?.name : undefined;
}

function determinersBefore({ sentence: { tokens }, from }: Rewording, at: number): number {
  let start = at;
  while (start > from && (determiners.has(tokens[start - 1]?.text ?? '') || tokens[start - 1]?.text === 'of')) start -= 1;
  return start;
}

const insteadOfColon = new Set(['-', '–', '—', ';', '.', ',', '>']);

/** An announcement without its colon, or with another mark in its place. */
function withColon(world: World, rewording: Rewording): Rewording | undefined {
  const { sentence: { tokens }, from, to } = rewording;
  const end = endOfActor(world, rewording, from);
  const behind = end === undefined ? undefined : tokens[end];
  if (end === undefined || behind === undefined || end >= to || behind.text === ':') return undefined;
  if (behind.kind === 'mark') return insteadOfColon.has(behind.text) && tokens[end + 1]?.kind === 'word' ? replaced(rewording, end, end + 1, [':'], { joined: true }) : undefined;
  return behind.kind === 'word' ? replaced(rewording, end, end, [':'], { written: ':' }) : undefined;
}

/** The first word behind the colon of an announcement. */
function verbPlace({ sentence: { tokens }, from, to }: Rewording): number | undefined {
  const colon = tokens.findIndex(({ kind, text }, index) => index >= from && index < to && kind === 'mark' && text === ':');
  return colon > from && colon + 1 < to && tokens[colon + 1]?.kind === 'word' ? colon + 1 : undefined;
}

/** `Ann: Punches Bill.` */
function withSmallVerb(_: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  const word = at === undefined ? '' : rewording.sentence.tokens[at]?.text ?? '';
  return at === undefined || !isCapitalised(word) ? undefined : replaced(rewording, at, at + 1, [word.toLowerCase()]);
}

/** `Ann: punch Bill.`, `Ann: is punching Bill.`, `Ann: will punch Bill.` */
function withThirdPerson(world: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  if (at === undefined) return undefined;
  const { sentence: { tokens } } = rewording;
  const verbs = world.table.announcements(world.names, false);
  const word = tokens[at]?.text ?? '';
  if (verbs.has(word)) return undefined;
  const helping = helpingVerbs.has(word) && tokens[at + 1]?.kind === 'word' ? 1 : 0;
  const form = thirdPersonOf(tokens[at + helping]?.text ?? '', verbs.keys());
  return form === undefined ? undefined : replaced(rewording, at, at + helping + 1, [form]);
}

const helpingVerbs = new Set(['is', 'will', 'now', 'starts', 'begins', 'can', 'should', 'does']);

/** The verb of which a word is another form: `punch`, `punching`, `punched` of `punches`. */
export function thirdPersonOf(word: string, verbs: Iterable<string>): string | undefined {
  if (word.length < 2) return undefined;
  for (const verb of verbs) {
    for (const base of baseForms(verb)) {
      const stem = base.endsWith('e') ? base.slice(0, -1) : base;
      const doubled = `${base}${base.slice(-1)}`;
      if ([base, `${base}ing`, `${stem}ing`, `${doubled}ing`, `${stem}ed`, `${doubled}ed`].includes(word)) return verb;
    }
  }
  return undefined;
}

/** `, betting 1 WP` is the clause `bets 1 WP`. */
function withClauseVerb(world: World, rewording: Rewording): Rewording | undefined {
  const { sentence: { tokens }, from, to } = rewording;
  const at = tokens.findIndex(({ kind, text }, index) => index > from && index < to && kind === 'word' && text.endsWith('ing') && tokens[index - 1]?.text === ',');
  const form = at < 0 ? undefined : thirdPersonOf(tokens[at]?.text ?? '', world.lexicon.clauseWords);
  return form === undefined ? undefined : replaced(rewording, at, at + 1, [form]);
}

/** A verb with slips in its letters; for parts of a sentence, where nothing else can be said of it. */
export function withNearVerb(world: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  const word = at === undefined ? '' : rewording.sentence.tokens[at]?.text ?? '';
  const verbs = world.table.verbWords(world.names, false);
  const near = at === undefined || verbs.has(word) ? undefined : nearest(word, verbs);
  return at === undefined || near === undefined ? undefined : replaced(rewording, at, at + 1, [near.word], { spelling: false });
}

/** `risk: "the edge"`, `advantage: "she is behind him"`: the colon before the quotes, and the one at the end of a heading. */
function withoutStrayColon(_: World, rewording: Rewording): Rewording | undefined {
  const { sentence: { tokens }, from, to } = rewording;
  const at = tokens.findLastIndex(({ kind, text }, index) => index > from && index < to && kind === 'mark' && text === ':');
  return at > from && (at === to - 1 || tokens[at + 1]?.kind === 'prose') ? removed(rewording, at, at + 1) : undefined;
}
