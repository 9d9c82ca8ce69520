/** The odds of everybody’s attempt, and of each action in it. */
import type { ActionOdds, OutcomeOdds, PartOdds } from '../../../odds.ts';
import { deedSentence } from '../deed-words.ts';
import { difficultyWords } from '../difficulty.ts';
import type { Moment } from '../moment.ts';
import { figureOf, partOf, tellingOf, type Telling } from './figures.ts';
import { criticalOn } from '../play/action-outcomes.ts';
import { weightWhere, type AttemptOdds, type Reckoned } from './reckoned.ts';
import type { Outcome } from '../outcome.ts';

export function actionOf(moment: Moment, reckoned: AttemptOdds): ActionOdds {
  const { attempt: { deed, pool, needs }, plain, given } = reckoned;
  const { actor, announcement: { verb, source, targets } } = deed;
  const [target] = targets;
  return {
    actor: actor.name, verb: verb.text, ...(target?.id === undefined ? {} : { target: target.id }), words: deedSentence(moment.cast, deed), pool, source,
    odds: wholeOdds(moment, reckoned, plain),
    ...(given === undefined ? {} : { pinned: wholeOdds(moment, reckoned, given) }),
    ...(needs.length < 2 ? {} : { parts: partsOf(moment, reckoned) }),
  };
}

/** As the text’s tables have it: criticals are parts of success and failure. */
function wholeOdds({ cast }: Moment, { attempt }: AttemptOdds, reckoned: Reckoned): OutcomeOdds {
  const telling = tellingOf(cast, attempt, reckoned.total);
  const weight = (results: readonly Outcome['result'][]): bigint => weightWhere(reckoned, ({ result }) => results.includes(result));
  return new Map([
    ['succeeds', figureOf(telling, weight(['success', 'critical success']), 'up', 'success')],
    ['critical success', partOf('succeeds', figureOf(telling, weight(['critical success']), 'up', 'criticalSuccess'))],
    ['fails', figureOf(telling, weight(['failure', 'critical failure']), 'down', 'failure')],
    ['critical failure', partOf('fails', figureOf(telling, weight(['critical failure']), 'down', 'criticalFailure'))],
  ]);
}

function partsOf({ cast }: Moment, odds: AttemptOdds): readonly PartOdds[] {
  const { attempt, plain: reckoned } = odds;
  const { published, ...telling } = tellingOf(cast, attempt, reckoned.total);
  return attempt.needs.map(({ words, effect, source }, place) => ({ words, measure: difficultyWords(effect), source, odds: partOdds(odds, reckoned, place, telling) }));
}

/** A critical success falls on the action that the player picks, a critical failure on one that failed: where that isn’t settled, it can be this one. */
function partOdds({ attempt }: AttemptOdds, reckoned: Reckoned, place: number, telling: Telling): OutcomeOdds {
  const weight = (holds: (outcome: Outcome) => boolean): bigint => weightWhere(reckoned, holds);
  const open = weight(({ fates }) => fates[place] === 'open');
  const can = { met: 0n, failed: 0n };
  const does = { met: 0n, failed: 0n };
  for (const { outcome, weight: share } of reckoned.all) {
    const fate = outcome.fates[place];
    const suits = fate === 'met' ? outcome.result === 'critical success' : fate === 'failed' && outcome.result === 'critical failure';
    if (fate === undefined || fate === 'open' || !suits) continue;
    can[fate] += share;
    if (criticalOn(attempt, outcome).includes(place)) does[fate] += share;
  }
  return new Map([
    ['succeeds', figureOf(telling, weight(({ fates }) => fates[place] === 'met'), 'up')],
    critical('succeeds', 'critical success', 'picked', can.met, does.met, telling),
    ...(open === 0n ? [] : [['left open', figureOf(telling, open, 'nowhere')] as const]),
    ['fails', figureOf(telling, weight(({ fates }) => fates[place] === 'failed'), 'down')],
    critical('fails', 'critical failure', 'named', can.failed, does.failed, telling),
  ]);
}

function critical(of: string, name: string, by: string, can: bigint, does: bigint, telling: Telling): readonly [string, ReturnType<typeof figureOf>] {
  const isSettled = can === does;
  return [isSettled ? name : `${name}, if it is ${by}`, partOf(of, figureOf(telling, can, isSettled ? of === 'succeeds' ? 'up' : 'down' : 'nowhere'))];
}
