/** Forwards a page’s questions about the shown course to the server. */
import {
  type FromPanel,
  type PanelRoundAnswer,
  type PanelRoundRequest,
  type PanelWhyAnswer,
  type PanelWhyRequest,
  type PanelWorthAnswer,
  type PanelWorthRequest,
  type ToPanel,
  placeOf,
} from '../../server/protocol/index.ts';
import { requestFor, type Showing } from './showing.ts';

export type Question = Extract<FromPanel, { readonly type: 'round' | 'why' | 'worth' }>;

/** The server requests for these questions. */
export interface Knowing {
  panelRound(request: PanelRoundRequest, signal: AbortSignal): Promise<PanelRoundAnswer>;
  panelWhy(request: PanelWhyRequest, signal: AbortSignal): Promise<PanelWhyAnswer>;
  panelWorth(request: PanelWorthRequest, signal: AbortSignal): Promise<PanelWorthAnswer>;
}

/** The answer to a question about a showing; undefined if there is none. Rejects if the server doesn’t respond. */
export async function answerTo(
  question: Question,
  showing: Showing,
  knowing: Knowing,
  signal: AbortSignal,
): Promise<ToPanel | undefined> {
  const model = showing[question.course];
  if (model === undefined) return undefined;
  const request = requestFor(question.course, { uri: model.uri, ...placeOf(model), wish: showing.wish });
  switch (question.type) {
    case 'round': {
      const { id, course, at } = question;
      if (id !== showing.id) return undefined;
      const answer = await knowing.panelRound({ ...request, at }, signal);
      // Discarded if for another version, which is shown soon.
      return answer?.version === model.version ? { type: 'round', id, course, at, round: answer.round } : undefined;
    }
    case 'why': {
      const why = await knowing.panelWhy({ ...request, step: question.step, question: question.question }, signal);
      return why === null ? undefined : { type: 'why', ask: question.ask, why };
    }
    case 'worth':
      return {
        type: 'worth',
        ask: question.ask,
        worth: await knowing.panelWorth({ ...request, step: question.step, who: question.who }, signal),
      };
  }
}

/** The message if there is no answer; none for a round, since another showing follows. Others are asked only once. */
export function noAnswerTo(question: Question): ToPanel | undefined {
  switch (question.type) {
    case 'round':
      return undefined;
    case 'why':
      return { type: 'why', ask: question.ask };
    case 'worth':
      return { type: 'worth', ask: question.ask, worth: [] };
  }
}
