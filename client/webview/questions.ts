/** Questions to the extension, and the promises for their answers. */
import type { FromPanel, WhyView, WorthView } from '../../server/protocol/index.ts';

type Why = Extract<FromPanel, { readonly type: 'why' }>;
type Worth = Extract<FromPanel, { readonly type: 'worth' }>;

export interface Questions {
  readonly askWhy: (question: Omit<Why, 'type' | 'ask'>) => Promise<WhyView | undefined>;
  readonly askWorth: (question: Omit<Worth, 'type' | 'ask'>) => Promise<readonly (WorthView | null)[]>;
  readonly answerWhy: (ask: number, why: WhyView | undefined) => void;
  readonly answerWorth: (ask: number, worth: readonly (WorthView | null)[]) => void;
  /** Resolves all pending questions without an answer. */
  readonly giveUp: () => void;
}

/** Ignores an answer to a question that wasn’t asked. */
export function questionsTo(post: (message: FromPanel) => void): Questions {
  let asked = 0;
  const whys = new Map<number, (why: WhyView | undefined) => void>();
  const worths = new Map<number, (worth: readonly (WorthView | null)[]) => void>();
  const answerWhy: Questions['answerWhy'] = (ask, why) => {
    whys.get(ask)?.(why);
    whys.delete(ask);
  };
  const answerWorth: Questions['answerWorth'] = (ask, worth) => {
    worths.get(ask)?.(worth);
    worths.delete(ask);
  };
  return {
    answerWhy,
    answerWorth,
    askWhy: (question) =>
      new Promise((resolve) => {
        asked += 1;
        whys.set(asked, resolve);
        post({ type: 'why', ask: asked, ...question });
      }),
    askWorth: (question) =>
      new Promise((resolve) => {
        asked += 1;
        worths.set(asked, resolve);
        post({ type: 'worth', ask: asked, ...question });
      }),
    giveUp: () => {
      for (const ask of [...whys.keys()]) answerWhy(ask, undefined);
      for (const ask of [...worths.keys()]) answerWorth(ask, []);
    },
  };
}
