/**
 * Completions for stats: in a block those that it lacks, first those in the game’s draft for every block, then those of
 * other combatants.
 */
import { bodiesNamed, creatureOf, statKey, type Combatant, type Creature, type Scenario } from '../../engine/index.ts';
import type { CaretWant } from '../match/caret-matcher.ts';
import type { Completion, Offering } from './offers.ts';
import { writingPlace } from './quote-place.ts';

export function offeredStats(offering: Offering, want: CaretWant): readonly Completion[] {
  const {
    table: { ruleset },
    scenario,
  } = offering;
  const all = (want.words ?? []).map((word): Completion => ({
    label: word,
    kind: 'stat',
    doc: ruleset.vocabulary.stats.find((known) => known.word === word)?.doc ?? '',
    row: want.row.id,
  }));
  if (scenario === undefined) return all;
  return offering.place === 'combatant' ? lacking(offering, scenario, all) : ofActors(offering, scenario, want, all);
}

/** Stats that can be thrown with in an announcement: those of its actors, if they have any. */
function ofActors(
  offering: Offering,
  scenario: Scenario,
  want: CaretWant,
  all: readonly Completion[],
): readonly Completion[] {
  const has = new Set(
    writingPlace(offering, scenario, want)
      .actors.flatMap(({ id }) => bodiesNamed(scenario, id))
      .flatMap((each) => statsOf(scenario, each))
      .map(statKey),
  );
  const own = all.filter(({ label }) => has.has(statKey(label)));
  return own.length > 0 ? own : all;
}

function lacking(offering: Offering, scenario: Scenario, all: readonly Completion[]): readonly Completion[] {
  const { ruleset } = offering.table;
  const { block } = writingPlace(offering, scenario, {});
  const has = new Set((block === undefined ? [] : statsOf(scenario, block)).map(statKey));
  const drafted = ruleset.drafting.block('Players').join('\n');
  const others = new Set(
    [...scenario.combatants, ...scenario.creatures].flatMap(({ stats }) => stats.map(({ name }) => statKey(name))),
  );
  const rank = ({ label }: Completion): number =>
    drafted.includes(label) ? drafted.indexOf(label) : others.has(statKey(label)) ? 1000 : 2000;
  return all.filter(({ label }) => !has.has(statKey(label))).toSorted((one, other) => rank(one) - rank(other));
}

/** The stats of the block and of its creature. */
function statsOf(scenario: Scenario, block: Combatant | Creature): readonly string[] {
  const creature = 'side' in block ? creatureOf(scenario, block) : undefined;
  return [...block.stats, ...(creature?.stats ?? [])].map(({ name }) => name);
}
