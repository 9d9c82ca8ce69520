/** Something that falls to several in shares, as a picture of which each part explains itself. */
import { sentence, type Step, type ToldWhy } from '../../engine/index.ts';
import type { SpreadView, WhyView } from '../../protocol/index.ts';
import { ruleOf } from './rule-links.ts';
import { sideNameOf, type ViewContext } from './view-context.ts';

export function spreadView(context: ViewContext, { of, among }: NonNullable<Step['shares']>): SpreadView {
  return {
    title: sentence(of),
    rows: among.map(({ who, count, says, why }) => ({
      name: who,
      side: context.sides(sideNameOf(context, who)),
      count,
      says,
      why: whyView(context, why),
    })),
  };
}

function whyView({ ruleset, linesOf }: ViewContext, { title, reasons, rule }: ToldWhy): WhyView {
  return {
    title,
    reasons: reasons.map(({ text, source }) => ({ text, ...(source === undefined ? {} : { lines: linesOf(source) }) })),
    ...ruleOf(ruleset, rule),
  };
}
