/** The Distraction Die, and the Defense Die of those who could never have it. */
import type { Modifier } from '../../../pool.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { busyWords } from '../../demon-city/deed-phrases.ts';
import { type Deed } from '../../demon-city/deeds.ts';
import { factsOf, lastFact, type Distraction } from '../../demon-city/facts.ts';
import { list } from '../../../play/words.ts';
import { ruledDistraction } from '../../demon-city/rulings.ts';
import { isDefence } from '../../demon-city/vocabulary.ts';
import type { DiceContext } from '../dice-context.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';

/** At most one, against a target who is distracted for any reason (reading d7). */
export function distractionDie(context: DiceContext, deed: Deed): readonly Modifier[] {
  if (!aims(deed) || lastFact(deed.clauses, 'no distraction') !== undefined) return [];
  const found =
    deed.targets.map((target) => against(context, deed, target)).find((each) => each !== undefined) ?? ofUnnamed(deed);
  return found === undefined ? [] : [found];
}

/** For those who only defend. They target nobody, so that they never have a Distraction Die too (reading d22). */
export function defenseDie(deed: Deed): readonly Modifier[] {
  return isDefence(deed.kind) ? [extra(rule.defense, 'does nothing but defend', deed.announcement.source)] : [];
}

function against(context: DiceContext, deed: Deed, target: Fighter): Modifier | undefined {
  const ruled = ruledDistraction(context, deed, target);
  return ruled === undefined
    ? (afterOthers(context, deed, target) ?? aimedElsewhere(context, deed, target))
    : ruledDie(ruled, `${target.called} is unaware`);
}

/** For a task against somebody who isn’t a combatant: `distraction` under a task that names nobody. */
function ofUnnamed(deed: Deed): Modifier | undefined {
  const fact =
    deed.kind === 'task' && deed.targets.length === 0
      ? factsOf(deed.clauses, 'distraction').find((each) => each.on.length === 0)
      : undefined;
  return fact === undefined ? undefined : ruledDie(fact, 'nobody there is aware of it');
}

function ruledDie(fact: Distraction, unaware: string): Modifier {
  return extra(rule.distraction, fact.words?.text ?? unaware, fact.source, fact.words?.text);
}

/** For the second and all later attackers of somebody in a Clash, in the order of announcing (reading d6). */
function afterOthers(context: DiceContext, deed: Deed, target: Fighter): Modifier | undefined {
  const inClash = [...context.deeds.values()].filter(
    (other) => aims(other) && other.targets.includes(target) && !context.unresisted.has(other.actor.name),
  );
  const place = inClash.indexOf(deed);
  const earlier = inClash.slice(0, Math.max(0, place));
  if (earlier.length === 0) return undefined;
  return extra(
    rule.distraction,
    `${list(earlier.map((other) => other.actor.called))} went for ${target.called} first`,
    deed.announcement.source,
  );
}

/** By the note on Alfie, Betty and CeCe; an option restricts it to the rule itself. */
function aimedElsewhere(context: DiceContext, deed: Deed, target: Fighter): Modifier | undefined {
  const theirs = context.deeds.get(target.name);
  if (
    theirs === undefined ||
    isDefence(theirs.kind) ||
    theirs.targets.length === 0 ||
    theirs.targets.includes(deed.actor)
  )
    return undefined;
  if (!chooses(context.cast.stage, 'distraction die', 'wide')) return undefined;
  return extra(rule.distraction, busyWords(target, theirs), theirs.announcement.source);
}

/** Whether a deed targets the people it names, rather than defending against them or helping them. */
function aims(deed: Deed): boolean {
  return !isDefence(deed.kind) && deed.kind !== 'help' && deed.kind !== 'nothing';
}
