/** Team work: for those who work on the same task, it may be one difficulty easier (qs-053 … qs-055). */
import type { Modifier, Uncounted } from '../../../pool.ts';
import { list } from '../../../play/words.ts';
import { fightersNamed, wordsKey, type Fighter } from '../cast.ts';
import { deedsOf, type Deed } from '../deeds.ts';
import { factsOf, type TeamWork } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import type { WrittenNeed } from './needs.ts';
import { rule } from '../rule-ids.ts';

/** The number of difficulties easier, however many work together (qa-23). */
export const teamRelief = 1;

export function teamWorkOn(
  { cast, round, present }: Pick<RoundContext, 'cast' | 'round' | 'present'>,
  { actor }: Deed,
  need: WrittenNeed,
): readonly Modifier[] {
  return factsOf(round.facts, 'team work')
    .filter(
      ({ team, task }) => fightersNamed(cast, team).includes(actor) && wordsKey(task.text) === wordsKey(need.words),
    )
    .map((fact, index): Modifier => {
      const others = fightersNamed(cast, fact.team).filter((member) => member !== actor);
      const not = index > 0 ? oneLower : hindrance(fact, others, { present, deeds: deedsOf(cast, round) });
      return {
        rule: rule.teamWork.id,
        title: rule.teamWork.title,
        amount: teamRelief,
        source: fact.source,
        because:
          `${list([actor, ...others].map(({ called }) => called))} work on it ` +
          `together${fact.because === undefined ? '' : `: “${fact.because.text}”`}`,
        ...(not === undefined ? { standing: 'counted' } : { standing: 'unused', uncounted: not }),
      };
    });
}

/** A second team doesn’t help any further (qs-054). */
const oneLower: Uncounted = { short: 'already helped', why: 'team work makes a task only one difficulty easier' };

interface Together {
  readonly present: readonly Fighter[];
  readonly deeds: readonly Deed[];
}

/** Why team work doesn’t help: nobody else does the task. */
function hindrance(
  { task }: TeamWork,
  others: readonly Fighter[],
  { present, deeds }: Together,
): Uncounted | undefined {
  if (others.length === 0) return { short: 'alone', why: 'team work takes two people or more' };
  const helping = others.filter(
    (other) => present.includes(other) && deeds.some((deed) => deed.actor === other && attempts(deed, task.text)),
  );
  return helping.length > 0
    ? undefined
    : {
        short: 'nobody helps',
        why: `${list(others.map(({ called }) => called))} attempt${others.length === 1 ? 's' : ''} something else`,
      };
}

/** Whether the task is among a combatant’s actions. */
export function attempts({ announcement: { clauses } }: Deed, task: string): boolean {
  return factsOf(clauses, 'action').some(({ words }) => wordsKey(words.text) === wordsKey(task));
}
