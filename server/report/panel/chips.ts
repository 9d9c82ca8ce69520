/** View models of a pool’s chips: its start, and each extra and lost throw. */
import {
  isSetAside,
  isShared,
  meansReason,
  originOf,
  reasonLabel,
  sentence,
  speakersWords,
  type Announcement,
  type Modifier,
  type Pool,
  type Source,
} from '../../engine/index.ts';
import type { ChipView, ReasonKey, ReasonView } from '../../protocol/index.ts';
import { baseReason, baseRule, modifierText, poolText, type ModifierText } from '../timeline/modifier-text.ts';
import { isBaseThrown, modifierLabel, startWords, listedModifiers } from '../hover/modifiers.ts';
import { isSameSentence } from '../places.ts';
import type { Announced } from './announced.ts';
import { ruleOf } from './rule-links.ts';
import type { ViewContext } from './view-context.ts';

/** The announcements of the round, and the source of the throw: a reason without an announcement can’t be set aside. */
export interface Behind {
  readonly announced: Announced;
  readonly source: Source;
}

export function chipViews(context: ViewContext, pool: Pool, behind: Behind): readonly ChipView[] {
  const base: ChipView = {
    text: startWords(pool),
    tone: 'plain',
    struck: !isBaseThrown(pool),
    why: {
      title: sentence(poolText(pool)),
      reasons: [{ text: sentence(baseReason(pool)), lines: context.linesOf(behind.source) }],
      ...ruleOf(context.ruleset, baseRule(pool)),
    },
  };
  return [
    base,
    ...listedModifiers(pool).map((modifier) =>
      chipView(context, modifier, pool, announcementBehind(modifier, pool, behind)),
    ),
  ];
}

function chipView(
  context: ViewContext,
  modifier: Modifier,
  pool: Pool,
  announcement: Announcement | undefined,
): ChipView {
  const shownText = modifierText(modifier, pool);
  const switched = switchOf(context, modifier, modifier.givenBy ?? pool.who, announcement);
  return {
    text: modifierLabel(modifier),
    tone: modifier.amount < 0 ? 'minus' : 'plus',
    struck: !shownText.counts,
    // A roll that is searched for sets keeps its number of dice; such a modifier only changes what is required.
    ...(pool.keep === 'sets' && modifier.measure !== undefined ? { ofNeeds: true as const } : {}),
    why: {
      title: sentence(shownText.title),
      reasons: reasonsOf(context, modifier, shownText, switched.tried === true),
      ...ruleOf(context.ruleset, shownText.rule),
    },
    ...switched,
  };
}

/** The reason, and a note if it is only tried out; trials have no line in the file. */
function reasonsOf(
  { linesOf, isTried }: ViewContext,
  modifier: Modifier,
  { reason, quote, source }: ModifierText,
  tried: boolean,
): readonly ReasonView[] {
  const isAside = tried && isSetAside(modifier);
  const own = {
    text: sentence(isAside ? modifier.because : reason),
    ...(quote === undefined ? {} : { quote }),
    ...(isTried(source) ? {} : { lines: linesOf(source) }),
  };
  return [own, ...(tried ? [{ text: `${isAside ? 'Set aside' : 'Added'} here, not in the file` }] : [])];
}

/** The announcement that the reason belongs to: its giver’s, or that of the pool’s owner. */
function announcementBehind(
  { givenBy }: Modifier,
  pool: Pool,
  { announced, source }: Behind,
): Announcement | undefined {
  if (givenBy !== undefined) return announced.get(givenBy)?.[0];
  return announced.get(pool.who)?.find((each) => isSameSentence(each.source, source));
}

/** Identifies the reason for setting it aside, whom that affects, and whether it is set aside. */
function switchOf(
  { scenario, isTried }: ViewContext,
  modifier: Modifier,
  who: string,
  announcement: Announcement | undefined,
): Pick<ChipView, 'reason' | 'holdsFor' | 'aside' | 'tried'> {
  if (announcement === undefined) return isTried(modifier.source) ? { tried: true } : {};
  const origin = originOf(modifier);
  const reason: ReasonKey = { who, words: reasonLabel(origin) };
  const by = (announcement.setsAside ?? []).filter(({ text }) => meansReason(text, origin));
  const tried = isTried(modifier.source) || by.some(({ source }) => isTried(source));
  const shared = isShared(scenario, announcement) ? { holdsFor: speakersWords(scenario, announcement) } : {};
  return {
    reason,
    ...shared,
    ...(isSetAside(modifier) ? { aside: true as const } : {}),
    ...(tried ? { tried: true as const } : {}),
  };
}
