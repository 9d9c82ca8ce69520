/** Something that falls to several in shares, as a picture. */
import { sentence, type Step } from '../../engine/index.ts';
import type { SpreadView } from '../../protocol/index.ts';
import { sideNameOf, type ViewContext } from './view-context.ts';

export function spreadView(context: ViewContext, { of, among }: NonNullable<Step['shares']>): SpreadView {
  return {
    title: sentence(of),
    rows: among.map(({ who, count, says }) => ({ name: who, side: context.sides(sideNameOf(context, who)), count, says })),
  };
}
