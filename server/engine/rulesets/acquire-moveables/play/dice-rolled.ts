/** Dice rolled for a number that no rule asks for, such as what is in a chest (am-003, am-013 to am-015). */
import { concerning, throwing, type Moment } from '../../../game/index.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { sidesOf } from '../deeds/deeds.ts';
import type { Recorder } from '../deeds/planned.ts';
import { hundreds, ladder, leastHundreds, type HundredsWay } from '../dice/ladder.ts';
import type { DiceRoll } from '../facts.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';
import type { Happening } from './happens.ts';
import { recordStep } from './steps.ts';

/** What the dice show, and the number that they come to. */
interface Shown {
  readonly number: number;
  readonly dice: readonly { readonly sides: number; readonly shows: number }[];
}

/** Nothing is rolled where the die isn’t on the ladder; a check reports it. */
export const diceRolled: Happening = ({ cast }, fact) => {
  const sides = fact.kind === 'dice roll' ? sidesOf(fact.die.text) : undefined;
  if (fact.kind !== 'dice roll' || sides === undefined || !ladder.includes(sides)) return [];
  return fightersNamed(cast, fact.who).map((who) => ({
    moment: concerning([who.name], rolling(cast, who, sides, fact)),
  }));
};

/** No chance depends on the number, so that one stands for all. */
function rolling(cast: Cast, who: Fighter, sides: number, fact: DiceRoll): Moment<Recorder> {
  const way = sides < leastHundreds ? undefined : wayIn(cast);
  return throwing<Recorder, Shown>({
    draw: ({ throws }) => {
      const roll = (of: number) => ({ sides: of, shows: 1 + throws.pick(of) });
      return way === undefined ? whole(roll(sides)) : madeUp(way, roll(sides / 100), roll(100));
    },
    ways: () => [{ what: whole({ sides, shows: 1 }), weight: 1n }],
    then: (recorder, shown) => record(recorder, who, { sides, shown, way }, fact),
  });
}

function wayIn({ stage }: Cast): HundredsWay | undefined {
  return (['first', 'second'] as const).find((way) => chooses(stage, 'hundreds', way));
}

function whole(die: Shown['dice'][number]): Shown {
  return { number: die.shows, dice: [die] };
}

function madeUp(way: HundredsWay, small: Shown['dice'][number], hundred: Shown['dice'][number]): Shown {
  return { number: hundreds(way, small.sides, [small.shows, hundred.shows]), dice: [small, hundred] };
}

interface Rolled {
  readonly sides: number;
  readonly shown: Shown;
  readonly way: HundredsWay | undefined;
}

function record(recorder: Recorder, who: Fighter, rolled: Rolled, { words, source }: DiceRoll): void {
  const { sides, shown } = rolled;
  recordStep(recorder, who, () => ({
    kind: 'roll',
    title: `${who.called} rolls ${shown.number} on d${sides}`,
    text: `“${words.text}”.${wayWords(rolled)}`,
    details: [
      {
        kind: 'results',
        does: `rolls d${sides}`,
        results: shown.dice.map(({ sides: faces, shows }) => ({ label: `${shows}`, value: shows, faces, kept: true })),
      },
    ],
    rule: sides < leastHundreds ? rule.ladder : rule.hundreds,
    source,
  }));
}

function wayWords({ sides, shown, way }: Rolled): string {
  if (sides < leastHundreds) return '';
  const [small, hundred] = shown.dice;
  if (way === undefined || small === undefined || hundred === undefined)
    return ' The text has two ways to make up such a die, and which it is has to be said before: the group decides.';
  const count = way === 'first' ? small.shows - 1 : small.shows % small.sides;
  return ` The d${small.sides} shows ${small.shows}, counted as ${count} hundreds; the d100 shows ${hundred.shows}.`;
}
