/** What a panel asks about the course that it shows, and how that is asked of the server. */
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

/** Whoever knows the answers. */
export interface Knowing {
  panelRound(request: PanelRoundRequest, signal: AbortSignal): Promise<PanelRoundAnswer>;
  panelWhy(request: PanelWhyRequest, signal: AbortSignal): Promise<PanelWhyAnswer>;
  panelWorth(request: PanelWorthRequest, signal: AbortSignal): Promise<PanelWorthAnswer>;
}

/** The answer to a question about a showing; undefined where there is none. Rejects where the server doesn't answer. */
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
      // An answer about another text is followed by a showing of that text.
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

/** What is said where there is no answer: a round comes with another showing, everything else is asked once. */
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
