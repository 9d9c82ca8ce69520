/** What a contest is called: by those who are against each other in it. */
import { sentence, type ContestOdds } from '../../engine/index.ts';

/**
 * `the Ghoul – Cassie, Bill`: those who throw for the same stand together, so many of them, and so many sides, at most.
 */
function partiesWords({ parties, goals }: ContestOdds, call: (name: string) => string, most = Infinity): string {
  const sides = new Map<string, readonly string[]>();
  for (const party of parties) {
    const goal = goals?.get(party) ?? '';
    sides.set(goal, [...(sides.get(goal) ?? []), call(party)]);
  }
  const told = [...sides.values()].map((names) => namesWords(names, most));
  return (
    told.length <= most ? told : [...told.slice(0, most - 2), `${told.length - most + 1} more`, ...told.slice(-1)]
  ).join(' – ');
}

/** `Ash, Bree`; of more than `most`, how many more there are. */
export function namesWords(names: readonly string[], most: number): string {
  return names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`;
}

/**
 * `clash: the Ghoul – Cassie`, `task: Pip`; where nobody throws against them in what takes two sides: `Ann, unopposed`.
 */
export function contestTitle(contest: ContestOdds, call: (name: string) => string): string {
  const parties = partiesWords(contest, call);
  return contest.unopposed === true ? `${parties}, unopposed` : `${contest.kind}: ${parties}`;
}

/**
 * The same where several stand below each other: `Pip (task)`, `The Ghoul – Cassie`; what kind it is goes without
 * saying where all are of one.
 */
export function shortTitle(contest: ContestOdds, all: readonly ContestOdds[], call: (name: string) => string): string {
  const goesWithoutSaying = contest.parties.length > 1 && all.every(({ kind }) => kind === contest.kind);
  const kind = contest.unopposed === true ? ', unopposed' : goesWithoutSaying ? '' : ` (${contest.kind})`;
  return `${sentence(partiesWords(contest, call, mostNames))}${kind}`;
}

/** So many of a side are named. */
const mostNames = 4;
