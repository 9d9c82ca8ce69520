/** An attack on somebody who is already out of the fight by what is written before it. */
import {
  bodiesNamed,
  calledInFull,
  found,
  isFirst,
  isPosition,
  namingRefs,
  sameSource,
  traitsOf,
  type Condition,
  type Fact,
  type LintRule,
  type NameRef,
  type Round,
  type Scenario,
  type Source,
  example,
  write,
} from '../../engine/index.ts';

export const targetIsOut: LintRule = {
  id: 'target-is-out',
  severity: 'info',
  title: 'A target that is already out of the fight',
  explanation:
    'If somebody’s own block says that they are out of the fight, or a round is played only if they are, or ' +
    'says so at its head, an attack on them is probably meant for somebody else. If you do mean it, leave it.',
  messages: {
    out: '{Target} is already out of the fight when this round begins; aim at somebody else, unless you mean it',
    said: 'This says so',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  combatant Carl (he) of the Host
    Agility 1  Toughness 2
  round 1
    Carl: waits.
    Ann: punches Bill.
  round 2 if Bill is out of the fight
-   Ann: punches Bill.
                 ^^^^
+   Ann: punches Carl.
`),
  *check({ scenario, ruleset }) {
    const states = new Set(ruleset.vocabulary.states.flatMap(({ word, isOut }) => (isOut === true ? [word] : [])));
    const attacks = new Set(ruleset.vocabulary.verbKinds.flatMap(({ kind, attack }) => (attack ? [kind] : [])));
    const fromTheStart = scenario.rounds.length === 0 ? [] : outBefore(scenario, states);
    for (const round of scenario.rounds) {
      const out = outIn(scenario, round, states, isFirst(scenario, round) ? fromTheStart : []);
      for (const { kind, targets, actors } of out.size === 0 ? [] : round.announcements) {
        for (const target of attacks.has(kind) ? targets : []) {
          const said = out.get(target.id ?? '');
          // Of `every Wolf` the others are meant.
          const isOneOfMany = targets.some((each) => each !== target && sameSource(each.source, target.source));
          if (said === undefined || isOneOfMany) continue;
          const others = othersOf(scenario, out, actors, target).map((other) => write(other, target.source));
          yield found(targetIsOut, 'out', target.source, namingRefs(scenario, 'target', target), {
            fixes: others,
            related: [{ source: said, message: 'said' }],
          });
        }
      }
    }
  },
};

type Out = readonly [name: string, said: Source];

/**
 * Those who are out of the fight by their own block or that of their creature, unless the situation says anything of
 * them besides their position.
 */
function outBefore(scenario: Scenario, states: ReadonlySet<string>): readonly Out[] {
  const out = new Map<string, Source>();
  for (const combatant of scenario.combatants) {
    for (const trait of traitsOf(scenario, combatant))
      if (saysOut(trait, states)) out.set(combatant.name, trait.source);
  }
  for (const fact of scenario.facts) if (!isPosition(fact)) for (const name of namedBy(fact)) out.delete(name);
  return [...out];
}

/**
 * Those who are out of the fight by the heading or head of a round, and where it says so; anybody with another fact may
 * be back.
 */
function outIn(
  scenario: Scenario,
  round: Round,
  states: ReadonlySet<string>,
  before: readonly Out[],
): ReadonlyMap<string, Source> {
  const out = new Map<string, Source>(before);
  for (const each of typeof round.when === 'string' ? [] : surely(round.when))
    if (states.has(each.state)) out.set(each.who.id ?? '', each.source);
  for (const fact of round.facts) {
    for (const name of namedBy(fact)) {
      if (!saysOut(fact, states)) out.delete(name);
      else if (bodiesNamed(scenario, name).length === 1) out.set(name, fact.source);
    }
  }
  out.delete('');
  return out;
}

function saysOut(fact: Fact, states: ReadonlySet<string>): boolean {
  return 'state' in fact && typeof fact.state === 'string' && states.has(fact.state);
}

/** The states that a condition implies. */
function surely(condition: Condition): readonly Extract<Condition, { readonly kind: 'is' }>[] {
  if (condition.kind === 'and') return condition.of.flatMap(surely);
  return condition.kind === 'is' ? [condition] : [];
}

/** Everybody named by any field of a fact. */
function namedBy(fact: Fact): readonly string[] {
  const values: readonly unknown[] = Object.values(fact).flat();
  return values.flatMap((value) =>
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? [value.id] : [],
  );
}

/** Others of the same side, up to the maximum. */
function othersOf(
  scenario: Scenario,
  out: ReadonlyMap<string, unknown>,
  actors: readonly NameRef[],
  { id }: NameRef,
): readonly string[] {
  const side = scenario.combatants.find(({ name }) => name === id)?.side.id;
  const others = scenario.combatants.filter(
    (each) =>
      each.side.id === side &&
      each.name !== id &&
      !out.has(each.name) &&
      !actors.some((actor) => actor.id === each.name),
  );
  return others.slice(0, mostOffered).map(calledInFull);
}

const mostOffered = 6;
