/** Collects the sides, creatures, combatants, things and verbs of a scenario. */
import {
  groupBy,
  type AddedVerb,
  type Carried,
  type Combatant,
  type Creature,
  type Fact,
  type Hand,
  type NameRef,
  type Piece,
  type Pronoun,
  type Prose,
  type Scenario,
  type Side,
  type Source,
  type Stat,
  type Thing,
} from '../../engine/index.ts';
import type { DeclaredName, NameTable } from '../match/name-table.ts';
import type { Part, Statement } from './statement.ts';

interface Block {
  readonly stats: Stat[];
  unreadStats?: readonly string[];
  readonly carries: Carried[];
  readonly traits: Fact[];
  readonly prose: Prose[];
}

interface Body extends Block {
  readonly name: string;
  readonly article?: string;
  readonly pronoun?: Pronoun;
  readonly side: NameRef;
  readonly creature?: NameRef;
  readonly source: Source;
}

interface StatBlock extends Block {
  readonly name: string;
  readonly pronoun?: Pronoun;
  readonly source: Source;
}

export class CastBuilder {
  readonly #declared: ReadonlyMap<number, readonly DeclaredName[]>;
  readonly #sides: Side[] = [
    { name: 'Players', runBy: 'Players', allies: [], alone: false },
    { name: 'Host', runBy: 'Host', allies: [], alone: false },
  ];
  readonly #bodies: Body[] = [];
  readonly #blocks: StatBlock[] = [];
  readonly #things: Thing[] = [];
  readonly #verbs: AddedVerb[] = [];
  /** The blocks that the next stats, things and traits belong to. */
  #described: readonly Block[] = [];
  /** Whether the previous statement may start an undeclared block. */
  #mayHead = false;

  constructor(names: NameTable) {
    const combatants = names.all('combatant').filter((name) => name.source !== undefined);
    this.#declared = groupBy(combatants, (name) => name.source?.sentence ?? 0);
  }

  addStatement(statement: Statement): void {
    const [first] = statement.parts;
    if (this.#mayHead && first?.piece?.piece === 'stats') this.#described = [];
    this.#mayHead = statement.mayHead === true;
    if (statement.nearest !== undefined && first?.piece === undefined && statement.next.place === 'combatant')
      this.#addDamaged(statement);
    for (const part of statement.parts) this.#add(part);
  }

  built(): Pick<Scenario, 'sides' | 'creatures' | 'combatants' | 'things' | 'verbs'> {
    const pronouns = new Map(this.#blocks.map((block) => [block.name, block.pronoun]));
    return {
      sides: this.#sides,
      things: this.#things,
      verbs: this.#verbs,
      creatures: this.#blocks.map(({ pronoun, ...block }): Creature => ({ ...block, pronoun: pronoun ?? 'they' })),
      combatants: this.#bodies.map((body): Combatant => ({
        ...body,
        pronoun: body.pronoun ?? pronouns.get(body.creature?.id ?? '') ?? 'they',
      })),
    };
  }

  #add({ piece, place, source }: Part): void {
    switch (piece?.piece) {
      case 'creature':
        this.#addCreature(piece);
        break;
      case 'thing':
        this.#things.push(piece.thing);
        break;
      case 'verb':
        this.#verbs.push(piece.verb);
        break;
      case 'combatants':
        this.#addBodies(piece, source);
        break;
      case 'side':
        this.#sides.push(piece.side);
        break;
      case 'stats':
        this.#addStats(piece);
        break;
      case 'carries':
        for (const block of this.#described) block.carries.push(...piece.things);
        break;
      case 'fact':
        if (place === 'combatant') for (const block of this.#described) block.traits.push(piece.fact);
        break;
      case 'prose':
        if (place === 'combatant') this.#described[0]?.prose.push(piece.prose);
        break;
      default:
        break;
    }
  }

  #addStats({ stats, unread }: Extract<Piece, { piece: 'stats' }>): void {
    for (const block of this.#described) {
      block.stats.push(...stats);
      if (unread !== undefined) block.unreadStats = [...(block.unreadStats ?? []), ...unread.map(({ name }) => name)];
    }
  }

  #addCreature({ name, pronoun }: Extract<Piece, { piece: 'creature' }>): void {
    const block: StatBlock = {
      name: name.text,
      source: name.source,
      ...emptyBlock(),
      ...(pronoun === undefined ? {} : { pronoun }),
    };
    this.#blocks.push(block);
    this.#described = [block];
  }

  #addBodies({ names, pronoun, belongs, creature }: Extract<Piece, { piece: 'combatants' }>, source: Source): void {
    const bodies = names.map(({ text, article, source: at }): Body => ({
      name: text,
      source: at,
      ...emptyBlock(),
      side: belongs.to === 'side' ? belongs.side : { text, id: text, source: at },
      ...(article === undefined ? {} : { article }),
      ...(pronoun === undefined ? {} : { pronoun }),
      ...(creature === undefined ? {} : { creature }),
    }));
    if (belongs.to === 'self') for (const { name } of bodies) this.#sides.push(sideOfOne(name, belongs.runBy, source));
    this.#bodies.push(...bodies);
    this.#described = bodies;
  }

  /** Combatants named in an unreadable declaration still take part, so that other sentences about them stay valid. */
  #addDamaged({ sentence, findings }: Statement): void {
    // Sentence ids are not unique across files; a damaged statement has a finding, which knows its file.
    const file = findings[0]?.source.file;
    const declared = (this.#declared.get(sentence.id) ?? []).filter((name) => name.source?.file === file);
    const bodies = declared.map(({ name, article, source }): Body => {
      const at = source ?? { file: '', sentence: sentence.id, start: 0, end: 0 };
      const side = { text: 'Host', id: 'Host', source: at };
      return { name, side, source: at, ...emptyBlock(), ...(article === undefined ? {} : { article }) };
    });
    this.#bodies.push(...bodies);
    this.#described = bodies;
  }
}

function emptyBlock(): Block {
  return { stats: [], carries: [], traits: [], prose: [] };
}

function sideOfOne(name: string, runBy: NameRef, source: Source): Side {
  const hand: Hand = runBy.id === 'Players' ? 'Players' : 'Host';
  return { name, runBy: hand, allies: [], alone: true, source };
}
