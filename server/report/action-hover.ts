/** What a hover says of an announced action: its throws and chances, why it has them, and what each is worth; or why it can’t be taken. */
import { list, sentence, type ActionOdds, type ActionWorth, type AdvantageWorth, type IdleOdds, type Modifier, type OutcomeOdds } from '../engine/index.ts';
import { changeWords, modifierReason, modifierTitle, poolWords, startWords } from './modifiers.ts';
import { outcomeTable } from './outcome-table.ts';
import { lineAddress, placesFrom, type LinesOf } from './places.ts';
import { escapeMarkdown } from './transcript.ts';
import { pointsWords, worthEnd, worthLines } from './worth.ts';

/** Makes the address of a rule page. */
export type LinkToRule = (id: string) => string;

/** With what an action is told beside its odds. */
export interface ActionTelling {
  readonly linesOf: LinesOf;
  readonly linkToRule: LinkToRule;
  /** How a sentence calls somebody. */
  readonly call?: (who: string) => string;
  /** Missing where it isn’t told. */
  readonly worth?: ActionWorth | undefined;
  /** The same over all courses that come to its round, where that is known. */
  readonly overall?: OutcomeOdds | undefined;
}

/** Markdown; every word of the document in it is escaped. */
export function actionMarkdown(action: ActionOdds, telling: ActionTelling): string {
  const { worth, overall, call = byName } = telling;
  return [
    `**${escapeMarkdown(sentence(action.words))}**: ${poolWords(action.pool)}`,
    '',
    ...outcomeTable(action.odds, [{ title: 'given the pins', odds: action.pinned }, { title: 'over all courses', odds: overall }]),
    '',
    `- ${startWords(action.pool)}${worth === undefined || worth.modifiers.length === 0 ? '' : `; what each is worth, in points of ${escapeMarkdown(call(action.actor))}’s chance:`}`,
    ...worthLines(action.pool, worth?.modifiers ?? []).map(({ modifier, worth: its, strongest }) => (
      `- ${modifierMarkdown(modifier, action, telling)}${its === undefined ? '' : worthEnd(pointsWords(its), strongest)}`)),
    ...(worth === undefined ? [] : ['', ...advantageMarkdown(worth.advantages, action.actor, call)]),
  ].join('\n');
}

function byName(who: string): string {
  return who;
}

/** `who` is their name as a sentence begins with it, and `given` from which state of things that is so. */
export function idleMarkdown(who: string, { why }: IdleOdds, given: string): string {
  return `**${escapeMarkdown(sentence(who))}** can’t act: ${escapeMarkdown(why)} (${escapeMarkdown(given)})`;
}

/** Behind a measure the reason says enough; the rule’s name is what its link leads to. */
function modifierMarkdown(modifier: Modifier, { pool, source }: ActionOdds, { linesOf, linkToRule }: ActionTelling): string {
  const title = `[${escapeMarkdown(modifier.measure === undefined ? modifierTitle(modifier, pool) : changeWords(modifier, pool))}](${linkToRule(modifier.rule)})`;
  const place = `[${escapeMarkdown(placesFrom(source, linesOf)(modifier.source))}](${lineAddress(linesOf(modifier.source))})`;
  const told = `${title}: ${escapeMarkdown(modifierReason(modifier))} (${place})`;
  return modifier.standing === 'counted' ? told : `~~${title}~~: ${escapeMarkdown(modifierReason(modifier))}`;
}

/** So many of those against the actor are told of: whose advantage would move the chance furthest. */
const mostFoes = 3;

/** The actor’s own is told even where it would change nothing. */
function advantageMarkdown(advantages: readonly AdvantageWorth[], actor: string, call: (who: string) => string): readonly string[] {
  const own = advantages.filter(({ change }) => change.who === actor);
  const foes = advantages.filter(({ change, points }) => change.who !== actor && !points.equals(0)).slice(0, mostFoes);
  const told = [...own, ...foes].map((worth) => `for ${escapeMarkdown(call(worth.change.who))} ${pointsWords(worth)}`);
  return told.length === 0 ? [] : [`One more advantage: ${list(told)}`];
}
