/** What has happened in the last round that was played, and whether a written condition holds of it. */
import { alliances, bodiesNamed } from '../combatants.ts';
import type { Condition, Setting } from '../scenario.ts';
import type { Source } from '../source.ts';

/**
 * `acted` holds the names of groups of allied sides, `succeeded` and `failed` those of combatants, `happened` words of
 * the game.
 */
export interface Events {
  readonly acted: ReadonlySet<string>;
  readonly succeeded: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  readonly happened: ReadonlySet<string>;
}

export const noEvents: Events = { acted: new Set(), succeeded: new Set(), failed: new Set(), happened: new Set() };

/**
 * What is noted of a round in which the text leaves something open that then does nothing, and of all that come after
 * it; no condition names it.
 */
export const leftOpen = 'something is left open';

/** Whether anything has been left open in a course so far. */
export function isAnythingLeftOpen(source: Source): Condition {
  return { kind: 'happened', what: leftOpen, source };
}

/** Notes what happens while a round is played; what was left open before it stays so. */
export class EventLog implements Events {
  readonly acted = new Set<string>();
  readonly succeeded = new Set<string>();
  readonly failed = new Set<string>();
  readonly happened: Set<string>;

  constructor(before: Events = noEvents) {
    this.happened = new Set(before.happened.has(leftOpen) ? [leftOpen] : []);
  }

  /** The text doesn’t say how something goes on. */
  leaveOpen(): void {
    this.happened.add(leftOpen);
  }
}

/**
 * Whether a question about the last round and the state after it is answered with yes; `isIn` knows the game's states.
 */
export function holds(
  setting: Setting,
  events: Events,
  question: Condition,
  isIn: (name: string, state: string) => boolean,
): boolean {
  const answer = (part: Condition): boolean => holds(setting, events, part, isIn);
  switch (question.kind) {
    case 'acted':
      return (
        question.side.id !== undefined && events.acted.has(alliances(setting).get(question.side.id) ?? question.side.id)
      );
    case 'happened':
      return [...events.happened].some((what) => what === question.what || what === `a ${question.what}`);
    case 'did':
      return didSo(setting, events, question);
    case 'is':
      return bodiesNamed(setting, question.who.id).some((body) => isIn(body.name, question.state));
    case 'not':
      return !answer(question.of);
    case 'and':
      return question.of.every(answer);
    case 'or':
      return question.of.some(answer);
  }
}

/** Of a creature's bodies it is enough that one did. */
function didSo(setting: Setting, events: Events, { who, what }: Extract<Condition, { readonly kind: 'did' }>): boolean {
  const done = what === 'succeeded' ? events.succeeded : events.failed;
  return bodiesNamed(setting, who.id).some((body) => done.has(body.name));
}
