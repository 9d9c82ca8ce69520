/** The text of inlay hints and of their tooltips. */
import {
  sentence,
  inWords,
  type ActionOdds,
  type ContestOdds,
  type Figure,
  type IdleOdds,
  type PartOdds,
} from '../../engine/index.ts';
import {
  ableLines,
  canBe,
  difficultyWords,
  escapeMarkdown,
  idleGroups,
  idleHint,
  percent,
  percentInWords,
  percentWithin,
  printedWords,
  share,
  shortFraction,
  spanOf,
  unitOf,
} from '../../report/index.ts';
import type { HintContent } from '../connection/settings.ts';

/** What is known of one line: who acts, parts of an action attempted on a line of their own, and who can’t act. */
export interface Announced {
  readonly actions: readonly ActionOdds[];
  readonly parts: readonly PartOdds[];
  readonly idle: readonly IdleOdds[];
  /** The contests that decide the actions, where several combatants throw together. */
  readonly contests: readonly ContestOdds[];
}

/** The hint’s text in one line; empty if there is nothing to show. */
export function hintText({ actions, parts, idle }: Announced, content: HintContent): string {
  const groups = idleGroups(idle, (who) => who);
  if (actions.length + parts.length === 0) return [...new Set(groups.flatMap(idleHint))].join(', ');
  const thrown = actions.length === 0 ? [] : throwsParts(actions, content);
  return dotted([
    ...thrown,
    ...parts.flatMap((part) => partText(part, content)),
    ...groups.flatMap((group) =>
      idleHint(group).map((words) => `${group.count === 1 ? group.who : `${group.count} others`}: ${words}`),
    ),
  ]);
}

function throwsParts(actions: readonly ActionOdds[], content: HintContent): readonly string[] {
  const chance = dotted([unbroken(chanceText(actions)), ...printedText(actions)]);
  const isBounded = actions.some(({ pool }) => pool.bounded !== undefined);
  const behind = [...(isBounded ? [unbroken('not all counted')] : []), ...targetText(actions)];
  const throws = `${throwsText(actions)}${countsText(actions)}`;
  if (content === 'pool') return [unbroken(throws), ...behind];
  if (content === 'chance') return [chance, ...behind];
  const both = [throws, throwsText(actions)].map((thrown) => [unbroken(thrown), chance, ...behind]);
  return both.find((parts) => dotted(parts).length <= longest) ?? [chance, ...behind];
}

/** The editor cuts off a hint, with its mark, after 43 characters; a figure that is cut in two says something else. */
const longest = 40;

/** The share of courses from which on a hint says that the target may already be out of the fight. */
const likelyOut = 0.5;

/** `target maybe out, ≈97%`: even an action with a good chance may have no target left. */
function targetText([action, ...others]: readonly ActionOdds[]): readonly string[] {
  const out = others.length === 0 ? action?.targetOut : undefined;
  return out === undefined || share(out) < likelyOut ? [] : [unbroken(`target maybe out, ${percent(out, 0)}`)];
}

/** `common (2)` and `≥ 48%`. */
function partText(part: PartOdds, content: HintContent): readonly string[] {
  const [measure, chance] = [unbroken(part.measure), unbroken(chanceText([part]))];
  return content === 'pool' ? [measure] : content === 'chance' ? [chance] : [measure, chance];
}

/** The most actors of one sentence whose chances are listed; the hover at the sentence lists them all. */
const mostPools = 3;

/** The exact chances, in Markdown. `call` adds articles to names. */
export function tooltipLines(
  { actions, parts, contests }: Announced,
  call: (name: string) => string,
): readonly string[] {
  const more = actions.length - mostPools;
  return [
    ...actions
      .slice(0, mostPools)
      .map((action) =>
        [
          `${escapeMarkdown(sentence(action.words))}: ${chances(action)}`,
          ...ableLines(action, call).map(escapeMarkdown),
        ].join('; '),
      ),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...parts.map(
      (part) => `${escapeMarkdown(sentence(part.words))}, ${escapeMarkdown(part.measure)}: ${chances(part)}`,
    ),
    ...contests.slice(0, mostPools).map((contest) => `${escapeMarkdown(sentence(contest.kind))}: ${chances(contest)}`),
  ];
}

/**
 * `succeeds 189/310 = 60.9677%, …`, for a bound `at least 48.3870% (15/31; the text’s table prints 66%)`;
 * impossible outcomes are left out.
 */
function chances({ outcomes, odds }: Pick<ActionOdds, 'outcomes' | 'odds'>): string {
  return [...inWords(odds, outcomes)]
    .filter(([, figure]) => canBe(figure))
    .map(([name, figure]) => `${escapeMarkdown(name)} ${chanceWords(figure)}`)
    .join(', ');
}

function chanceWords(figure: Figure): string {
  if (figure.sample !== undefined) return percentWithin(figure);
  const exact = shortFraction(figure);
  if (exact !== '' && figure.bound === undefined && figure.printed === undefined)
    return `${exact} = ${percent(figure, 4)}`;
  const beside = [...(exact === '' ? [] : [exact]), ...printedWords(figure)];
  return `${percentInWords(figure, 4)}${beside.length === 0 ? '' : ` (${beside.join('; ')})`}`;
}

/** A pool that occurs in a smaller share of the courses isn’t shown. */
const leastShare = 0.05;

/** The pools that the action has in the courses that reach its round, except for rare ones. */
function poolsOf({ pool, pools = [] }: ActionOdds): readonly ActionOdds['pool'][] {
  const listed = pools.filter(({ share }) => share >= leastShare).map((each) => each.pool);
  return listed.length === 0 ? [pool] : listed;
}

function throwsText(actions: readonly ActionOdds[]): string {
  const all = actions.flatMap(poolsOf);
  const dice = all.flatMap((pool) => dieOf(pool) ?? []);
  if (dice.length === all.length) return [...new Set(dice)].join(' or ');
  const pools = span(
    all
      .map(({ size }) => size)
      .sort((a, b) => a - b)
      .map(String),
    '–',
  );
  const pool = `${actions.some((action) => action.pool.keep === 'lowest') ? 'lowest of ' : ''}${pools}`;
  const difficulty = span(
    actions.map((action) => difficultyWords(action.pool)),
    ' to',
  );
  return `${pool} ${unitOf(actions[0]?.pool ?? {}, pool === '1' ? 1 : 2)}${difficulty}`;
}

/** `, the better one counts`, if it is the same for all. */
function countsText(actions: readonly ActionOdds[]): string {
  const [counting = '', ...others] = new Set(actions.map((action) => action.pool.counting ?? ''));
  return counting === '' || others.length > 0 ? '' : `, ${counting}`;
}

/** `d12`, for a single die of which the game only says what die it is: a number and a unit would say no more. */
function dieOf({ size, unit, difficulty }: ActionOdds['pool']): string | undefined {
  return size === 1 && unit?.faces !== undefined && difficulty?.now === `d${unit.faces}` ? difficulty.now : undefined;
}

/**
 * `hits 94%`: in whole percents, since a line may break at a decimal point; the outcome is named only if it is a single
 * word.
 */
function chanceText(actions: readonly Pick<ActionOdds, 'outcomes' | 'odds'>[]): string {
  const counting = actions.flatMap(({ outcomes, odds }) => [...inWords(odds, outcomes)].slice(0, 1));
  const [name = '', ...others] = new Set(counting.map(([outcome]) => outcome));
  const isWord = others.length === 0 && /^\p{L}+$/u.test(name);
  return `${isWord ? `${name} ` : ''}${spanOf(
    counting.map(([, figure]) => figure),
    (figure) => percent(figure, 0),
  )}`;
}

/** `printed 54%`: what the rulebook prints for that chance, if it does for all of the actions. */
function printedText(actions: readonly ActionOdds[]): readonly string[] {
  const known = actions.flatMap(({ odds }) => [...odds.values()][0]?.printed ?? []);
  if (known.length === 0 || known.length < actions.length) return [];
  const percents = known.map(({ percent: printed }) => printed).sort((a, b) => a - b);
  const words = span(
    percents.map((printed) => `${printed}%`),
    ' to ',
  );
  return [unbroken(`printed ${words}`)];
}

/** One text if all are the same, otherwise the range from the first to the last. */
function span(texts: readonly string[], to: string): string {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  return first === last ? first : `${first}${to}${last}`;
}

/**
 * Keeps a part on one line. The editor breaks lines after slashes and full stops, and no joiner between two characters
 * prevents that: so words are joined with no-break spaces, and fractions use the division slash.
 */
function unbroken(part: string): string {
  return part.replaceAll(' ', '\u00a0').replaceAll(/(?<=\d)\/(?=\d)/g, '\u2215');
}

/** Joins parts with dots; the line may break after a dot. */
function dotted(parts: readonly string[]): string {
  return parts.join('\u00a0· ');
}
