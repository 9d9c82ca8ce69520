/** Checks of weapons and armour. */
import { namingNames } from '../../../checking/naming.ts';
import { carriedBy, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Combatant, NameRef, Scenario } from '../../../scenario.ts';
import { factsOf, type Armour, type DemonCityFact, type WeaponOrder } from '../facts.ts';
import { ordinaryThings } from '../vocabulary.ts';
import { bareHands, sameThing } from '../weapons.ts';
import { saidTogether } from './written.ts';

export const unknownWeapon: LintRule<DemonCityFact> = {
  id: 'unknown-weapon',
  severity: 'warning',
  title: 'A better weapon that nobody has',
  explanation:
    'A sentence that says which weapon is better is about weapons that are declared, carried, or known to ' +
    'everybody. With any other it has no effect.',
  messages: {
    unknown:
      '“{thing}” isn’t a weapon here, so this sentence changes nothing; declare it with “weapon {thing}: ' +
      'close”, or correct its name',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  situation "a cellar"
-   shotgn beats knife.
    ^^^^^^
+   shotgun beats knife.
`),
  *check({ scenario }) {
    const facts = [...scenario.facts, ...scenario.rounds.flatMap((round) => round.facts)];
    const known = knownThings(scenario);
    for (const order of factsOf(facts, 'weapon order')) {
      for (const ref of [order.better, order.worse]) {
        if (!known.some((name) => sameThing(name, weaponNameOf(ref))))
          yield found(unknownWeapon, 'unknown', ref.source, { thing: ref.text });
      }
    }
  },
};

function knownThings(scenario: Scenario<DemonCityFact>): readonly string[] {
  return [
    bareHands.name,
    ...ordinaryThings.map((thing) => thing.word),
    ...scenario.things.map((thing) => thing.name),
    ...scenario.combatants.flatMap((combatant) => carriedBy(scenario, combatant).map(weaponNameOf)),
  ];
}

function weaponNameOf(ref: NameRef): string {
  return ref.id ?? ref.text;
}

export const contradictingWeapons: LintRule<DemonCityFact> = {
  id: 'contradicting-weapons',
  severity: 'warning',
  title: 'Each of two weapons is better than the other',
  explanation:
    'Of two weapons, one is better at a given range, or neither is. If two sentences contradict each other, ' +
    'the last one counts. A sentence without a range holds everywhere; one with a range that follows it is ' +
    'its exception.',
  messages: {
    self: '{better} can’t be better than itself, so this changes nothing',
    turned:
      'This says “{better} beats {worse}”, but an earlier sentence says “{worse} beats {better}” at the same ' +
      'range: the last one counts',
    first: 'The earlier one is here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  situation "a cellar"
-   knife beats knife.
    ^^^^^^^^^^^^^^^^^
+   sword beats knife.
    knife beats sword within 3 ft.
-   sword beats knife beyond 2 ft.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const facts of saidTogether(scenario)) {
      const orders = factsOf(facts, 'weapon order');
      for (const [index, order] of orders.entries()) {
        const [better, worse] = [order.better.id ?? order.better.text, order.worse.id ?? order.worse.text];
        const first = orders.slice(0, index).find((other) => isTurned(other, order));
        if (sameThing(better, worse)) yield found(contradictingWeapons, 'self', order.source, { better });
        else if (first !== undefined)
          yield found(
            contradictingWeapons,
            'turned',
            order.source,
            { better, worse },
            { related: [{ source: first.source, message: 'first' }] },
          );
      }
    }
  },
};

/**
 * A range that follows a sentence without one is its exception; otherwise ranges that overlap contradict each other.
 */
function isTurned(one: WeaponOrder, other: WeaponOrder): boolean {
  const name = (ref: WeaponOrder['better']): string => ref.id ?? ref.text;
  return (
    sameThing(name(one.better), name(other.worse)) &&
    sameThing(name(one.worse), name(other.better)) &&
    overlap(one.range, other.range)
  );
}

/** A later sentence without a range replaces an earlier one completely. */
function overlap(earlier: WeaponOrder['range'], later: WeaponOrder['range']): boolean {
  if (later === undefined) return true;
  if (earlier === undefined) return false;
  const [within, beyond] = earlier.way === 'within' ? [earlier, later] : [later, earlier];
  return earlier.way === later.way || within.feet > beyond.feet;
}

export const wornTwice: LintRule<DemonCityFact> = {
  id: 'worn-twice',
  severity: 'warning',
  title: 'The same armour twice',
  explanation:
    'Everything that is worn counts, so armour that is written twice counts twice. Write it once, in the ' +
    'block of the creature or of the combatant.',
  messages: { twice: '{Name} already wears {thing}, so it counts twice', first: 'It is first worn here' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    wears oilskin +1
-   wears oilskin +1
    ^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* eachOnce(scenario.combatants.flatMap((combatant) => worn(scenario, combatant)));
  },
};

function worn(scenario: Scenario<DemonCityFact>, combatant: Combatant<DemonCityFact>): readonly Finding[] {
  const armours = factsOf(traitsOf(scenario, combatant), 'armour');
  return armours.flatMap((armour, index) => {
    const first = armours.slice(0, index).find((other) => sameThing(armourNameOf(other), armourNameOf(armour)));
    if (first === undefined) return [];
    return [
      found(
        wornTwice,
        'twice',
        armour.source,
        { ...namingNames(scenario, 'name', combatant.name), thing: armourNameOf(armour) },
        {
          fixes: [
            {
              title: `Keep only +${first.points.value}`,
              certain: first.points.value === armour.points.value,
              intents: [{ do: 'remove sentence', at: armour.source }],
            },
          ],
          related: [{ source: first.source, message: 'first' }],
        },
      ),
    ];
  });
}

function armourNameOf({ thing }: Armour): string {
  return thing.id ?? thing.text;
}

export const weaponChecks: readonly LintRule<DemonCityFact>[] = [unknownWeapon, wornTwice, contradictingWeapons];
