/**
 * The table in the current step; for a result, below what the step says, the throws that led to it. Last comes what the
 * step of the table draws.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { concernedIn } from '../../model/concerned.ts';
import { lyingAt, pictureAt } from '../../model/table-contents.ts';
import type { TableView } from '../../../../server/protocol/index.ts';
import type { Picture } from '../../model/picture.ts';
import { Drawings, hasPictures } from '../../pictures/index.tsx';
import { StandingContext, useNewStanding } from '../step-context.ts';
import { Table } from './table.tsx';

/**
 * Questions and trials at a table refer to the step that it belongs to; the table stays the same as long as that step.
 */
export function OnTable({
  picture,
  children,
}: {
  readonly picture: Picture;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { course, model, round, trials, at } = picture;
  const place = lyingAt(picture);
  const lying = useMemo(() => pictureAt(picture, place ?? at), [course, model, round, trials, place ?? at]);
  const stepContext = useNewStanding(lying);
  const {
    mark,
    step: { table },
  } = lying;
  if (place === undefined || table === undefined) return <>{children}</>;
  const isEarlier = place !== at;
  return (
    <>
      {isEarlier && children}
      {!isEmpty(table) && (
        <StandingContext.Provider value={stepContext}>
          <Table
            key={`${course} ${mark.key}`}
            table={table}
            isEarlier={isEarlier}
            acting={isEarlier ? concernedIn(picture)[0] : undefined}
          />
        </StandingContext.Provider>
      )}
      {!isEarlier && children}
      <Drawings key={`drawings ${mark.key}`} of={table} />
    </>
  );
}

/** Of a step that throws nothing, but draws something: its kind stands above its title already. */
function isEmpty(table: TableView): boolean {
  const { chances, distributions, parties } = table;
  return chances.length + distributions.length + parties.length === 0 && !hasPictures(table);
}
