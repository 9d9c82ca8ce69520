/** Steps as they were recorded: what a detail holds stood in fields of the step. */
import type { Detail, DetailKind, Step, Timeline } from '../../server/engine/index.ts';

export function flatTimeline({ rounds, ...timeline }: Timeline): unknown {
  return { ...timeline, rounds: rounds.map(({ steps, ...round }) => ({ ...round, steps: steps.map(flatStep) })) };
}

function flatStep({ details, ...step }: Step): unknown {
  return details.reduce((all, detail) => ({ ...all, ...fieldsOf(detail) }), step);
}

/** A kind that isn’t here has been recorded as a field of its own. */
const fields: { readonly [K in DetailKind]?: (detail: Detail<K>) => object } = {
  announcement: ({ targets }) => ({ targets }),
  pool: ({ pool }) => ({ pool }),
  contest: ({ kind: _, place, outcome: _outcome, says, ...contest }) => ({ contest: place, ...contest, outcome: says }),
  joint: ({ kind: _, place, outcome: _outcome, says, ...joint }) => ({ contest: place, ...joint, outcome: says }),
  results: ({ kind: _, ...results }) => results,
  stakes: ({ stakes }) => ({ stakes }),
};

function fieldsOf<K extends DetailKind>(detail: Detail<K>): object {
  const { kind, ...held } = detail;
  return fields[detail.kind]?.(detail) ?? { [kind]: held };
}
