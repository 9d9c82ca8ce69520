/** Strangers: names that are used but not declared. */
import { derive, type Pronoun, type Source, type Stranger } from '../../engine/index.ts';
import { bounds } from './bounds.ts';
import { mentionsOf, type Mention } from '../locate/mentions.ts';
import type { Statement } from './statement.ts';
import { textOf } from '../match/name-slots.ts';
import type { Token } from './tokens.ts';

const nobody: readonly Stranger[] = [];

/** The strangers of a statement, in text order; words too long for a name are left out. */
export function strangersOf(statement: Statement): readonly Stranger[] {
  return statement.parts.length === 0 ? nobody : strangersIn(statement);
}

const strangersIn = derive('strangers of a statement', (statement: Statement): readonly Stranger[] => {
  const found = mentionsOf(statement).flatMap((mention) => {
    const as = personal(mention);
    if (as === undefined || mention.name !== undefined || mention.declares === true) return [];
    const text = wordsOf(statement, mention);
    if (text.length > bounds.name) return [];
    return [
      {
        as,
        text,
        source: mention.source,
        ...(mention.several === undefined ? {} : { several: mention.several }),
        ...mannerOf(statement, mention),
      },
    ];
  });
  return found.length === 0 ? nobody : found;
});

function personal({ role }: Mention): Stranger['as'] | undefined {
  return role === 'combatant' || role === 'creature' || role === 'side' ? role : undefined;
}

/** Whether the name has an article, and, for the first name in a sentence, the pronoun that refers to it. */
function mannerOf({ sentence: { tokens } }: Statement, { source }: Mention): Pick<Stranger, 'hasArticle' | 'pronoun'> {
  const at = tokens.findIndex((token) => token.start >= source.start);
  const hasArticle = tokens[at - 1]?.text.toLowerCase() === 'the';
  const isFirst = at === (hasArticle ? 1 : 0);
  const pronoun = isFirst ? tokens.map(({ text }) => pronouns.get(text)).find((each) => each !== undefined) : undefined;
  return { ...(hasArticle ? { hasArticle } : {}), ...(pronoun === undefined ? {} : { pronoun }) };
}

const pronouns: ReadonlyMap<string, Pronoun> = new Map([
  ['his', 'he'],
  ['her', 'she'],
  ['its', 'it'],
  ['their', 'they'],
]);

/** The words as written, unless they were read with other capitals. */
function wordsOf({ sentence, readAs }: Statement, { source }: Mention): string {
  const written = wordsAt(sentence.tokens, source);
  const read = readAs === undefined ? written : wordsAt(readAs.tokens, source);
  return read.toLowerCase() === written.toLowerCase() ? read : written;
}

function wordsAt(all: readonly Token[], source: Source): string {
  const tokens = all.filter(({ start, end }) => start >= source.start && end <= source.end && end > start);
  return textOf(tokens, 0, tokens.length);
}
