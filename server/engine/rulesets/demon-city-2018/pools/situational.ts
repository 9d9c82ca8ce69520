/** Situational advantages, and superior ones of the same kind. Tarot edition, "Extra throws". */
import type { Modifier } from '../../../pool.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { factKey, type Advantage, type Hindrance } from '../../demon-city/facts.ts';
import type { RoundContext } from '../../demon-city/round-context.ts';
import { advantagesOf, hindrancesOf } from '../../demon-city/rulings.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';

/** One throw for each distinct advantage; for a superior one, one more than the other has (reading t14). */
export function situational(context: RoundContext, deed: Deed): readonly Modifier[] {
  return standing(context, deed).flatMap((fact) => {
    const words = fact.words.text;
    const more = superiority(context, fact, new Set([deed.actor.name]));
    return [
      extra(rule.situational, words, fact.source, words),
      ...Array.from({ length: more }, () =>
        extra(rule.superior, `above ${fact.above?.text ?? ''}, who has it too`, fact.source, words),
      ),
    ];
  });
}

/** The number of throws of this kind that the inferior one has in this round. In a circle, nobody is above anybody. */
function superiority(context: RoundContext, fact: Advantage, seen: ReadonlySet<string>): number {
  const below = fact.above?.id;
  const theirs = below === undefined || seen.has(below) ? undefined : context.deeds.get(below);
  if (theirs === undefined) return 0;
  const same = standing(context, theirs).find((other) => factKey(other) === factKey(fact));
  return same === undefined ? 0 : 1 + superiority(context, same, new Set([...seen, theirs.actor.name]));
}

/** The hindrances on a deed, without those for which somebody who faces its actor has been given a throw. */
export function difficulties(context: RoundContext, deed: Deed): readonly Hindrance[] {
  return hindrancesOf(context, deed, hasHelped(context));
}

function standing(context: RoundContext, deed: Deed): readonly Advantage[] {
  return advantagesOf(context, deed, hasHelped(context));
}

/** Contested help happens in the Clash, if at all: too late for a throw in it (T18:144, 191). */
function hasHelped(context: RoundContext): (helper: Deed) => boolean {
  return (helper) => context.uncontested.has(helper);
}
