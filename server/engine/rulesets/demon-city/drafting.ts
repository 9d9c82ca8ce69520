/** Drafts of both editions for the writer: a starter scenario, a combatant’s block, and the likeliest announcements. */
import { calledInFull, carriedBy, opponentsOf } from '../../combatants.ts';
import type { Drafting, Starter } from '../../drafting.ts';
import { ownThing } from '../../play/words.ts';
import type { Combatant, Scenario } from '../../scenario.ts';
import type { DemonCityFact } from './facts.ts';
import { bareVerbs, verbsWith } from './weapon-verbs.ts';

/** The drafts of an edition, with its own starter. */
export function draftingOf(starter: Starter): Drafting<DemonCityFact> {
  return { starter, block: () => ['Agility 2  Toughness 2'], announcements };
}

/** An attack on each enemy in turn with what they carry, one bare-handed, and an announcement without an attack. */
function announcements(
  scenario: Scenario<DemonCityFact>,
  who: Combatant<DemonCityFact>,
): readonly (readonly string[])[] {
  const name = calledInFull(who);
  const targets = opponentsOf(scenario, who).slice(0, mostTargets).map(calledInFull);
  const armed = carriedBy(scenario, who).flatMap(({ text }) =>
    verbsWith(scenario, text)
      .slice(0, 1)
      .flatMap((verb) => targets.map((target) => armedWords(verb, target, ownThing(who.pronoun, text)))),
  );
  const bare = targets.map((target) => `${bareVerbs[0] ?? ''} ${target}`);
  return [...armed, ...bare, 'waits'].map((words) => [`${name}: ${words}.`]);
}

/** The maximum number of attacks to draft. */
const mostTargets = 4;

function armedWords(verb: string, target: string, thing: string): string {
  switch (verb) {
    case 'uses':
      return `uses ${thing} on ${target}`;
    case 'hurls':
      return `hurls ${thing} at ${target}`;
    default:
      return `${verb} ${target} with ${thing}`;
  }
}
