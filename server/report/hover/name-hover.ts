/** The hovers of combatants and creatures. */
import {
  calledInFull,
  carriedBy,
  creatureOf,
  rulesets,
  sentence,
  sideOf,
  traitsOf,
  type Combatant,
  type Creature,
  type Fact,
  type Scenario,
  type Stat,
} from '../../engine/index.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

export function combatantMarkdown(scenario: Scenario, combatant: Combatant): string {
  const side = sideOf(scenario, combatant);
  const creature = creatureOf(scenario, combatant);
  const belongs = side === undefined ? '' : side.alone ? `on ${own[combatant.pronoun]} own` : `of the ${side.name}`;
  return paragraphs([
    `**${escapeMarkdown(sentence(calledInFull(combatant)))}** ` +
      `${escapeMarkdown(belongs)}${creature === undefined ? '' : `, a ${escapeMarkdown(creature.name)}`}`,
    statLine([...(creature?.stats ?? []), ...combatant.stats]),
    traitLine(scenario, traitsOf(scenario, combatant)),
    gearLine(carriedBy(scenario, combatant).map((thing) => thing.id ?? thing.text)),
  ]);
}

export function creatureMarkdown(scenario: Scenario, creature: Creature): string {
  const bodies = scenario.combatants.filter((each) => each.creature?.id === creature.name).map((each) => each.name);
  return paragraphs([
    `**${escapeMarkdown(creature.name)}**, a stat ` +
      `block${bodies.length === 0 ? '' : ` of ${escapeMarkdown(bodies.join(', '))}`}`,
    statLine(creature.stats),
    traitLine(scenario, creature.traits),
    gearLine(creature.carries.map((thing) => thing.id ?? thing.text)),
  ]);
}

const own = { he: 'his', she: 'her', it: 'its', they: 'their' } as const;

function statLine(stats: readonly Stat[]): string {
  return stats
    .map((stat) => `${escapeMarkdown(stat.name)} ${stat.value}${stat.of === undefined ? '' : ` of ${stat.of}`}`)
    .join(' · ');
}

/** Traits in the game’s own words. */
function traitLine({ rules }: Scenario, traits: readonly Fact[]): string {
  const ruleset = rulesets.find(({ id }) => id === rules.id);
  return traits
    .flatMap((trait) => ruleset?.traitWords?.(trait) ?? [])
    .map(escapeMarkdown)
    .join(' · ');
}

function gearLine(things: readonly string[]): string {
  return things.length === 0 ? '' : `carries ${escapeMarkdown(things.join(', '))}`;
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
