/** Possible endings of incomplete sentences: `combatant Ann` with `of the Players`, `Ann: stabs` with a target. */
import type { Finding, Fix } from '../../engine/index.ts';
import type { Context } from '../match/contexts.ts';
import { withWordsAt } from '../read/document.ts';
import { sourceOf } from '../read/layout.ts';
import type { Want } from '../match/match-types.ts';
import { inFull } from '../match/name-table.ts';
import type { Sentence } from '../read/sentences.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import type { ReadRun } from './read-reworded.ts';

/** The finding that something is missing, with possible endings as its fixes. */
export function withEndings(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  wanted: readonly Want[],
  readRun: ReadRun,
  finding: Finding,
): Finding {
  const reads = (ending: string): boolean => {
    const { sentence: whole, added } = withWordsAt(world.file, sentence, to, ending);
    return readRun(world, whole, from, to + added, context) !== undefined;
  };
  // Names come before a word that would need a name after it.
  const namedFirst = wanted.toSorted(
    (one, other) => Number(namesSomebody.has(other.type)) - Number(namesSomebody.has(one.type)),
  );
  const endings = [...new Set(namedFirst.flatMap((want) => endingsFor(world, want, sentence.tokens.slice(from, to))))]
    .filter(reads)
    .slice(0, mostOffered);
  const [first] = endings;
  if (first === undefined) return finding;
  const end = sourceOf(world.file, sentence, to - 1, to).end;
  const fixes = endings.map((ending): Fix => ({
    title: `Add “${ending}”`,
    certain: false,
    intents: [{ do: 'replace', at: { ...finding.source, start: end, end }, with: ` ${ending}` }],
  }));
  const saysMore = wanted.every(({ type, called }) => (isFixed(type) && called !== `“${first}”`) || type === 'end');
  return saysMore
    ? { ...finding, message: 'ending', data: { ...finding.data, ending: first }, fixes }
    : { ...finding, fixes };
}

const mostOffered = 3;

/**
 * Combatants that aren't named yet, last declared first; or an expected fixed word: alone, with a number, or with a
 * name after it, of a side or, in an announcement, also of a combatant.
 */
function endingsFor({ names }: World, { type, called }: Want, tokens: readonly Token[]): readonly string[] {
  const people = names
    .all('combatant')
    .filter(({ name }) => !tokens.some(({ text }) => name.split(' ').includes(text)))
    .map(inFull)
    .reverse();
  if (namesSomebody.has(type)) return people;
  const isAnnounced = tokens.some(({ text }) => text === ':');
  const word = isFixed(type) ? called.replace(/^“|”$/gu, '') : '';
  return word === '' || /^\d/u.test(word)
    ? []
    : [
        ...[...(isAnnounced ? people : []), ...names.all('side').map(inFull)].map((name) => `${word} ${name}`),
        `${word}1`,
        word,
      ];
}

const namesSomebody = new Set(['targets', 'names', 'name', 'combatant', 'combatants']);

function isFixed(type: string): boolean {
  return type === 'literal' || type === 'mark';
}
