/** Names that were used and that nobody has. */
import { derive, type Pronoun, type Source, type Stranger } from '../../engine/index.ts';
import { bounds } from './bounds.ts';
import { mentionsOf, type Mention } from '../locate/mentions.ts';
import type { Statement } from './statement.ts';
import { textOf } from '../match/name-slots.ts';
import type { Token } from './tokens.ts';

const nobody: readonly Stranger[] = [];

/** The strangers of a statement, in the order of the text; what is too long to be a name is nobody’s. */
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

/** With which article somebody is spoken of, and, of who comes first in a sentence, with which pronoun. */
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

/** As they are written, but for the capitals that they were read with. */
function wordsOf({ sentence, readAs }: Statement, { source }: Mention): string {
  const written = wordsAt(sentence.tokens, source);
  const read = readAs === undefined ? written : wordsAt(readAs.tokens, source);
  return read.toLowerCase() === written.toLowerCase() ? read : written;
}

function wordsAt(all: readonly Token[], source: Source): string {
  const tokens = all.filter(({ start, end }) => start >= source.start && end <= source.end && end > start);
  return textOf(tokens, 0, tokens.length);
}
