/** What a pool is made of, as the panel's chips: where it starts, and each extra and lost throw. */
import { isSetAside, isShared, meansReason, originOf, reasonLabel, sentence, speakersWords, type Announcement, type Modifier, type Pool, type Source } from '../../engine/index.ts';
import type { ChipView, ReasonKey } from '../../protocol/index.ts';
import { baseReason, modifierTelling, poolTelling } from '../modifier-telling.ts';
import { modifierLabel, startWords, toldModifiers } from '../modifiers.ts';
import { isSameSentence } from '../places.ts';
import type { Announced } from './announced.ts';
import { ruleOf } from './rule-links.ts';
import type { ViewContext } from './view-context.ts';

/** What is announced in the round, and where the pool is thrown: no reason can be set aside where no announcement stands behind it. */
export interface Behind {
  readonly announced: Announced;
  readonly source: Source;
}

export function chipViews(context: ViewContext, pool: Pool, behind: Behind): readonly ChipView[] {
  const base: ChipView = {
    text: startWords(pool), tone: 'plain', struck: false,
    why: { title: sentence(poolTelling(pool)), reasons: [{ text: sentence(baseReason(pool)), lines: context.linesOf(behind.source) }], ...ruleOf(context.ruleset, pool.rule) },
  };
  return [base, ...toldModifiers(pool).map((modifier) => chipView(context, modifier, pool, announcementBehind(modifier, pool, behind)))];
}

function chipView(context: ViewContext, modifier: Modifier, pool: Pool, announcement: Announcement | undefined): ChipView {
  const told = modifierTelling(modifier, pool);
  return {
    text: modifierLabel(modifier),
    tone: modifier.amount < 0 ? 'minus' : 'plus',
    struck: !told.counts,
    why: {
      title: sentence(told.title),
      reasons: [{ text: sentence(told.reason), ...(told.quote === undefined ? {} : { quote: told.quote }), lines: context.linesOf(told.source) }],
      ...ruleOf(context.ruleset, told.rule),
    },
    ...switchOf(context, modifier, modifier.givenBy ?? pool.who, announcement),
  };
}

/** That under which a reason came up: its giver’s, or that of the one whose pool it is. */
function announcementBehind({ givenBy }: Modifier, pool: Pool, { announced, source }: Behind): Announcement | undefined {
  if (givenBy !== undefined) return announced.get(givenBy)?.[0];
  return announced.get(pool.who)?.find((each) => isSameSentence(each.source, source));
}

/** By what it can be set aside, for whom that holds, and whether it is. */
function switchOf({ scenario, isTried }: ViewContext, modifier: Modifier, who: string, announcement: Announcement | undefined): Pick<ChipView, 'reason' | 'holdsFor' | 'aside' | 'tried'> {
  if (announcement === undefined) return isTried(modifier.source) ? { tried: true } : {};
  const origin = originOf(modifier);
  const reason: ReasonKey = { who, words: reasonLabel(origin) };
  const by = (announcement.setsAside ?? []).filter(({ text }) => meansReason(text, origin));
  const tried = isTried(modifier.source) || by.some(({ source }) => isTried(source));
  const shared = isShared(scenario, announcement) ? { holdsFor: speakersWords(scenario, announcement) } : {};
  return { reason, ...shared, ...(isSetAside(modifier) ? { aside: true as const } : {}), ...(tried ? { tried: true as const } : {}) };
}
