/** What must hold for every pool that is shown: it is the sum of its parts, and each part explains itself. */
import {
  poolsOf as poolsIn,
  type Modifier,
  type Pool,
  type Ruleset,
  type ScenarioOdds,
  type Source,
  type Timeline,
} from '../../../server/engine/index.ts';

/** What is wrong with the pools of a scenario; `isWritten` says whether a place is in its text. */
export function poolComplaints(
  { pages }: Ruleset,
  pools: readonly Pool[],
  isWritten: (source: Source) => boolean,
): readonly string[] {
  const known = new Set(pages.map(({ id }) => id));
  return pools.flatMap((pool) =>
    [
      ...sumComplaints(pool),
      ...(isBlank(pool.because) ? ['doesn’t say why everybody has its base'] : []),
      ...pool.modifiers.flatMap((modifier) => modifierComplaints(modifier, known, isWritten)),
    ].map((complaint) => `the pool of ${pool.who} ${complaint}`),
  );
}

/** All pools of a course and its odds. */
export function poolsOf(timeline: Timeline, odds: ScenarioOdds): readonly Pool[] {
  const steps = timeline.rounds.flatMap((round) => round.steps);
  return [...steps.flatMap(poolsIn), ...odds.rounds.flatMap(({ actions }) => actions.map(({ pool }) => pool))];
}

/**
 * A pool has at least one throw, unless there wasn’t enough for that, which must be reported. Where a rule says that
 * the lowest counts, or the game’s own rules determine what measures give, the sum is theirs.
 */
function sumComplaints({ base, modifiers, size, keep, difficulty, short }: Pool): readonly string[] {
  const counted = modifiers.filter(({ standing }) => standing === 'counted');
  if (short !== undefined && (short.of <= size || isBlank(short.uncounted.why)))
    return [`has ${size} throws of ${short.of}, and doesn’t say why`];
  if (short !== undefined && size === 0)
    return counted.length === 0 ? [] : ['has modifiers that count, and no chances to show'];
  if (size < 1 || !Number.isInteger(size)) return [`has ${size} throws`];
  if (keep === 'lowest' || difficulty !== undefined || counted.some(({ measure }) => measure !== undefined)) return [];
  const sum = counted.reduce((all, { amount }) => all + amount, base);
  return sum === size ? [] : [`has ${size} throws, where its parts come to ${sum}`];
}

function modifierComplaints(
  { rule, title, because, source, standing, uncounted }: Modifier,
  known: ReadonlySet<string>,
  isWritten: (source: Source) => boolean,
): readonly string[] {
  const isCounted = standing === 'counted';
  return [
    ...(known.has(rule) ? [] : [`names a rule without a page: ${rule}`]),
    ...(isBlank(title) ? [`has a modifier without a title: ${rule}`] : []),
    ...(isBlank(because) ? [`has a modifier without a reason: ${rule}`] : []),
    ...(isWritten(source) ? [] : [`has a modifier from nowhere in the text: ${rule}`]),
    ...(isCounted && uncounted !== undefined ? [`says of what counts why it doesn’t: ${rule}`] : []),
    ...(isCounted || (uncounted !== undefined && !isBlank(uncounted.short) && !isBlank(uncounted.why))
      ? []
      : [`doesn’t say why something did not count: ${rule}`]),
  ];
}

function isBlank(text: string): boolean {
  return !/\S/u.test(text);
}
