/** A new character’s dice: attributes, the background that they lead to, and HP (am-121 to am-126). */
import { throwing, type Moment } from '../../../game/index.ts';
import type { Way } from '../../../play/branching.ts';
import { list, sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import { attributes } from '../attributes.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import type { Happening } from '../play/happens.ts';
import { dieParty, rollingDie } from '../play/one-die.ts';
import { happeningTo, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { attributeDice, highestWays, pointsBase } from './creation-dice.ts';

const pointsDie = 6;
const shared = 'shared';

const backgrounds = new Map<string, string>([
  ...attributes.map((each): [string, string] => [each, `has ${each} as the highest attribute`]),
  [shared, 'has two or more attributes that are equally high'],
]);

const points = new Map(
  Array.from({ length: pointsDie }, (_, index) => pointsBase + index + 1).map((each) => [`${each}`, `has ${each} HP`]),
);

const backgroundId = ({ name }: Fighter): string => `background/${name}`;
const pointsId = ({ name }: Fighter): string => `rolled HP/${name}`;

/** What is rolled is the group’s to write down: the values of the block stay. */
export const rollingUp: Happening = ({ cast }, fact) => {
  if (fact.kind !== 'rolled up') return [];
  const { source } = fact;
  return fightersNamed(cast, fact.who).map((who) => ({
    moment: happeningTo(who, () => [rollingAttributes(who, source), rollingPoints(who, source)]),
    contests: [
      { id: backgroundId(who), kind: 'background', parties: [who.name], outcomes: backgrounds, source },
      { id: pointsId(who), kind: 'rolled HP', parties: [who.name], outcomes: points, source },
    ],
  }));
};

/** Values of the attributes in their order. */
type Values = readonly number[];

function rollingAttributes(who: Fighter, source: Source): Moment<Recorder> {
  const { dice, sides } = attributeDice;
  return throwing<Recorder, Values>({
    draw: ({ throws }) =>
      attributes.map(() => Array.from({ length: dice }, () => 1 + throws.pick(sides)).reduce((sum, die) => sum + die)),
    ways: () => attributeRolls,
    then: (recorder, values) => recordAttributes(recorder, who, values, source),
  });
}

/** One roll for each outcome: an attribute that is higher than all others, or several that share the first place. */
const attributeRolls: readonly Way<Values>[] = [
  ...attributes.map((highest) => ({
    what: attributes.map((each) => (each === highest ? 3 : 2)),
    weight: highestWays().reduce((sum, { alone }) => sum + alone, 0n),
  })),
  { what: attributes.map(() => 2), weight: highestWays().reduce((sum, each) => sum + each.shared, 0n) },
];

function recordAttributes(recorder: Recorder, who: Fighter, values: Values, source: Source): void {
  const most = Math.max(...values);
  const highest = attributes.filter((_, index) => values[index] === most);
  const outcome = highest.length === 1 ? (highest[0] ?? shared) : shared;
  const says = backgrounds.get(outcome) ?? '';
  recorder.comes(backgroundId(who), outcome);
  const step = { kind: 'creation', about: who.name, actor: who.name, source };
  recorder.record(() => ({
    ...step,
    title: sentence(`${who.called} rolls ${list(attributes.map((each, index) => `${each} ${values[index] ?? 0}`))}`),
    text: `Each attribute is ${attributeDice.dice}d${attributeDice.sides}. The level is 1, with 0 XP.`,
    details: [
      {
        kind: 'results',
        does: 'rolls for each attribute',
        results: values.map((value, index) => ({
          label: `${value}`,
          value,
          kept: true,
          says: attributes[index] ?? '',
        })),
      },
    ],
    rule: rule.rolledValues,
  }));
  recorder.record(() => ({
    ...step,
    title: sentence(`${who.called} ${says}`),
    text:
      highest.length === 1
        ? `It says which background is rolled. The text has no tables of them: the group decides.`
        : `With ${list(highest)} the text doesn’t say which background is rolled: the group decides.`,
    details: [{ kind: 'contest', contest: backgroundId(who), outcome, says, parties: [] }],
    rule: rule.background,
  }));
}

function rollingPoints(who: Fighter, source: Source): Moment<Recorder> {
  return rollingDie(pointsDie, (recorder, rolled) => {
    const [contest, outcome] = [pointsId(who), `${pointsBase + rolled}`];
    const says = points.get(outcome) ?? '';
    const because = `HP are ${pointsBase} and 1d${pointsDie}`;
    const die = { sides: pointsDie, action: 'rolls for HP', because, rule: rule.rolledValues, source };
    const parties = [dieParty(who, die, rolled, { outcome: says, tone: 'even' })];
    recorder.comes(contest, outcome);
    recordStep(recorder, who, () => ({
      kind: 'creation',
      title: `${who.called} ${says}`,
      text: `${pointsBase} and ${rolled} on a d${pointsDie}.`,
      details: [{ kind: 'contest', contest, outcome, says, parties }],
      rule: rule.rolledValues,
      source,
    }));
  });
}
