/** The text of a step below its title, where no table contains it. */
import { detailOf, sentence, type ContestDetail, type Step } from '../../engine/index.ts';

/** With its number among several contests of the round; empty if there is nothing to say. */
export function stepText(step: Step): string {
  const { kind, text } = step;
  const ofSeveral = detailOf(step, 'contest')?.ofSeveral;
  const place = isAmongSeveral(ofSeveral) ? `${ofSeveralWords(sentence(kind), ofSeveral)} in this round.` : '';
  return [place, text].filter((part) => part !== '').join(' ');
}

/** `Clash 1 of 2`; `Clash` if it is the only one. */
export function ofSeveralWords(kind: string, ofSeveral: ContestDetail['ofSeveral']): string {
  return isAmongSeveral(ofSeveral) ? `${kind} ${ofSeveral.number} of ${ofSeveral.all}` : kind;
}

function isAmongSeveral(ofSeveral: ContestDetail['ofSeveral']): ofSeveral is NonNullable<ContestDetail['ofSeveral']> {
  return ofSeveral !== undefined && ofSeveral.all > 1;
}
