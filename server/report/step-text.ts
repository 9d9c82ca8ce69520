/** What a step says below its title, where no table says a part of it. */
import { sentence, type Step } from '../engine/index.ts';

/** With which of several contests of the round it is; empty where there is nothing to say. */
export function stepText({ kind, ofSeveral, text }: Pick<Step, 'kind' | 'ofSeveral' | 'text'>): string {
  const place = ofSeveral === undefined ? '' : `${ofSeveralWords(sentence(kind), ofSeveral)} in this round.`;
  return [place, text].filter((part) => part !== '').join(' ');
}

/** `Clash 1 of 2`. */
export function ofSeveralWords(kind: string, { number, all }: NonNullable<Step['ofSeveral']>): string {
  return `${kind} ${number} of ${all}`;
}
