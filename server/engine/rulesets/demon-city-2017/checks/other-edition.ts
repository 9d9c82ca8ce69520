/** The check of sentences that only the tarot edition has. */
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Condition, Scenario } from '../../../scenario.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';

export const notInThisEdition: LintRule<DemonCityFact> = {
  id: 'not-in-this-edition',
  severity: 'warning',
  title: 'A sentence of the other edition',
  explanation:
    'Both editions read the same sentences, so that one can play what is written for the other. Sentences ' +
    'whose rules only the tarot edition has do nothing here.',
  messages: {
    deck: 'This edition is played with dice and has no decks, so this does nothing',
    significator: 'This edition has no Significators, so this does nothing; its critical success is a 10 that wins',
    'wins with':
      'This edition has no cards to win with, so this does nothing; write “on critical success” for a 10 that ' +
      'wins',
    'calm check': 'This edition has no Calm Checks in its action rules, so this does nothing',
    panic: 'This edition has no panic in its action rules, so this does nothing',
    'called shot':
      'This edition has no rule for called shots, so this costs nothing; write “hindrance” if it is to cost a die',
    'no supernatural throw':
      'The supernatural gives no die in this edition, so there is none to remove and this does nothing',
    'ally tie': 'In this edition chance decides between allies who tie, so this does nothing',
    above:
      'In this edition the better of two advantages of a kind gives no more than the other, so “above” does ' +
      'nothing',
    running:
      'This edition has no distance for running, and running neither helps nor harms anybody, so this does ' +
      'nothing; write where people are at the head of the next round',
    card: 'Dice have numbers and no names, so “{card}” is left out; pin a number from 1 to 10',
    stalemate: 'This edition has no stalemate, so this is never the case: the high roller acts, or there is a tie',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
-   deck of the Host: 1 to 10
    ^^^^^^^^^^^^^^^^^^^^^^^^^
  combatant Ann (she) of the Players
    Agility 3  Toughness 2  Calm 3
-   significator "The Star"
    ^^^^^^^^^^^^^^^^^^^^^^^
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
-   Calm Check 5
    ^^^^^^^^^^^^
  round 1
-   decides ally tie: Ann.
    ^^^^^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
-     called shot "the eye"
      ^^^^^^^^^^^^^^^^^^^^^
-     throws "The Star"
      ^^^^^^^^^^^^^^^^^
- round 2 if Ann is panicked
             ^^^^^^^^^^^^^^^
+     hindrance "aiming at the eye"
+     throws 9
+ round 2 if Ann is not unhurt
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const { facts, announcement } of sayings(scenario)) {
      for (const fact of facts) yield* strange(fact, (message) => fixesOf(fact, message, announcement));
    }
    yield* eachOnce(
      [...scenario.creatures, ...scenario.combatants]
        .flatMap(({ traits }) => traits)
        .flatMap((fact) => [...strange(fact, () => [remove(fact, undefined, false)])]),
    );
    for (const { when } of scenario.rounds) if (typeof when !== 'string') yield* asked(when);
    yield* expected(scenario);
  },
};

type Message = keyof typeof notInThisEdition.messages;

/** The kinds of fact that have no meaning here, and the message for each. */
const strangers: Readonly<Partial<Record<DemonCityFact['kind'], Message>>> = {
  deck: 'deck',
  significator: 'significator',
  'wins with': 'wins with',
  'calm check': 'calm check',
  shock: 'calm check',
  'called shot': 'called shot',
  'no supernatural throw': 'no supernatural throw',
  running: 'running',
};

function* strange(fact: DemonCityFact, fixes: (message: Message) => Finding['fixes']): Iterable<Finding> {
  const message = strangers[fact.kind] ?? partlyStrange(fact);
  if (message !== undefined) yield found(notInThisEdition, message, fact.source, {}, { fixes: fixes(message) });
  if (fact.kind !== 'pin') return;
  for (const card of fact.cards)
    if ('name' in card) yield found(notInThisEdition, 'card', fact.source, { card: card.name });
}

/** Kinds of fact of which only some forms have no meaning here. */
function partlyStrange(fact: DemonCityFact): Message | undefined {
  switch (fact.kind) {
    case 'advantage':
      return fact.above === undefined ? undefined : 'above';
    case 'state':
      return fact.state === 'panicked' ? 'panic' : undefined;
    case 'regains':
      return fact.stat === 'Calm' ? 'panic' : undefined;
    case 'pin':
      return fact.what === 'calm' || fact.what === 'against calm' ? 'calm check' : undefined;
    case 'decision':
      return fact.about === 'panic' || fact.about === 'ally tie' ? fact.about : undefined;
    default:
      return undefined;
  }
}

function fixesOf(fact: DemonCityFact, message: Message, announcement: Parameters<typeof remove>[1]): Finding['fixes'] {
  if (message === 'above') return [];
  const instead =
    fact.kind !== 'called shot'
      ? []
      : [
          {
            title: 'Write a hindrance',
            certain: false,
            intents: [{ do: 'replace' as const, at: fact.source, with: `hindrance "${fact.aim.text}"` }],
          },
        ];
  return [...instead, remove(fact, announcement, false)];
}

/** The parts of a condition that are never true here. */
function* asked(condition: Condition): Iterable<Finding> {
  switch (condition.kind) {
    case 'and':
    case 'or':
      for (const part of condition.of) yield* asked(part);
      break;
    case 'not':
      yield* asked(condition.of);
      break;
    case 'is':
      if (condition.state === 'panicked') yield found(notInThisEdition, 'panic', condition.source);
      break;
    case 'happened':
      if (condition.what.includes('stalemate')) yield found(notInThisEdition, 'stalemate', condition.source);
      break;
    default:
      break;
  }
}

function* expected({ expectations }: Scenario<DemonCityFact>): Iterable<Finding> {
  for (const { about, source } of expectations) {
    if (about.kind === 'is' && about.state === 'panicked') yield found(notInThisEdition, 'panic', source);
    if (about.kind === 'happens' && about.what.includes('stalemate'))
      yield found(notInThisEdition, 'stalemate', source);
  }
}

export const otherEditionChecks: readonly LintRule<DemonCityFact>[] = [notInThisEdition];
