/** What a step says below its title, where no table says a part of it. */
import { detailOf, sentence, type ContestDetail, type Step } from '../../engine/index.ts';

/** With which of several contests of the round it is; empty where there is nothing to say. */
export function stepText(step: Step): string {
  const { kind, text } = step;
  const ofSeveral = detailOf(step, 'contest')?.ofSeveral;
  const place = isAmongSeveral(ofSeveral) ? `${ofSeveralWords(sentence(kind), ofSeveral)} in this round.` : '';
  return [place, text].filter((part) => part !== '').join(' ');
}

/** `Clash 1 of 2`, and `Clash` where it is the only one. */
export function ofSeveralWords(kind: string, ofSeveral: ContestDetail['ofSeveral']): string {
  return isAmongSeveral(ofSeveral) ? `${kind} ${ofSeveral.number} of ${ofSeveral.all}` : kind;
}

function isAmongSeveral(ofSeveral: ContestDetail['ofSeveral']): ofSeveral is NonNullable<ContestDetail['ofSeveral']> {
  return ofSeveral !== undefined && ofSeveral.all > 1;
}
