/** A condition about something that can't have happened. */
import {
  alliances,
  bodiesNamed,
  found,
  isFirst,
  isPartlyUnread,
  namingRefs,
  known,
  type Condition,
  type Finding,
  type LintRule,
  type Round,
  type Scenario,
  example,
} from '../../engine/index.ts';

export const nothingHasHappened: LintRule = {
  id: 'nothing-has-happened',
  severity: 'warning',
  title: 'A condition that nothing can fulfil',
  explanation:
    'Whether somebody succeeded, a side acted, or there was a tie refers to the round before. In the first ' +
    'round nothing has happened yet, and somebody who has announced nothing in any round has neither ' +
    'succeeded nor failed.',
  messages: {
    first: 'Nothing has happened before round {number}, so this condition counts as false',
    did: '{Name} announces nothing before round {number}, and so has neither succeeded nor failed',
    acted: 'Nobody on this side announces anything before round {number}, so it can’t have acted',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
- round 1 if Ann succeeded
             ^^^^^^^^^^^^^
+ round 1 if Ann is unhurt
    Ann: punches Bill.
- round 2 if Bill failed or the Host acted
             ^^^^^^^^^^^    ^^^^^^^^^^^^^^
+ round 2 if Ann failed or the Players acted
    Ann: kicks Bill.
`),
  *check({ scenario }) {
    const acting = actorsByRound(scenario);
    for (const round of scenario.rounds) {
      if (typeof round.when === 'string') continue;
      const questions = questionsIn(round.when);
      if (isFirst(scenario, round))
        yield* questions.map(({ source }) => found(nothingHasHappened, 'first', source, { number: round.number }));
      else if (!scenario.rounds.some((each) => each.number < round.number && isPartlyUnread(each)))
        yield* questions.flatMap((question) => unasked(scenario, acting, question, round.number));
    }
  },
};

type Question = Extract<Condition, { readonly kind: 'acted' | 'did' | 'happened' }>;

/** The parts of a condition that are about the previous round. */
function questionsIn(condition: Condition): readonly Question[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap(questionsIn);
    case 'not':
      return questionsIn(condition.of);
    case 'is':
      return [];
    default:
      return [condition];
  }
}

function unasked(
  scenario: Scenario,
  acting: ReadonlyMap<string, number>,
  question: Question,
  number: number,
): readonly Finding[] {
  const before = (name: string): boolean => (acting.get(name) ?? number) < number;
  if (question.kind === 'did') {
    const bodies = bodiesNamed(scenario, question.who.id);
    if (bodies.length === 0 || bodies.some((body) => before(body.name))) return [];
    return [
      found(nothingHasHappened, 'did', question.source, { ...namingRefs(scenario, 'name', question.who), number }),
    ];
  }
  if (question.kind === 'happened' || question.side.id === undefined) return [];
  const groups = alliances(scenario);
  const group = groups.get(question.side.id);
  const members = scenario.combatants.filter((each) => groups.get(each.side.id ?? '') === group);
  return members.some((each) => before(each.name))
    ? []
    : [found(nothingHasHappened, 'acted', question.source, { number })];
}

/** The first round in which each combatant announces something. */
function actorsByRound(scenario: Scenario): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const announced = (round: Round): readonly string[] =>
    round.announcements
      .flatMap((each) => known(each.actors))
      .flatMap((id) => bodiesNamed(scenario, id))
      .map((body) => body.name);
  for (const round of scenario.rounds)
    for (const name of announced(round)) first.set(name, Math.min(round.number, first.get(name) ?? round.number));
  return first;
}
