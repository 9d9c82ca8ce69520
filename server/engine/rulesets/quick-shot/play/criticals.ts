/** Ones that fall on one of several actions, where nothing says on which (qs-065, qs-068, qa-12). */
import { list } from '../../../play/words.ts';
import type { Attempt } from '../attempt.ts';
import type { Outcome } from '../outcome.ts';
import { rule } from '../rule-ids.ts';
import { couldBeCritical, criticalOn } from './action-outcomes.ts';
import { prosesOfAction, quotedProse } from './prose.ts';
import type { Tale } from './tale.ts';

export function tellCriticals(tale: Tale, attempt: Attempt, outcome: Outcome): void {
  const {
    deed: { actor, announcement },
    needs,
  } = attempt;
  const could = couldBeCritical(outcome).flatMap((place) => needs[place] ?? []);
  if (could.length < 2 || criticalOn(attempt, outcome).length > 0) return;
  const succeeds = outcome.result === 'critical success';
  const kind = succeeds ? 'on critical success' : 'on critical failure';
  tale.tell(() => ({
    kind: 'naming',
    about: actor.name,
    actor: actor.name,
    tone: 'even',
    rule: rule.spreadCriticals,
    source: announcement.source,
    title: succeeds
      ? 'The player picks which action is the critical success'
      : 'At least one of the failed actions is a critical failure',
    text: [
      `It may be ${list(could.map(({ words }) => `“${words}”`)).replace(/ and (?=“[^”]*”$)/u, ' or ')}; “the critical falls on …” in the file says which.`,
      ...could.flatMap((need) =>
        quotedProse(prosesOfAction(announcement, need, [kind])).map((quote) => `If it is “${need.words}”: ${quote}`),
      ),
    ].join(' '),
  }));
}
