/** Fills in the default implementations that a game leaves out of its `rounds`. */
import { derive } from '../derive/index.ts';
import { RoundRecorder } from '../play/round-recorder.ts';
import { stateKey } from '../play/state-key.ts';
import type { Fact } from '../scenario.ts';
import { deriveFromStage } from '../stage.ts';
import type { CompleteRounds, Rounds, Types } from './game.ts';

/** Returns the same object for the same `rounds`, so that all callers share its cast. */
export function complete<G extends Types>(rounds: Rounds<G>): CompleteRounds<G> {
  return completed(rounds) as unknown as CompleteRounds<G>;
}

/** The part of a game that is typed here. */
type Left = Pick<CompleteRounds<Types>, 'toState'> & Partial<CompleteRounds<Types>>;

const completed = derive('rounds with what is plain', (rounds: Left) => ({
  castOf: deriveFromStage<Fact, Types['cast']>('plain casts', (stage) => ({ stage })),
  keyOf: stateKey,
  recorderOf: (...round: Parameters<CompleteRounds<Types>['recorderOf']>) => new RoundRecorder(...round),
  ...rounds,
}));
