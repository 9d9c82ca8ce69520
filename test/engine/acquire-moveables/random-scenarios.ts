/** Random scenarios of one or two rounds of any kind. */
import { randomScenarioOf } from './random-rounds.ts';

export const randomScenarios = randomScenarioOf({ minLength: 1, maxLength: 2 }).map((text) =>
  text.replace(/^rules acquire-moveables\n/u, '').replace('scenario "Anything"\n', ''),
);
