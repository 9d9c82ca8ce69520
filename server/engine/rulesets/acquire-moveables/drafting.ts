/** Drafts for the writer: a starter scenario, a combatant’s block, and the likeliest announcements. */
import { calledInFull, carriedBy, opponentsOf } from '../../combatants.ts';
import type { Drafting, Starter } from '../../drafting.ts';
import { ownThing } from '../../play/words.ts';
import type { Combatant, Scenario } from '../../scenario.ts';
import { castOf, weaponNamed } from './cast.ts';
import type { MoveablesFact } from './facts.ts';
import { id } from './rule-ids.ts';

const starter: Starter = {
  title: 'A first fight, Acquire Moveables',
  about: 'Two people against what lives in a cistern: a shot, a blow, a door, and the odds of each',
  text: `scenario "The cistern"
rules ${id}

read aloud "Knee-deep water, one lantern, and something that has heard you."

weapon crossbow: ranged, damage d10, reload 2
weapon axe: close, damage d8
weapon teeth: close, damage d6
door sluice gate: wooden, 1 bar on this side

combatant Mara (she) of the Players
  STR 4  GRC 7  PRE 6  HP 6
  carries crossbow (loaded), bandages
  below 0 HP falls

combatant Orrin (he) of the Players
  STR 7  GRC 4  PRE 3  HP 8
  armour Head 1, Thorax 0 1 2
  carries axe
  below 0 HP fights on

combatant the Eel (it) of the Host
  STR 6  GRC 5  HP 9
  carries teeth
  below 0 HP falls

round 1 "Ripples"
  Mara: shoots the Eel with her crossbow.
    harder "knee-deep water, one lantern"
  Orrin: strikes the Eel with his axe.
    on success "the water goes dark."
  the Eel: bites Orrin.

round 2 "The way out", 10 minutes if the Eel is down
  Orrin: lifts the bar from the sluice gate.
    on success "the cistern begins to empty."

round 2 otherwise
  Mara: reloads her crossbow.
  Orrin: strikes the Eel with his axe.
  the Eel: bites Orrin.
`,
  places: ['The cistern', 'crossbow', 'axe', 'teeth', 'sluice gate', 'Mara', 'Orrin', 'Eel'],
};

export const drafting: Drafting<MoveablesFact> = {
  starter,
  block: () => ['STR 5  GRC 5  HP 6', 'below 0 HP falls'],
  announcements,
};

/** An attack on each enemy in turn with the first weapon that is carried, and something without dice. */
function announcements(
  scenario: Scenario<MoveablesFact>,
  who: Combatant<MoveablesFact>,
): readonly (readonly string[])[] {
  const cast = castOf(scenario);
  const weapons = carriedBy(scenario, who).flatMap(({ id: thing, text }) => {
    const name = thing ?? text;
    const weapon = weaponNamed(cast, name);
    return weapon === undefined ? [] : [{ name, reach: weapon.reach }];
  });
  const [weapon] = weapons;
  const attacks = opponentsOf(scenario, who)
    .slice(0, mostTargets)
    .flatMap((target) => (weapon === undefined ? [] : [attackWords(weapon, who, calledInFull(target))]));
  return [...attacks, 'waits'].map((words) => [`${calledInFull(who)}: ${words}.`]);
}

const mostTargets = 4;

interface Armed {
  readonly name: string;
  readonly reach: 'close' | 'ranged' | 'thrown';
}

function attackWords({ name, reach }: Armed, { pronoun }: Combatant<MoveablesFact>, target: string): string {
  const thing = ownThing(pronoun, name);
  if (reach === 'thrown') return `hurls ${thing} at ${target}`;
  return `${reach === 'ranged' ? 'shoots' : 'attacks'} ${target} with ${thing}`;
}
