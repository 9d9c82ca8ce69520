/** The only list of games. The first is the one in force where a scenario names none. */
import type { Ruleset } from '../ruleset.ts';
import { acquireMoveables } from './acquire-moveables/index.ts';
import { attackAlgorithm } from './attack-algorithm/index.ts';
import { demonCity2017 } from './demon-city-2017/index.ts';
import { demonCity2018 } from './demon-city-2018/index.ts';
import { quickShot } from './quick-shot/index.ts';

export const rulesets: readonly Ruleset[] = [
  demonCity2018,
  demonCity2017,
  attackAlgorithm,
  quickShot,
  acquireMoveables,
];
