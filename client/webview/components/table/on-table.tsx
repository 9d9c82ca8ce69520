/** What lies on the table: of what comes of a contest, the throws that it comes of, which stay where they lay. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { concernedIn } from '../../model/concerned.ts';
import { lyingAt, pictureAt } from '../../model/table-contents.ts';
import type { Picture } from '../../model/picture.ts';
import { StandingContext, useNewStanding } from '../step-context.ts';
import { Table } from './table.tsx';

/**
 * What is asked and tried at a table is about the step that it belongs to; as long as that is the same, the table is.
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
