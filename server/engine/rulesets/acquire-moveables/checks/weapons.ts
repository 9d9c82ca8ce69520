/** The check of attacks without a weapon, or with one that nobody has declared. */
import { add } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { usedThing } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type Intent, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { Carried, NameRef, Scenario } from '../../../scenario.ts';
import { nearest } from '../../../words/nearest.ts';
import type { Fighter } from '../cast.ts';
import { isAttack, sidesOf, weaponOf, type Deed } from '../deeds/deeds.ts';
import { nameOf, type MoveablesFact } from '../facts.ts';
import { declaredWeapons, writtenDeeds } from './written.ts';

export const attackWithoutWeapon: LintRule<MoveablesFact> = {
  id: 'attack-without-weapon',
  severity: 'error',
  title: 'An attack without a weapon',
  explanation:
    'Whoever strikes rolls where the blow lands, and then the damage die of the weapon. If the announcement names no ' +
    'weapon, the only one that the attacker carries counts. The text has no damage for bare hands; they are declared ' +
    'like any weapon.',
  messages: {
    none: '{Name} carries no weapon that is declared, so there is no damage die; write what {name} carries',
    several: '{Name} carries {weapons}; say which is used, as in with {weapon}',
    missing: '{Name} has no {thing}; declare it, as in {declaration}, and write that {name} carries it',
    undeclared: '“{thing}” isn’t declared as a weapon, so it has no damage die; declare it, as in {declaration}',
    bracketed: 'The die in “{thing} ({die})” isn’t read there; declare the weapon, as in {declaration}',
  },
  ...example(`
  rules acquire-moveables
  weapon claws: close, damage d6
  scenario "The vault"
  combatant Ann (she) of the Players
    GRC 6  HP 8
    below 0 HP falls
  combatant the Ghoul (it) of the Host
+   carries claws
    GRC 4  HP 10
  round 1
    the Ghoul: strikes Ann.
               ^^^^^^^
`),
  *check({ scenario }) {
    const declared = declaredWeapons(scenario).filter(({ weapon }) => weapon.reach !== 'thrown');
    for (const { cast, deed } of writtenDeeds(scenario)) {
      const { actor, announcement } = deed;
      if (!isAttack(deed) || weaponOf(cast, deed) !== undefined) continue;
      const written = usedThing(announcement) ?? onlyBracketed(actor);
      if (written !== undefined) {
        yield* undeclaredWeapon(scenario, deed, written);
        continue;
      }
      const carried = actor.carries.map(nameOf);
      const theirs = declared.map(({ name }) => name).filter((name) => carried.includes(name));
      const fixes =
        theirs.length > 1
          ? theirs.map((name) => add(`with ${name}`, announcement.source))
          : declared.map(({ name }) => add(`carries ${name}`, actor.combatant.source));
      const message = theirs.length > 1 ? 'several' : 'none';
      const data = { ...naming('name', actor), weapon: theirs[0] ?? '', weapons: list(theirs) };
      yield found(attackWithoutWeapon, message, announcement.verb.source, data, { fixes });
    }
  },
};

/** What somebody carries with a die in brackets, which other games read as a weapon, if it is one thing alone. */
function onlyBracketed({ carries }: Fighter): NameRef | undefined {
  const [thing, ...others] = carries.filter(hasDie);
  return others.length > 0 ? undefined : thing;
}

function hasDie({ state }: Carried): boolean {
  return sidesOf(state) !== undefined;
}

/** A slip in a known name is reported by the check of things for all games. */
function* undeclaredWeapon(
  scenario: Scenario<MoveablesFact>,
  { actor, kind }: Deed,
  written: NameRef,
): Generator<Finding> {
  const thing = nameOf(written);
  const carried = scenario.combatants.flatMap(({ carries }) => carries).map(nameOf);
  const isDeclared = scenario.things.some(({ name }) => name === thing);
  const isTheirs = actor.carries.some(({ id, text }) => (id ?? text) === thing);
  const isFound = written.quoted === true || written.article === 'a' || written.article === 'an';
  if (!isTheirs && !isFound && nearest(thing, [...scenario.things.map(({ name }) => name), ...carried]) !== undefined)
    return;
  const die = actor.carries.filter(({ id, text }) => (id ?? text) === thing).find(hasDie)?.state;
  const damage = `damage ${die ?? 'd6'}`;
  const shape = kind === 'ranged attack' ? `ranged, ${damage}, reload 2` : `close, ${damage}`;
  const declaration = `weapon ${thing}: ${shape}`;
  const isMissing = !isTheirs && !isFound && !isDeclared;
  const having = isTheirs || isFound ? [] : [`carries ${thing}`];
  const fix: Fix = {
    title: `Add ${list([declaration, ...having].map((line) => `“${line}”`))}`,
    certain: false,
    intents: [
      { do: 'add sentence after', at: scenario.rules.source ?? scenario.source, text: declaration },
      ...having.map((text): Intent => ({ do: 'add sentence after', at: actor.combatant.source, text })),
    ],
  };
  const message = isMissing ? 'missing' : die === undefined || isDeclared ? 'undeclared' : 'bracketed';
  const data = { ...naming('name', actor), thing, declaration, die: die ?? '' };
  const fixes = isDeclared ? [] : [fix];
  yield found(attackWithoutWeapon, message, written.source, data, { fixes });
}
