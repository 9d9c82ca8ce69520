/** View models of chances: given what is forced, and what they are otherwise. */
import {
  wordsOf,
  ownerOf,
  type ActionOdds,
  type ContestOdds,
  type Figure,
  type OutcomeOdds,
  type OutcomeId,
} from '../../engine/index.ts';
import type { ChanceView } from '../../protocol/index.ts';
import { canBe, percentInWords, printedWords, share, shortFraction } from '../figures.ts';
import type { ViewContext } from './view-context.ts';

/**
 * All outcomes that are possible with or without pins and trials, each with its side; `written` is the contest without
 * trials.
 */
export function chanceViews(
  context: ViewContext,
  contest: Pick<ContestOdds, 'outcomes' | 'odds' | 'pinned' | 'inFull'>,
  written?: Pick<ContestOdds, 'odds' | 'pinned'>,
): readonly ChanceView[] {
  return [...outcomesOf(contest, written)]
    .filter(([, { given, plain, file }]) => [given, plain, ...(file === undefined ? [] : [file])].some(canBe))
    .map(([id, chance]) => {
      const label = wordsOf(contest.outcomes, id);
      const side = outcomeSide(context, id);
      return { ...givenView(contest.inFull?.get(id) ?? label, chance), ...(side === undefined ? {} : { side }) };
    });
}

export function chanceView(label: string, figure: Figure): ChanceView {
  const exact = shortFraction(figure);
  const printed = printedWords(figure).join('; ');
  return {
    label,
    value: share(figure),
    text: percentInWords(figure),
    ...(exact === '' ? {} : { exact }),
    ...(figure.bound === undefined ? {} : { bound: figure.bound }),
    ...(printed === '' ? {} : { printed }),
  };
}

/**
 * The chance of an action’s main outcome, in words: `chance it succeeds`, `chance it hits at all`, `chance that
 * everything succeeds`; undefined if it has none.
 */
export function chanceOf(action: ActionOdds | undefined, written?: ActionOdds): ChanceView | undefined {
  const [first] = action === undefined ? [] : outcomesOf(action, written);
  return action === undefined || first === undefined ? undefined : givenView(chanceWords(action, first[0]), first[1]);
}

/** An action with several parts succeeds only as a whole. */
function chanceWords(action: ActionOdds, id: OutcomeId): string {
  const outcome = wordsOf(action.outcomes, id);
  if (action.pool.keep === 'sets') return `chance that ${action.parts === undefined ? 'it' : 'everything'} ${outcome}`;
  return `chance it ${outcome}${hasParts(action, id) ? ' at all' : ''}`;
}

/** Whether the outcome is split up by how often or how well it happens. */
function hasParts({ odds }: ActionOdds, outcome: OutcomeId): boolean {
  return [...odds.values()].some(({ partOf }) => partOf === outcome);
}

/** Whether pins change the chance of an action. */
export function isMoved(action: ActionOdds): boolean {
  const [first] = outcomesOf(action).values();
  return first !== undefined && !isSame(first);
}

/** A chance given what is forced, and otherwise; and where something is tried out, the chance in the file. */
interface Given {
  readonly given: Figure;
  readonly plain: Figure;
  readonly file?: Figure;
}

/**
 * An outcome that only one of the odds has never happens in the others; if nothing is forced, or the forced odds are
 * unknown, both are the same.
 */
function outcomesOf(contest: Known, written?: Known): ReadonlyMap<OutcomeId, Given> {
  const { odds } = contest;
  const [given, file] = [givenOf(contest), written === undefined ? undefined : givenOf(written)];
  return new Map(
    [...odds, ...given, ...(file ?? [])].map(([name, figure]) => {
      const of = (known: OutcomeOdds): Figure => known.get(name) ?? neverLike(figure);
      return [name, { given: of(given), plain: of(odds), ...(file === undefined ? {} : { file: of(file) }) }];
    }),
  );
}

type Known = Pick<ActionOdds, 'odds' | 'pinned'>;

function givenOf({ odds, pinned }: Known): OutcomeOdds {
  return pinned === undefined || pinned.size === 0 ? odds : pinned;
}

function neverLike({ chance }: Figure): Figure {
  return { chance: chance.sub(chance) };
}

function givenView(label: string, chance: Given): ChanceView {
  const { given, plain, file } = chance;
  const isOther = file !== undefined && !file.chance.equals(given.chance) && !file.chance.equals(plain.chance);
  return {
    ...chanceView(label, given),
    ...(isSame(chance) ? {} : { unforced: percentInWords(plain) }),
    ...(isOther ? { asWritten: percentInWords(file) } : {}),
  };
}

function isSame({ given, plain }: Given): boolean {
  return given.chance.equals(plain.chance);
}

/** The side that an outcome belongs to, or the side of its person; undefined for a tie, which belongs to nobody. */
export function outcomeSide(
  { scenario, sides }: Pick<ViewContext, 'scenario' | 'sides'>,
  outcome: OutcomeId,
): number | undefined {
  const owner = ownerOf(outcome);
  if (owner === undefined) return undefined;
  if (scenario.sides.some(({ name }) => name === owner)) return sides(owner);
  const whose = scenario.combatants.find(({ name }) => name === owner);
  return whose === undefined ? undefined : sides(whose.side.id ?? whose.side.text);
}
