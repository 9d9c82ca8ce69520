/** Records a round played with dice, including who has rolled on the Injury table. */
import type { Fight } from '../../demon-city/fight.ts';
import { DemonCityRecorder } from '../../demon-city/play/round-recorder.ts';
import type { Pools } from '../pools/index.ts';

export class DiceRecorder extends DemonCityRecorder<Fight, Pools> {
  readonly #rolled = new Set<string>();

  /** Whether a fighter has rolled on the Injury table in this round: nobody does so twice (reading d27). */
  hasRolled(name: string): boolean {
    return this.#rolled.has(name);
  }

  roll(name: string): void {
    this.#rolled.add(name);
  }
}
