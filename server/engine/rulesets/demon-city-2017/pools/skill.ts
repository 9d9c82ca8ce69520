/** The Skill Die: for somebody whose stat is above the stat they target, or above the rank or number of a task. */
import type { Modifier } from '../../../pool.ts';
import { statWords, valueOf, type Fighter } from '../../demon-city/cast.ts';
import { attacks, type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { isDefence } from '../../demon-city/vocabulary.ts';
import type { DiceContext } from '../dice-context.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';
import { targetedStat, usedStat } from './stats.ts';

/** At most one, whatever the difference of the stats. Somebody who only defends targets no stat (reading d4). */
export function skillDie(context: DiceContext, deed: Deed): readonly Modifier[] {
  const stat = usedStat(context.cast, deed);
  if (stat === undefined || deed.kind === 'help') return [];
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number !== undefined) {
    if (valueOf(context.cast, deed.actor, stat) <= difficulty.number.value) return [];
    return [
      extra(
        rule.skill,
        `${statWords(context.cast, deed.actor, stat)} against ${difficulty.number.value}`,
        difficulty.source,
      ),
    ];
  }
  if (isDefence(deed.kind)) return [];
  const reason = deed.targets.map((target) => above(context, deed, stat, target)).find((each) => each !== undefined);
  return reason === undefined ? [] : [extra(rule.skill, reason, deed.announcement.source)];
}

/**
 * The Host’s own Skill Die for a task whose rank is above the stat: the text doesn’t mention it, so that a scenario has
 * to choose it (reading d2).
 */
export function hostSkillDie(context: DiceContext, deed: Deed): readonly Modifier[] {
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number === undefined || !chooses(context.cast.stage, 'host skill die', 'on')) return [];
  const stat = difficulty.stat.text;
  if (difficulty.number.value <= valueOf(context.cast, deed.actor, stat)) return [];
  return [
    extra(
      rule.skill,
      `rank ${difficulty.number.value} against ${statWords(context.cast, deed.actor, stat)}`,
      difficulty.source,
    ),
  ];
}

/** Each stat is compared with the one it targets, even if two attack each other (reading d3). */
function above(context: DiceContext, deed: Deed, stat: string, target: Fighter): string | undefined {
  const against = comparedStat(context, deed, target);
  if (against === undefined || valueOf(context.cast, deed.actor, stat) <= valueOf(context.cast, target, against))
    return undefined;
  return `${statWords(context.cast, deed.actor, stat)} against ${statWords(context.cast, target, against)}`;
}

function comparedStat(context: DiceContext, deed: Deed, target: Fighter): string | undefined {
  const back = context.deeds.get(target.name);
  const onlyHigher =
    back !== undefined &&
    attacks(back, deed.actor) &&
    attacks(deed, target) &&
    chooses(context.cast.stage, 'mutual skill die', 'higher');
  return onlyHigher ? usedStat(context.cast, back) : targetedStat(context.cast, deed, target, context.held);
}
