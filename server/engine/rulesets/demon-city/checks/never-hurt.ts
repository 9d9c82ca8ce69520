/** A question whether somebody is hurt who can’t be, since hurt is who was down and is up again. */
import { bodiesNamed, calledInFull } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Fix, type LintRule } from '../../../finding.ts';
import { sayings } from '../../../checking/sayings.ts';
import { sameSource, type Source } from '../../../source.ts';
import type { Combatant, Condition, Expectation, NameRef, Scenario } from '../../../scenario.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';
import { statesSaid } from './states.ts';

export const neverHurt: LintRule<DemonCityFact> = {
  id: 'never-hurt',
  severity: 'info',
  title: 'Somebody who can’t be hurt',
  explanation:
    'Hurt is who has been below 0 Toughness and is up again, which the Host decides: `decides recovery of Bill: back up`. Where nothing here decides it, and nobody begins hurt, a question for who is hurt is always answered with no. Whoever has lost Toughness, however much, is “not unhurt”.',
  messages: {
    never:
      'Nobody becomes hurt by losing Toughness, and nothing here gets {name} up again: whoever has lost some is “not unhurt”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
- round 2 if Bill is hurt
             ^^^^^^^^^^^^
+ round 2 if Bill is not unhurt
    Ann: kicks Bill.
`),
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    const questions = [
      ...scenario.rounds.flatMap(({ when }) => (typeof when === 'string' ? [] : questionsIn(when))),
      ...scenario.expectations.flatMap(questionOf),
    ];
    const able = questions.length === 0 ? new Set<string>() : ableToBeHurt(scenario);
    for (const { who, source, fixes } of questions) {
      const bodies = bodiesNamed(scenario, who.id);
      const [body] = bodies;
      if (body === undefined || bodies.some(({ name }) => able.has(name))) continue;
      yield found(neverHurt, 'never', source, { name: nameOf(body, who) }, { fixes });
    }
  },
};

/** Where it is asked whether somebody is hurt, and how it could be asked otherwise. */
interface Question {
  readonly who: NameRef;
  readonly source: Source;
  readonly fixes: readonly Fix[];
}

/** `within` is the question around this one. */
function questionsIn(condition: Condition, within?: Condition): readonly Question[] {
  switch (condition.kind) {
    case 'not':
      return questionsIn(condition.of, condition);
    case 'and':
    case 'or':
      return condition.of.flatMap((part) => questionsIn(part, condition));
    case 'is':
      return condition.state === 'hurt'
        ? [{ who: condition.who, source: condition.source, fixes: fixesOf(condition, within) }]
        : [];
    default:
      return [];
  }
}

/**
 * “is not hurt” is one question with its “not”; of several people in one sentence each is asked for, and none can be
 * written otherwise alone.
 */
function fixesOf({ who, source }: Extract<Condition, { kind: 'is' }>, within: Condition | undefined): readonly Fix[] {
  const isOne = within !== undefined && sameSource(within.source, source);
  if (isOne && within.kind !== 'not') return [];
  return [rewriting(source, `${writtenName(who)} is ${isOne ? 'unhurt' : 'not unhurt'}`)];
}

/** As likely as it is to be hurt, it is unlikely to be unhurt. */
function questionOf({ about, bound, percent, when, round, source }: Expectation): readonly Question[] {
  if (about.kind !== 'is' || about.state !== 'hurt') return [];
  const [other, rest] = [bound === 'at least' ? 'at most' : 'at least', Number((100 - percent).toFixed(6))];
  return [
    {
      who: about.who,
      source,
      fixes: [rewriting(source, `expect ${writtenName(about.who)} is unhurt ${other} ${rest}% ${when} round ${round}`)],
    },
  ];
}

function rewriting(at: Source, words: string): Fix {
  return { title: `Write “${words}”`, certain: false, intents: [{ do: 'replace', at, with: words }] };
}

function writtenName({ article, text }: NameRef): string {
  return [article ?? [], text].flat().join(' ');
}

/** The names of those who are said to be hurt somewhere, or are decided to be up again. */
function ableToBeHurt(scenario: Scenario<DemonCityFact>): ReadonlySet<string> {
  const said = statesSaid(scenario)
    .filter(({ states }) => states.some(({ state }) => state === 'hurt'))
    .map(({ name }) => name);
  const decided = sayings(scenario)
    .flatMap(({ facts }) => factsOf(facts, 'decision'))
    .filter(({ recovery }) => recovery === 'back up')
    .flatMap(({ whom }) => whom.flatMap((who) => bodiesNamed(scenario, who.id)));
  return new Set([...said, ...decided.map(({ name }) => name)]);
}

function nameOf(body: Combatant<DemonCityFact>, who: NameRef): string {
  return body.name === who.id ? calledInFull(body) : writtenName(who);
}
