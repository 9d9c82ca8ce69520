/** The hover of an announced action: its chances and throws, their reasons and worth; or why it can’t be taken. */
import { sentence, type ActionOdds, type ActionWorth, inWords } from '../../engine/index.ts';
import { ableLines } from './action-availability.ts';
import { advantageMarkdown } from './advantage-hover.ts';
import { cannotWords, type IdleGroup } from './unable-actors.ts';
import { answerOf } from './outcome-table.ts';
import { partLines } from './part-lines.ts';
import type { LinesOf } from '../places.ts';
import { poolMarkdown } from './pool-hover.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { methodIn } from '../odds/worth-in-parts.ts';

/** Returns the URI of a rule page. */
export type LinkToRule = (id: string) => string;

/** Context for rendering an action. */
export interface ActionHoverOptions {
  readonly linesOf: LinesOf;
  readonly linkToRule: LinkToRule;
  /** How a sentence refers to somebody. */
  readonly call?: (who: string) => string;
  /** Missing if not shown. */
  readonly worth?: ActionWorth | undefined;
  /** Other people’s actions shown together with it, for which the same rule may have another reason. */
  readonly alike?: readonly ActionOdds[];
}

/** Markdown, with every word of the document escaped. The first line is the answer. */
export function actionMarkdown(action: ActionOdds, options: ActionHoverOptions): string {
  const { worth, call = byName } = options;
  const { outcomes, odds, pinned } = action;
  const given = pinned === undefined ? undefined : inWords(pinned, outcomes);
  const { line, table } = answerOf(inWords(odds, outcomes), [{ title: 'given the pins', odds: given }]);
  return [
    `**${escapeMarkdown(sentence(action.words))}**: ${line}`,
    '',
    ...table,
    ...(table.length === 0 ? [] : ['']),
    ...ableLines(action, call).flatMap((words) => [`${escapeMarkdown(sentence(words))}.`, '']),
    ...partLines(action.parts),
    ...poolMarkdown(action, options),
    ...(worth === undefined ? [] : [...advantageMarkdown(worth.advantages, action.actor, call), ...methodLine(worth)]),
  ]
    .join('\n')
    .trimEnd();
}

/** How worth is computed, below everything else. */
function methodLine(worth: ActionWorth): readonly string[] {
  const words = methodIn(worth);
  return words === '' ? [] : ['', escapeMarkdown(`Points are percentage points of this chance${words}`)];
}

function byName(who: string): string {
  return who;
}

/** `given` says which state it starts from. */
export function idleMarkdown(idle: IdleGroup, given: string): string {
  return (
    `**${escapeMarkdown(sentence(idle.who))}** ${cannotWords(idle)}: ${escapeMarkdown(idle.why)} ` +
    `(${escapeMarkdown(given)})`
  );
}
