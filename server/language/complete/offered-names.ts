/** Completions for names and things: foes before friends, things that the actor carries first. */
import {
  bodiesNamed,
  carriedBy,
  type Combatant,
  derive,
  deriveInSteps,
  oneself,
  ownThing,
  possessive,
  type Scenario,
} from '../../engine/index.ts';
import type { CaretWant } from '../match/caret-matcher.ts';
import { isCapitalised } from '../read/characters.ts';
import type { Want } from '../match/match-types.ts';
import { Matcher } from '../match/matcher.ts';
import { mentionsOf } from '../locate/mentions.ts';
import { isArticle, type DeclaredName } from '../match/name-table.ts';
import { namesAt } from '../match/name-slots.ts';
import type { Completion, Offering } from './offers.ts';
import { writingPlace } from './quote-place.ts';
import type { Reading } from '../read/read.ts';
import type { Row } from '../match/row.ts';
import type { Statement } from '../read/statement.ts';

/** Combatants, creatures or sides, in the form that the file uses most often. */
export function offeredNames(offering: Offering, want: Want): readonly Completion[] {
  const kind = want.type === 'creature' || want.type === 'side' ? want.type : 'combatant';
  const { row } = want;
  const all = offering.names.all(kind);
  const names = kind === 'combatant' ? ordered(offering, all, want) : all;
  const every =
    kind === 'combatant'
      ? offering.names.all('creature').map((name): Completion => ({
          label: `every ${name.name}`,
          kind: 'creature',
          doc: 'All bodies of this stat block',
          row: row.id,
        }))
      : [];
  return [
    ...names.map((name): Completion => ({
      label: called(offering, name, want.at),
      kind,
      doc: docOf(offering.scenario, name),
      row: row.id,
    })),
    ...every,
  ];
}

/**
 * Things that the actor carries, with a possessive pronoun, if they are to be used; otherwise declared and generally
 * known things.
 */
export function offeredThings(offering: Offering, { row, at }: Want): readonly Completion[] {
  if (isInHand(row) || row.verb !== undefined) {
    const carried = carriedHere(offering, isArticle(offering.tokens[at - 1]?.text ?? ''));
    return carried.map((label) => ({ label, doc: 'Carried', carried: true, kind: 'thing', row: row.id }));
  }
  return known(offering, at).map(({ name, source }) => ({
    label: name,
    doc: source === undefined ? 'Everybody knows it' : 'Declared',
    kind: 'thing',
    row: row.id,
  }));
}

/** At the start of a sentence only things that are declared or carried. */
function known({ names, scenario }: Offering, at: number): readonly DeclaredName[] {
  const all = names.all('thing');
  if (at > 0 || scenario === undefined) return all;
  const carried = new Set(
    scenario.combatants.flatMap((each) => carriedBy(scenario, each).map(({ id, text }) => id ?? text)),
  );
  return all.filter(({ name, source }) => source !== undefined || carried.has(name));
}

/**
 * `with her revolver`: the whole clause for each thing that the actor carries, marked to come first if a target is
 * already named; undefined for other clauses.
 */
export function offeredInHand(
  offering: Offering,
  { row, opening, words: [word = ''] = [] }: CaretWant,
): readonly Completion[] | undefined {
  if (!isInHand(row)) return undefined;
  const carried = opening?.has('targets') === true;
  return carriedHere(offering, false).map((thing): Completion => ({
    label: `${word} ${thing}`,
    doc: row.pattern.doc,
    carried,
    kind: 'thing',
    row: row.id,
  }));
}

/** Whether a row is a clause that only names the thing used. */
function isInHand({ nodes: [first, second, ...more] }: Row): boolean {
  return (
    first?.is === 'literal' &&
    first.text === 'with' &&
    second?.is === 'slot' &&
    second.type === 'thing' &&
    more.length === 0
  );
}

/** What the actor carries, with a possessive pronoun. */
function carriedHere(offering: Offering, isBehindArticle: boolean): readonly string[] {
  const actor = actorOf(offering);
  if (actor === undefined || offering.scenario === undefined) return [];
  return carriedBy(offering.scenario, actor).map(({ text }) =>
    isBehindArticle ? text : ownThing(actor.pronoun, text),
  );
}

/**
 * Foes first and the actor last, if there is an actor, and foes last for a verb that helps; in a clause, targets of the
 * announcement come after other foes and friends.
 */
function ordered(offering: Offering, names: readonly DeclaredName[], { at, row }: Want): readonly DeclaredName[] {
  const actor = at > 0 ? actorOf(offering) : undefined;
  if (actor === undefined) return names;
  const friends = friendsOf(offering.scenario, actor);
  const aimedAt = row.verb === undefined ? targetsAbove(offering) : new Set<string>();
  const kind = offering.table.ruleset.vocabulary.verbKinds.find((each) => each.kind === row.verb?.kind);
  const foe = kind?.isHelp === true ? 4 : 0;
  const rank = ({ name }: DeclaredName): number =>
    name === actor.name ? 3 : aimedAt.has(name) ? 2 : friends.has(name) ? 1 : foe;
  return [...names].sort((one, other) => rank(one) - rank(other));
}

function targetsAbove(offering: Offering): ReadonlySet<string> {
  const { scenario } = offering;
  const { announcement } = scenario === undefined ? {} : writingPlace(offering, scenario, {});
  return new Set(
    (announcement?.targets ?? [])
      .flatMap(({ id }) => (scenario === undefined ? [] : bodiesNamed(scenario, id)))
      .map(({ name }) => name),
  );
}

/** Leaves out pronouns that aren’t the actor’s: for a woman `herself` stays, and `himself` goes. */
export function fittingActor(offering: Offering, { row }: Want, words: readonly string[]): readonly string[] {
  const actor = row.verb === undefined ? undefined : actorOf(offering);
  if (actor === undefined) return words;
  const own = new Set([possessive(actor.pronoun), oneself(actor.pronoun)]);
  return words.filter((word) => own.has(word) || !pronouns.has(word));
}

const pronouns = new Set((['he', 'she', 'it', 'they'] as const).flatMap((each) => [possessive(each), oneself(each)]));

/** The actor of the sentence being typed, or of the announcement above it; the first of several. */
function actorOf(offering: Offering): Combatant | undefined {
  const { scenario } = offering;
  if (scenario === undefined) return undefined;
  const [above] = offering.place === 'announcement' ? writingPlace(offering, scenario, {}).actors : [];
  return bodiesNamed(scenario, firstNamed(offering) ?? above?.id)[0];
}

/** The id of the name at the start of the sentence. */
function firstNamed({ tokens, names, table, reading }: Offering): string | undefined {
  const sentence = { id: 0, tokens, comments: [], length: 0, reach: 0, open: false };
  const matcher = new Matcher(
    { file: reading.file, names, lexicon: table.lexicon },
    sentence,
    0,
    tokens.length,
    () => [],
  );
  return namesAt(matcher, 0)[0]?.names[0]?.id;
}

function friendsOf(scenario: Scenario | undefined, actor: Combatant): ReadonlySet<string> {
  const own = scenario?.sides.find((side) => side.name === actor.side.id);
  const allied = new Set([actor.side.id, ...(own?.allies.map((ally) => ally.id) ?? [])]);
  for (const side of scenario?.sides ?? [])
    if (side.allies.some((ally) => ally.id === actor.side.id)) allied.add(side.name);
  return new Set(
    scenario?.combatants.filter((combatant) => allied.has(combatant.side.id)).map((combatant) => combatant.name),
  );
}

/**
 * A declared name in the form that the file uses most often, for the token at `at`; the full name if it isn’t used yet.
 */
export function called(offering: Offering, name: DeclaredName, at: number): string {
  const before = offering.tokens[at - 1];
  const article =
    name.article === undefined || (before !== undefined && isArticle(before.text)) ? '' : `${name.article} `;
  return `${article}${formsOf(offering).get(`${name.kind}\n${name.name}`) ?? name.name}`;
}

function formsOf({ reading }: Offering): ReadonlyMap<string, string> {
  return forms(reading);
}

/** Number of statements searched per time slice. */
const statementsAStep = 200;

/** The most frequent form of each name in a text, as resumable steps. */
export function nameFormSteps(reading: Reading): Generator<undefined, ReadonlyMap<string, string>> {
  return forms.steps(reading);
}

const forms = deriveInSteps('forms of names', function* formsIn(reading: Reading): Generator<
  undefined,
  ReadonlyMap<string, string>
> {
  const counts = new Map<string, Map<string, number>>();
  for (const [index, statement] of reading.statements.entries()) {
    if (index % statementsAStep === statementsAStep - 1) yield;
    for (const { key, text } of usesIn(statement)) {
      const used = counts.get(key) ?? new Map<string, number>();
      counts.set(key, used.set(text, (used.get(text) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].map(([key, used]) => [key, [...used].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '']),
  );
});

/** A name as written in a statement; `key` is the kind and the declared name. */
interface Use {
  readonly key: string;
  readonly text: string;
}

function usesIn(statement: Statement): readonly Use[] {
  return statement.parts.length === 0 ? [] : usesOf(statement);
}

const usesOf = derive('uses of names', (statement: Statement): readonly Use[] => [...usesAlong(statement)]);

/** Single pass: tokens and mentions are both in text order. */
function* usesAlong(statement: Statement): Generator<Use> {
  const { tokens } = statement.sentence;
  let from = 0;
  for (const { role, name, source, declares } of mentionsOf(statement)) {
    while (from < tokens.length && (tokens[from]?.start ?? 0) < source.start) from += 1;
    if (name === undefined || declares === true) continue;
    let to = from;
    while (to < tokens.length && (tokens[to]?.end ?? 0) <= source.end) to += 1;
    const text = tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ');
    if (isCapitalised(text)) yield { key: `${role}\n${name}`, text };
  }
}

function docOf(scenario: Scenario | undefined, name: DeclaredName): string {
  const combatant = scenario?.combatants.find((known) => known.name === name.name);
  const stats = combatant?.stats.map((stat) => `${stat.name} ${stat.value}`).join(', ') ?? '';
  return stats;
}
