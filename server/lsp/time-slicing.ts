/** Work that takes its time takes turns: between two scenarios, whatever has arrived meanwhile is heard. */
import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';
import { ResumableTask, type ScenarioAnalysis } from '../analysis/index.ts';
import { isSending } from './connection/sending.ts';

/** Throws where nobody wants an answer any more. */
export type StillWanted = () => void;

/** Of work that goes on to its end. */
export const alwaysWanted: StillWanted = () => undefined;

/** A question is about the text as it was when it was asked, until the one who asked calls it off. */
export function stillWanted(token: CancellationToken, isCurrent: () => boolean): StillWanted {
  return () => {
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'Called off');
    if (!isCurrent()) throw changed();
  };
}

/** What is told to somebody who asks about a text that isn’t there any more. */
export function changed(): ResponseError {
  return new ResponseError(LSPErrorCodes.ContentModified, 'The file has changed');
}

/**
 * So often a message waits for its next moment until its answer is on its way: to be read, to be handled, to be
 * answered. Two that come together, as a change and a question, take a few more.
 */
const moments = 6;

/**
 * So many moments more everything else waits for a change that is to be looked at, and no longer: changes may come on
 * and on.
 */
const momentsForChanges = 12;

/**
 * So many milliseconds longer everything else waits for what is being sent. A large answer goes out piece by piece, one
 * in each moment, and the small ones behind it wait for the last; an editor that doesn’t read holds nothing up.
 */
const longestSending = 50;

/** Changes of documents that wait to be looked at. */
const changes = new Set<() => void>();

/** Does something when what has arrived meanwhile has been answered; what it gives back calls it off. */
export function afterMessages(job: () => void): () => void {
  let since: number | undefined;
  return afterMoments(job, (left) => {
    if (left > 0 || (changes.size > 0 && left > -momentsForChanges)) return false;
    since ??= performance.now();
    return !isSending() || performance.now() - since > longestSending;
  });
}

/** The same for a change of a document, which goes before everything else that waits. */
export function afterChanges(job: () => void): () => void {
  changes.add(job);
  const callOff = afterMoments(
    () => {
      changes.delete(job);
      job();
    },
    (left) => left <= 0,
  );
  return () => {
    changes.delete(job);
    callOff();
  };
}

function afterMoments(job: () => void, isTime: (left: number) => boolean): () => void {
  let left = moments;
  const wait = (): void => {
    left -= 1;
    if (isTime(left)) job();
    else due = setImmediate(wait);
  };
  let due = setImmediate(wait);
  return () => {
    clearImmediate(due);
  };
}

/** Lets what has arrived meanwhile be heard. */
export async function nextTurn(): Promise<void> {
  await new Promise<void>((resume) => {
    afterMessages(resume);
  });
}

/**
 * What comes of some work, a few milliseconds’ worth of it a turn; `first` are those of the first turn, which whoever
 * asks waits for in any case.
 */
export async function inTimeSlices<T>(
  steps: () => Generator<undefined, T>,
  wanted: StillWanted,
  first?: number,
): Promise<T> {
  const work = new ResumableTask(steps);
  for (let isDone = work.goOn(first); !isDone; isDone = work.goOn()) {
    await nextTurn();
    wanted();
  }
  return work.result;
}

/**
 * Works out what there is to tell soon of some scenarios: their first rounds, and a first stage of the others. Where
 * somebody waits for it, so many milliseconds of each are worked at once.
 */
export async function computedInTimeSlices(
  scenarios: readonly ScenarioAnalysis[],
  wanted: StillWanted,
  first?: number,
): Promise<void> {
  const unknown = scenarios.filter(({ knownChances }) => knownChances === undefined);
  if (first === undefined) await oneByOne(unknown, (each) => each.soonSteps(), wanted);
  else for (const each of unknown) await inTimeSlices(() => each.soonSteps(), wanted, first);
}

/** All chances of some scenarios. */
export async function reckonedInFull(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await oneByOne(scenarios, (each) => each.chancesSteps(), wanted);
}

/** What a first stage of plays is enough for. */
export async function reckonedRoughly(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await oneByOne(scenarios, (each) => each.roughSteps(), wanted);
}

/** The odds of their first rounds. */
export async function firstReckoned(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await oneByOne(scenarios, (each) => each.firstOddsSteps(), wanted);
}

/** The same without damage and how everybody stands. */
export async function firstReckonedBriefly(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await oneByOne(scenarios, (each) => each.briefFirstOddsSteps(), wanted);
}

async function oneByOne(
  scenarios: readonly ScenarioAnalysis[],
  steps: (each: ScenarioAnalysis) => Generator<undefined, unknown>,
  wanted: StillWanted,
): Promise<void> {
  for (const each of scenarios) {
    await nextTurn();
    wanted();
    await inTimeSlices(() => steps(each), wanted);
  }
}

/** Checks the outcomes of some scenarios, for so many milliseconds at most. */
export async function prepared(
  scenarios: readonly ScenarioAnalysis[],
  wanted: StillWanted,
  most = Infinity,
): Promise<void> {
  const end = performance.now() + most;
  while (checkNext(scenarios) && performance.now() < end) {
    await nextTurn();
    wanted();
  }
}

/** Does a few milliseconds’ worth of checking outcomes; says whether there was any left to do. */
export function checkNext(scenarios: readonly ScenarioAnalysis[]): boolean {
  const next = scenarios.find((each) => each.knownLaterFindings === undefined);
  next?.prepare();
  return next !== undefined;
}

/**
 * Does a few milliseconds’ worth of working out chances; says whether there was any left to do. What is to be told soon
 * of the scenario at hand comes first.
 */
export function chanceNext(scenarios: readonly ScenarioAnalysis[], atHand?: ScenarioAnalysis): boolean {
  const next =
    atHand !== undefined && atHand.knownChances === undefined
      ? atHand
      : scenarios.find(({ knownChances }) => knownChances === undefined || knownChances.isGoingOn === true);
  next?.prepareChances();
  return next !== undefined;
}
