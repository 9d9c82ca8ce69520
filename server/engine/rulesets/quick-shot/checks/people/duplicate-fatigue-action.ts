/** Somebody who is tired already. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import type { Scenario } from '../../../../scenario.ts';
import { castOf, wordsKey, type Fighter } from '../../cast.ts';
import { happeningsIn } from '../../between/index.ts';
import { factsOf, type QuickShotFact, type Tires } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInRounds } from '../written.ts';
import { add, remove } from '../../../../checking/mending.ts';
import { foundInBlocks, isCharacters } from './owners.ts';

export const duplicateFatigueAction: LintRule<QuickShotFact> = {
  id: 'duplicate-fatigue-action',
  severity: 'error',
  title: 'Fatigue twice',
  explanation:
    'Fatigue adds one action to an attempt, the more difficult the worse the character copes. More fatigue takes the place of what was there; it doesn’t add another action.',
  messages: {
    already:
      '{Name} is tired already, and fatigue adds only one action, so this takes the place of the other; say first who is rested, if the other is over',
    block: 'Fatigue adds only one action, so of two the last counts',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy fatigue "six hours on foot"
  round 1
-   Rose is tired: common "a night without sleep".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* inBlocks(scenario);
    yield* inSituation(scenario);
    yield* foundInRounds(scenario, atHead);
  },
};

function inBlocks(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const seen = new Set<string>();
  return foundInBlocks(scenario, (fact, name) => {
    if (fact.kind !== 'fatigue' || !isCharacters(scenario, name)) return [];
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst ? [] : [found(duplicateFatigueAction, 'block', fact.source, {}, { fixes: [remove(fact)] })];
  });
}

/** In the situation nobody rests. */
function inSituation(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const tired = new Set<Fighter>();
  return happeningsIn(castOf(scenario), scenario.facts).flatMap(({ fact, who }) => {
    if (fact.kind !== 'tires' || who.isNpc) return [];
    const isAgain = tired.has(who) || factsOf(who.traits, 'fatigue').length > 0;
    tired.add(who);
    return isAgain ? [again(fact, [who])] : [];
  });
}

function atHead({ head, found: before, context: { round } }: RoundPlan): readonly Finding[] {
  return factsOf(round.facts, 'tires').flatMap((fact) => {
    const tired = head.flatMap((each, index) => {
      const { fatigue } = conditionOf(head[index - 1]?.after ?? before, each.who.name);
      return each.fact === fact && !each.who.isNpc && fatigue !== undefined && !isOver(round.facts, fatigue.words)
        ? [each.who]
        : [];
    });
    if (tired.length === 0) return [];
    const finding = again(fact, tired);
    return [
      {
        ...finding,
        fixes: [
          ...finding.fixes,
          add(`${list(tired.map(({ called }) => called))} ${tired.length > 1 ? 'are' : 'is'} rested`, round.source),
        ],
      },
    ];
  });
}

/** What the round says is no longer so is over before anything else happens. */
function isOver(facts: readonly QuickShotFact[], words = ''): boolean {
  return factsOf(facts, 'no longer').some((fact) => wordsKey(fact.words.text) === wordsKey(words));
}

function again(fact: Tires, who: readonly Fighter[]): Finding {
  return found(duplicateFatigueAction, 'already', fact.source, naming('name', ...who), { fixes: [remove(fact)] });
}
