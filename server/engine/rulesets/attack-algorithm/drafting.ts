/** Drafts for the writer: a starter scenario, a combatant’s block, and the likeliest announcements. */
import { alliances, calledInFull, carriedBy, opponentsOf } from '../../combatants.ts';
import type { Drafting, Starter } from '../../drafting.ts';
import { ownThing } from '../../play/words.ts';
import type { Combatant, Scenario } from '../../scenario.ts';
import type { AttackFact } from './facts.ts';
import { id } from './rule-ids.ts';

const starter: Starter = {
  title: 'A first fight, New attack algorithm',
  about: 'Two against two at a bridge, each side with its champion, and the odds of one exchange',
  text: `scenario "The bridge"
rules ${id}

read aloud "Planks, a rope, and two people who would rather not let anybody over."

combatant Ilse (she) of the Players
  Attack Bonus 2  HP 9
  carries sword
  defends partially

combatant Tam (he) of the Players
  HP 6
  carries spear
  defends barely

combatant Brok (he) of the Host
  Attack Bonus 1  HP 8
  carries axe
  defends partially

combatant Cur (it) of the Host
  HP 5
  carries club
  defends barely

situation "a rope bridge over a gorge"
  champion Ilse
  champion Brok
  decides contested tie: minimum damage
  decides defeat: at 0 HP

round 1
  contested
  Ilse: attacks Brok with her sword.
  Tam: attacks Cur with his spear.
    on success "He has them off the planks."
  Brok: attacks Ilse with his axe.
  Cur: attacks Tam with its club.
`,
  places: ['The bridge', 'Ilse', 'Tam', 'Brok', 'Cur'],
};

export const drafting: Drafting<AttackFact> = {
  starter,
  block: () => ['HP 6', 'defends barely'],
  announcements,
  roundFacts,
};

/** An attack on each enemy in turn with what they carry, and an announcement without an attack. */
function announcements(scenario: Scenario<AttackFact>, who: Combatant<AttackFact>): readonly (readonly string[])[] {
  const [thing] = carriedBy(scenario, who);
  const behind = thing === undefined ? '' : ` with ${ownThing(who.pronoun, thing.text)}`;
  const attacks = opponentsOf(scenario, who)
    .slice(0, mostTargets)
    .map((target) => `attacks ${calledInFull(target)}${behind}`);
  return [...attacks, 'waits'].map((words) => [`${calledInFull(who)}: ${words}.`]);
}

const mostTargets = 4;

/** Both sides attack, so the roll is contested; each side needs a champion, and ties a decision. */
function roundFacts(scenario: Scenario<AttackFact>): readonly string[] {
  const groups = alliances(scenario);
  const all = scenario.combatants.map((each) => ({ each, group: groups.get(each.side.id ?? '') ?? each.side.text }));
  const first = all.filter(({ group }, index) => all.findIndex((other) => other.group === group) === index);
  const isSaid = (kind: AttackFact['kind']): boolean => scenario.facts.some((fact) => fact.kind === kind);
  return [
    'contested',
    ...(isSaid('champion') ? [] : first.map(({ each }) => `champion ${calledInFull(each)}`)),
    ...(isSaid('tie decision') ? [] : ['decides contested tie: minimum damage']),
  ];
}
