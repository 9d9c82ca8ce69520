/** The part of a hover on everybody’s state after a round and what it costs them: one Markdown line each. */
import {
  sentence,
  type ContestOdds,
  type Distribution,
  type OddsInWords,
  type RoundOdds,
  inWords,
} from '../../engine/index.ts';
import { decimal, notKnownWords, percent } from '../figures.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** Maximum number of people shown; the page of exact odds has all. */
const mostPeople = 8;

/** What is known about one person, either without the pins or given them. */
interface Known {
  readonly states: OddsInWords | undefined;
  readonly costs: readonly string[];
  /** Why the states aren’t known. */
  readonly why: string | undefined;
}

/** `Ann: out of the fight 14.8%, unhurt 44.0%, loses 1.3 Toughness on average`; empty if nobody can be affected. */
export function peopleLines({ standing = [], contests }: RoundOdds, call: (who: string) => string): readonly string[] {
  const people = [
    ...new Set([
      ...standing.map(({ who }) => who),
      ...contests.flatMap(({ distributions = [] }) => distributions.flatMap(costing)),
    ]),
  ];
  const lines = people.flatMap((who) => {
    const stands = standing.find((each) => each.who === who);
    const plain = knownWords({
      states: stands === undefined ? undefined : inWords(stands.odds),
      why: stands?.why,
      costs: costsOf(contests, who, ({ mean }) => mean),
    });
    const pinned =
      isPinned(contests, who) || stands?.pinned !== undefined
        ? knownWords({
            states: stands?.pinned === undefined ? undefined : inWords(stands.pinned),
            why: stands?.why,
            costs: costsOf(contests, who, ({ mean, pinned: given }) => (given === undefined ? mean : given.mean)),
          })
        : plain;
    const words = pinned === plain ? plain : `${plain}; given the pins ${pinned === '' ? 'nothing of that' : pinned}`;
    return words === '' ? [] : [`- ${escapeMarkdown(sentence(call(who)))}: ${escapeMarkdown(words)}`];
  });
  const names = lines.slice(0, mostPeople);
  return [
    ...names,
    ...(names.length < lines.length ? [`- and ${lines.length - names.length} more`] : []),
    ...(names.length === 0 ? [] : ['']),
  ];
}

function costing({ on, befalls }: Distribution): readonly string[] {
  return on === undefined || befalls === undefined ? [] : [on];
}

function isPinned(contests: readonly ContestOdds[], who: string): boolean {
  return contests.some(({ distributions = [] }) =>
    distributions.some(({ on, pinned }) => on === who && pinned !== undefined),
  );
}

/** Somebody’s mean losses in all contests of the round together; unknown and zero losses are left out. */
function costsOf(
  contests: readonly ContestOdds[],
  who: string,
  meanOf: (each: Distribution) => Distribution['mean'],
): readonly string[] {
  const own = contests.flatMap(({ distributions = [] }) => distributions).filter(({ on }) => on === who);
  const kinds = new Map(
    own.flatMap(({ befalls }) => (befalls === undefined ? [] : [[befalls.join(' '), befalls] as const])),
  );
  return [...kinds].flatMap(([kind, [verb, what]]) => {
    const means = own.filter(({ befalls }) => befalls?.join(' ') === kind).map(meanOf);
    const [first, ...more] = means.flatMap((mean) => mean ?? []);
    if (first === undefined || more.length + 1 < means.length) return [];
    const sum = more.reduce((one, other) => one.add(other), first);
    return sum.equals(0) ? [] : [`${verb} ${decimal(sum)} ${what} on average`];
  });
}

function knownWords({ states, costs, why }: Known): string {
  if (states?.size === 0) return [notKnownWords(why), ...costs].join(', ');
  const possible = [...(states ?? [])]
    .filter(([, { chance }]) => !chance.equals(0))
    .map(([state, figure]) => `${state} ${percent(figure)}`);
  return [...possible, ...costs].join(', ');
}
