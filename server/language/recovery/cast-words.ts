/** Common mistakes in declarations: other words for a combatant, other pronouns, missing verbs. */
import { isCapitalised } from '../read/characters.ts';
import { isArticle } from '../match/name-table.ts';
import { numeralOf } from '../match/numerals.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { singulars } from '../match/word-forms.ts';
import { removed, replaced, type Rewording } from './rewording.ts';

/** `knife, rope` in a combatant’s block, if the things are known, is what they carry. */
export function withCarries(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  let at = from;
  while (at < to) {
    const found = world.names.find('thing', tokens, at, to);
    if (found === undefined) return undefined;
    at = found.end;
    while (at < to && (tokens[at]?.text === ',' || tokens[at]?.text === 'and')) at += 1;
  }
  return replaced(rewording, from, from, ['carries'], { written: 'carries ' });
}

const declaring = new Set(['combatant', 'combatants', 'creature']);
const ofPlayers = new Set(['pc', 'player', 'hero', 'heroine']);
const ofHost = new Set(['npc', 'villain', 'monster', 'enemy', 'foe', 'opponent', 'adversary']);
const persons = new Set(['character', 'person', 'fighter', ...ofPlayers, ...ofHost]);

/** `Combatant: Ann`, `character Ann`, `npc Ann`; the word determines the side if none is written. */
export function withCombatant(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
  } = rewording;
  const word = tokens[from]?.kind === 'word' ? tokens[from].text.toLowerCase() : '';
  const isPerson = persons.has(word);
  if (!isPerson && !declaring.has(word)) return undefined;
  const colon = tokens[from + 1]?.text === ':' ? 1 : 0;
  if (!isPerson && colon === 0) return undefined;
  const name = tokens[from + 1 + colon];
  if (name === undefined || !(name.kind === 'prose' || isCapitalised(name.text) || isArticle(name.text)))
    return undefined;
  const without = colon === 0 ? rewording : removed(rewording, from + 1, from + 2);
  if (!isPerson) return without;
  const declared = replaced(without, from, from + 1, ['combatant'], { spelling: false });
  const side = ofPlayers.has(word) ? 'Players' : ofHost.has(word) ? 'Host' : undefined;
  if (side === undefined || saysSide(world, declared)) return declared;
  return replaced(declared, declared.to, declared.to, ['of', 'the', side], { spelling: false });
}

function saysSide(world: World, { sentence: { tokens }, from, to }: Rewording): boolean {
  return tokens.some(
    ({ text }, index) =>
      index > from &&
      index < to &&
      (belonging.has(text) || text === 'of' || world.names.findSmall('side', tokens, index, to) !== undefined),
  );
}

/** A map, not an object, since a writer may put any word in brackets, even `constructor`. */
const pronouns: ReadonlyMap<string, string> = new Map([
  ...['he', 'him', 'his', 'male', 'man'].map((word) => [word, 'he'] as const),
  ...['she', 'her', 'hers', 'female', 'woman'].map((word) => [word, 'she'] as const),
  ...['it', 'its'].map((word) => [word, 'it'] as const),
  ...['they', 'them', 'their'].map((word) => [word, 'they'] as const),
]);

/** `combatant Ann (her)`, `combatant Ann (she/her)`, `combatant Ann, she,`. */
export function withPronoun(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  if (!declaring.has(tokens[from]?.text ?? '')) return undefined;
  for (let at = from + 2; at < to; at += 1) {
    const word = tokens[at]?.kind === 'word' ? pronouns.get(tokens[at]?.text.toLowerCase() ?? '') : undefined;
    const [opening, end] = [tokens[at - 1]?.text, closingOf(tokens, at, to)];
    if (
      word === undefined ||
      end === undefined ||
      (opening !== '(' && opening !== ',') ||
      (opening === '(' && end === at + 2 && tokens[at]?.text === word)
    )
      continue;
    return replaced(rewording, at - 1, end, ['(', word, ')'], { written: ` (${word})`, joined: true });
  }
  return undefined;
}

/** The end of a pronoun with what closes it: `)`, a comma, or the next word. */
function closingOf(tokens: readonly Token[], at: number, to: number): number | undefined {
  if (tokens[at - 1]?.text === ',') return tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const end = tokens.findIndex(({ text }, index) => index > at && index < to && text === ')');
  return end < 0 ? undefined : end + 1;
}

const belonging = new Set(['for', 'in', 'from', 'with', 'by', 'among', 'on']);

/** `combatant Ann for the Players`, `combatant Ann (Players)`. */
export function withSide(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  if (!declaring.has(tokens[from]?.text ?? '')) return undefined;
  for (let at = from + 2; at < to; at += 1) {
    const article = isArticle(tokens[at]?.text ?? '') ? 1 : 0;
    const side = world.names.findSmall('side', tokens, at + article, to);
    if (side === undefined) continue;
    const before = tokens[at - 1]?.text ?? '';
    const isInBrackets = before === '(' && tokens[side.end]?.text === ')';
    if (!isInBrackets && before !== ',' && !belonging.has(before)) return undefined;
    const words = ['of', ...(side.name.article === undefined ? [] : [side.name.article]), ...side.name.name.split(' ')];
    return replaced(rewording, at - 1, isInBrackets ? side.end + 1 : side.end, words, {
      written: ` ${words.join(' ')}`,
      joined: true,
    });
  }
  return undefined;
}

const mostCounted = 20;

/** `3 Hounds of the Host`, `3 combatants of the Host, each a Hound`: each gets a numbered name. */
export function withCountedBodies(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const at = declaring.has(tokens[from]?.text.toLowerCase() ?? '') ? from + 1 : from;
  const counting = tokens[at];
  const [count, word] = [counting === undefined ? undefined : numeralOf(counting), tokens[at + 1]?.text ?? ''];
  if (count === undefined || count < 2 || count > mostCounted || word === '') return undefined;
  const own = creatureOf(world, singulars(word));
  const creature = own ?? (word === 'combatants' ? creatureOf(world, [tokens[to - 1]?.text ?? '']) : undefined);
  if (creature === undefined) return undefined;
  const names = Array.from({ length: count }, (_, index) => `"${creature} ${index + 1}"`);
  const listed = names.flatMap((name, index) => [...(index === 0 ? [] : [index === count - 1 ? 'and' : ',']), name]);
  const named = replaced(rewording, from, at + 2, ['combatants', ...listed], {
    written: `combatants ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
    spelling: false,
  });
  return own === undefined
    ? named
    : replaced(named, named.to, named.to, [',', 'each', 'a', creature], { written: `, each a ${creature}` });
}

function creatureOf(world: World, words: readonly string[]): string | undefined {
  return words.map((text) => world.names.called('creature', text)?.name).find((name) => name !== undefined);
}
