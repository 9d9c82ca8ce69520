/** What most moments do: they change somebody’s condition, and record a step about them. */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import type { StepEntry } from '../../../play/step-log.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { changed, type Condition } from '../fight.ts';

export function changeCondition(recorder: Recorder, who: Fighter, to: (condition: Condition) => Condition): void {
  recorder.goOnWith(changed(recorder.fight, who, to));
}

/** `about` is needed only where somebody has several steps of one kind in a round; a title is given a capital. */
export function recordStep(
  recorder: Recorder,
  { name }: Fighter,
  describe: () => Omit<StepEntry, 'about' | 'actor'> & Partial<Pick<StepEntry, 'about'>>,
): void {
  recorder.record(() => {
    const { title, ...step } = describe();
    return { about: name, actor: name, ...step, title: sentence(title) };
  });
}

/** Changes the state and records steps; returns the moments that follow at once, if there are any. */
export type Happen = Parameters<typeof happening<Recorder>>[0];

/** Something that happens to one combatant, and concerns nobody else. */
export function happeningTo({ name }: Fighter, happen: Happen): Moment<Recorder> {
  return concerning([name], happening(happen));
}
