/** Shares distributed over several people, as a picture in which each part has an explanation. */
import { sentence, type SharesDetail, type ShareReasons } from '../../engine/index.ts';
import type { PictureView, WhyView } from '../../protocol/index.ts';
import { ruleOf } from '../panel/rule-links.ts';
import { sideNameOf, type ViewContext } from '../panel/view-context.ts';
import { inOneGo, type DetailReport } from './detail-report.ts';
import { emptyTable } from './table-parts.ts';

export const sharesReport: DetailReport<'shares'> = {
  // The step's text lists the shares.
  lines: () => [],
  json: () => ({}),
  names: ({ among }) => among.filter(({ count }) => count > 0).map(({ who }) => who),
  nature: () => undefined,
  table: (shares, { context, step }) =>
    inOneGo({ ...emptyTable(sentence(step.kind)), spread: spreadView(context, shares) }),
  marked: () => [],
};

function spreadView(context: ViewContext, { of, among }: SharesDetail): PictureView<'spread'> {
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

function whyView({ ruleset, linesOf }: ViewContext, { title, reasons, rule }: ShareReasons): WhyView {
  return {
    title,
    reasons: reasons.map(({ text, source }) => ({ text, ...(source === undefined ? {} : { lines: linesOf(source) }) })),
    ...ruleOf(ruleset, rule),
  };
}
