/** Which sentences below an announcement decide the same thing, of which only one can be. */
import { wordsKey } from '../../cast.ts';
import type { QuickShotFact } from '../../facts.ts';

/** `what` is the thing, at the beginning of a sentence; `key` the same where it is the same thing. */
export interface Decided {
  readonly key: string;
  readonly what: string;
  readonly counts: 'last' | 'both' | 'once';
}

/** Undefined where any number can stand side by side, or another check tells of them. */
export function decidedBy(fact: QuickShotFact): Decided | undefined {
  switch (fact.kind) {
    case 'rolls':
      return { key: 'rolls', what: 'What the dice show', counts: 'last' };
    case 'pays':
      return { key: 'pays', what: 'Which pool pays', counts: 'last' };
    case 'called by':
      return { key: 'called by', what: 'Who calls for this check', counts: 'last' };
    case 'declined':
    case 'ruled out':
      return { key: 'unrolled', what: 'That nothing is rolled', counts: 'once' };
    case 'gives':
      return {
        key: `gives ${wordsKey(fact.action.text)}`,
        what: `Which dice “${fact.action.text}” gets`,
        counts: 'once',
      };
    case 'deals wound':
      return { key: `deals ${wordsKey(fact.words.text)}`, what: `The wound “${fact.words.text}”`, counts: 'last' };
    case 'vulgar':
      return { key: `vulgar ${wordsKey(fact.words.text)}`, what: `“${fact.words.text}”`, counts: 'both' };
    case 'worsens':
      return fact.to === undefined
        ? undefined
        : { key: `worsens ${wordsKey(fact.wound.text)}`, what: `How bad “${fact.wound.text}” gets`, counts: 'last' };
    case 'squashes':
      return { key: `squashes ${wordsKey(fact.action?.text ?? '')}`, what: 'That the player squashes', counts: 'last' };
    case 'change':
      return changedBy(fact);
    default:
      return undefined;
  }
}

/** What makes something easier without a word of why may be meant again. */
function changedBy({ because, action, way }: Extract<QuickShotFact, { readonly kind: 'change' }>): Decided | undefined {
  if (because === undefined) return undefined;
  return {
    key: `${way} ${wordsKey(because.text)} ${wordsKey(action?.text ?? '')}`,
    what: `“${because.text}”`,
    counts: 'both',
  };
}

/** Whether two facts that decide something decide the same. To squash for all actions is to squash for each. */
export function isSameThing(one: QuickShotFact, other: QuickShotFact): boolean {
  if (one.kind === 'squashes' && other.kind === 'squashes' && (one.action === undefined || other.action === undefined))
    return true;
  return decidedBy(one)?.key === decidedBy(other)?.key;
}

/** Whether two facts say the same in the same words. */
export function saysTheSame(one: QuickShotFact, other: QuickShotFact): boolean {
  return saying(one) === saying(other);
}

function saying(fact: QuickShotFact): string {
  return JSON.stringify(fact, (key, value: unknown) => (key === 'source' ? undefined : value));
}
