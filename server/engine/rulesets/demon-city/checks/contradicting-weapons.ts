/** Two sentences that make each of two weapons the better one at the same range. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type DemonCityFact, type WeaponOrder } from '../facts.ts';
import { sameThing } from '../weapons.ts';
import { saidTogether } from './together.ts';

export const contradictingWeapons: LintRule<DemonCityFact> = {
  id: 'contradicting-weapons',
  severity: 'warning',
  title: 'Each weapon is the better one',
  explanation:
    'Of two weapons one is better at a given range, or neither. Where two sentences contradict each other the last counts. A sentence without a range holds everywhere; one with a range that follows it is its exception.',
  messages: {
    self: '{better} can’t be better than itself, so this changes nothing',
    turned:
      '“{better} beats {worse}” is said here, and “{worse} beats {better}” before it of the same range: the last counts',
    first: 'The other is said here',
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

/** A later sentence without a range leaves nothing of an earlier one. */
function overlap(earlier: WeaponOrder['range'], later: WeaponOrder['range']): boolean {
  if (later === undefined) return true;
  if (earlier === undefined) return false;
  const [within, beyond] = earlier.way === 'within' ? [earlier, later] : [later, earlier];
  return earlier.way === later.way || within.feet > beyond.feet;
}
