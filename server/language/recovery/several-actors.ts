/** Sentences with announcements of two actors: the first is played, and the fix puts each on a separate line. */
import { isVague, type Finding, type Fix, type Source } from '../../engine/index.ts';
import type { Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import type { Statement, World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { endOfActor } from './actor.ts';
import { atTheHead, normalized } from './normalizers.ts';
import { findReading, type Found, type ReadRun } from './read-reworded.ts';
import { asWritten, wordsOf, type Rewording } from './rewording.ts';
import { thirdPersonOf } from './verb-words.ts';

/**
 * `Mara: shoots the Troll and Tom protects her`, `Ann and Bill attack each other`; with `loosely` one of the two may be
 * unreadable.
 */
export function readSeveralActors(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
  loosely = false,
): Statement | undefined {
  if (context.place !== 'round' && context.place !== 'announcement') return undefined;
  const whole = normalized(world, asWritten(sentence, from, to), atTheHead);
  const colon = whole.sentence.tokens.findIndex(
    ({ kind, text }, index) => index > whole.from && index < whole.to && kind === 'mark' && text === ':',
  );
  if (colon < 0) return undefined;
  const read = (tokens: readonly Token[]): Found | undefined => announced(world, whole, tokens, context, readRun);
  const found = inTwo(world, whole, colon, read, loosely) ?? eachOther(world, whole, colon, read);
  if (found === undefined) return undefined;
  const {
    rewording,
    statement: { parts, next },
  } = found.kept;
  return {
    sentence,
    from,
    to,
    context,
    next,
    parts,
    openEnded: false,
    readAs: rewording.sentence,
    findings: [describe(world, sentence, from, to, found)],
  };
}

/** Both announcements, the one that is played, and the place where the second was written. */
interface Two {
  readonly first: string;
  readonly second: string;
  readonly kept: Found;
  readonly at: Source;
}

type ReadTokens = (tokens: readonly Token[]) => Found | undefined;

/** Some tokens as one announcement, with mistakes corrected. */
function announced(
  world: World,
  whole: Rewording,
  tokens: readonly Token[],
  context: Context,
  readRun: ReadRun,
): Found | undefined {
  const alone: Rewording = { ...asWritten({ ...whole.sentence, tokens }, 0, tokens.length), changes: [] };
  const read = (rewording: Rewording): Statement | undefined => {
    const statement = readRun(world, rewording.sentence, rewording.from, rewording.to, context);
    return statement?.parts[0]?.row.verb === undefined ? undefined : statement;
  };
  const statement = read(alone);
  return statement === undefined ? findReading(world, alone, read) : { rewording: alone, statement };
}

const joining = new Set(['and', ',', ';', 'then', '&', 'but', 'while']);

/** After `and` or a comma another actor has an action. */
function inTwo(world: World, whole: Rewording, colon: number, read: ReadTokens, loosely: boolean): Two | undefined {
  const { sentence, from, to } = whole;
  const { tokens } = sentence;
  if (!isVerb(world, tokens[colon + 1])) return undefined;
  for (let end = colon + 2; end < to - 1; end += 1) {
    let start = end;
    while (start < to && tokens[start]?.kind !== 'prose' && joining.has(tokens[start]?.text ?? '')) start += 1;
    const actor = start === end ? undefined : endOfActor(world, whole, start);
    if (actor === undefined || actor >= to || !isVerb(world, tokens[actor])) continue;
    const written = [
      tokens.slice(from, end),
      [...tokens.slice(start, actor), colonBehind(tokens[actor - 1]), ...tokens.slice(actor, to)],
    ];
    const [first, second] = written.map(read);
    const kept = first ?? second;
    if (kept === undefined || (!loosely && (first === undefined || second === undefined))) continue;
    const [one = '', other = ''] = [first, second].map((found, index) =>
      wordsOf(
        found?.rewording ?? asWritten({ ...sentence, tokens: written[index] ?? [] }, 0, written[index]?.length ?? 0),
      ),
    );
    return { first: one, second: other, kept, at: sourceOf(world.file, sentence, start, to) };
  }
  return undefined;
}

function isVerb(world: World, token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const verbs = world.table.verbWords(world.names, false);
  return verbs.has(token.text) || thirdPersonOf(token.text, verbs) !== undefined;
}

function colonBehind(token: Token | undefined): Token {
  const at = token?.end ?? 0;
  return { kind: 'mark', text: ':', start: at, end: at, onNewLine: false, open: false };
}

/** Two combatants do to each other what can be done to one. */
function eachOther(world: World, whole: Rewording, colon: number, read: ReadTokens): Two | undefined {
  const { sentence, from, to } = whole;
  const { tokens } = sentence;
  const at = tokens.findIndex(
    ({ text }, index) => index > colon && index < to && (text === 'each other' || text === 'one another'),
  );
  const [one, other, ...more] = at < 0 ? [] : actorsOf(world, tokens.slice(from, colon));
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const against = (actor: string, target: string): Found | undefined =>
    read([
      ...wordsIn(actor, tokens[from]),
      colonBehind(tokens[colon - 1]),
      ...tokens.slice(colon + 1, at),
      ...wordsIn(target, tokens[at]),
      ...tokens.slice(at + 1, to),
    ]);
  const [first, second] = [against(one, other), against(other, one)];
  return first === undefined || second === undefined
    ? undefined
    : {
        first: wordsOf(first.rewording),
        second: wordsOf(second.rewording),
        kept: first,
        at: sourceOf(world.file, sentence, at, at + 1),
      };
}

/** The names of the actors; if the words are vague, of all combatants. */
function actorsOf({ names }: World, tokens: readonly Token[]): readonly string[] {
  const all = names
    .all('combatant')
    .map(({ article, name }) => ({ name, called: article === undefined ? name : `${article} ${name}` }));
  if (tokens.length === 1 && isVague(tokens[0]?.text ?? '')) return all.map(({ called }) => called);
  const said = tokens.flatMap((_, at) => names.find('combatant', tokens, at, tokens.length)?.name.name ?? []);
  return all.filter(({ name }) => said.includes(name)).map(({ called }) => called);
}

/** Words at the place of a token. */
function wordsIn(words: string, place: Token | undefined): readonly Token[] {
  return words.split(' ').map((text) => ({
    kind: 'word',
    text,
    start: place?.start ?? 0,
    end: place?.end ?? 0,
    onNewLine: false,
    open: false,
  }));
}

function describe(world: World, sentence: Sentence, from: number, to: number, { first, second, at }: Two): Finding {
  const place = sourceOf(world.file, sentence, from, to);
  const fix: Fix = {
    title: 'Give each of them a line',
    certain: false,
    intents: [
      { do: 'replace', at: place, with: first },
      { do: 'add sentence after', at: place, text: second },
    ],
  };
  return toFinding('several-actions', 'actors', { first, second }, { ...at, sentence: sentence.id, file: place.file }, [
    fix,
  ]);
}
