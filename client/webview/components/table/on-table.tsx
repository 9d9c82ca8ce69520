/** The table in the current step: for a result, the throws of its contest, which stay where they were. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { concernedIn } from '../../model/concerned.ts';
import { lyingAt, pictureAt } from '../../model/table-contents.ts';
import type { Picture } from '../../model/picture.ts';
import { StandingContext, useNewStanding } from '../step-context.ts';
import { Table } from './table.tsx';

/**
 * Questions and trials at a table refer to the step that it belongs to; the table stays the same as long as that step.
 */
export function OnTable({ picture }: { readonly picture: Picture }): JSX.Element | null {
  const { course, model, round, trials, at } = picture;
  const place = lyingAt(picture);
  const lying = useMemo(() => pictureAt(picture, place ?? at), [course, model, round, trials, place ?? at]);
  const stepContext = useNewStanding(lying);
  const {
    mark,
    step: { table },
  } = lying;
  if (place === undefined || table === undefined) return null;
  return (
    <StandingContext.Provider value={stepContext}>
      <Table
        key={`${course} ${mark.key}`}
        table={table}
        isEarlier={place !== at}
        acting={place === at ? undefined : concernedIn(picture)[0]}
      />
    </StandingContext.Provider>
  );
}
