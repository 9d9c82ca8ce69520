/** The name of a course if there are two: a button that switches to it, and where it diverges from the other. */
import type { JSX } from 'preact';
import type { CourseName } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { type Parting, partingText } from '../../model/course/branch-words.ts';
import { Icon } from '../common/icon.tsx';
import { actOr, useDisabledReason } from '../disabled-reason.ts';

interface Props {
  readonly parting: Parting;
  readonly isInView: boolean;
  /** Whether there is only room for the name: then its tooltip says where it diverges from the other. */
  readonly isNarrow: boolean;
}

const onlyToLookAt = 'View only: a file has one seed for its whole course, so a branch can’t be written into it.';

/** `Original` or `Branch`. */
export function nameOf(course: CourseName): string {
  return course === 'original' ? 'Original' : 'Branch';
}

export function CourseTab({ parting, isInView, isNarrow }: Props): JSX.Element {
  const { turnTo, dropBranch } = useIntents();
  const off = useDisabledReason();
  const { course } = parting;
  const from = partingText(parting);
  const only = course === 'branch' && isInView ? onlyToLookAt : undefined;
  return (
    <>
      <span class="row-tab" data-in-view={isInView}>
        <button
          type="button"
          class="row-name"
          aria-pressed={isInView}
          title={isNarrow ? [from, only].filter((words) => words !== undefined).join('. ') : undefined}
          onClick={() => {
            turnTo(course);
          }}
        >
          {nameOf(course)}
        </button>
        {course === 'branch' && (
          <button
            type="button"
            class="small-button"
            aria-label="Forget the branch"
            title="Forget the branch"
            {...actOr(off, dropBranch)}
          >
            <Icon name="bad" />
          </button>
        )}
      </span>
      {!isNarrow && (
        <span class="row-from quiet" dir="auto">
          {from}
        </span>
      )}
      {!isNarrow && only !== undefined && <span class="row-only quiet">{only}</span>}
    </>
  );
}
