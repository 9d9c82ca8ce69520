/** Chances as the panel shows them. */
import type { Figure, OutcomeOdds, RoundOdds } from '../../engine/index.ts';
import type { ChanceView } from '../../protocol/index.ts';
import { percent, share, shortFraction } from '../figures.ts';
import { outcomeSide } from './outcome-sides.ts';
import type { ViewContext } from './view-context.ts';

/** All that is reckoned with in a contest, each outcome with the side whose it is. */
export function chanceViews(context: ViewContext, odds: OutcomeOdds): readonly ChanceView[] {
  return [...odds].map(([label, figure]) => {
    const side = outcomeSide(context, label);
    return { ...chanceView(label, figure), ...(side === undefined ? {} : { side }) };
  });
}

export function chanceView(label: string, figure: Figure): ChanceView {
  const exact = shortFraction(figure);
  return { label, value: share(figure), text: percent(figure), ...(exact === '' ? {} : { exact }) };
}

/** The chance of somebody's action to come to what counts most in it; undefined where they have none. */
export function chanceOf(odds: RoundOdds | undefined, who: string): ChanceView | undefined {
  const action = odds?.actions.find((each) => each.actor === who);
  const [first] = action?.odds.values() ?? [];
  return first === undefined ? undefined : chanceView('chance', first);
}
