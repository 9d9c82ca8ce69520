/** Steps in the recorded format: details as fields of the step, and contests by index. */
import type { Detail, DetailKind, RoundOdds, Step, Timeline } from '../../server/engine/index.ts';

/** `rounds` are the odds along the same course. */
export function flatTimeline({ rounds, ...timeline }: Timeline, odds: readonly RoundOdds[]): unknown {
  return {
    ...timeline,
    rounds: rounds.map(({ steps, ...round }) => {
      const its = odds.find(({ index }) => index === round.index);
      return { ...round, steps: steps.map((step) => flatStep(step, its)) };
    }),
  };
}

function flatStep({ details, part: _, prose, ...step }: Step, odds: RoundOdds | undefined): unknown {
  const plain = { ...step, prose: prose.map(({ when: _when, of: _of, ...printed }) => printed) };
  return details.reduce((all, detail) => ({ ...all, ...fieldsOf(detail, odds) }), plain);
}

/** Other kinds are recorded as fields of their own. */
const fields: { readonly [K in DetailKind]?: (detail: Detail<K>, odds: RoundOdds | undefined) => object } = {
  announcement: ({ targets }) => ({ targets }),
  pool: ({ pool }) => ({ pool }),
  contest: ({ kind: _, outcome: _outcome, says, parties, ...held }, odds) => ({
    ...held,
    parties: parties.map(({ beyond: _beyond, ...party }) => party),
    contest: placeOf(held, odds),
    outcome: says,
  }),
  joint: ({ kind: _, outcome: _outcome, says, ...held }, odds) => ({
    ...held,
    contest: placeOf(held, odds),
    outcome: says,
  }),
  results: ({ kind: _, ...results }) => results,
  stakes: ({ stakes }) => ({ stakes }),
  sets: ({ kind, needs, ...held }) => ({ [kind]: { ...held, needs: needs.map(({ id: _, ...need }) => need) } }),
};

/**
 * The index of a contest among those of its round: Clashes have a number of their own, and come after all others. Of
 * others those whose odds can’t be computed come after the rest of their kind.
 */
function placeOf(
  { contest, ofSeveral }: Pick<Detail<'contest'>, 'contest' | 'ofSeveral'>,
  odds: RoundOdds | undefined,
): number {
  const all = [...(odds?.contests ?? []), ...(odds?.unknown ?? [])];
  const kinds = [
    ...new Set([...(all.some(({ kind }) => kind === 'task') ? ['task'] : []), ...all.map(({ kind }) => kind)]),
  ];
  const before = kinds.includes('clash')
    ? kinds.filter((kind) => kind !== 'clash').flatMap((kind) => all.filter((each) => each.kind === kind))
    : all;
  return ofSeveral === undefined ? before.findIndex(({ id }) => id === contest) : before.length + ofSeveral.number - 1;
}

function fieldsOf<K extends DetailKind>(detail: Detail<K>, odds: RoundOdds | undefined): object {
  const { kind, ...held } = detail;
  return fields[detail.kind]?.(detail, odds) ?? { [kind]: held };
}
