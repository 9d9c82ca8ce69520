/** The worth of reasons that are worth the same, in parts, shared by the editor’s hover and the panel. */
import {
  list,
  originOf,
  reasonLabel,
  share,
  worthBetween,
  type ActionWorth,
  type Figure,
  type ModifierWorth,
  type Worth,
} from '../../engine/index.ts';
import { percentInWords, percentWithin } from '../figures.ts';
import { amountWords, isStrongest, ownLines, pointsWords, type Amount, type WorthGroup } from './worth.ts';

/**
 * `lead` begins the sentence and `amount` completes it: `without it 28.0%, so it is worth` and `13.3 points`; `left` is
 * what the chance would be: `without it 28.0%`.
 */
export interface WorthSentence {
  readonly left: string;
  readonly lead: string;
  readonly amount: string;
}

/**
 * For a group, the sentence gives the chance with all of them, without one (from which each one’s worth follows), and
 * without all: `higher stat and weapon: with both 31.3%, without one of them 23.4%, without both 13.5%; each is worth`.
 * `points` is the amount with its sign, for the end of a line.
 */
export interface WorthInParts extends WorthSentence {
  readonly points: string;
  /** Whether it is about several. */
  readonly isShared: boolean;
  readonly isStrongest: boolean;
}

/** Undefined if no worth is known. */
export function worthInParts(
  group: WorthGroup,
  groups: readonly WorthGroup[],
  worth: ActionWorth | undefined,
): WorthInParts | undefined {
  const one = group.worth;
  if (one === undefined) return undefined;
  const isShared = ownLines(group).length > 1;
  const sentence = isShared
    ? sharedSentence(group, one, togetherOf(one, worth))
    : sentenceOf('without it', one, { worth: ', so it is worth', cost: ', so it costs' });
  return { ...sentence, points: pointsWords(one, isShared), isShared, isStrongest: isStrongest(group, groups) };
}

/**
 * How worths are computed where a chance is a bound, to be appended to their title: `, without squashing`; empty if
 * none is.
 */
export function methodWords(worths: readonly Pick<Worth, 'reckoned'>[]): string {
  const method = worths.find((worth) => worth.reckoned !== undefined)?.reckoned;
  return method === undefined ? '' : `, ${method}`;
}

/** The same for all worths of an action. */
export function methodIn({ modifiers, advantages }: ActionWorth): string {
  return methodWords([...modifiers, ...advantages]);
}

/** The chance with a possible addition: `with it 73.2%`. */
export function additionLeft(worth: Amount): string {
  return `with it ${leftWords(worth)}`;
}

/** The worth that a reason which is set aside would have, from the current chance and the chance with it. */
export function returnSentence(now: Figure, changed: Figure): WorthSentence {
  return sentenceOf(
    'with it',
    { ...worthBetween(changed, now), changed },
    { worth: ', so it would be worth', cost: ', so it would cost' },
  );
}

/** The verbs, with the words that lead to them. */
interface Verbs {
  readonly worth: string;
  readonly cost: string;
}

function sentenceOf(start: string, worth: Amount, verbs: Verbs): WorthSentence {
  const left = `${start} ${leftWords(worth)}`;
  if (worth.points.equals(0)) return { left, lead: left, amount: amountWords(worth) };
  return { left, lead: `${left}${verbOf(worth, verbs)}`, amount: amountWords(worth) };
}

function sharedSentence(group: WorthGroup, one: ModifierWorth, all: ModifierWorth | undefined): WorthSentence {
  const whole = ownLines(group).length === 2 ? 'both' : 'all';
  const without = [
    `without one of them ${leftWords(one)}`,
    ...(all === undefined ? [] : [`without ${whole} ${leftWords(all)}`]),
  ];
  const left = [`with ${whole} ${wordsOf(withAll(one), one.within)}`, ...without].join(', ');
  const lead = `${namesOf(group)}: ${left}; each`;
  if (one.points.equals(0))
    return { left, lead: `${lead} ${all?.points.equals(0) === true ? '' : 'alone '}is`, amount: amountWords(one) };
  return { left, lead: `${lead}${verbOf(one, { worth: ' is worth', cost: ' costs' })}`, amount: amountWords(one) };
}

/** The current chance, which worth is relative to. */
function withAll({ points, changed }: Amount): Figure {
  const { chance, bound, sample } = changed;
  const by = share({ chance: points }) / 100;
  return {
    chance: chance.add(points.div(100)),
    ...(bound === undefined ? {} : { bound }),
    ...(sample === undefined ? {} : { sample: { ...sample, low: sample.low + by, high: sample.high + by } }),
  };
}

function leftWords({ points, changed, within }: Amount): string {
  return points.equals(0) ? 'the same' : wordsOf(changed, within);
}

/** The uncertainty of a chance is stated with the points where they have it. */
function wordsOf(figure: Figure, within: number | undefined): string {
  return within === undefined ? percentWithin(figure) : percentInWords(figure);
}

function verbOf({ points }: Amount, { worth, cost }: Verbs): string {
  return points.compare(0) < 0 ? cost : worth;
}

/** The worth of all that are worth the same as this one together. */
function togetherOf(one: ModifierWorth, worth: ActionWorth | undefined): ModifierWorth | undefined {
  return worth?.together.find(({ change: { without, also = [] } }) => [without, ...also].includes(one.change.without));
}

/** Beyond this number of names, or this length in characters, names are replaced by a summary. */
const [mostNames, longest] = [3, 60];

/** `higher stat and “a lantern”`; if that is too long, or repeats a name, `both worth the same`. */
function namesOf(group: WorthGroup): string {
  const origins = ownLines(group).map(({ modifier }) => originOf(modifier));
  const names = origins.map((origin) =>
    origin.words === undefined ? reasonLabel(origin) : `“${reasonLabel(origin)}”`,
  );
  const all = list(names);
  if (names.length <= mostNames && all.length <= longest && new Set(names).size === names.length) return all;
  return `${names.length === 2 ? 'both' : `all ${names.length}`} worth the same`;
}
