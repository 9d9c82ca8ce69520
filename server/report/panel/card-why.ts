/** Explains why a card or die counts or doesn’t. */
import { list, sentence, type Keep, type Pool, type Result, type Source } from '../../engine/index.ts';
import type { ReasonView, WhyView } from '../../protocol/index.ts';
import { baseReason, modifierText, poolText } from '../timeline/modifier-text.ts';
import { poolWords, listedModifiers, unitOf } from '../hover/modifiers.ts';
import { ruleOf } from './rule-links.ts';
import type { ViewContext } from './view-context.ts';

/**
 * The context of a throw’s results. `step` has the text and rule of the step that shows it; `why` explains the outcome.
 */
export interface Thrown {
  readonly results: readonly Result[];
  readonly pool?: Pool;
  readonly step: { readonly text: string; readonly rule?: string };
  readonly why?: string;
}

/** `The Hermit (9)`, `4 on a d6`, `damage: 4 on a d6`, `7`. */
function faceWords({ label, name, rolledFor }: Result, faces: number | undefined): string {
  if (faces !== undefined) return `${rolledFor === undefined ? '' : `${rolledFor}: `}${label} on a d${faces}`;
  return name === undefined ? label : `${name} (${label})`;
}

export function resultWhy(context: ViewContext, result: Result, faces: number | undefined, thrown: Thrown): WhyView {
  const counts = countingReason(result, thrown);
  return {
    title: sentence(faceWords(result, faces)),
    reasons: [
      ...(counts === undefined ? [] : [{ text: sentence(counts) }]),
      ...(result.kept ? shortReasons(thrown.pool) : []),
      ...(result.kept && thrown.why !== undefined ? [{ text: withoutStop(thrown.why) }] : []),
      ...pinReasons(context, result),
      ...(thrown.pool === undefined && thrown.step.text !== '' ? [{ text: withoutStop(thrown.step.text) }] : []),
    ],
    ...ruleOf(context.ruleset, thrown.step.rule),
  };
}

/**
 * For cards that are face down and dice not rolled yet: how many there are, which of them count, and why so many.
 * `source` is the announcement.
 */
export function poolWhy(context: ViewContext, pool: Pool, source: Source): WhyView {
  const listed = listedModifiers(pool).map((modifier) => modifierText(modifier, pool));
  return {
    title: sentence(poolText(pool)),
    reasons: [
      { text: sentence(baseReason(pool)), lines: context.linesOf(source) },
      ...listed
        .filter(({ counts }) => counts)
        .map(({ title, reason, source }): ReasonView => ({
          text: sentence(`${title}: ${reason}`),
          ...(context.isTried(source) ? {} : { lines: context.linesOf(source) }),
        })),
    ],
    ...ruleOf(context.ruleset, pool.rule),
  };
}

/** If there weren’t enough throws: the intended number, and why there are fewer. */
function shortReasons(pool: Pool | undefined): readonly ReasonView[] {
  if (pool?.short === undefined) return [];
  return [{ text: sentence(`${poolWords(pool)}; ${pool.short.uncounted.why}`) }];
}

function countingReason(result: Result, { results, pool }: Thrown): string | undefined {
  const counted = result.says === undefined ? undefined : `${result.label} is ${result.says}`;
  if (result.apart === true) return counted;
  const ofPool = results.filter(({ apart }) => apart !== true);
  if (pool?.difficulty !== undefined) return hitWords(result, pool.keep, pool.difficulty.now, ofPool);
  if (pool?.keep === 'highest' || pool?.keep === 'lowest') return keptWords(result, pool.keep, ofPool, pool);
  if (result.kept) return counted;
  const counting = results.filter(({ kept }) => kept).map(({ label }) => label);
  if (counting.length === 1 && counting[0] === result.label) return `${result.label} counts only once`;
  return counting.length === 0
    ? `${result.label} doesn’t count`
    : `${result.label} doesn’t count: ${list(counting)} ${counting.length === 1 ? 'does' : 'do'}`;
}

/** `9 is the highest of 3 throws`, `6 doesn’t count: 9 is higher`. */
function keptWords(
  { label, kept, value }: Result,
  keep: 'highest' | 'lowest',
  results: readonly Result[],
  pool: Pool,
): string {
  if (kept)
    return results.length === 1
      ? `${label} is the only ${unitOf(pool, 1)}`
      : `${label} is the ${keep} of ${results.length} ${unitOf(pool, results.length)}`;
  const best = results.find((each) => each.kept);
  if (best === undefined) return `${label} doesn’t count`;
  return best.value === value
    ? `${label} counts only once`
    : `${label} doesn’t count: ${best.label} is ${keep === 'highest' ? 'higher' : 'lower'}`;
}

/** `4 is a hit at 4/6, and each hit counts`. */
function hitWords(
  { label, kept, says = kept ? 'a hit' : 'a miss' }: Result,
  keep: Keep,
  difficulty: string,
  results: readonly Result[],
): string {
  const counts =
    results.length === 1
      ? ''
      : hitRules[keep](
          results.every((each) => each.kept),
          kept,
        );
  return `${label} is ${says} at ${difficulty}${counts === '' ? '' : `, and ${counts}`}`;
}

/** How a hit or miss counts among the other results. */
const hitRules: Readonly<Record<Keep, (all: boolean, hit: boolean) => string>> = {
  'each hit': (_all, hit) => (hit ? 'each hit counts' : ''),
  'one hit': (_all, hit) => (hit ? 'one hit is enough' : ''),
  'all hits': (all) => (all ? 'all have to hit' : 'all would have to hit'),
  sets: (_all, hit) => (hit ? 'matching dice form sets' : ''),
  highest: () => '',
  lowest: () => '',
  sum: () => '',
};

/** A trial’s pin has no line in the file. */
function pinReasons({ linesOf, isTried }: ViewContext, { pinned }: Result): readonly ReasonView[] {
  if (pinned === undefined) return [];
  return [
    isTried(pinned) ? { text: 'Forced here, not in the file' } : { text: 'Forced in the file', lines: linesOf(pinned) },
  ];
}

/** Text for a reason: without its final full stop. */
export function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
