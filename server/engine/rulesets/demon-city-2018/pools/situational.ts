/** Situational advantages, and those that beat another of the same kind. Tarot edition, "Extra throws". */
import type { Modifier } from '../../../pool.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { factKey, type Advantage } from '../../demon-city/facts.ts';
import type { Moment } from '../../demon-city/moment.ts';
import { advantagesOf } from '../../demon-city/rulings.ts';
import { rule } from '../rule-ids.ts';
import { extra } from './modifier.ts';

/** One throw for each distinct advantage, and for a superior one as many more as make it one more than the other has (reading t14). */
export function situational(moment: Moment, deed: Deed): readonly Modifier[] {
  return advantagesOf(moment, deed).flatMap((fact) => {
    const words = fact.words.text;
    const more = superiority(moment, fact, new Set([deed.actor.name]));
    return [
      extra(rule.situational, words, fact.source, words),
      ...Array.from({ length: more }, () => extra(rule.superior, `above ${fact.above?.text ?? ''}, who has it too`, fact.source, words)),
    ];
  });
}

/** How many throws of this kind the one below has in this round. Who is above whom in a circle is above nobody. */
function superiority(moment: Moment, fact: Advantage, seen: ReadonlySet<string>): number {
  const below = fact.above?.id;
  const theirs = below === undefined || seen.has(below) ? undefined : moment.deeds.get(below);
  if (theirs === undefined) return 0;
  const same = advantagesOf(moment, theirs).find((other) => factKey(other) === factKey(fact));
  return same === undefined ? 0 : 1 + superiority(moment, same, new Set([...seen, theirs.actor.name]));
}
