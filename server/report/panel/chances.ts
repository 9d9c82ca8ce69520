/** Chances as the panel shows them. */
import type { Figure, OutcomeOdds, RoundOdds } from '../../engine/index.ts';
import type { ChanceView } from '../../protocol/index.ts';
import { percent, share, shortFraction } from '../figures.ts';

export function chanceViews(odds: OutcomeOdds): readonly ChanceView[] {
  return [...odds].map(([label, figure]) => chanceView(label, figure));
}

export function chanceView(label: string, figure: Figure): ChanceView {
  const exact = shortFraction(figure);
  return { label, value: share(figure), text: percent(figure, 1), ...(exact === '' ? {} : { exact }) };
}

/** The chance of somebody's action to come to what counts most in it; undefined where they have none. */
export function chanceOf(odds: RoundOdds | undefined, who: string): ChanceView | undefined {
  const action = odds?.actions.find((each) => each.actor === who);
  const [first] = action === undefined ? [] : chanceViews(action.odds);
  return first === undefined ? undefined : { ...first, label: 'chance' };
}
