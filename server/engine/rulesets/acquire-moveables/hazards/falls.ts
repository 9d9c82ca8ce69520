/** Falls: 1d6 times a die as large as the squares fallen (am-242 to am-245). */
import { concerning, happening, throwing, type Moment } from '../../../game/index.ts';
import { list } from '../../../play/words.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import type { Fall } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { chooses } from '../options.ts';
import type { Happening } from '../play/happens.ts';
import { rule } from '../rule-ids.ts';
import { fallDie, fallWays, hurtDie, type FallRolls } from './fall-dice.ts';
import { carriedRows } from '../sheet/rows.ts';
import { deadlyDamage, harmContest, hurt } from './harm.ts';

/** A square is two metres (am-029). */
const metresInSquare = 2;

export const falls: Happening = (plan, fact) => {
  if (fact.kind !== 'fall') return [];
  return fightersNamed(plan.cast, fact.who).map((who) => {
    const id = `fall/${plan.round.facts.indexOf(fact)}/${who.name}`;
    return {
      moment: concerning([who.name], falling(who, fact, id)),
      contests: [harmContest(plan, { id, kind: 'fall', source: fact.source }, who)],
    };
  });
};

function falling(who: Fighter, fact: Fall, id: string): Moment<Recorder> {
  return happening((recorder): readonly Moment<Recorder>[] => {
    if (conditionOf(recorder.fight, who.name).isDead === true) return [];
    const rows = carriedRows(who, conditionOf(recorder.fight, who.name));
    const reasons = softening(fact, rows === undefined ? fact.light !== undefined : rows.filled <= 1);
    const die = fallDie(squaresOf(fact), reasons.length);
    const times = chooses(recorder.cast.stage, 'fall product', 'per-square') ? Math.floor(squaresOf(fact)) : 1;
    const land = (then: Recorder, { first, second }: FallRolls): readonly Moment<Recorder>[] => {
      const product = first * second * times;
      return hurt(then, {
        id,
        kind: 'fall',
        who,
        title: `${who.called} falls ${fact.count.value} ${fact.unit.text}`,
        says: `${dieWords(squaresOf(fact), die, reasons)}${productWords({ first, second }, times)}`,
        does: 'rolls for the fall',
        results: [
          { label: `${first}`, value: first, faces: hurtDie, kept: true },
          { label: `${second}`, value: second, faces: die, kept: true },
        ].filter(({ value }) => value > 0),
        damage: product,
        rule: reasons.length === 0 ? rule.falling : rule.softFalls,
        source: fact.source,
      });
    };
    if (die === 0) return land(recorder, { first: 0, second: 0 });
    return [
      throwing<Recorder, FallRolls>({
        draw: ({ throws }) => ({ first: 1 + throws.pick(hurtDie), second: 1 + throws.pick(die) }),
        ways: ({ fight }) => fallWays(die, Math.ceil((deadlyDamage(conditionOf(fight, who.name), who) ?? 1) / times)),
        then: land,
      }),
    ];
  });
}

/** As squares; half a one may be left over of metres. */
export function squaresOf({ count, unit }: Fall): number {
  return unit.text.startsWith('m') ? count.value / metresInSquare : count.value;
}

/**
 * The reasons for which the second die goes a step down, in words. Whether the load is light is a matter of the rows of
 * the sheet, and of the writer’s word without one.
 */
function softening({ jump, soft }: Fall, isLight: boolean): readonly string[] {
  return [
    ...(jump !== undefined ? ['a jump on purpose'] : []),
    ...(isLight ? ['little to carry'] : []),
    ...(soft !== undefined ? ['something soft to land on'] : []),
  ];
}

function dieWords(squares: number, die: number, reasons: readonly string[]): string {
  const whole = fallDie(squares, 0);
  if (whole === 0) return 'Less than 2 squares is below d2, and does no damage.';
  const first = `${squares} squares come to a d${whole}`;
  if (reasons.length === 0) return `${first}.`;
  const down = `${first}, a step down for ${reasons.length === 1 ? '' : 'each of '}${list(reasons)}`;
  return die === 0 ? `${down}: nothing of it is left.` : `${down}: d${die}.`;
}

function productWords({ first, second }: FallRolls, times: number): string {
  if (second === 0) return '';
  const each = times === 1 ? '' : ` × ${times} squares`;
  return ` ${first} × ${second}${each}: ${first * second * times} damage.`;
}
