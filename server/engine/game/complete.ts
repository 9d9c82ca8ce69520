/** The rounds of a game with what it has left out, since it has that plain. */
import { derive } from '../derive/index.ts';
import { RoundRecorder } from '../play/round-recorder.ts';
import { stateKey } from '../play/state-key.ts';
import type { Fact } from '../scenario.ts';
import { deriveFromStage } from '../stage.ts';
import type { CompleteRounds, Rounds, Types } from './game.ts';

/** One and the same value for the same rounds, so that whoever asks finds the same cast. */
export function complete<G extends Types>(rounds: Rounds<G>): CompleteRounds<G> {
  return completed(rounds) as unknown as CompleteRounds<G>;
}

/** As much of a game is known here. */
type Left = Pick<CompleteRounds<Types>, 'toState'> & Partial<CompleteRounds<Types>>;

const completed = derive('rounds with what is plain', (rounds: Left) => ({
  castOf: deriveFromStage<Fact, Types['cast']>('plain casts', (stage) => ({ stage })),
  keyOf: stateKey,
  recorderOf: (...round: Parameters<CompleteRounds<Types>['recorderOf']>) => new RoundRecorder(...round),
  ...rounds,
}));
