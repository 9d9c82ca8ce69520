/** An opponent’s wound with the difficulty of an action. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import { castOf, fightersNamed } from '../../cast.ts';
import { effectOf } from '../../difficulty.ts';
import { factsOf, type QuickShotFact, type TakesWound, type Wound } from '../../facts.ts';
import { headFacts } from '../written.ts';
import { foundInBlocks, isOpponents } from './owners.ts';

export const npcWoundAction: LintRule<QuickShotFact> = {
  id: 'npc-wound-action',
  severity: 'error',
  title: 'An opponent’s wound with an action',
  explanation:
    'A character’s wound adds an action to their rolls. Nobody rolls for an opponent: their wounds tell the GM what they can still do, and may make it easier to deal with them.',
  messages: {
    action:
      'Nobody rolls for {name}, so “{words}” adds no action; leave the difficulty out, and write what becomes easier below the attempt',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant the Runner (he) of the Host
-   easy wound "a lame leg" on "running"
    ^^^^
+   wound "a lame leg" on "running"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* inBlocks(scenario);
    yield* atHeads(scenario);
  },
};

function inBlocks(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const { fighters } = castOf(scenario);
  return foundInBlocks(scenario, (fact, name) => {
    if (fact.kind !== 'wound' || !isOpponents(scenario, name)) return [];
    return withAction(fact, naming('name', { called: fighters.get(name)?.called ?? name }), {
      at: { ...fact.source, end: fact.words.source.start },
      text: 'wound ',
    });
  });
}

function atHeads(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const cast = castOf(scenario);
  return factsOf(headFacts(scenario), 'takes wound').flatMap((fact) => {
    const who = fightersNamed(cast, fact.who);
    if (who.length === 0 || who.some(({ isNpc }) => !isNpc)) return [];
    const behind = fact.who.at(-1)?.source.end ?? fact.source.start;
    const text = fact.who.length > 1 ? ' have a wound ' : ' has a wound ';
    return withAction(fact, naming('name', ...who), {
      at: { ...fact.source, start: behind, end: fact.words.source.start },
      text,
    });
  });
}

/** What stands before the words of the wound where it has no difficulty. */
interface Without {
  readonly at: Source;
  readonly text: string;
}

/** What is no difficulty is found elsewhere. */
function withAction(
  { difficulty, words }: Wound | TakesWound,
  names: Finding['data'],
  { at, text }: Without,
): readonly Finding[] {
  if (difficulty === undefined || effectOf(difficulty.text) === undefined) return [];
  const left: Fix = { title: 'Leave the difficulty out', certain: true, intents: [{ do: 'replace', at, with: text }] };
  return [found(npcWoundAction, 'action', difficulty.source, { ...names, words: words.text }, { fixes: [left] })];
}
