/** Time slicing: long work yields to the event loop, so that pending messages are handled in between. */
import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';
import { ResumableTask, type ScenarioAnalysis } from '../analysis/index.ts';
import { isSending } from './connection/sending.ts';

/** Throws if the answer is no longer needed. */
export type StillWanted = () => void;

/** For work that can’t be cancelled. */
export const alwaysWanted: StillWanted = () => undefined;

/** A check that throws when the request is cancelled, or when the text has changed since it was made. */
export function stillWanted(token: CancellationToken, isCurrent: () => boolean): StillWanted {
  return () => {
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'Called off');
    if (!isCurrent()) throw changed();
  };
}

/** The error for a request about a text that has changed. */
export function changed(): ResponseError {
  return new ResponseError(LSPErrorCodes.ContentModified, 'The file has changed');
}

/**
 * Event-loop iterations that a message can take from arrival to answer: it is read, handled and answered. Two that
 * arrive together, such as a change and a request, take a few more.
 */
const moments = 6;

/**
 * How many more iterations other work waits for changes that are still to be analysed. It is bounded because changes
 * may keep coming.
 */
const momentsForChanges = 12;

/**
 * How much longer other work waits for an answer that is being sent, in ms. A large answer is sent in pieces, one for
 * each iteration, and small ones queue behind the last; the bound keeps an editor that doesn’t read from blocking work.
 */
const longestSending = 50;

/** Changes of documents that wait to be analysed. */
const changes = new Set<() => void>();

/** Runs a job when pending messages have been answered; returns a function that cancels it. */
export function afterMessages(job: () => void): () => void {
  let since: number | undefined;
  return afterMoments(job, (left) => {
    if (left > 0 || (changes.size > 0 && left > -momentsForChanges)) return false;
    since ??= performance.now();
    return !isSending() || performance.now() - since > longestSending;
  });
}

/** The same for a change of a document, which has priority over all other waiting work. */
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

/** Waits until pending messages have been handled. */
export async function nextTurn(): Promise<void> {
  await new Promise<void>((resume) => {
    afterMessages(resume);
  });
}

/**
 * Runs steps to their result in time slices; the first slice may be longer (`first`, in ms), since the request waits
 * for it in any case.
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
 * Computes the quickly available odds of some scenarios: those of first rounds, and a first sampling stage of later
 * ones. With `first`, each scenario starts at once with a slice of that many ms.
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

/** Computes all chances of some scenarios. */
export async function computeInFull(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await oneByOne(scenarios, (each) => each.chancesSteps(), wanted);
}

/** Computes what a first sampling stage is enough for. */
export async function computeRoughly(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await oneByOne(scenarios, (each) => each.roughSteps(), wanted);
}

/** Computes the odds of the scenarios’ first rounds. */
export async function computeFirst(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await oneByOne(scenarios, (each) => each.firstOddsSteps(), wanted);
}

/** The same without damage and final states. */
export async function computeFirstBriefly(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
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

/** Checks the outcomes of some scenarios, for at most `most` ms. */
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

/** Checks outcomes for one time slice; returns whether any were left to check. */
export function checkNext(scenarios: readonly ScenarioAnalysis[]): boolean {
  const next = scenarios.find((each) => each.knownLaterFindings === undefined);
  next?.prepare();
  return next !== undefined;
}

/**
 * Computes chances for one time slice; returns whether any were left to compute. The quickly available odds of the
 * scenario at hand come first.
 */
export function chanceNext(scenarios: readonly ScenarioAnalysis[], atHand?: ScenarioAnalysis): boolean {
  const next =
    atHand !== undefined && atHand.knownChances === undefined
      ? atHand
      : scenarios.find(({ knownChances }) => knownChances === undefined || knownChances.isGoingOn === true);
  next?.prepareChances();
  return next !== undefined;
}
