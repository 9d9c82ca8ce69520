/** Handles the extension’s requests about outcomes: what has moved, and whether expectations are met. */
import type { CancellationToken, Connection } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import {
  methods,
  type BaselineNotice,
  type ExpectationsRequest,
  type MovedPageRequest,
  type MovedRoundsRequest,
  type VerdictsRequest,
} from '../../protocol/index.ts';
import { stillAsked } from '../answering.ts';
import type { Answers } from '../editor-answers.ts';
import { expectationsAnswer, verdictsAnswer } from './expectations.ts';
import { documentAskedAbout } from '../connection/guard.ts';
import { movedPageAnswer, movedRoundsAnswer } from './moved.ts';
import type { StillWanted } from '../time-slicing.ts';

export function answerOutcomes(connection: Connection, answers: Answers): void {
  const { guard, store, baselines, includers, questions, settings } = answers;
  connection.onNotification(methods.baseline, (notice: BaselineNotice) =>
    guard.now(
      undefined,
      () => {
        baselines.receive(notice);
        questions.lookAgain();
      },
      notice.uri,
    ),
  );
  connection.onRequest(methods.movedRounds, (request: MovedRoundsRequest, token: CancellationToken) =>
    guard.later(
      null,
      async () => {
        const { uri } = request;
        const versioned = await store.ready(uri, stillAsked(store, uri, token));
        if (versioned === undefined) return null;
        return movedRoundsAnswer(
          baselines,
          uri,
          versioned,
          settings().movedThreshold,
          asLong(answers, uri, versioned.analysis, token),
        );
      },
      documentAskedAbout(request),
    ),
  );
  connection.onRequest(methods.movedPage, (request: MovedPageRequest, token: CancellationToken) =>
    guard.later(
      null,
      async () => {
        const { uri, kind, text } = request;
        const analysis = (await store.ready(uri, stillAsked(store, uri, token)))?.analysis;
        if (analysis === undefined) return null;
        const wanted = asLong(answers, uri, analysis, token);
        return movedPageAnswer(
          await baselines.analyse(uri, text, analysis, wanted),
          analysis,
          kind,
          settings().movedThreshold,
          wanted,
        );
      },
      documentAskedAbout(request),
    ),
  );
  connection.onRequest(methods.expectations, (request: ExpectationsRequest) =>
    guard.later(
      [],
      async () => {
        const analysis = await includers.analysisOf(request.uri);
        return analysis === undefined ? [] : expectationsAnswer(analysis);
      },
      documentAskedAbout(request),
    ),
  );
  connection.onRequest(methods.verdicts, (request: VerdictsRequest, token: CancellationToken) =>
    guard.later(
      null,
      async () => {
        const { uri, scenario } = request;
        const analysis = await includers.analysisOf(uri);
        return analysis === undefined
          ? null
          : verdictsAnswer(analysis, scenario, asLong(answers, uri, analysis, token));
      },
      documentAskedAbout(request),
    ),
  );
}

/** Throws when the request is cancelled, or when an open document has another text than it was about. */
function asLong({ guard, store }: Answers, uri: string, analysis: Analysis, token: CancellationToken): StillWanted {
  const wasOpen = store.isStill(uri, analysis);
  return guard.stillWanted(uri, token, () => !wasOpen || store.isStill(uri, analysis));
}
