/** Plans from cached outlines equal those computed from the state, along many courses. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/paths.ts';
import { runToEnd, seededThrows, type Ruleset, type Scenario } from '../../../server/engine/index.ts';
import type { DemonCityFact } from '../../../server/engine/rulesets/demon-city/facts.ts';
import { demonCity2018 } from '../../../server/engine/rulesets/demon-city-2018/index.ts';
import { rounds } from '../../../server/engine/rulesets/demon-city-2018/rounds.ts';
import { Courses } from '../../../server/engine/game/index.ts';
import type { Change } from '../../../server/engine/rulesets/demon-city/change.ts';
import type { RoundPlan } from '../../../server/engine/rulesets/demon-city-2018/fight.ts';
import { planAnew } from '../../../server/engine/rulesets/demon-city-2018/plan.ts';
import { readText } from '../../../server/language/index.ts';

/** A fight in which people fall, get up hurt, lose what they hold, run and are held. */
const brawl = `scenario "The pier"
rules demon-city-2018
weapon knife: close
weapon chain: reach
creature Thug (he)
  Agility 3  Toughness 1  Hand-to-Hand 3
  carries chain
combatants Ash and Bree of the Host, each a Thug
combatant Ann (she) of the Players
  Agility 3  Toughness 1
  carries knife
combatant Cy (he) of the Players
  Agility 4  Toughness 2
  carries knife
situation "a pier"
  Ann is 5 ft from Ash.
  Ann is 20 ft from Bree.
  Bree is at "the rail", 20 ft from Cy.
  chain beats knife beyond 5 ft.
  knife beats chain within 5 ft.
  advantage "the rail" for Bree over Cy.
round 1
  Ann: disarms Ash.
  Cy: stabs Bree with his knife.
    after running 20 ft
  Ash: stabs Ann.
  Bree: grabs Cy.
round 2
  decides recovery of Ann: back up.
  decides recovery of Cy: back up.
  decides recovery of Ash: back up.
  Ann: stabs Ash with her knife.
  Cy: breaks free from Bree.
  Ash: stabs Ann.
  Bree: stabs Cy.
round 3
  decides recovery of Ann: back up.
  decides recovery of Cy: back up.
  Ann: stabs Bree.
  Cy: stabs Bree.
  Ash: grabs Ann.
  Bree: stabs Cy.
`;

const courses = new Courses(rounds);

describe('cached outlines of rounds', () => {
  for (const [title, text] of [
    ['the last ferry', readFileSync(inProject('samples/the-last-ferry.clash'), 'utf8')],
    ['a brawl', brawl],
  ] as const) {
    it(`give the plans that a fresh computation gives, in ${title}`, () => {
      const scenario = scenarioOf(text);
      const pools = new Set<unknown>();
      for (let seed = 0; seed < 300; seed += 1) {
        for (const {
          played: { plan },
        } of courses.silent(scenario, seededThrows(seed)).upTo().rounds) {
          assert.deepEqual(inWords(plan), inWords(planAnew(plan.context.cast, plan.found, plan.round)));
          pools.add(plan.pools);
        }
      }
      assert.ok(pools.size > 10 && pools.size < 300, `${pools.size}`);
    });
  }
});

/** A plan without its effects on the fight, which the states show. */
function inWords({ head, troubles, ...rest }: RoundPlan): unknown {
  const said = ({ to: _to, ...told }: Change): unknown => told;
  return { ...rest, head: head.map(said), troubles: troubles.map(({ who, change }) => [who, said(change)]) };
}

/** The only scenario of a text, which must be valid, as the game gets it for playing. */
function scenarioOf(text: string): Scenario<DemonCityFact> {
  const played: Scenario<DemonCityFact>[] = [];
  const listening: Ruleset<DemonCityFact> = {
    ...demonCity2018,
    play: (scenario, request) => {
      played.push(scenario);
      return demonCity2018.play(scenario, request);
    },
  };
  const {
    problems,
    scenarios: [only],
  } = readText(text, { file: 'test.clash', rulesets: [listening] });
  assert.deepEqual(problems, []);
  runToEnd(only!.ruleset.play(only!.scenario, { throws: seededThrows(1), seed: 1 }));
  return played[0]!;
}
