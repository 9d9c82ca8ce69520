/** Vacations, completed projects and set-aside Willpower (qs-203 … qs-209). */
import { wordsKey, type Fighter } from '../cast.ts';
import { factsOf, type Assigns, type Completion, type PursePart, type Vacation } from '../facts.ts';
import { whole, type Condition } from '../fight.ts';
import { pointsIn, purseWords, withPoints } from '../willpower-pools.ts';
import { done, isRefused, points, refused, type Applied } from './applied.ts';

/** The minimum length of an extended vacation, in days (qs-208). */
export const leastDays = 7;

/** Two points from one drive become one in another; an odd point buys nothing (qa-48). */
export function vacationed(condition: Condition, { days, taken, from, to }: Vacation): Applied {
  const [amount, target] = [whole(taken.value), { in: 'drive', drive: to } as const];
  if (days !== undefined && days.value < leastDays)
    return refused('short-vacation', `An extended vacation lasts at least a week, and this one ${days.value} days.`, {
      days: days.value,
    });
  if (from.in !== 'drive')
    return refused(
      'general-pool-vacation',
      'Willpower is rearranged between drives; the text doesn’t mention the general pool here.',
    );
  const lacking = [from, target].find((purse) => pointsIn(condition, purse) === undefined);
  if (lacking !== undefined)
    return refused('unknown-pool', `There is no drive ${purseWords(lacking)}.`, { pool: purseWords(lacking) });
  const held = pointsIn(condition, from) ?? 0;
  if (amount > held)
    return refused(
      'overdrawn-pool',
      `${purseWords(from)} holds ${held}, and ${amount} ${amount === 1 ? 'is' : 'are'} taken.`,
      { pool: purseWords(from), holds: held, count: amount },
    );
  const added = Math.trunc(amount / 2);
  return done(
    withPoints(withPoints(condition, from, -amount), target, added),
    `${points(amount)} ${amount === 1 ? 'leaves' : 'leave'} ${purseWords(from)}, and ${purseWords(target)} ` +
      `gains ${added}: every two points taken become one there.`,
  );
}

/** Only a project can be completed; its points go wherever the player likes (qs-204), or aside for a while (qs-205). */
export function completed(condition: Condition, { traits }: Fighter, { project, moves }: Completion): Applied {
  const purse = { in: 'drive', drive: project } as const;
  const sort = factsOf(traits, 'drive').find(({ words }) => wordsKey(words.text) === wordsKey(project.text))?.sort;
  const held = pointsIn(condition, purse);
  if (held === undefined)
    return refused('unknown-pool', `There is no drive ${purseWords(purse)}.`, { pool: purseWords(purse) });
  if (sort === 'goal' || sort === 'value')
    return refused(
      'unfinished-drive-completion',
      `${purseWords(purse)} is a ${sort}, and only a project can be completed.`,
      { drive: project.text, sort },
    );
  const handed = moves.reduce((sum, { count }) => sum + whole(count.value), 0);
  if (handed > held)
    return refused(
      'overdrawn-pool',
      `${purseWords(purse)} holds ${held}, and ${handed} ${handed === 1 ? 'is' : 'are'} handed out.`,
      { pool: purseWords(purse), holds: held, count: handed },
    );
  return moves.reduce<Applied>(
    (before, move) => (isRefused(before) ? before : handedOut(before.condition, before.says, purse, move)),
    done(fulfilled(condition, project.text), `${purseWords(purse)} is fulfilled.${leftWords(held - handed)}`),
  );
}

function fulfilled(condition: Condition, project: string): Condition {
  const key = wordsKey(project);
  const drive = condition.drives.get(key);
  return drive === undefined
    ? condition
    : { ...condition, drives: new Map(condition.drives).set(key, { ...drive, fulfilled: true }) };
}

/** Points that aren’t handed out stay in the drive, where nothing can use them. */
function leftWords(left: number): string {
  return left === 0
    ? ''
    : ` ${points(left)} ${left === 1 ? 'is' : 'are'} left in it, and can be given to any pool; until then ` +
        `nothing can use ${left === 1 ? 'it' : 'them'}.`;
}

function handedOut(condition: Condition, says: string, from: PursePart['purse'], { count, purse }: PursePart): Applied {
  if (pointsIn(condition, purse) === undefined)
    return refused('unknown-pool', `There is no drive ${purseWords(purse)}.`, { pool: purseWords(purse) });
  const amount = whole(count.value);
  const where =
    purse.in === 'aside'
      ? `${amount === 1 ? 'is' : 'are'} set aside`
      : `${amount === 1 ? 'goes' : 'go'} to ${purseWords(purse)}`;
  return done(withPoints(withPoints(condition, from, -amount), purse, amount), `${says} ${points(amount)} ${where}.`);
}

/** Set-aside points can be used again once they are assigned to a pool. */
export function assigned(condition: Condition, { count, to }: Assigns): Applied {
  const amount = whole(count.value);
  if (pointsIn(condition, to) === undefined)
    return refused('unknown-pool', `There is no drive ${purseWords(to)}.`, { pool: purseWords(to) });
  if (amount > condition.aside)
    return refused(
      'overdrawn-pool',
      `${points(condition.aside)} ${condition.aside === 1 ? 'is' : 'are'} set aside, and ${amount} ` +
        `${amount === 1 ? 'is' : 'are'} assigned.`,
      { pool: 'what is set aside', holds: condition.aside, count: amount },
    );
  return done(
    withPoints({ ...condition, aside: condition.aside - amount }, to, amount),
    `${points(amount)} of what was set aside ${amount === 1 ? 'goes' : 'go'} to ${purseWords(to)}.`,
  );
}
