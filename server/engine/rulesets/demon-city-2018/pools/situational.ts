/** Situational advantages, and those that beat another of the same kind. Tarot edition, "Extra throws". */
import type { Modifier } from '../../../pool.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { factKey, type Advantage, type Hindrance } from '../../demon-city/facts.ts';
import type { Moment } from '../../demon-city/moment.ts';
import { advantagesOf, hindrancesOf } from '../../demon-city/rulings.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';

/**
 * One throw for each distinct advantage, and for a superior one as many more as make it one more than the other has
 * (reading t14).
 */
export function situational(moment: Moment, deed: Deed): readonly Modifier[] {
  return standing(moment, deed).flatMap((fact) => {
    const words = fact.words.text;
    const more = superiority(moment, fact, new Set([deed.actor.name]));
    return [
      extra(rule.situational, words, fact.source, words),
      ...Array.from({ length: more }, () =>
        extra(rule.superior, `above ${fact.above?.text ?? ''}, who has it too`, fact.source, words),
      ),
    ];
  });
}

/** How many throws of this kind the one below has in this round. Who is above whom in a circle is above nobody. */
function superiority(moment: Moment, fact: Advantage, seen: ReadonlySet<string>): number {
  const below = fact.above?.id;
  const theirs = below === undefined || seen.has(below) ? undefined : moment.deeds.get(below);
  if (theirs === undefined) return 0;
  const same = standing(moment, theirs).find((other) => factKey(other) === factKey(fact));
  return same === undefined ? 0 : 1 + superiority(moment, same, new Set([...seen, theirs.actor.name]));
}

/** The hindrances on a deed, less those that somebody who faces its actor has been given a throw for. */
export function difficulties(moment: Moment, deed: Deed): readonly Hindrance[] {
  return hindrancesOf(moment, deed, hasHelped(moment));
}

function standing(moment: Moment, deed: Deed): readonly Advantage[] {
  return advantagesOf(moment, deed, hasHelped(moment));
}

/**
 * Help that somebody gets in the way of comes with the Clash, if at all: too late to be a throw in it (T18:144, 191).
 */
function hasHelped(moment: Moment): (helper: Deed) => boolean {
  return (helper) => moment.uncontested.has(helper);
}
