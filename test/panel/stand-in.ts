/**
 * Simulates VS Code and the extension inside the page of a panel. Every function runs in the page, so it uses only
 * types from here.
 */
import type { FromPanel, RoundView, WhyView, WorthView } from '../../server/protocol/index.ts';

export type Question = Extract<FromPanel, { readonly type: 'round' | 'why' | 'worth' }>;

/** The answers to all requests of a kind. */
export interface Answers {
  readonly why?: WhyView;
  readonly worth?: readonly (WorthView | null)[];
}

/** The answers to later requests: the rounds of a showing, the other answers, and whether rounds are held back. */
export interface Change {
  readonly rounds?: {
    readonly id: number;
    readonly original: readonly RoundView[];
    readonly branch: readonly RoundView[];
  };
  readonly answers?: Answers;
  readonly held?: boolean;
}

declare global {
  var panelPosts: Exclude<FromPanel, Question>[];
  var panelQuestions: Question[];
  var panelState: unknown;
  /** Settles when all pending messages have been handled. */
  var panelQueue: Promise<void>;
  var panelSend: (message: unknown) => void;
  var panelChange: (change: Change) => void;
}

/** Defines `acquireVsCodeApi` in the page, with the state before a reload. */
export function standIn(kept: unknown): void {
  const knowledge: { rounds?: Change['rounds']; answers: Answers; held: boolean; waiting: Question[] } = {
    answers: {},
    held: false,
    waiting: [],
  };
  globalThis.panelPosts = [];
  globalThis.panelQuestions = [];
  globalThis.panelState = kept;
  globalThis.panelQueue = Promise.resolve();
  // One message after the other, so that the listener for this one hears no other.
  globalThis.panelSend = (message) => {
    globalThis.panelQueue = globalThis.panelQueue.then(
      () =>
        new Promise((resolve) => {
          window.addEventListener(
            'message',
            () => {
              resolve();
            },
            { once: true },
          );
          window.postMessage(message);
        }),
    );
  };
  const answer = (question: Question): void => {
    const { rounds, answers } = knowledge;
    const { type } = question;
    if (type === 'why') globalThis.panelSend({ type, ask: question.ask, why: answers.why });
    if (type === 'worth') globalThis.panelSend({ type, ask: question.ask, worth: answers.worth ?? [] });
    if (type !== 'round' || rounds?.id !== question.id) return;
    const round = rounds[question.course][question.at];
    if (round !== undefined)
      globalThis.panelSend({ type, id: rounds.id, course: question.course, at: question.at, round });
  };
  const isQuestion = (message: FromPanel): message is Question => ['round', 'why', 'worth'].includes(message.type);
  globalThis.panelChange = ({ rounds, answers, held }) => {
    if (rounds !== undefined) knowledge.rounds = rounds;
    if (answers !== undefined) knowledge.answers = answers;
    if (held !== undefined) knowledge.held = held;
    if (!knowledge.held) for (const question of knowledge.waiting.splice(0)) answer(question);
  };
  Object.assign(globalThis, {
    acquireVsCodeApi: () => ({
      postMessage: (message: FromPanel) => {
        if (!isQuestion(message)) globalThis.panelPosts.push(message);
        else {
          globalThis.panelQuestions.push(message);
          if (knowledge.held && message.type === 'round') knowledge.waiting.push(message);
          else answer(message);
        }
      },
      getState: () => globalThis.panelState,
      setState: (state: unknown) => {
        globalThis.panelState = state;
      },
    }),
  });
}

export function queueMessage(message: unknown): void {
  globalThis.panelSend(message);
}

export function answerQuestions(change: Change): void {
  globalThis.panelChange(change);
}

/** Waits until nothing is pending; an answer may have caused another request. */
export async function settleMessages(): Promise<void> {
  let last: Promise<void> | undefined;
  while (last !== globalThis.panelQueue) {
    last = globalThis.panelQueue;
    await last;
  }
}
