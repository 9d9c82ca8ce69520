/**
 * Reports decisions that the text leaves to the players once the dice lie there: which action gets which set (qa-09).
 */
import { list } from '../../../play/words.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { decider, type Outcome } from '../attempts/outcome.ts';
import { metBy } from '../../../chance/index.ts';
import { rule } from '../rule-ids.ts';
import { withPins } from './rolls.ts';
import { openAttacks } from './open-actions.ts';
import type { QuickShotRecorder } from './round-recorder.ts';

/** Where the dice can’t meet all actions, reports the possible selections, or that the choice makes no difference. */
export function recordSharing(
  recorder: QuickShotRecorder,
  attempt: Attempt,
  outcome: Outcome,
  roll: readonly number[],
): void {
  const { fates, selections } = outcome;
  const {
    deed: { actor, announcement },
    needs,
  } = attempt;
  const shown = {
    about: actor.name,
    actor: actor.name,
    tone: 'even' as const,
    rule: rule.multiAction,
    source: announcement.source,
  };
  if (fates.includes('open')) {
    const choices = selections.map((places) => list(places.map((place) => `“${needs[place]?.words ?? ''}”`)));
    recorder.record(() => ({
      ...shown,
      kind: 'left open',
      title: 'Which action gets which set is left open',
      text: [
        `The dice can meet ${choices.join(', or ')}, but not all at once.`,
        ...sureWords(attempt, outcome),
        'The text doesn’t say who decides; “sets go first to …” or “gives … to …” does.',
      ].join(' '),
    }));
    return;
  }
  const apart = decider(recorder.cast, attempt, { apart: true })(
    metBy(withPins(attempt), roll),
    attempt.pins.length > 0,
  );
  if (!apart.fates.includes('open')) return;
  recorder.record(() => ({
    ...shown,
    kind: 'sharing',
    title: 'Which of these attacks is avoided makes no difference',
    text: 'They are announced together and are equally hard to avoid, so the sets count for the first of them.',
  }));
}

/** What is certain about attacks, even though it isn’t decided which are avoided. */
function sureWords(attempt: Attempt, outcome: Outcome): readonly string[] {
  const { foes, least } = openAttacks(attempt, outcome);
  const who = list(foes.map(({ called }) => called));
  return least === 0
    ? []
    : [
        `Whatever is chosen, at least ${least === 1 ? 'one of the attacks' : `${least} of the attacks`} of ` +
          `${who} ${least === 1 ? 'hits' : 'hit'}.`,
      ];
}
