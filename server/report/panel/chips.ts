/** What a pool is made of, as the panel's chips: where it starts, and each extra and lost throw. */
import { sentence, type Modifier, type Pool } from '../../engine/index.ts';
import type { ChipView } from '../../protocol/index.ts';
import { modifierLabel, modifierQuote, modifierReason, modifierTitle, startWords, toldModifiers, unitOf } from '../modifiers.ts';
import { ruleLink } from './rule-links.ts';
import type { ViewContext } from './view-context.ts';

export function chipViews(context: ViewContext, pool: Pool): readonly ChipView[] {
  const base: ChipView = {
    text: startWords(pool), tone: 'plain', struck: false,
    title: `${pool.base} ${unitOf(pool, pool.base)} to start`, reason: pool.because,
  };
  return [base, ...toldModifiers(pool).map((modifier) => chipView(context, modifier, pool))];
}

function chipView(context: ViewContext, modifier: Modifier, pool: Pool): ChipView {
  const rule = ruleLink(context.ruleset, modifier.rule);
  const quote = modifierQuote(modifier);
  return {
    text: modifierLabel(modifier),
    tone: modifier.amount < 0 ? 'minus' : 'plus',
    struck: modifier.standing !== 'counted',
    title: sentence(modifierTitle(modifier, pool)),
    reason: modifierReason(modifier),
    ...(quote === undefined ? {} : { quote }),
    lines: context.linesOf(modifier.source),
    ...(rule === undefined ? {} : { rule }),
  };
}
