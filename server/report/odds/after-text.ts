/** A round’s results over all courses that reach it, in words: which side acts, and everybody’s state afterwards. */
import {
  sentence,
  type Distribution,
  type OddsInWords,
  type RoundAfter,
  type OutcomeOdds,
  inWords,
} from '../../engine/index.ts';
import { decimal, isSampled, notKnownWords, openNote, percentWithin } from '../figures.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** Heading of the lines on everybody’s state. */
export const afterTitle = 'when the round is over';

export const overAll = 'over all courses';

/** Text for a terminal; empty if nothing is known. What the round costs is printed in full below it. */
export function afterText(after: RoundAfter | undefined, call: (name: string) => string): readonly string[] {
  if (after === undefined) return [];
  const lines = afterLines(withoutCosts(after), call);
  if (isNoteAlone(after)) return lines.map(({ words }) => `  ${overAll}: ${words}`);
  return lines.length + after.costs.length === 0
    ? []
    : [
        `  ${basisWords(after)}, ${afterTitle}`,
        ...lines.map(({ who, words }) => `    ${who === undefined ? '' : `${who}: `}${words}`),
      ];
}

/** Maximum number of people in a hover; the command line lists all. */
const mostPeople = 8;

/** The same as Markdown, with every word of the document escaped. */
export function afterMarkdown(
  after: RoundAfter | undefined,
  call: (name: string) => string,
  most = mostPeople,
): readonly string[] {
  const lines = after === undefined ? [] : afterLines(after, call);
  if (after === undefined || lines.length === 0) return [];
  if (isNoteAlone(after)) return lines.map(({ words }) => `**${sentence(overAll)}**: ${escapeMarkdown(words)}`);
  const people = lines.filter(({ who }) => who !== undefined);
  const left = people.slice(most);
  return [
    `**${sentence(basisWords(after))}**, ${afterTitle}`,
    '',
    ...lines
      .filter((line) => !left.includes(line))
      .map(({ who, words }) => `- ${who === undefined ? '' : `${escapeMarkdown(who)}: `}${escapeMarkdown(words)}`),
    ...(left.length === 0 ? [] : [`- and ${left.length} more`]),
  ];
}

/** Drops the costs where they are printed in full elsewhere. */
export function withoutCosts(after: RoundAfter): RoundAfter {
  return { ...after, costs: [] };
}

/** One line; `who` is missing where it isn’t about a single combatant. */
export interface AfterLine {
  readonly who?: string;
  readonly words: string;
}

function afterLines(
  { outcomes, sides, standing, succeeded, costs, leavesOpen, why }: RoundAfter,
  call: (name: string) => string,
): readonly AfterLine[] {
  if (why !== undefined) return [{ words: notKnownWords(why) }];
  const people = [...new Set([...standing.map(({ who }) => who), ...costs.flatMap(({ on }) => on ?? [])])];
  const isAnythingReported =
    sides.size + standing.length > 0 || [...succeeded.values()].some(({ chance }) => !chance.equals(0));
  return [
    ...(sides.size === 0 ? [] : [{ words: statesWords(inWords(possible(sides), outcomes)) }]),
    ...people.map((who) => ({
      who: sentence(call(who)),
      words: [
        ...standing.filter((each) => each.who === who).map(({ odds }) => statesWords(inWords(possible(odds)))),
        ...costs.filter(({ on }) => on === who).flatMap(costWords),
      ].join(', '),
    })),
    ...(leavesOpen === true && isAnythingReported ? [{ words: `${openNote}, in this round or before` }] : []),
  ];
}

/** Whether nothing is known of anybody’s state after the round; a note may concern the results of its actions. */
function isNoteAlone({ sides, standing, costs, why }: RoundAfter): boolean {
  return why === undefined && sides.size + standing.length + costs.length === 0;
}

/** `loses ≈0.8 Toughness on average`. */
function costWords({ befalls, mean, values }: Distribution): readonly string[] {
  if (befalls === undefined || mean === undefined) return [];
  const [verb, what] = befalls;
  return [`${verb} ${isSampled(values) ? 'about ' : ''}${decimal(mean)} ${what} on average`];
}

/** `over all courses`, or for a sample `over all courses (335 plays that come here)`. */
function basisWords({ sides, standing, costs }: RoundAfter): string {
  const all = [sides, ...standing.map(({ odds }) => odds), ...costs.map(({ values }) => values)];
  const [figure] = all.flatMap((odds) => [...odds.values()]);
  const plays = figure?.sample?.plays;
  return plays === undefined
    ? overAll
    : `${overAll} (${playsWords(plays)} that reach${plays === 1 ? 'es' : ''} this round)`;
}

export function playsWords(plays: number): string {
  return plays === 1 ? '1 play' : `${plays} plays`;
}

/** `out of the fight 37.5%, unhurt 41%`. */
export function statesWords(odds: OddsInWords, why?: string): string {
  return odds.size === 0
    ? notKnownWords(why)
    : [...odds].map(([state, figure]) => `${state} ${percentWithin(figure)}`).join(', ');
}

/** Drops outcomes with a chance of 0, exact or sampled; keeps all where nothing else would be left. */
function possible(odds: OutcomeOdds): OutcomeOdds {
  const left = new Map([...odds].filter(([, { chance }]) => !chance.equals(0)));
  return left.size === 0 ? odds : left;
}
