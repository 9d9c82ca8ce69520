/** Preface of a course that isn’t the file’s own: its trials and redraws. */

/** What the course has in addition to the file, in the panel’s words. */
export interface Asked {
  readonly trials: readonly { readonly says: string; readonly lost?: string }[];
  readonly redraws: readonly { readonly seed: number; readonly step?: string; readonly title?: string }[];
}

/** One sentence each; none for the course of the file. */
export function courseHead({ trials, redraws }: Asked): readonly string[] {
  const tried = trials.filter(({ lost }) => lost === undefined).map(({ says }) => says);
  return [
    ...(tried.length === 0 ? [] : [`Tried out, but not in the file: ${tried.join('; ')}`]),
    ...redraws.map(redrawWords),
  ];
}

function redrawWords({ seed, step, title }: Asked['redraws'][number]): string {
  if (step === undefined) return `Not thrown again with seed ${seed}: the step isn’t there any more`;
  return `Thrown again with seed ${seed} from this step on: ${title ?? step}`;
}
