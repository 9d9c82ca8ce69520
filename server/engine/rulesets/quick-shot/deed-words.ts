/** Deeds in words, as the writer of a scenario would put them. */
import { list } from '../../play/words.ts';
import { fightersNamed, type Cast } from './cast.ts';
import type { Deed } from './deeds.ts';
import { wordBefore } from './vocabulary.ts';

/** The whole deed without its stop: `Alex gambles on “the far side”`, `the Sniper threatens Alex`. */
export function deedSentence(cast: Cast, deed: Deed): string {
  return `${deed.actor.called} ${deedWords(cast, deed)}`;
}

/** What somebody does, as a sentence about them goes on. */
export function deedWords(cast: Cast, { announcement: { verb, targets, object } }: Deed): string {
  const whom = list(fightersNamed(cast, targets).map(({ called }) => called));
  const what = object === undefined ? whom : `“${object.text}”${whom === '' ? '' : ` at ${whom}`}`;
  return [verb.text, ...(what === '' ? [] : [wordBefore(verb.text), what])].filter((part) => part !== '').join(' ');
}

/** What an attempt needs, the widest first: `a set of 3`, `sets of 2, 2 and 1`. */
export function requiredWords(needs: readonly { readonly effect: number }[]): string {
  const widths = needs.map(({ effect }) => effect).sort((one, other) => other - one).map(String);
  return `${widths.length === 1 ? 'a set' : 'sets'} of ${list(widths)}`;
}
