/** The plan of every written round, by the state that the text alone gives, for the checks. */
import { bodiesNamed, handOf } from '../../../combatants.ts';
import { derive, deriveInSteps } from '../../../derive/index.ts';
import { eachOnce, type Finding, type Found } from '../../../finding.ts';
import { roundNumbers } from '../../../play/course.ts';
import type { Announcement, Round, Scenario } from '../../../scenario.ts';
import { mayLack } from '../../../unread.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { castOf, fightersNamed, wordsKey, type Cast, type Fighter } from '../cast.ts';
import { deedKind, type Deed, type DeedKind } from '../deeds.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import { planRound, startOf, type RoundPlan } from '../plan.ts';

/** The plan of each round, in text order; conditional rounds don’t affect later ones. Cached for all checks. */
export const writtenPlans = deriveInSteps(
  'quick-shot/plans as written',
  function* planned(scenario: Scenario<QuickShotFact>): Generator<undefined, readonly RoundPlan[]> {
    const cast = castOf(scenario);
    const plans = new Map<Round<QuickShotFact>, RoundPlan>();
    let fight: Fight = startOf(cast);
    for (const number of roundNumbers(scenario)) {
      const rounds = scenario.rounds.filter((round) => round.number === number);
      for (const round of rounds) plans.set(round, planRound(cast, fight, round));
      yield;
      const [only] = rounds;
      if (only?.when === 'always') fight = plans.get(only)?.context.fight ?? fight;
    }
    return scenario.rounds.flatMap((round) => plans.get(round) ?? []);
  },
);

/** Reports faults in rounds, each finding once. */
export function foundInRounds(
  scenario: Scenario<QuickShotFact>,
  check: (plan: RoundPlan) => readonly Finding[],
): Found {
  return eachOnce(roundByRound(scenario, check));
}

function* roundByRound(scenario: Scenario<QuickShotFact>, check: (plan: RoundPlan) => readonly Finding[]): Found {
  for (const plan of yield* writtenPlans.steps(scenario)) {
    yield* check(plan);
    yield undefined;
  }
}

/** Reports what is missing in rounds; skips rounds with unreadable sentences, which may contain it. */
export function missingInRounds(
  scenario: Scenario<QuickShotFact>,
  check: (plan: RoundPlan) => readonly Finding[],
): Found {
  return foundInRounds(scenario, (plan) => (mayLack(scenario, plan.context.round) ? [] : check(plan)));
}

/** Reports faults in attempts. */
export function foundInAttempts(
  scenario: Scenario<QuickShotFact>,
  check: (attempt: Attempt, plan: RoundPlan) => readonly Finding[],
): Found {
  return foundInRounds(scenario, (plan) => plan.attempts.flatMap((attempt) => check(attempt, plan)));
}

/** Reports what is missing in attempts. */
export function missingInAttempts(
  scenario: Scenario<QuickShotFact>,
  check: (attempt: Attempt, plan: RoundPlan) => readonly Finding[],
): Found {
  return missingInRounds(scenario, (plan) => plan.attempts.flatMap((attempt) => check(attempt, plan)));
}

/** Every announcement of a scenario, in text order. */
export function announcementsIn(scenario: Scenario<QuickShotFact>): readonly Announcement<QuickShotFact>[] {
  return scenario.rounds.flatMap(({ announcements }) => announcements);
}

/** All facts of the scenario, its situation, and the heads of its rounds. */
export function headFacts(scenario: Scenario<QuickShotFact>): readonly QuickShotFact[] {
  return [...scenario.facts, ...scenario.rounds.flatMap(({ facts }) => facts)];
}

/** The facts of the blocks of all participants, including creatures, block by block. */
export function blocksIn(
  scenario: Scenario<QuickShotFact>,
): readonly { readonly name: string; readonly traits: readonly QuickShotFact[] }[] {
  return [...scenario.creatures, ...scenario.combatants];
}

/** The maximum length of quoted words in one message, in characters. */
const mostLetters = 95;

/** The minimum length to which words are shortened. */
const leastLetters = 16;

/** `“a”, “b” and “c”`; if they are too long for a message, the first of them and the number of others. */
export function saidQuotes(words: readonly string[], joined: 'and' | 'or' = 'and', most = mostLetters): string {
  const quotes = words.map((each) => `“${shortened(each, Math.max(leastLetters, most - 20))}”`);
  const fitting = quotes.findIndex(
    (_, index) => enumerated(quotes.slice(0, index + 1), quotes.length, joined).length > most,
  );
  return enumerated(fitting < 0 ? quotes : quotes.slice(0, Math.max(1, fitting)), quotes.length, joined);
}

function enumerated(said: readonly string[], of: number, joined: string): string {
  const all = said.length < of ? [...said, `${of - said.length} more`] : said;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${joined} ${all.at(-1) ?? ''}`;
}

function shortened(words: string, most: number): string {
  const letters = Array.from(words);
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join('')
        .trimEnd()}…`;
}

/** `kinds` are the kinds for those who announce it; unknown names are left out. */
export interface Announced {
  readonly cast: Cast;
  readonly announcement: Announcement<QuickShotFact>;
  readonly actors: readonly Fighter[];
  readonly kinds: readonly DeedKind[];
}

export function foundInAnnouncements(
  scenario: Scenario<QuickShotFact>,
  check: (announced: Announced) => readonly Finding[],
): readonly Finding[] {
  const cast = castOf(scenario);
  return announcementsIn(scenario).flatMap((announcement) => {
    const actors = fightersNamed(cast, announcement.actors);
    return actors.length === 0
      ? []
      : check({ cast, announcement, actors, kinds: actors.map((actor) => deedKind({ actor, announcement, time: 1 })) });
  });
}

/** Whether it has one kind by the rules for everybody who announces it. */
export function isAll({ kinds }: Announced, kind: DeedKind): boolean {
  return kinds.every((each) => each === kind);
}

/** Whether everybody with this name, or of this creature, belongs to the Host. */
export function isOpponents(scenario: Scenario<QuickShotFact>, name: string): boolean {
  const bodies = bodiesNamed(scenario, name);
  return bodies.length > 0 && bodies.every((body) => handOf(scenario, body) === 'Host');
}

/** Whether anybody with this name, or of this creature, is a player’s character. */
export function isCharacters(scenario: Scenario<QuickShotFact>, name: string): boolean {
  return bodiesNamed(scenario, name).some((body) => handOf(scenario, body) === 'Players');
}

/** Reports faults in the facts of blocks. */
export function foundInBlocks(
  scenario: Scenario<QuickShotFact>,
  check: (fact: QuickShotFact, owner: string) => readonly Finding[],
): readonly Finding[] {
  return blocksIn(scenario).flatMap(({ name, traits }) => traits.flatMap((fact) => check(fact, name)));
}

/** The scopes of somebody’s own wounds and weaknesses, and of all wounds that anybody may receive. */
export function scopesOf(scenario: Scenario<QuickShotFact>, { actor }: Pick<Deed, 'actor'>): readonly string[] {
  const own = [...factsOf(actor.traits, 'wound'), ...factsOf(actor.traits, 'weakness')];
  return [...own.flatMap(({ scope }) => (scope === undefined ? [] : [scope.text])), ...scopesOfWounds(scenario)];
}

const scopesOfWounds = derive('quick-shot/scopes of wounds', (scenario: Scenario<QuickShotFact>): readonly string[] => {
  const taken = factsOf(headFacts(scenario), 'takes wound');
  const dealt = announcementsIn(scenario).flatMap(({ clauses }) => factsOf(clauses, 'deals wound'));
  return [...taken, ...dealt].flatMap(({ scope }) => (scope === undefined ? [] : [scope.text]));
});

/** Words that say nothing about what is done. */
const smallWords: ReadonlySet<string> = new Set(
  'a an the his her its their at in on of to for from with into over any all and or by as up out off this that'.split(
    ' ',
  ),
);

/** The words of a text that may identify its subject, each once. */
export function tellingWords(text: string): ReadonlySet<string> {
  return new Set(
    (wordsKey(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 && !smallWords.has(word)),
  );
}
