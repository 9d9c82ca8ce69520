/** Titles of contests, made of the opponents’ names. */
import { sentence, type ContestOdds } from '../../engine/index.ts';

/**
 * `the Ghoul – Cassie, Bill`: those with the same goal are grouped; at most `most` names per group and `most` groups.
 */
function partiesWords({ parties, goals }: ContestOdds, call: (name: string) => string, most = Infinity): string {
  const sides = new Map<string, readonly string[]>();
  for (const party of parties) {
    const goal = goals?.get(party) ?? '';
    sides.set(goal, [...(sides.get(goal) ?? []), call(party)]);
  }
  const lines = [...sides.values()].map((names) => namesWords(names, most));
  return (
    lines.length <= most ? lines : [...lines.slice(0, most - 2), `${lines.length - most + 1} more`, ...lines.slice(-1)]
  ).join(' – ');
}

/** `Ash, Bree`; beyond `most` names, the number of the others. */
export function namesWords(names: readonly string[], most: number): string {
  return names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`;
}

/** `clash: the Ghoul – Cassie`, `task: Pip`; if nobody throws against them in a two-sided contest: `Ann, unopposed`. */
export function contestTitle(contest: ContestOdds, call: (name: string) => string): string {
  const parties = partiesWords(contest, call);
  return contest.unopposed === true ? `${parties}, unopposed` : `${contest.kind}: ${parties}`;
}

/**
 * Title in a list of contests: `Pip (task)`, `The Ghoul – Cassie`; the kind is left out where all are of the same kind.
 */
export function shortTitle(contest: ContestOdds, all: readonly ContestOdds[], call: (name: string) => string): string {
  const goesWithoutSaying = contest.parties.length > 1 && all.every(({ kind }) => kind === contest.kind);
  const kind = contest.unopposed === true ? ', unopposed' : goesWithoutSaying ? '' : ` (${contest.kind})`;
  return `${sentence(partiesWords(contest, call, mostNames))}${kind}`;
}

/** Maximum number of names per side. */
const mostNames = 4;
