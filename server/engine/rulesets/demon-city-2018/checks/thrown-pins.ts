/** The pinned throws of a round that was played, as they lay on the table. */
import { detailOf, partiesOf } from '../../../details.ts';
import type { Hand } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import type { Result } from '../../../results.ts';
import type { Step } from '../../../timeline.ts';
import type { Pin } from '../../demon-city/facts.ts';
import { pinOf } from '../../demon-city/pins.ts';
import type { RoundPlan } from '../fight.ts';
import { checksDue } from '../play/calm.ts';

/** A throw that was made for a pin, and the deck that it was made from. */
export interface ThrownPin {
  readonly pin: Pin;
  readonly hand: Hand;
  readonly thrown: readonly Result[];
}

export function thrownPins(plan: RoundPlan, steps: readonly Step[]): readonly ThrownPin[] {
  return steps.flatMap((step) => {
    if (step.kind === 'calm') return ofCheck(plan, step);
    if (step.kind === 'damage') return ofDamage(plan, step);
    return ofParties(plan, step);
  });
}

/** The Host’s throw for a difficulty follows that of the one who tries. */
function ofParties(plan: RoundPlan, step: Step): readonly ThrownPin[] {
  const parties = partiesOf(step);
  return parties.flatMap(({ who, results }, index) => {
    if (results.length === 0) return [];
    const own = plan.context.deeds.get(who);
    const tried = plan.context.deeds.get(parties[index - 1]?.who ?? '');
    return own === undefined
      ? made(tried === undefined ? undefined : pinOf(tried, 'difficulty'), 'Host', results)
      : made(pinOf(own, 'action'), own.actor.hand, results);
  });
}

function ofDamage({ context: { deeds, cast } }: RoundPlan, step: Step): readonly ThrownPin[] {
  const [deed, hurt] = [deeds.get(step.actor ?? ''), cast.fighters.get(step.target ?? '')];
  const results = detailOf(step, 'results')?.results;
  return deed === undefined ? [] : made(pinOf(deed, 'damage', hurt), deed.actor.hand, results);
}

function ofCheck(plan: RoundPlan, step: Step): readonly ThrownPin[] {
  const check = checksDue(plan.context.cast, plan).find(
    ({ who, shock }) => who.name === step.actor && sameSource(shock.source, step.source),
  );
  const [own, hosts] = partiesOf(step);
  return check === undefined
    ? []
    : [...made(check.pin, check.who.hand, own?.results), ...made(check.hostPin, 'Host', hosts?.results)];
}

function made(pin: Pin | undefined, hand: Hand, thrown: readonly Result[] | undefined): readonly ThrownPin[] {
  return pin === undefined || thrown === undefined ? [] : [{ pin, hand, thrown }];
}
