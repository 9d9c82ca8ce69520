/** The Skill Die: for whoever’s stat is above the stat they target, or above the rank or number of a task. */
import type { Modifier } from '../../../pool.ts';
import { statWords, valueOf, type Fighter } from '../../demon-city/cast.ts';
import { attacks, type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { isDefence } from '../../demon-city/vocabulary.ts';
import type { DiceMoment } from '../moment.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';
import { targetedStat, usedStat } from './stats.ts';

/** At most one, whatever the distance between the stats. Who only defends targets no stat (reading d4). */
export function skillDie(moment: DiceMoment, deed: Deed): readonly Modifier[] {
  const stat = usedStat(moment.cast, deed);
  if (stat === undefined || deed.kind === 'help') return [];
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number !== undefined) {
    if (valueOf(moment.cast, deed.actor, stat) <= difficulty.number.value) return [];
    return [
      extra(
        rule.skill,
        `${statWords(moment.cast, deed.actor, stat)} against ${difficulty.number.value}`,
        difficulty.source,
      ),
    ];
  }
  if (isDefence(deed.kind)) return [];
  const reason = deed.targets.map((target) => above(moment, deed, stat, target)).find((each) => each !== undefined);
  return reason === undefined ? [] : [extra(rule.skill, reason, deed.announcement.source)];
}

/**
 * The Host’s own Skill Die for a task whose rank is above the stat: in no line of the text, so that a scenario has to
 * ask for it (reading d2).
 */
export function hostSkillDie(moment: DiceMoment, deed: Deed): readonly Modifier[] {
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number === undefined || !chooses(moment.cast.stage, 'host skill die', 'on')) return [];
  const stat = difficulty.stat.text;
  if (difficulty.number.value <= valueOf(moment.cast, deed.actor, stat)) return [];
  return [
    extra(
      rule.skill,
      `rank ${difficulty.number.value} against ${statWords(moment.cast, deed.actor, stat)}`,
      difficulty.source,
    ),
  ];
}

/** Each is compared with the stat that they target, also where two attack each other (reading d3). */
function above(moment: DiceMoment, deed: Deed, stat: string, target: Fighter): string | undefined {
  const against = comparedStat(moment, deed, target);
  if (against === undefined || valueOf(moment.cast, deed.actor, stat) <= valueOf(moment.cast, target, against))
    return undefined;
  return `${statWords(moment.cast, deed.actor, stat)} against ${statWords(moment.cast, target, against)}`;
}

function comparedStat(moment: DiceMoment, deed: Deed, target: Fighter): string | undefined {
  const back = moment.deeds.get(target.name);
  const onlyHigher =
    back !== undefined &&
    attacks(back, deed.actor) &&
    attacks(deed, target) &&
    chooses(moment.cast.stage, 'mutual skill die', 'higher');
  return onlyHigher ? usedStat(moment.cast, back) : targetedStat(moment.cast, deed, target, moment.held);
}
