/** Collects the situation, the rounds with their announcements, and the printed prose. */
import type { Announcement, Fact, Piece, Prose, Round, Scenario, SetAside, Source, Words } from '../../engine/index.ts';
import { shortened } from './open-quote.ts';
import { spoken } from '../explain/spoken.ts';
import type { Part, Statement } from './statement.ts';

interface OpenAnnouncement extends Omit<Announcement, 'clauses' | 'prose' | 'dependsOn' | 'setsAside'> {
  dependsOn?: readonly Words[];
  setsAside?: readonly SetAside[];
  readonly clauses: Fact[];
  readonly prose: Prose[];
}

interface OpenRound extends Omit<Round, 'facts' | 'announcements' | 'prose' | 'unread'> {
  unread?: boolean;
  readonly facts: Fact[];
  readonly announcements: OpenAnnouncement[];
  readonly prose: Prose[];
}

export class CourseBuilder {
  readonly #facts: Fact[] = [];
  readonly #prose: Prose[] = [];
  readonly #rounds: OpenRound[] = [];
  #situation: Words | undefined;
  /** The number of facts before the scenario’s own first sentence. */
  #shared = 0;
  /** Whether something that would hold from the start couldn’t be read. */
  #unread = false;
  /** The first unreadable sentence of the scenario. */
  #firstUnread: Words | undefined;
  /** The announcement that clauses belong to; none if it could not be read. */
  #announcement: OpenAnnouncement | undefined;

  addStatement(statement: Statement): void {
    if (statement.parts.length === 0) this.#addUnread(statement);
    for (const part of statement.parts) this.#add(part);
  }

  /** From an included file only facts that hold from the start are used, such as its decks; its prose is not. */
  addIncluded({ parts }: Statement): void {
    for (const { piece, place } of parts) if (piece?.piece === 'fact' && place === 'file') this.#facts.push(piece.fact);
  }

  built(): Pick<Scenario, 'situation' | 'facts' | 'shared' | 'rounds' | 'unread' | 'firstUnread' | 'prose'> {
    return {
      facts: this.#facts,
      shared: this.#shared,
      rounds: this.#rounds,
      prose: this.#prose,
      ...(this.#situation === undefined ? {} : { situation: this.#situation }),
      ...(this.#unread ? { unread: true } : {}),
      ...(this.#firstUnread === undefined ? {} : { firstUnread: this.#firstUnread }),
    };
  }

  #add(part: Part): void {
    const { piece, source } = part;
    switch (piece?.piece) {
      case 'scenario':
        this.#shared = this.#facts.length;
        break;
      case 'situation':
        this.#situation = piece.place ?? this.#situation;
        break;
      case 'round':
        this.#addRound(piece, source);
        break;
      case 'announcement':
        this.#addAnnouncement(piece, source);
        break;
      case 'dependence':
        this.#addDependence(piece.on);
        break;
      case 'sets aside':
        this.#setAside(piece.reasons, source);
        break;
      case 'fact':
        this.#factsAt(part)?.push(piece.fact);
        break;
      case 'prose':
        this.#proseAt(part)?.push(piece.prose);
        break;
      case 'stats':
        this.#addUnreadStats(piece);
        break;
      default:
        break;
    }
  }

  /** Unreadable starting stats mean that something from the start is unread. */
  #addUnreadStats({ unread = [] }: Extract<Piece, { piece: 'stats' }>): void {
    const [first] = unread;
    if (first === undefined) return;
    this.#unread = true;
    this.#firstUnread ??= first.number;
  }

  #addRound({ number, title, lasts, when }: Extract<Piece, { piece: 'round' }>, source: Source): void {
    this.#announcement = undefined;
    this.#rounds.push({
      number,
      when,
      source,
      facts: [],
      announcements: [],
      prose: [],
      ...(title === undefined ? {} : { title }),
      ...(lasts === undefined ? {} : { lasts }),
    });
  }

  #addAnnouncement({ announcement, clause }: Extract<Piece, { piece: 'announcement' }>, source: Source): void {
    this.#announcement = { ...announcement, source, clauses: clause === undefined ? [] : [clause], prose: [] };
    this.#rounds.at(-1)?.announcements.push(this.#announcement);
  }

  #addDependence(on: Words): void {
    if (this.#announcement !== undefined) this.#announcement.dependsOn = [...(this.#announcement.dependsOn ?? []), on];
  }

  #setAside(reasons: readonly Words[], clause: Source): void {
    if (this.#announcement === undefined) return;
    this.#announcement.setsAside = [
      ...(this.#announcement.setsAside ?? []),
      ...reasons.map((reason) => ({ ...reason, clause })),
    ];
  }

  #addUnread(statement: Statement): void {
    if (statement.nearest !== undefined) this.#openDamaged(statement);
    const { place } = statement.context;
    const round = this.#rounds.at(-1);
    const isOfRound = round !== undefined && (place === 'round' || place === 'announcement');
    const isOfStart = place === 'situation' || place === 'scenario' || place === 'combatant';
    if (isOfRound) round.unread = true;
    if (isOfStart) this.#unread = true;
    if (isOfRound || isOfStart) this.#firstUnread ??= wordsOf(statement);
  }

  /** Keeps sentences below an unreadable round or announcement from being added to the previous one. */
  #openDamaged({ nearest, next, sentence }: Statement): void {
    if (next.place === 'announcement') this.#announcement = undefined;
    if (nearest?.id !== 'round') return;
    const [first] = sentence.tokens;
    const source = {
      file: this.#rounds.at(-1)?.source.file ?? '',
      sentence: sentence.id,
      start: first?.start ?? 0,
      end: sentence.tokens.at(-1)?.end ?? 0,
    };
    this.#addRound({ piece: 'round', number: (this.#rounds.at(-1)?.number ?? 0) + 1, when: 'always' }, source);
  }

  #factsAt({ place }: Part): Fact[] | undefined {
    if (place === 'combatant') return undefined;
    if (place === 'announcement') return this.#announcement?.clauses;
    return place === 'round' ? this.#rounds.at(-1)?.facts : this.#facts;
  }

  #proseAt({ place }: Part): Prose[] | undefined {
    if (place === 'combatant') return undefined;
    if (place === 'announcement') return this.#announcement?.prose;
    return place === 'round' ? this.#rounds.at(-1)?.prose : this.#prose;
  }
}

/** The words of a statement, with the source of its first error. */
function wordsOf({ sentence, from, to, findings }: Statement): Words | undefined {
  const source = findings.find(({ severity }) => severity === 'error')?.source;
  return source === undefined ? undefined : { text: shortened(spoken(sentence.tokens, from, to)), source };
}
