/** The state of a fight as its scenario describes it, before its first round. */
import { derive } from '../../derive/index.ts';
import { noEvents } from '../../play/events.ts';
import { withConditions } from '../../play/fighters.ts';
import type { Numeral } from '../../scenario.ts';
import { fightersNamed, type Cast, type Fighter } from './cast.ts';
import { exploringOf } from './exploration/state.ts';
import { factsOf, lastFact, type BelowZero } from './facts.ts';
import { nobody, puttingInto, type Condition, type Fight, type Presence } from './fight.ts';
import { chooses } from './options.ts';
import { startingSheet } from './sheet/starting.ts';
import { hour } from './time.ts';

/** The fight as the scenario describes it before its first round. */
export const startOf = derive('acquire-moveables/starting fight', (cast: Cast): Fight => {
  const { facts } = cast.stage;
  const chosen = new Map(
    factsOf(facts, 'below 0 HP').flatMap(({ who, does }) =>
      fightersNamed(cast, who).map(({ name }) => [name, does] as const),
    ),
  );
  const fighters = new Map(
    [...cast.fighters.values()].map((who): [string, Condition] => [
      who.name,
      startingSheet(cast, who, startingCondition(cast, who, chosen.get(who.name) ?? who.belowZero)),
    ]),
  );
  return factsOf(facts, 'state').reduce<Fight>(
    (now, { who, state }) => withConditions(now, fightersNamed(cast, who), nobody, puttingInto(state)),
    { fighters, facts, events: noEvents, exploring: exploringOf(cast.stage) },
  );
});

/** Somebody who starts below 0 HP has fallen already if that is their choice. */
function startingCondition({ stage }: Cast, who: Fighter, belowZero: BelowZero | undefined): Condition {
  const { hitPoints, isSummon, traits } = who;
  const chosen: Condition = {
    ...nobody,
    ...(isSummon ? { presence: presenceFrom(lastFact(traits, 'summon')?.hours) } : {}),
    ...(belowZero === undefined ? {} : { belowZero }),
  };
  if (hitPoints === undefined) return chosen;
  const now = chooses(stage, 'hp below zero', 'back-to-zero') ? Math.max(0, hitPoints.now) : hitPoints.now;
  const condition = { ...chosen, hitPoints: { ...hitPoints, now } };
  return now < 0 && belowZero === 'falls' ? puttingInto('hors de combat')(condition) : condition;
}

function presenceFrom(hours: Numeral | undefined): Presence {
  return hours === undefined ? { is: 'away' } : { is: 'here', seconds: hours.value * hour };
}
