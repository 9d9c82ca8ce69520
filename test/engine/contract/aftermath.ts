/** Checks everybody’s state after the first round, and their losses in its contests, against all its courses. */
import Fraction from 'fraction.js';
import {
  runToEnd,
  decisionOf,
  detailOf,
  type Distribution,
  type OutcomeOdds,
  type PlayedRound,
  type RoundOdds,
  type Ruleset,
  type Scenario,
} from '../../../server/engine/index.ts';
import { everyPlay, type Played } from '../chance/dice/every-play.ts';

/** The figures of states after the round that differ from those of its courses. */
export function standingComplaints(
  ruleset: Ruleset,
  scenario: Scenario,
  { standing = [] }: RoundOdds,
): readonly string[] {
  if (standing.length === 0) return [];
  const asked = standing.flatMap(({ who, odds, pinned }) =>
    [...(pinned ?? odds)].map(([state, figure]) => ({ who, state, figure })),
  );
  const counted = asked.map(() => new Fraction(0));
  for (const { what, chance } of everyPlay(
    (throws) => runToEnd(ruleset.course(scenario, { throws, seed: 1 })).rounds[0],
  )) {
    for (const [place, { who, state }] of asked.entries()) {
      const source = scenario.source;
      if (what?.holdsAfter({ kind: 'is', who: { id: who, text: who, source }, state, source }) === true)
        counted[place] = counted[place]!.add(chance);
    }
  }
  return asked.flatMap(({ who, state, figure: { chance, sample } }, place) => {
    if (sample !== undefined) return [`${who}, ${state}: only sampled`];
    return chance.equals(counted[place]!)
      ? []
      : [
          `${who} is ${state} by the odds in ${chance.toFraction()}, and in ${counted[place]!.toFraction()} of all courses`,
        ];
  });
}

/** The same for losses on a track in a contest: the difference between its step and the next contest’s. */
export function lossComplaints(
  courses: readonly Played<PlayedRound | undefined>[],
  { contests }: RoundOdds,
): readonly string[] {
  return contests.flatMap(({ id, distributions = [] }) =>
    distributions.flatMap((distribution) => {
      const track = /^(\p{L}+) that .+ loses$/u.exec(distribution.of)?.[1];
      const who = distribution.on;
      if (track === undefined || who === undefined) return [];
      const counted = new Map<string, Fraction>();
      for (const { what, chance } of courses) {
        const lost = `${what === undefined ? 0 : lostIn(what, id, who, track)}`;
        counted.set(lost, (counted.get(lost) ?? new Fraction(0)).add(chance));
      }
      return differences(distribution, counted);
    }),
  );
}

/** Courses include the pins. */
function differences(
  { of, pinned, values: plain }: Distribution,
  counted: ReadonlyMap<string, Fraction>,
): readonly string[] {
  const { values } = pinned ?? { values: plain };
  if (values.size === 0) return [];
  return [...new Set([...values.keys(), ...counted.keys()])].flatMap((value) => {
    const [said, count] = [chanceOf(values, value), counted.get(value) ?? new Fraction(0)];
    return said.equals(count)
      ? []
      : [`${of}: ${value} has the odds ${said.toFraction()}, and comes in ${count.toFraction()} of all courses`];
  });
}

function chanceOf(odds: OutcomeOdds, name: string): Fraction {
  return odds.get(name)?.chance ?? new Fraction(0);
}

/** Getting up in between isn’t regaining anything. */
function lostIn({ before, steps }: PlayedRound, contest: string, who: string, track: string): number {
  const states = [before, ...steps.map(({ after }) => after)];
  const points = states.map(
    ({ combatants }) =>
      combatants.find(({ name }) => name === who)?.tracks.find(({ name }) => name === track)?.now ?? 0,
  );
  const first = steps.findIndex((step) => decisionOf(step)?.contest === contest);
  const last = steps.findIndex(
    (step, index) => index > first && (decisionOf(step) !== undefined || detailOf(step, 'announcement') !== undefined),
  );
  const changes = steps.map((_, index) => (points[index] ?? 0) - (points[index + 1] ?? 0));
  return first < 0
    ? 0
    : changes
        .slice(first, last < 0 ? undefined : last)
        .filter((lost) => lost > 0)
        .reduce((sum, lost) => sum + lost, 0);
}
