/** Handles code lens requests: positions at once, titles when a lens is resolved. */
import type { CodeLens, Connection } from 'vscode-languageserver';
import { wayToSteps, type ScenarioAnalysis } from '../../analysis/index.ts';
import { isFirst, mapInSteps } from '../../engine/index.ts';
import { movedBy } from '../../report/index.ts';
import { answering, stillAsked } from '../answering.ts';
import { codeLensSteps, lensRoundOf, resolvedLens, type LensRound, type MovesOf } from './code-lenses.ts';
import type { Answers } from '../editor-answers.ts';
import { lensFor } from '../connection/for-client.ts';
import type { LaterRounds } from './last-valid.ts';
import { changed, computeFirst, inTimeSlices, computedInTimeSlices, type StillWanted } from '../time-slicing.ts';
import type { Versioned } from '../analysis-store.ts';

export function answerLenses(connection: Connection, answers: Answers): void {
  const { guard, store, lastValid, settings, published } = answers;
  connection.onCodeLens(
    answering(answers).inSteps([], function* lenses(analysis) {
      if (!settings().codeLens) return [];
      return yield* mapInSteps(yield* codeLensSteps(analysis, lastValid, published(analysis)), lensFor);
    }),
  );
  connection.onCodeLensResolve((lens, token) =>
    guard.later(
      lens,
      async () => {
        const about = lensRoundOf(lens);
        const versioned =
          about === undefined ? undefined : await store.ready(about.uri, stillAsked(store, about.uri, token));
        if (about === undefined || versioned === undefined) return lens;
        return resolve(
          answers,
          lens,
          about,
          versioned,
          guard.stillWanted(about.uri, token, () => store.isCurrent(about.uri, versioned.version)),
        );
      },
      lensRoundOf(lens)?.uri,
    ),
  );
}

/** First rounds need no sampling: all their odds are known at once. */
function isAboutFirst(shown: readonly ScenarioAnalysis[], { sentence, start }: LensRound): boolean {
  return shown.some(({ scenario }) =>
    scenario.rounds.some(
      (round) => round.source.sentence === sentence && round.source.start === start && isFirst(scenario, round),
    ),
  );
}

function isAnythingKnown(known: readonly LaterRounds[]): boolean {
  return known.some(({ rounds }) => rounds.length > 0);
}

async function resolve(
  { lastValid, baselines, settings }: Answers,
  lens: CodeLens,
  about: LensRound,
  { analysis }: Versioned,
  wanted: StillWanted,
): Promise<CodeLens> {
  const shown = lastValid.shown(analysis, about.scenario);
  // If anything is known of later rounds, the request doesn’t wait for more: the editor is asked to refresh when there
  // is.
  const isKnown =
    isAboutFirst(shown, about) || shown.some((each) => isAnythingKnown(lastValid.laterRounds(analysis, each)));
  await (isKnown ? computeFirst : computedInTimeSlices)(shown, wanted);
  if (about.kind === 'step') for (const each of shown) await inTimeSlices(() => wayToSteps(each), wanted);
  await baselines.prepare(about.uri, analysis, shown, wanted);
  const movesOf: MovesOf = (scenario, round) =>
    movedBy(baselines.movedFiguresOf(about.uri, scenario, round), settings().movedThreshold);
  const resolved = resolvedLens(lens, about, {
    analysis,
    lastValid,
    shown: lastValid.held(analysis, about.scenario),
    movesOf,
  });
  // An editor shows a lens without a title as an error; when the text has changed it requests all lenses again.
  if (resolved === undefined) throw changed();
  return lensFor(resolved);
}
