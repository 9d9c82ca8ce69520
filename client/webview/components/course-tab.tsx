/** What a course is called where there are two: a button that turns to it, and what belongs to a branch. */
import type { JSX } from 'preact';
import type { CourseName, PanelModel } from '../../../server/protocol/index.ts';
import { useIntents } from '../intents.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly course: CourseName;
  readonly model: PanelModel;
  readonly isInView: boolean;
  /** The index of the first step that the branch throws anew. */
  readonly leaves: number;
}

export function CourseTab({ course, model, isInView, leaves }: Props): JSX.Element {
  const { turnTo, dropBranch } = useIntents();
  const seed = model.course.redraws.at(-1)?.seed;
  return (
    <span class="row-tab" data-in-view={isInView}>
      <button type="button" class="row-name" aria-pressed={isInView} onClick={() => { turnTo(course); }}>
        {course === 'original' ? 'Original' : 'Branch'}
      </button>
      {course === 'branch' && (
        <>
          <span class="row-from quiet">from step {leaves + 1}{seed !== undefined && `, seed ${seed}`}</span>
          <button type="button" class="small-button" aria-label="Forget the branch" title="Forget the branch" onClick={dropBranch}><Icon name="bad" /></button>
        </>
      )}
    </span>
  );
}
