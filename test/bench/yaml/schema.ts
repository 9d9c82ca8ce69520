/** A JSON schema for the texts: required properties, their words and numbers, and no others. */
import type { Fact, Ruleset, Scenario } from '../../../server/engine/index.ts';
import type { Plain } from './plain.ts';

/**
 * For scenarios of the same game as this one. The kinds of facts are those of the scenario, but their content is left
 * open, which is the easier check.
 */
export function schemaOf(scenario: Scenario, { id, vocabulary }: Ruleset): Plain {
  const verbs = [
    ...vocabulary.verbs.map(({ word }) => word),
    ...scenario.verbs.map(({ word }) => word),
    ...scenario.rounds.flatMap((round) => round.announcements.map(({ verb }) => verb.text)),
  ];
  const kinds = [
    ...vocabulary.verbKinds.map(({ kind }) => kind),
    ...scenario.rounds.flatMap((round) => round.announcements.map(({ kind }) => kind)),
  ];
  const stats = Object.fromEntries(
    vocabulary.stats.map(({ word, low, high }) => [
      word,
      { type: 'integer', minimum: Math.min(0, low), maximum: Math.max(10, high) },
    ]),
  );
  const prose = list({
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: { type: 'string', minLength: 1 },
  });
  const body = {
    name: ref('name'),
    pronoun: { enum: ['he', 'she', 'it', 'they'] },
    stats: closed(stats, []),
    carries: list(ref('name')),
    traits: list(ref('fact')),
    prose,
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: {
      name: { type: 'string', pattern: '^\\p{L}[\\p{L}\\d ’-]*$' },
      fact: {
        type: 'object',
        required: ['kind'],
        properties: { kind: words(factsOf(scenario).map(({ kind }) => kind)) },
      },
      creature: closed(body, ['name', 'stats']),
      combatant: closed(
        {
          ...body,
          article: { enum: ['the', 'a', 'an'] },
          side: words(scenario.sides.map(({ name }) => name)),
          creature: ref('name'),
        },
        ['name', 'side'],
      ),
      thing: {
        type: 'object',
        required: ['name'],
        properties: { name: ref('name'), traits: list(ref('fact')) },
        additionalProperties: false,
      },
      deed: closed(
        {
          who: { ...list(ref('name')), minItems: 1 },
          verb: words(verbs),
          kind: words(kinds),
          targets: list(ref('name')),
          object: { type: 'string' },
          with: ref('name'),
        },
        ['who', 'verb'],
      ),
      announcement: closed({ deed: ref('deed'), clauses: list(ref('fact')), prose }, ['deed']),
      round: closed(
        {
          number: { type: 'integer', minimum: 1, maximum: 200 },
          title: { type: 'string' },
          when: { type: ['string', 'object'] },
          facts: list(ref('fact')),
          announcements: { ...list(ref('announcement')), minItems: 1 },
          prose,
        },
        ['number', 'announcements'],
      ),
      scenario: closed(
        {
          title: { type: 'string', minLength: 1 },
          rules: { const: id },
          prose,
          things: list(ref('thing')),
          creatures: list(ref('creature')),
          combatants: { ...list(ref('combatant')), minItems: 2 },
          situation: { type: 'string' },
          facts: list(ref('fact')),
          rounds: list(ref('round')),
          expect: list({
            type: 'object',
            required: ['about', 'bound', 'percent', 'round'],
            properties: { percent: { type: 'number', minimum: 0, maximum: 100 } },
          }),
        },
        ['title', 'rules', 'combatants', 'rounds'],
      ),
    },
    ...closed({ creatures: list(ref('creature')), scenarios: list(ref('scenario')) }, ['scenarios']),
  };
}

type Schema = Readonly<Record<string, Plain>>;

function closed(properties: Schema, required: readonly string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false };
}

function list(items: Schema): Schema {
  return { type: 'array', items };
}

function ref(name: string): Schema {
  return { $ref: `#/definitions/${name}` };
}

function words(all: readonly string[]): Schema {
  return { enum: [...new Set(all)] };
}

function factsOf({ facts, rounds, combatants, creatures, things }: Scenario): readonly Fact[] {
  return [
    ...facts,
    ...[...combatants, ...creatures, ...things].flatMap(({ traits }) => traits),
    ...rounds.flatMap((round) => [...round.facts, ...round.announcements.flatMap(({ clauses }) => clauses)]),
  ];
}
