/** Work that takes its time takes turns: between two scenarios, whatever has arrived meanwhile is heard. */
import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';
import type { ScenarioAnalysis } from '../analysis/index.ts';

/** Throws where nobody wants an answer any more. */
export type StillWanted = () => void;

/** A question is about the text as it was when it was asked, until the one who asked calls it off. */
export function stillWanted(token: CancellationToken, isCurrent: () => boolean): StillWanted {
  return () => {
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'Called off');
    if (!isCurrent()) throw changed();
  };
}

/** What is told to somebody who asks about a text that isn’t there any more. */
export function changed(): ResponseError {
  return new ResponseError(LSPErrorCodes.ContentModified, 'The text has changed');
}

/** What nobody waits for begins when nothing has been typed or asked for so long. */
export const quietMilliseconds = 250;

/**
 * So often a message waits for its next moment until its answer is on its way: to be read, to be handled, to be answered. Two
 * that come together, as a change and a question, take a few more.
 */
const moments = 6;

/** Does something when what has arrived meanwhile has been answered; what it gives back calls it off. */
export function afterMessages(job: () => void): () => void {
  let left = moments;
  const wait = (): void => {
    left -= 1;
    if (left === 0) job();
    else due = setImmediate(wait);
  };
  let due = setImmediate(wait);
  return () => { clearImmediate(due); };
}

/** Lets what has arrived meanwhile be heard. */
export async function nextTurn(): Promise<void> {
  await new Promise<void>((resume) => { afterMessages(resume); });
}

/** Works out the odds of some scenarios, as far as they aren’t known. */
export async function reckoned(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await inTurns(scenarios.filter(({ hasOdds }) => !hasOdds), (each) => each.odds(), wanted);
}

/** The same without damage and how everybody stands. */
export async function reckonedBriefly(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  await inTurns(scenarios.filter(({ hasBriefOdds }) => !hasBriefOdds), (each) => each.briefOdds, wanted);
}

async function inTurns(scenarios: readonly ScenarioAnalysis[], work: (each: ScenarioAnalysis) => unknown, wanted: StillWanted): Promise<void> {
  for (const each of scenarios) {
    await nextTurn();
    wanted();
    work(each);
  }
}

/** Checks the outcomes of some scenarios. */
export async function prepared(scenarios: readonly ScenarioAnalysis[], wanted: StillWanted): Promise<void> {
  while (checkNext(scenarios)) {
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
