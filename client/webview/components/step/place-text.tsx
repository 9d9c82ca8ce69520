/** Where somebody is, and where they were before a step if it has moved them. */
import type { JSX } from 'preact';
import { labelText } from '../../model/cut.ts';
import { Icon } from '../common/icon.tsx';

interface Props {
  readonly place: string | undefined;
  /** Empty if unknown. */
  readonly wasAt: string | undefined;
}

export function PlaceText({ place, wasAt = '' }: Props): JSX.Element {
  return (
    <>
      <Icon name="place" />
      <span class="unseen">Place: </span>
      {wasAt !== '' && (
        <>
          <span class="place-was" dir="auto">
            {labelText(wasAt)}
          </span>{' '}
          <span aria-label="then">→</span>{' '}
        </>
      )}
      <span class="state-text" dir="auto">
        {labelText(place ?? 'no place named')}
      </span>
    </>
  );
}
