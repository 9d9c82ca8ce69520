/** The odds of all attempts, and of each action in them. */
import { withCaveat } from '../../../figures.ts';
import type { ActionOdds, Figure, OutcomeOdds, PartOdds } from '../../../odds.ts';
import { deedSentence } from '../deed-words.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { difficultyWords } from '../attempts/difficulty.ts';
import type { RoundContext } from '../round-context.ts';
import { actionId } from './contest-ids.ts';
import { figureOf, partOf, tellingOf, unsquashed, type RoundFigures } from './figures.ts';
import { actionOutcomes, type ActionOutcome } from './outcomes.ts';
import { criticalOn } from '../play/action-outcomes.ts';
import { weightWhere, type AttemptOdds, type WeightedOutcome } from './weighted-outcomes.ts';
import type { Outcome } from '../attempts/outcome.ts';

export function actionOf(context: RoundContext, weighted: AttemptOdds): ActionOdds {
  const {
    attempt: { deed, pool, needs },
    plain,
    given,
  } = weighted;
  const {
    actor,
    announcement: { verb, source, targets },
  } = deed;
  const [target] = targets;
  return {
    id: actionId(context, weighted.attempt),
    actor: actor.name,
    verb: verb.text,
    ...(target?.id === undefined ? {} : { target: target.id }),
    words: deedSentence(context.cast, deed),
    pool,
    source,
    outcomes: actionOutcomes,
    odds: wholeOdds(context, weighted, plain),
    ...(given === undefined ? {} : { pinned: wholeOdds(context, weighted, given) }),
    ...(needs.length < 2 ? {} : { parts: partsOf(context, weighted) }),
  };
}

/** As in the text’s tables, criticals are parts of success and failure. */
function wholeOdds({ cast }: RoundContext, { attempt }: AttemptOdds, weighted: WeightedOutcome): OutcomeOdds {
  const { caveat, ...telling } = tellingOf(cast, attempt, weighted);
  const weight = (results: readonly Outcome['result'][]): bigint =>
    weightWhere(weighted, ({ result }) => results.includes(result));
  return new Map<ActionOutcome, Figure>([
    [
      'succeeds',
      {
        ...figureOf(telling, weight(['success', 'critical-success']), 'up', 'success'),
        ...(caveat === undefined ? {} : { caveat }),
      },
    ],
    ['critical-success', partOf('succeeds', figureOf(telling, weight(['critical-success']), 'up', 'criticalSuccess'))],
    ['fails', figureOf(telling, weight(['failure', 'critical-failure']), 'down', 'failure')],
    ['critical-failure', partOf('fails', figureOf(telling, weight(['critical-failure']), 'down', 'criticalFailure'))],
  ]);
}

/** How a writer can decide between actions that compete for sets. */
const settling = '“sets go first to …” settles it';

/** The odds of each action by itself; for identical actions it stays open which one is met. */
function partsOf({ cast }: RoundContext, { attempt, apart }: AttemptOdds): readonly PartOdds[] {
  const { isOpen, total } = tellingOf(cast, attempt, apart);
  return attempt.needs.map(({ id, words, effect, source }, place) => ({
    id,
    words,
    measure: difficultyWords(effect),
    source,
    outcomes: actionOutcomes,
    odds: partOdds(attempt, apart, place, { isOpen, total }),
  }));
}

/**
 * Success counts only what is certain. Where the action competes for sets, the result is open, as part of what can
 * fail. A critical success falls on the action that the player picks, a critical failure on one that failed; where that
 * isn’t settled, the figure says that it may be this one.
 */
function partOdds(attempt: Attempt, weighted: WeightedOutcome, place: number, shown: RoundFigures): OutcomeOdds {
  const weight = (holds: (outcome: Outcome) => boolean): bigint => weightWhere(weighted, holds);
  const open = weight(({ fates }) => fates[place] === 'open');
  const own: RoundFigures = { ...shown, isOpen: shown.isOpen || open > 0n };
  const isOn = (outcome: Outcome): boolean => criticalOn(attempt, outcome).includes(place);
  const [picked, named] = [
    ({ result }: Outcome) => result === 'critical-success',
    ({ result, fates }: Outcome) => result === 'critical-failure' && fates[place] !== 'met',
  ];
  const settled = {
    success: weight(picked) === weight((outcome) => picked(outcome) && isOn(outcome)),
    failure: weight(named) === weight((outcome) => named(outcome) && isOn(outcome)),
  };
  return new Map<ActionOutcome, Figure>([
    [
      'succeeds',
      figureOf(
        own,
        weight(({ fates }) => fates[place] === 'met'),
        'up',
      ),
    ],
    [
      settled.success ? 'critical-success' : 'critical-success-if-picked',
      partOf('succeeds', figureOf(shown, weight(picked), 'up')),
    ],
    [
      'fails',
      figureOf(
        own,
        weight(({ fates }) => fates[place] !== 'met'),
        'down',
      ),
    ],
    ...(open === 0n
      ? []
      : [
          [
            'left-open',
            partOf(
              'fails',
              withCaveat(
                figureOf(shown, open, 'nowhere'),
                [...(shown.isOpen ? [unsquashed] : []), settling].join('; '),
              ),
            ),
          ] as const,
        ]),
    [
      settled.failure ? 'critical-failure' : 'critical-failure-if-named',
      partOf('fails', figureOf(own, weight(named), 'down')),
    ],
  ]);
}
