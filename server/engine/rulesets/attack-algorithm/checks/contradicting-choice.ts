/** Two decisions on one thing in one place. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Option, Scenario } from '../../../scenario.ts';
import { thingKey } from '../cast.ts';
import { tieOptionOf } from '../exchange.ts';
import { lastFact, type AttackFact } from '../facts.ts';
import { remove, removeSentence } from '../../../checking/mending.ts';
import { keepOne } from './mending.ts';
import { saidTogether } from './sayings.ts';

export const contradictingChoice: LintRule<AttackFact> = {
  id: 'contradicting-choice',
  severity: 'warning',
  title: 'Decisions that contradict each other',
  explanation:
    'What the text leaves open is decided once in one place: at the start, or at the head of a round, which overrules what was decided before. Of two the last counts.',
  messages: {
    twice: 'This is decided here already, and differently: the last one counts; keep one of the two',
    option:
      'An option of this scenario decides ties differently, and {choice} counts all the same; keep one of the two',
    first: 'It is decided here first',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  option champion penalty every-hit
-   option champion penalty one-hit-if-all-hit
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
    contested
    decides contested tie: full damage
-   decides contested tie: minimum damage
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ilse: attacks Brok.
    Brok: attacks Ilse.
`),
  *check({ scenario }) {
    yield* secondOptions(scenario.options);
    yield* againstOption(scenario);
    for (const facts of saidTogether(scenario)) yield* secondDecisions(facts);
  },
};

function* secondOptions(options: readonly Option[]): Iterable<Finding> {
  const chosen = new Map<string, Option>();
  for (const option of options) {
    const first = chosen.get(option.name);
    if (first !== undefined && first.value !== option.value) {
      yield found(
        contradictingChoice,
        'twice',
        option.source,
        {},
        {
          fixes: [removeSentence(option.source)],
          related: [{ source: first.source, message: 'first' }],
        },
      );
    }
    chosen.set(option.name, option);
  }
}

/** What is decided at the start about ties, against the option of the scenario; a round may overrule both. */
function* againstOption(scenario: Scenario<AttackFact>): Iterable<Finding> {
  const [chosen, decided] = [tieOptionOf(scenario), lastFact(scenario.facts, 'tie decision')];
  const option = scenario.options.findLast(({ name }) => name === 'contested tie');
  if (option === undefined || chosen === undefined || decided === undefined || chosen === decided.choice) return;
  yield found(
    contradictingChoice,
    'option',
    decided.source,
    { choice: decided.choice },
    { fixes: [remove(decided)], related: [{ source: option.source, message: 'first' }] },
  );
}

function* secondDecisions(facts: readonly AttackFact[]): Iterable<Finding> {
  const decided = new Map<string, { readonly fact: AttackFact; readonly as: string }>();
  for (const fact of facts) {
    const decision = decisionIn(fact);
    if (decision === undefined) continue;
    const first = decided.get(decision.on);
    if (first !== undefined && first.as !== decision.as) {
      yield found(
        contradictingChoice,
        'twice',
        fact.source,
        {},
        { fixes: keepOne(fact, first.fact), related: [{ source: first.fact.source, message: 'first' }] },
      );
    }
    decided.set(decision.on, { fact, as: decision.as });
  }
}

/** On what a sentence decides, and what it decides; undefined where it is no decision. */
function decisionIn(fact: AttackFact): { readonly on: string; readonly as: string } | undefined {
  switch (fact.kind) {
    case 'tie decision':
      return { on: fact.kind, as: fact.choice };
    case 'die decision':
      return { on: fact.about, as: thingKey(fact.die.text) };
    case 'defeat decision':
      return { on: fact.kind, as: fact.at };
    case 'negative bonus decision':
      return { on: fact.kind, as: fact.as };
    case 'initiative':
      return { on: fact.kind, as: fact.side.id ?? fact.side.text };
    case 'difficulty':
      return { on: fact.kind, as: `${fact.hit.value}/${fact.of?.value ?? ''}` };
    default:
      return undefined;
  }
}
