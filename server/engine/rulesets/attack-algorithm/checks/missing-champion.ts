/** Several attack, and none of them is champion. */
import { example } from '../../../example.ts';
import { found, type Finding, type Found, type LintRule } from '../../../finding.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { groupAgrees, groupWords } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { namedChampion, type SideAttack } from '../side-attack.ts';
import { sentence } from '../../../play/words.ts';
import { bestFirst, candidatesOf } from './champions.ts';
import { add } from '../../../checking/mending.ts';
import { actorPlace } from './places.ts';
import { missingInAttacks } from './written.ts';

export const missingChampion: LintRule<AttackFact> = {
  id: 'missing-champion',
  severity: 'error',
  title: 'No champion among several attackers',
  explanation:
    'A side that attacks nominates one of its attackers as champion, who rolls the whole pool; everybody else rolls one die. Without a champion nobody rolls more than one die. Whoever attacks alone is champion without being named. A champion stays one in later rounds, so it is told once of each side, at the first round that lacks one, and again only where that round has a condition.',
  messages: {
    none: '{Side} {attack} without a champion, so everybody rolls one die; name one of the {count} at the head of the round, as “champion {best}”, which holds in later rounds too',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  round 1
+   champion Ilse.
    Ilse: attacks Brok.
    ^^^^
    Tam: attacks Brok.
`),
  check: ({ scenario }) => oncePerSide(scenario),
};

/** A champion who is named in a round that is always played counts in all that follow. */
function* oncePerSide(scenario: Scenario<AttackFact>): Found {
  const places = new Map<Finding, { readonly group: string; readonly round: Round<AttackFact> }>();
  const told = new Set<string>();
  const all = missingInAttacks(scenario, (side, plan) => {
    const findings = missing(side, plan);
    for (const finding of findings) places.set(finding, { group: side.group, round: plan.context.round });
    return findings;
  });
  for (const finding of all) {
    const place = finding === undefined ? undefined : places.get(finding);
    if (place !== undefined && told.has(place.group)) continue;
    yield finding;
    if (place?.round.when === 'always') told.add(place.group);
  }
}

/** The best champion is offered first, by mean hits of the whole side. */
function missing(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const { cast, round } = context;
  const [first] = side.rolls;
  if (first === undefined || side.champion !== undefined || namedChampion(context, side.group) !== undefined) return [];
  const called = bestFirst(candidatesOf(context, side)).map(({ roll }) => roll.attack.actor.called);
  const data = {
    Side: sentence(groupWords(cast, side.group)),
    attack: groupAgrees(cast, side.group, 'attack', 'attacks'),
    count: called.length,
    best: called[0] ?? '',
  };
  return [
    found(missingChampion, 'none', actorPlace(cast, first.attack), data, {
      fixes: called.map((name) => add(`champion ${name}.`, round.source)),
    }),
  ];
}
