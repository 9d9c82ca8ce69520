/** Names and things to offer: who can be meant here, foes before friends, what the actor carries before all else. */
import type { Combatant, Scenario } from '../engine/index.ts';
import { isCapitalised } from './characters.ts';
import { mentionsOf } from './mentions.ts';
import type { Want } from './match-types.ts';
import { Matcher } from './matcher.ts';
import { isArticle, type DeclaredName } from './name-table.ts';
import { namesAt } from './name-slots.ts';
import type { Completion, Offering } from './offers.ts';

/** Combatants, creatures or sides, as the file calls them most often. */
export function offeredNames(offering: Offering, want: Want): readonly Completion[] {
  const kind = want.type === 'creature' || want.type === 'side' ? want.type : 'combatant';
  const { row } = want;
  const all = offering.names.all(kind);
  const names = kind === 'combatant' ? ordered(offering, all, want.at > 0) : all;
  const every = kind === 'combatant' ? offering.names.all('creature').map((name): Completion => (
    { label: `every ${name.name}`, kind: 'creature', doc: 'All bodies of this stat block', row: row.id })) : [];
  return [...names.map((name): Completion => ({ label: called(offering, name, want), kind, doc: docOf(offering.scenario, name), row: row.id })), ...every];
}

/** What the actor carries, with their pronoun; then what is declared and what everybody knows. */
export function offeredThings(offering: Offering, { row, at }: Want): readonly Completion[] {
  const actor = actorOf(offering);
  const article = isArticle(offering.tokens[at - 1]?.text ?? '') || actor === undefined ? '' : `${possessives[actor.pronoun]} `;
  const carried = (actor === undefined ? [] : carriedBy(offering.scenario, actor)).map((name) => ({ label: `${article}${name}`, doc: 'Carried', carried: true }));
  const known = offering.names.all('thing').map(({ name, source }) => ({ label: name, doc: source === undefined ? 'Everybody knows it' : 'Declared' }));
  return [...carried, ...known].map((thing): Completion => ({ ...thing, kind: 'thing', row: row.id }));
}

const possessives = { he: 'his', she: 'her', it: 'its', they: 'their' } as const;

/** Foes first and the actor last, where there is an actor. */
function ordered(offering: Offering, names: readonly DeclaredName[], afterActor: boolean): readonly DeclaredName[] {
  const actor = afterActor ? actorOf(offering) : undefined;
  if (actor === undefined) return names;
  const friends = friendsOf(offering.scenario, actor);
  const rank = (name: DeclaredName): number => name.name === actor.name ? 2 : friends.has(name.name) ? 1 : 0;
  return [...names].sort((one, other) => rank(one) - rank(other));
}

/** Who announces in the sentence that is being typed. */
function actorOf(offering: Offering): Combatant | undefined {
  const { tokens, names, table, scenario, reading } = offering;
  const sentence = { id: 0, tokens, comments: [], length: 0, reach: 0, open: false };
  const matcher = new Matcher({ file: reading.file, names, lexicon: table.lexicon }, sentence, 0, tokens.length, () => []);
  const id = namesAt(matcher, 0)[0]?.names[0]?.id;
  return scenario?.combatants.find((combatant) => combatant.name === id);
}

function friendsOf(scenario: Scenario | undefined, actor: Combatant): ReadonlySet<string> {
  const own = scenario?.sides.find((side) => side.name === actor.side.id);
  const allied = new Set([actor.side.id, ...own?.allies.map((ally) => ally.id) ?? []]);
  for (const side of scenario?.sides ?? []) if (side.allies.some((ally) => ally.id === actor.side.id)) allied.add(side.name);
  return new Set(scenario?.combatants.filter((combatant) => allied.has(combatant.side.id)).map((combatant) => combatant.name));
}

function carriedBy(scenario: Scenario | undefined, actor: Combatant): readonly string[] {
  const block = scenario?.creatures.find((creature) => creature.name === actor.creature?.id);
  return [...actor.carries, ...block?.carries ?? []].map((thing) => thing.text);
}

/** A declared name as the file calls it most often; in full where it is not used yet. */
function called(offering: Offering, name: DeclaredName, want: Want): string {
  const before = offering.tokens[want.at - 1];
  const article = name.article === undefined || (before !== undefined && isArticle(before.text)) ? '' : `${name.article} `;
  return `${article}${formsOf(offering).get(`${name.kind}\n${name.name}`) ?? name.name}`;
}

const forms = new WeakMap<object, ReadonlyMap<string, string>>();

function formsOf({ reading }: Offering): ReadonlyMap<string, string> {
  const known = forms.get(reading);
  if (known !== undefined) return known;
  const counts = new Map<string, Map<string, number>>();
  for (const statement of reading.statements) {
    for (const { role, name, source, declares } of mentionsOf(statement)) {
      if (name === undefined || declares === true) continue;
      const words = statement.sentence.tokens.filter((token) => token.start >= source.start && token.end <= source.end);
      const text = words.map((token) => token.text).join(' ');
      if (!isCapitalised(text)) continue;
      const used = counts.get(`${role}\n${name}`) ?? new Map<string, number>();
      counts.set(`${role}\n${name}`, used.set(text, (used.get(text) ?? 0) + 1));
    }
  }
  const most = new Map([...counts].map(([key, used]) => [key, [...used].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '']));
  forms.set(reading, most);
  return most;
}

function docOf(scenario: Scenario | undefined, name: DeclaredName): string {
  const combatant = scenario?.combatants.find((known) => known.name === name.name);
  const stats = combatant?.stats.map((stat) => `${stat.name} ${stat.value}`).join(', ') ?? '';
  return stats;
}
