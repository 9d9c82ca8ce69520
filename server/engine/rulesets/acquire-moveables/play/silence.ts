/** What stays open because the text is silent, and what a writer has decided about it. */
import { decidedIn, factsOf, type MoveablesFact } from '../facts.ts';
import type { BodyPart } from '../body/cells.ts';
import type { Fight } from '../fight.ts';
import type { Recorder } from '../deeds/planned.ts';

/** What can be decided in words (4.2 of the reading); the injury table’s cells and column have their own sentences. */
export const decidable = ['amputation', 'blast', 'contest tie', 'grenade effect', 'turned spell'] as const;

export type Decidable = (typeof decidable)[number];

/** What an empty cell of the injury table does by the writer’s decision; `below` is 1 for −1 HP. */
export function decidedInCell({ facts }: Pick<Fight, 'facts'>, part: BodyPart, below: number): string | undefined {
  return factsOf<MoveablesFact, 'injury cell'>(facts, 'injury cell').findLast(
    (fact) => fact.part.text === part && Math.abs(fact.points.value) === below,
  )?.words.text;
}

/** The words for a silence, or for what is decided instead; without a decision it stays open in all later rounds. */
export function silenceOn(recorder: Recorder, about: Decidable, isSilent: string): string {
  const decided = decidedIn(recorder.fight.facts, about);
  if (decided === undefined) recorder.events.leaveOpen();
  return decided === undefined ? `${isSilent}: the group decides.` : `The group has decided: “${decided}”.`;
}
