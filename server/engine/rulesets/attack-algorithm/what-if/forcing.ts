/** The dice that can be forced in a step: those of an attack or a check, for extra degrees, or of a first hit. */
import { detailOf, partiesOf } from '../../../details.ts';
import type { Result } from '../../../results.ts';
import type { Round } from '../../../scenario.ts';
import { dieNames, forcedDice } from '../../../play/pinned-dice.ts';
import { sameSource } from '../../../source.ts';
import type { Step } from '../../../timeline.ts';
import type { Forcing, TrialSentences } from '../../../worth/trial-sentences.ts';
import { type Cast, castOf } from '../cast.ts';
import type { AttackFact, PinnedDice } from '../facts.ts';
import { DicePins } from './dice-pins.ts';
import { writeHitPin } from './hit-pins.ts';

interface Where {
  readonly cast: Cast;
  readonly round: Round<AttackFact>;
  readonly step: Step;
}

export const forcing: NonNullable<TrialSentences<AttackFact>['forcing']> = (scenario, round, step, who) => {
  const where = { cast: castOf(scenario), round, step };
  const party = partiesOf(step).find((each) => each.who === who);
  if (party !== undefined) return ofDice(where, who, party.results, party.source, 'pinned roll');
  const shown = detailOf(step, 'results');
  if (shown === undefined || step.actor !== who) return undefined;
  return step.kind === 'damage'
    ? ofFirstHit(where, who, shown.results)
    : ofDice(where, who, shown.results, step.source, 'pinned crit');
};

function ofDice(
  { cast, round }: Where,
  who: string,
  results: readonly Result[],
  source: Step['source'],
  kind: PinnedDice['kind'],
): Forcing | undefined {
  const actor = cast.fighters.get(who);
  const announcement = round.announcements.find((each) => sameSource(each.source, source));
  if (actor === undefined || announcement === undefined || results.length === 0) return undefined;
  const pins = new DicePins(cast, announcement, kind);
  return forcedDice(results, dieNames(results.length), results[0]?.faces ?? 0, (faces) =>
    pins.write(
      actor,
      results.map((_, index) => faces[index] ?? null),
    ),
  );
}

function ofFirstHit(
  { cast, round, step: { target = '' } }: Where,
  who: string,
  results: readonly Result[],
): Forcing | undefined {
  const [by, on] = [cast.fighters.get(who), cast.fighters.get(target)];
  return by === undefined || on === undefined
    ? undefined
    : forcedDice(results, ['the first hit'], results[0]?.faces ?? 0, ([die]) =>
        writeHitPin(cast, round, { on, by }, die ?? undefined),
      );
}
