/** The rounds of a game with what it has left out, since it has that plain. */
import { oncePer } from '../once.ts';
import { RoundTale } from '../play/round-tale.ts';
import { stateKey } from '../play/state-key.ts';
import type { Fact } from '../scenario.ts';
import { oncePerStage } from '../stage.ts';
import type { CompleteRounds, Rounds, Types } from './game.ts';

/** One and the same value for the same rounds, so that whoever asks finds the same cast. */
export function complete<G extends Types>(rounds: Rounds<G>): CompleteRounds<G> {
  return completed(rounds) as unknown as CompleteRounds<G>;
}

/** As much of a game is known here. */
type Left = Pick<CompleteRounds<Types>, 'toState'> & Partial<CompleteRounds<Types>>;

const completed = oncePer((rounds: Left) => ({
  castOf: oncePerStage<Fact, Types['cast']>((stage) => ({ stage })),
  keyOf: stateKey,
  taleOf: (...round: Parameters<CompleteRounds<Types>['taleOf']>) => new RoundTale(...round),
  ...rounds,
}));
