/** Selects the writer’s prose for an outcome. */
import type { Announcement, Prose } from '../../../scenario.ts';
import type { Exchange } from '../exchange.ts';
import type { AttackRecorder } from './round-recorder.ts';

/** The prose for the first of these kinds that has any. */
export function proseOf({ prose }: Pick<Announcement, 'prose'>, kinds: readonly string[]): readonly Prose[] {
  const kind = kinds.find((each) => prose.some((one) => one.kind === each));
  return prose.filter((one) => one.kind === kind);
}

/** The prose for equal hits: below the attacks, then at the head of the round or else in the situation. */
export function tieProse(
  { context: { round }, cast: { stage } }: AttackRecorder,
  { sides }: Exchange,
): readonly Prose[] {
  const isTie = ({ kind }: Prose): boolean => kind === 'on a tie';
  const attacks = new Set(sides.flatMap(({ rolls }) => rolls).map(({ attack }) => attack.announcement));
  const ofRound = round.prose.filter(isTie);
  return [
    ...[...attacks].flatMap(({ prose }) => prose.filter(isTie)),
    ...(ofRound.length > 0 ? ofRound : stage.prose.filter(isTie)),
  ];
}
