/** Refactorings at the caret: all are offered at once, and the edits are computed when one is chosen. */
import { CodeActionKind, type CodeAction, type Range } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import {
  bodiesNamed,
  calledInFull,
  percentMet,
  type Announcement,
  type Round,
  type Source,
} from '../../engine/index.ts';
import { editsOf, withEdits, type TextEdit } from '../../language/index.ts';
import { rangeOfSource, scenariosIn, toTextEdit } from '../connection/convert.ts';
import type { Analyse } from './fix-effects.ts';
import { pinThrows } from './pin-throws.ts';
import { missingActors, writeMissing, writeRest, lastSentence } from './round-drafts.ts';
import { canSplit, splitList } from './split-list.ts';
import { prepared, type StillWanted } from '../time-slicing.ts';

/** Where something is to be rewritten. */
export interface RewritePlace {
  readonly analysis: Analysis;
  /** The index of the scenario in the file. */
  readonly scenario: number;
}

export interface RewriteRound extends RewritePlace {
  readonly round: Round;
}

export interface RewriteAnnouncement extends RewriteRound {
  readonly announcement: Announcement;
}

interface Refactoring {
  readonly title: string;
  readonly kind: string;
  readonly write: (analyse: Analyse, wanted: StillWanted) => Promise<readonly TextEdit[]> | readonly TextEdit[];
}

/** Identifies a refactoring until it is chosen. */
interface RewriteData {
  readonly uri: string;
  readonly title: string;
  readonly range: Range;
}

export function refactoringsOf(analysis: Analysis, range: Range, isWanted: (kind: string) => boolean): CodeAction[] {
  return refactoringsAt(analysis, range)
    .filter(({ kind }) => isWanted(kind))
    .map(({ title, kind }) => ({
      title,
      kind,
      data: { uri: analysis.reading.file, title, range } satisfies RewriteData,
    }));
}

/** The action with its edits, if it still applies. */
export async function resolvedRefactoring(
  action: CodeAction,
  analysis: Analysis,
  analyse: Analyse,
  wanted: StillWanted,
): Promise<CodeAction> {
  const data = rewriteDataOf(action);
  const chosen =
    data === undefined ? undefined : refactoringsAt(analysis, data.range).find(({ title }) => title === data.title);
  const edits = (await chosen?.write(analyse, wanted)) ?? [];
  if (edits.length === 0) return action;
  return { ...action, edit: { changes: { [analysis.reading.file]: edits.map((edit) => toTextEdit(analysis, edit)) } } };
}

/** What an action is about, from its data; undefined if it isn’t ours. */
export function rewriteDataOf({ data }: CodeAction): RewriteData | undefined {
  const { uri, title, range } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof uri !== 'string' || typeof title !== 'string' || typeof range !== 'object' || range === null)
    return undefined;
  return { uri, title, range: range as Range };
}

function refactoringsAt(analysis: Analysis, range: Range): readonly Refactoring[] {
  const [scenario] = scenariosIn(analysis, range);
  const known = scenario === undefined ? undefined : analysis.scenarios[scenario];
  if (scenario === undefined || known === undefined) return [];
  const { rounds, combatants } = known.scenario;
  const place: RewritePlace = { analysis, scenario };
  if (rounds.length === 0) {
    const title = combatants.length > 1 ? 'Write a first round' : 'Write the rest: a cast and a first round';
    return [{ title, kind: CodeActionKind.QuickFix, write: (analyse, wanted) => writeRest(place, analyse, wanted) }];
  }
  const round = rounds.findLast(
    ({ source }) => (rangeOfSource(analysis, source)?.start.line ?? Infinity) <= range.start.line,
  );
  const announcement = round?.announcements.find(({ source }) => isOn(analysis, source, range));
  return [
    ...(round === undefined ? [] : ofRound({ ...place, round })),
    ...(round === undefined || announcement === undefined ? [] : ofAnnouncement({ ...place, round, announcement })),
  ];
}

function ofRound(place: RewriteRound): readonly Refactoring[] {
  const [first, ...others] = missingActors(place);
  if (first === undefined) return [];
  const title =
    others.length === 0
      ? `Add the missing actor: ${calledInFull(first)}`
      : `Add the ${others.length + 1} missing actors`;
  return [
    { title, kind: CodeActionKind.RefactorRewrite, write: (analyse, wanted) => writeMissing(place, analyse, wanted) },
  ];
}

function ofAnnouncement(place: RewriteAnnouncement): readonly Refactoring[] {
  const { analysis, scenario, announcement } = place;
  const known = analysis.scenarios[scenario];
  const isPinned = announcement.clauses.some((fact) => known?.ruleset.isPin(fact) === true);
  const rewrite = (title: string, write: Refactoring['write']): Refactoring => ({
    title,
    kind: CodeActionKind.RefactorRewrite,
    write,
  });
  return [
    ...(canSplit(place)
      ? [rewrite('Split this list: one announcement each', () => splitList(place))]
      : [rewrite('Expect at least the present chance', (analyse, wanted) => expectChance(place, analyse, wanted))]),
    // Names the seed, since a panel may show the throws of another one.
    ...(isPinned || known === undefined
      ? []
      : [
          rewrite(`Pin what is thrown here with seed ${known.seed}`, (analyse, wanted) =>
            pinThrows(place, analyse, wanted),
          ),
        ]),
  ];
}

function isOn(analysis: Analysis, source: Source, { start, end }: Range): boolean {
  const place = rangeOfSource(analysis, source);
  return place !== undefined && place.start.line <= end.line && place.end.line >= start.line;
}

/**
 * Adds an expectation of 1% to a copy first, to compute the chance over all courses, and then expects that chance. None
 * if it is unknown or below 1%.
 */
async function expectChance(
  place: RewriteAnnouncement,
  analyse: Analyse,
  wanted: StillWanted,
): Promise<readonly TextEdit[]> {
  const { analysis, scenario } = place;
  const asked = (await analyse(withEdits(analysis.reading.text, expecting(place, 1)))).scenarios[scenario];
  if (asked === undefined) return [];
  await prepared([asked], wanted);
  const { expectation, verdict } = asked.verdicts.at(-1) ?? {};
  const percent =
    expectation === undefined || verdict?.figure === undefined ? undefined : percentMet(expectation, verdict.figure);
  return percent === undefined ? [] : expecting(place, percent);
}

function expecting(place: RewriteAnnouncement, percent: number): readonly TextEdit[] {
  const { analysis, scenario: index, round, announcement } = place;
  const scenario = analysis.scenarios[index]?.scenario;
  const [actor] = scenario === undefined ? [] : announcement.actors.flatMap(({ id }) => bodiesNamed(scenario, id));
  const at = lastSentence(place);
  if (actor === undefined || at === undefined) return [];
  const text = `expect ${calledInFull(actor)} succeeds at least ${percent}% in round ${round.number}`;
  return editsOf(analysis.reading, { title: '', certain: false, intents: [{ do: 'add sentence after', at, text }] });
}
