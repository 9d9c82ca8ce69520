/** Reports what an attempt wins and costs, change by change, and what the GM adds to a critical. */
import { list, sentence } from '../../../play/words.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { factsOf } from '../facts.ts';
import type { Outcome } from '../attempts/outcome.ts';
import { pointsIn, purseWords, withPoints } from '../willpower-pools.ts';
import { rule } from '../rule-ids.ts';
import { settled, type WillpowerChange } from '../attempts/stakes.ts';
import type { QuickShotRecorder } from './round-recorder.ts';

export function recordStakes(recorder: QuickShotRecorder, attempt: Attempt, { result }: Outcome): void {
  const { actor } = attempt.deed;
  const { changes, isGrave, couldPay } = settled(recorder.conditionOf(actor), attempt, result);
  for (const change of changes) {
    const open =
      change.rule === rule.criticalFailure && couldPay.length > 0
        ? ` ${sentence(list(couldPay.map(purseWords)))} could pay, and the text doesn’t say who chooses; a ` +
          'line like “pays from the general pool” does.'
        : '';
    recordChange(recorder, attempt, change, open);
  }
  if (isGrave) recordGrave(recorder, attempt);
}

function recordChange(
  recorder: QuickShotRecorder,
  { deed: { actor, announcement }, bet }: Attempt,
  change: WillpowerChange,
  open: string,
): void {
  const before = pointsIn(recorder.conditionOf(actor), change.purse) ?? 0;
  recorder.change(actor, (condition) => withPoints(condition, change.purse, change.by));
  recorder.record(() => ({
    kind: change.by > 0 ? 'gain' : 'loss',
    about: actor.name,
    actor: actor.name,
    tone: change.by > 0 ? 'good' : 'bad',
    rule: change.rule,
    source: change.rule === rule.bolstering && bet !== undefined ? bet.source : announcement.source,
    title: sentence(`${actor.called} ${change.by > 0 ? 'gains' : 'loses'} ${Math.abs(change.by)} WP`),
    text: `${change.because} ${sentence(purseWords(change.purse))}: ${before} → ${before + change.by}.${open}`,
  }));
}

/** No Willpower is left to pay with: one more effect instead, and a bad one (qs-084, qa-21). */
function recordGrave(recorder: QuickShotRecorder, { deed: { actor, announcement } }: Attempt): void {
  const written = factsOf(announcement.clauses, 'grave setback').map(({ words }) => `“${words.text}”.`);
  recorder.record(() => ({
    kind: 'grave setback',
    about: actor.name,
    actor: actor.name,
    tone: 'bad',
    rule: rule.criticalFailure,
    source: announcement.source,
    title: sentence(`${actor.called} has no Willpower to lose`),
    text: [
      'No pool that could pay holds any, so the GM brings in one more effect, a significantly bad one.',
      ...written,
    ].join(' '),
  }));
}
