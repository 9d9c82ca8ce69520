/** The events of the last played round, and the evaluation of conditions on them. */
import { alliances, bodiesNamed } from '../combatants.ts';
import type { Condition, Setting } from '../scenario.ts';
import type { Source } from '../source.ts';

/**
 * `acted` holds names of groups of allied sides, `succeeded` and `failed` names of combatants, `happened` words of the
 * game.
 */
export interface Events {
  readonly acted: ReadonlySet<string>;
  readonly succeeded: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  readonly happened: ReadonlySet<string>;
}

export const noEvents: Events = { acted: new Set(), succeeded: new Set(), failed: new Set(), happened: new Set() };

/**
 * The event noted if the game’s text leaves something open, which then has no effect. It persists in all later rounds,
 * and no written condition can name it.
 */
export const leftOpen = 'something is left open';

/** The condition that anything has been left open in a course so far. */
export function isAnythingLeftOpen(source: Source): Condition {
  return { kind: 'happened', what: leftOpen, source };
}

/** Collects the events of a round in progress; keeps an earlier `leftOpen`. */
export class EventLog implements Events {
  readonly acted = new Set<string>();
  readonly succeeded = new Set<string>();
  readonly failed = new Set<string>();
  readonly happened: Set<string>;

  constructor(before: Events = noEvents) {
    this.happened = new Set(before.happened.has(leftOpen) ? [leftOpen] : []);
  }

  /** Adds the events of the round so far, when it continues from a state within it. */
  addAll({ acted, succeeded, failed, happened }: Events): void {
    for (const side of acted) this.acted.add(side);
    for (const name of succeeded) this.succeeded.add(name);
    for (const name of failed) this.failed.add(name);
    for (const what of happened) this.happened.add(what);
  }

  /** Notes that the game’s text doesn’t say how something is resolved. */
  leaveOpen(): void {
    this.happened.add(leftOpen);
  }
}

/** Whether a condition on the last round and the state after it holds; `isIn` evaluates the game’s states. */
export function holds(
  setting: Setting,
  events: Events,
  question: Condition,
  isIn: (name: string, state: string) => boolean,
): boolean {
  return holdsGiven(question, (part) => {
    switch (part.kind) {
      case 'acted':
        return part.side.id !== undefined && events.acted.has(alliances(setting).get(part.side.id) ?? part.side.id);
      case 'happened':
        return [...events.happened].some((what) => what === part.what || what === `a ${part.what}`);
      case 'did':
        return didSo(setting, events, part);
      case 'is':
        return bodiesNamed(setting, part.who.id).some((body) => isIn(body.name, part.state));
    }
  });
}

/** A condition that isn’t made of others. */
export type PlainCondition = Exclude<Condition, { readonly kind: 'not' | 'and' | 'or' }>;

/** Whether a condition holds, given the answer to each plain condition in it. */
export function holdsGiven(question: Condition, isSo: (part: PlainCondition) => boolean): boolean {
  switch (question.kind) {
    case 'not':
      return !holdsGiven(question.of, isSo);
    case 'and':
      return question.of.every((part) => holdsGiven(part, isSo));
    case 'or':
      return question.of.some((part) => holdsGiven(part, isSo));
    default:
      return isSo(question);
  }
}

/** For a creature, one of its bodies is enough. */
function didSo(setting: Setting, events: Events, { who, what }: Extract<Condition, { readonly kind: 'did' }>): boolean {
  const done = what === 'succeeded' ? events.succeeded : events.failed;
  return bodiesNamed(setting, who.id).some((body) => done.has(body.name));
}
