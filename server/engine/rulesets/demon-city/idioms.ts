/** Phrases that stand for a clause of Demon City. */
import type { Citation, Idiom } from '../../ruleset.ts';
import { aimedAt } from '../../words/writers-words.ts';

/** The basis in the text that each rests on. */
export type IdiomBasis =
  'called shot' | 'unseen' | 'advantage' | 'other advantage' | 'hindrance' | 'drunk' | 'harmless';

export type IdiomCitations = Readonly<Record<IdiomBasis, Citation>>;

const idioms: readonly (readonly [words: string, clause: string, basis: IdiomBasis])[] = [
  [aimedAt, 'called shot "the {part}"', 'called shot'],
  ['from behind', 'unaware', 'unseen'],
  ['(by surprise|from hiding|from the shadows|unseen|unnoticed)', 'unaware', 'unseen'],
  ['from [the] (high|higher) ground', 'advantage "the high ground"', 'advantage'],
  ['from above', 'advantage "the high ground"', 'advantage'],
  ['with both hands', 'advantage "both hands"', 'other advantage'],
  ['[at] point (blank|blank range)', 'advantage "point blank"', 'other advantage'],
  ['[at] point-blank [range]', 'advantage "point blank"', 'other advantage'],
  ['in the (dark|darkness)', 'hindrance "the dark"', 'hindrance'],
  ['drunkenly', 'hindrance "drunk"', 'drunk'],
  ['while drunk', 'hindrance "drunk"', 'drunk'],
  ['without (hurting|harming) (him|her|it|them)', 'without harm', 'harmless'],
];

/** The idioms with an edition’s citations. */
export function idiomsOf(citations: IdiomCitations): readonly Idiom[] {
  return idioms.map(([words, clause, basis]) => ({ words, clause, ...citations[basis] }));
}
