/** Thirst and hunger: days without water or rations, and what takes their fatigue away (am-061 to am-067). */
import { concerning, happening } from '../../../game/index.ts';
import { fightersNamed, playedByPlayers, type Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import type { Want } from '../facts.ts';
import { toEach, type Happening, type Happens } from '../play/happens.ts';
import { rule } from '../rule-ids.ts';
import { deadly } from '../sheet/fatigue.ts';
import { deathSavesOf, gaining, type Gain } from '../sheet/gaining.ts';
import { withCounts } from './counts.ts';
import { lose } from './losing.ts';

const daily = {
  water: { kind: 'dehydration', count: 3, rule: rule.thirst },
  rations: { kind: 'starvation', count: 1, rule: rule.hunger },
} as const;

export const goingWithout: Happening = (plan, fact) => {
  if (fact.kind !== 'want') return [];
  const who = fact.who.length === 0 ? playedByPlayers(plan.cast) : fightersNamed(plan.cast, fact.who);
  return who.map((each) => daysWithout(plan, each, fact));
};

function daysWithout(plan: RoundPlan, who: Fighter, fact: Want): Happens {
  const gains = gainsOf(plan, who, fact);
  const begins = happening<Recorder>((recorder) => {
    recorder.goOnWith(withCounts(recorder.fight, who, { eaten: 0 }));
    return gains.map((gain) => gaining(gain));
  });
  return {
    moment: concerning([who.name], begins),
    contests: gains.flatMap((gain, at) =>
      deathSavesOf(plan, { ...gain, count: gains.slice(0, at + 1).reduce((sum, { count }) => sum + count, 0) }),
    ),
  };
}

/** Each day is a gain of its own, of both kinds if both are wanting; nobody lives longer than starvation takes. */
function gainsOf({ round }: RoundPlan, who: Fighter, fact: Want): readonly Gain[] {
  const days = Math.max(0, Math.min(deadly.starvation, Math.trunc(fact.days.value)));
  const wanting = (['water', 'rations'] as const).filter((each) => fact.of.text.includes(each));
  return Array.from({ length: days }, (_, day) =>
    wanting.map((each): Gain => ({
      ...daily[each],
      id: `want/${round.facts.indexOf(fact)}/${day}/${each}`,
      who,
      source: fact.source,
    })),
  ).flat();
}

export const drinking: Happening = ({ cast }, fact) => {
  if (fact.kind !== 'drink') return [];
  const isEnough = fact.amount === 'enough';
  return toEach(cast, fact.who, (recorder, who) =>
    lose(recorder, {
      who,
      kind: 'dehydration',
      ...(isEnough ? {} : { count: 1 }),
      because: isEnough ? 'Enough water takes all of it away.' : 'A little water takes 1 away.',
      rule: rule.thirst,
      source: fact.source,
    }),
  );
};
