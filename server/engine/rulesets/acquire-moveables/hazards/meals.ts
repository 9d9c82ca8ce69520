/** Rations, and gorging on them after hunger (am-067 to am-069). */
import { concerning, happening, throwing, type Moment } from '../../../game/index.ts';
import { count, sentence } from '../../../play/words.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import { testDie } from '../attributes.ts';
import type { Recorder } from '../deeds/planned.ts';
import { succeeds } from '../dice/test-roll.ts';
import type { Meal } from '../facts.ts';
import { conditionOf, valueOf } from '../fight.ts';
import { chooses } from '../options.ts';
import type { Happening } from '../play/happens.ts';
import { rollingDie, settleDie, upTo } from '../play/one-die.ts';
import { rule } from '../rule-ids.ts';
import { countsOf, withCounts } from './counts.ts';
import { rollAll, sumWays } from './dice-sums.ts';
import { hurtDie } from './fall-dice.ts';
import { harmContest, hurt } from './harm.ts';
import { lose } from './losing.ts';

/** The rations that somebody can eat in a day without harm. */
export const harmless = 3;

/** The most rations that are counted: they are dice of damage, and would have killed anybody long before. */
const mostRations = 60;

const testDieSides = testDie(1) ?? 10;

const gorgingOutcomes = new Map([
  ['succeeds', 'holds back'],
  ['fails', 'gorges'],
]);

interface Eating {
  readonly who: Fighter;
  readonly fact: Meal;
  readonly rations: number;
  /** Of the contests of the test and of the damage. */
  readonly testId: string;
  readonly harmId: string;
}

export const eating: Happening = (plan, fact) => {
  if (fact.kind !== 'meal') return [];
  const rations = Math.max(0, Math.min(mostRations, Math.trunc(fact.rations.value)));
  return fightersNamed(plan.cast, fact.who).map((who) => {
    const about = `${plan.round.facts.indexOf(fact)}/${who.name}`;
    const meal: Eating = { who, fact, rations, testId: `gorging/${about}`, harmId: `meal/${about}` };
    const { source } = fact;
    return {
      moment: concerning([who.name], sittingDown(meal)),
      contests: [
        { id: meal.testId, kind: 'gorging', parties: [who.name], outcomes: gorgingOutcomes, source },
        harmContest(plan, { id: meal.harmId, kind: 'meal', source }, who),
      ],
    };
  });
};

/** The test is due where more is there than does no harm (am-q039). */
function sittingDown(meal: Eating): Moment<Recorder> {
  const { who, fact, rations } = meal;
  return happening(({ fight }): readonly Moment<Recorder>[] => {
    if (conditionOf(fight, who.name).isDead === true) return [];
    const will = valueOf(fight, who, 'WIL');
    const isTested = fact.hungry !== undefined && will !== undefined && eatenBy(fight, who) + rations > harmless;
    return isTested ? [testing(meal, will)] : [swallowing(meal, rations, true)];
  });
}

function eatenBy(fight: Recorder['fight'], who: Fighter): number {
  return countsOf(fight, who).eaten ?? 0;
}

function testing(meal: Eating, will: number): Moment<Recorder> {
  const { who, fact, rations, testId } = meal;
  const settle = (recorder: Recorder, rolled: number): readonly Moment<Recorder>[] => {
    const isSuccess = succeeds({ target: will }, rolled);
    const outcome = isSuccess ? 'succeeds' : 'fails';
    settleDie(recorder, who, { contest: testId, outcome }, () => {
      const says = gorgingOutcomes.get(outcome) ?? '';
      return {
        kind: 'gorging',
        title: `${who.called} ${says}`,
        sides: testDieSides,
        rolled,
        action: 'tries not to gorge',
        because: `WIL ${will}: success at ${will} or less`,
        says,
        tone: isSuccess ? 'good' : 'bad',
        rule: rule.hunger,
        source: fact.source,
      };
    });
    const isLimited = chooses(recorder.cast.stage, 'gorging', 'test-limits-to-three');
    const left = Math.max(0, harmless - eatenBy(recorder.fight, who));
    return [swallowing(meal, isSuccess && isLimited ? Math.min(left, rations) : rations, !isSuccess)];
  };
  return rollingDie(testDieSides, settle, { ways: upTo(will, testDieSides) });
}

/** Each ration takes away 1 starvation fatigue: where the text names dehydration, it is a slip (am-q038). */
function swallowing(meal: Eating, rations: number, doesHarm: boolean): Moment<Recorder> {
  const { who, fact } = meal;
  return happening((recorder): readonly Moment<Recorder>[] => {
    const before = eatenBy(recorder.fight, who);
    recorder.goOnWith(withCounts(recorder.fight, who, { eaten: before + rations }));
    lose(recorder, {
      who,
      kind: chooses(recorder.cast.stage, 'ration removes', 'thirst') ? 'dehydration' : 'starvation',
      count: rations,
      because: `${sentence(count(rations, 'ration'))} eaten: each takes 1 away.`,
      rule: rule.hunger,
      source: fact.source,
    });
    const over = doesHarm ? before + rations - Math.max(harmless, before) : 0;
    return over > 0 ? [paying(meal, over)] : [];
  });
}

function paying({ who, fact, harmId }: Eating, over: number): Moment<Recorder> {
  return throwing<Recorder, readonly number[]>({
    draw: ({ throws }) => rollAll(over, throws),
    ways: () => sumWays(over),
    then: (recorder, rolled) => {
      const damage = rolled.reduce((sum, each) => sum + each, 0);
      return hurt(recorder, {
        id: harmId,
        kind: 'meal',
        who,
        title: `${who.called} has eaten too much`,
        says: `${sentence(count(over, 'ration'))} over ${harmless} in a day: ${damage} damage.`,
        does: 'rolls for each ration too many',
        results: rolled.map((value) => ({ label: `${value}`, value, faces: hurtDie, kept: true })),
        damage,
        rule: rule.hunger,
        source: fact.source,
      });
    },
  });
}
