/** What reasons of the same worth are worth, in parts: the editor’s hover and the panel are both made of these. */
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
 * The beginning of a sentence, and what it comes to: `without it 28.0%, so it is worth` and `13.3 points`; `left` is
 * what the chance would be: `without it 28.0%`.
 */
export interface WorthSentence {
  readonly left: string;
  readonly lead: string;
  readonly amount: string;
}

/**
 * The sentence tells of a group what the chance is with all of them, what is left without one, from which it follows
 * what each is worth, and without all: `higher stat and weapon: with both 31.3%, without one of them 23.4%, without
 * both 13.5%; each is worth`. `points` are the same with their sign, for the end of a line.
 */
export interface WorthTelling extends WorthSentence {
  readonly points: string;
  /** Whether it holds for several. */
  readonly isShared: boolean;
  readonly isStrongest: boolean;
}

/** Undefined where no worth is known. */
export function worthTelling(
  group: WorthGroup,
  groups: readonly WorthGroup[],
  worth: ActionWorth | undefined,
): WorthTelling | undefined {
  const one = group.worth;
  if (one === undefined) return undefined;
  const isShared = ownLines(group).length > 1;
  const sentence = isShared
    ? sharedSentence(group, one, togetherOf(one, worth))
    : sentenceOf('without it', one, { worth: ', so it is worth', cost: ', so it costs' });
  return { ...sentence, points: pointsWords(one, isShared), isShared, isStrongest: isStrongest(group, groups) };
}

/** Of worths that are told together, behind what they are: `, without squashing`; empty where no chance is a bound. */
export function reckonedWords(worths: readonly Pick<Worth, 'reckoned'>[]): string {
  const reckoned = worths.find((worth) => worth.reckoned !== undefined)?.reckoned;
  return reckoned === undefined ? '' : `, ${reckoned}`;
}

/** The same of all that is told of an action. */
export function reckonedIn({ modifiers, advantages }: ActionWorth): string {
  return reckonedWords([...modifiers, ...advantages]);
}

/** What the chance would be with something that could be added: `with it 73.2%`. */
export function additionLeft(worth: Amount): string {
  return `with it ${leftWords(worth)}`;
}

/** What a reason that is set aside would be worth, from the chance as it is and the one with it. */
export function returnSentence(now: Figure, changed: Figure): WorthSentence {
  return sentenceOf(
    'with it',
    { ...worthBetween(changed, now), changed },
    { worth: ', so it would be worth', cost: ', so it would cost' },
  );
}

/** The verbs with what leads over to them. */
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

/** The chance as it is, from which worth is reckoned. */
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

/** How sure a chance is goes with the points where these have it. */
function wordsOf(figure: Figure, within: number | undefined): string {
  return within === undefined ? percentWithin(figure) : percentInWords(figure);
}

function verbOf({ points }: Amount, { worth, cost }: Verbs): string {
  return points.compare(0) < 0 ? cost : worth;
}

/** What is left without all that are worth the same as this one. */
function togetherOf(one: ModifierWorth, worth: ActionWorth | undefined): ModifierWorth | undefined {
  return worth?.together.find(({ change: { without, also = [] } }) => [without, ...also].includes(one.change.without));
}

/** More names than these, or longer ones, hide the chance behind them. */
const [mostNames, longest] = [3, 60];

/** `higher stat and “a lantern”`; where that would be too much, or say a name twice, `both of the same worth`. */
function namesOf(group: WorthGroup): string {
  const origins = ownLines(group).map(({ modifier }) => originOf(modifier));
  const names = origins.map((origin) =>
    origin.words === undefined ? reasonLabel(origin) : `“${reasonLabel(origin)}”`,
  );
  const all = list(names);
  if (names.length <= mostNames && all.length <= longest && new Set(names).size === names.length) return all;
  return `${names.length === 2 ? 'both' : `all ${names.length}`} of the same worth`;
}
