/** Deeds as phrases, worded as the writer of a scenario would put them. */
import { verbPhrase } from '../../play/verb-phrase.ts';
import { list } from '../../play/words.ts';
import type { NameRef } from '../../scenario.ts';
import { fightersNamed, type Cast } from './cast.ts';
import type { Deed } from './deeds.ts';
import { knownVerb } from './verbs.ts';

/** The whole deed without its full stop: `Alex gambles on “the far side”`, `the Sniper threatens Alex`. */
export function deedSentence(cast: Cast, deed: Deed): string {
  return `${deed.actor.called} ${deedWords(cast, deed)}`;
}

/** The deed as a predicate, without its subject. */
export function deedWords(cast: Cast, { announcement }: Deed): string {
  const { verb, targets, beside = [], object } = announcement;
  const called = (refs: readonly NameRef[]): string => list(fightersNamed(cast, refs).map((each) => each.called));
  return verbPhrase(announcement, knownVerb(verb.text), {
    targets: called(targets),
    beside: called(beside),
    object: object === undefined ? '' : `“${object.text}”`,
  });
}

/** The sets that an attempt needs, widest first: `a set of 3 dice, 2 sets of 2 dice and a single die`. */
export function requiredWords(needs: readonly { readonly effect: number }[]): string {
  const widths = needs.map(({ effect }) => effect).sort((one, other) => other - one);
  return list([...new Set(widths)].map((width) => setsOf(width, widths.filter((each) => each === width).length)));
}

function setsOf(width: number, count: number): string {
  if (width === 1) return count === 1 ? 'a single die' : `${count} single dice`;
  return `${count === 1 ? 'a set' : `${count} sets`} of ${width} dice`;
}
