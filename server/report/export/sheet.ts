/** The stat blocks of a scenario: its people, their stats and gear, in the words of the game and of the writer. */
import {
  runToEnd,
  bodiesNamed,
  calledInFull,
  creatureOf,
  list,
  mapInSteps,
  sentence,
  sideOf,
  sideWords,
  type AddedVerb,
  type Carried,
  type Combatant,
  type Creature,
  type Fact,
  type Prose,
  type Ruleset,
  type Scenario,
  type Source,
  type Stat,
  type Thing,
} from '../../engine/index.ts';
import { titleWords } from '../pages/title-words.ts';
import { withPresent } from './present.ts';

/** One block; `about` says whose it is, or who has such a body. All plain text. */
export interface Block {
  readonly name: string;
  readonly about: string;
  readonly stats: readonly { readonly name: string; readonly value: string }[];
  readonly traits: readonly string[];
  readonly gear: readonly Gear[];
  readonly prose: readonly { readonly kind: string; readonly text: string }[];
}

/** A thing and a short description; empty if nothing is known about it. */
export interface Gear {
  readonly name: string;
  readonly does: string;
}

export interface Sheet {
  readonly title: string;
  readonly game: string;
  /** Per side, those with a block of their own. */
  readonly sides: readonly { readonly name: string; readonly blocks: readonly Block[] }[];
  readonly creatures: readonly Block[];
  /** Declared things that nobody carries. */
  readonly things: readonly Gear[];
  readonly verbs: readonly Gear[];
}

export type WordsOf = (source: Source) => string;

/** Context for making the parts of one sheet. */
interface Making {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly wordsOf: WordsOf;
}

/**
 * `wordsOf` returns the text of a source as it is written. Bodies that add nothing to their creature have no block of
 * their own.
 */
export function sheetOf(whole: Scenario, ruleset: Ruleset, wordsOf: WordsOf): Sheet {
  return runToEnd(sheetSteps(whole, ruleset, wordsOf));
}

/** `sheetOf` as a generator. */
export function* sheetSteps(whole: Scenario, ruleset: Ruleset, wordsOf: WordsOf): Generator<undefined, Sheet> {
  const scenario = withPresent(whole);
  const making: Making = { scenario, ruleset, wordsOf };
  const blocks = scenario.combatants.filter((each) => creatureOf(scenario, each) === undefined || saysMore(each));
  const sides = scenario.sides.map(({ name, alone }) => ({
    name: sentence(sideWords(name, alone)),
    blocks: blocks.filter((each) => each.side.id === name).map((each) => combatantBlock(making, each)),
  }));
  const others = blocks
    .filter((each) => sideOf(scenario, each) === undefined)
    .map((each) => combatantBlock(making, each));
  const carried = new Set(
    [...scenario.combatants, ...scenario.creatures].flatMap(({ carries }) => carries.map(nameOf)),
  );
  return {
    title: scenario.title === '' && scenario.rounds.length === 0 ? 'The cast' : titleWords(scenario.title),
    game: ruleset.title,
    sides: [...sides, { name: 'On no side', blocks: others }].filter((side) => side.blocks.length > 0),
    creatures: yield* mapInSteps(scenario.creatures, (creature) => creatureBlock(making, creature)),
    things: scenario.things
      .filter(({ name }) => !carried.has(name))
      .map((thing) => ({ name: thing.name, does: thingDoes(making, thing) })),
    verbs: scenario.verbs.map((verb) => ({ name: verb.word, does: verbDoes(making, verb) })),
  };
}

function saysMore({ stats, carries, traits, prose }: Combatant): boolean {
  return stats.length + carries.length + traits.length + prose.length > 0;
}

function combatantBlock(making: Making, combatant: Combatant): Block {
  const creature = creatureOf(making.scenario, combatant);
  return {
    name: sentence(calledInFull(combatant)),
    about: creature === undefined ? '' : `a ${creature.name}`,
    ...partsOf(making, combatant),
  };
}

function creatureBlock(making: Making, creature: Creature): Block {
  const bodies = bodiesNamed(making.scenario, creature.name).filter(({ name }) => name !== creature.name);
  const sides = [...new Set(bodies.map(({ side }) => side.id ?? side.text))];
  const about = sides.map((side) => {
    const names = bodies.filter((each) => (each.side.id ?? each.side.text) === side);
    const isAlone = names.some((each) => sideOf(making.scenario, each)?.alone === true);
    return list(names.map(({ name }) => name)) + (isAlone ? '' : ` of the ${side}`);
  });
  return { name: creature.name, about: about.join('; '), ...partsOf(making, creature) };
}

type Described = Pick<Combatant, 'stats' | 'traits' | 'carries' | 'prose'>;

function partsOf(making: Making, { stats, traits, carries, prose }: Described): Omit<Block, 'name' | 'about'> {
  return {
    stats: lastOfEach(stats).map(({ name, value, of }) => ({
      name,
      value: `${value}${of === undefined ? '' : ` of ${of}`}`.replaceAll('-', '−'),
    })),
    traits: traits.map((trait) => traitWords(making, trait)).filter((words) => words !== ''),
    gear: carries.map((thing) => gearOf(making, thing)),
    prose: prose.map(({ kind, text }: Prose) => ({ kind, text })),
  };
}

/** Of two stats with the same name the later one counts. */
function lastOfEach(stats: readonly Stat[]): readonly Stat[] {
  return [...new Map(stats.map((stat) => [stat.name, stat])).values()];
}

/** The game’s own short words, or else the text as written. */
function traitWords({ ruleset, wordsOf }: Making, trait: Fact): string {
  return ruleset.traitWords?.(trait) ?? written(wordsOf(trait.source));
}

function gearOf(making: Making, thing: Carried): Gear {
  const name = nameOf(thing);
  const declared = making.scenario.things.find((each) => each.name === name);
  const does =
    declared === undefined
      ? (making.ruleset.vocabulary.things.find(({ word }) => word === name)?.doc ?? '')
      : thingDoes(making, declared);
  return { name: thing.state === undefined ? name : `${name} (${thing.state})`, does };
}

function nameOf({ id, text }: Carried): string {
  return id ?? text;
}

/** The text after the colon of its declaration. */
function thingDoes({ wordsOf }: Making, { source }: Thing): string {
  const words = written(wordsOf(source));
  const colon = words.indexOf(':');
  return colon < 0 ? '' : words.slice(colon + 1).trim();
}

function verbDoes({ ruleset }: Making, { kind }: AddedVerb): string {
  return ruleset.vocabulary.verbKinds.find((each) => each.kind === kind)?.doc ?? kind;
}

/** Without its full stop, and with typographic quotation marks. */
function written(words: string): string {
  return words.replace(/\.$/u, '').replace(/"([^"]*)"/gu, '“$1”');
}
