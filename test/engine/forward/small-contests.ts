/**
 * Scenarios of Acquire Moveables with so few states that the odds of later rounds are exact, and change with a reason.
 * The generated ones seldom have a later round with a reason.
 */
import { inTurn } from '../../in-turn.ts';

const reasons = ['advantage "a rope"', 'disadvantage "rain"', '2 steps easier "daylight"', 'harder "a crowd"'];
const conditions = ['', ' if Ann succeeded', ' if not Ann succeeded', ' if Ann succeeded or Bob succeeded'];
const deeds = ['tests GRC', 'wrestles Bob by STR against its GRC', 'tests STR+PRE'];

/** That many, each different; the same each time. */
export function smallContests(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const pick = (from: readonly string[], step: number): string => inTurn(from, Math.floor(at / step));
    const round = (number: number, condition: string): string => `round ${number}${condition}
  Ann: ${pick(deeds, number)}.
    ${pick(reasons, number)}
  Bob: tests PRE.`;
    return `rules acquire-moveables
combatant Ann (she) of the Players
  STR ${3 + (at % 5)}  GRC ${2 + (at % 4)}  PRE 5  HP 4  LVL 1
combatant Bob (it) of the Host
  STR 4  GRC ${5 + (at % 3)}  PRE ${4 + (at % 5)}  HP 4
scenario "Small contests"
${round(1, '')}
${round(2, pick(conditions, 1))}
${round(3, pick(conditions, 2))}
`;
  });
}

/** That many with magic dice and bars that may be used up or lifted by then, so that later rounds differ by course. */
export function smallChores(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const pick = (from: readonly string[], step: number): string => inTurn(from, Math.floor(at / step));
    const round = (number: number, condition: string): string => `round ${number}${condition}
  Ann: casts "Grease" with ${1 + ((at + number) % 2)} magic ${(at + number) % 2 === 0 ? 'die' : 'dice'}.
  Bob: lifts the bars from the gate.
    ${pick(reasons.slice(0, 2), number)}`;
    return `rules acquire-moveables
door the gate: wooden, ${2 + (at % 2)} bars on this side
combatant Ann (she) of the Players
  GRC ${2 + (at % 4)}  HP 4 of ${4 + (at % 3)}  LVL 1  MD ${2 + (at % 3)}
  knows "Grease"
combatant Bob (he) of the Players
  STR ${3 + (at % 5)}  GRC 5  HP 4  LVL 1
scenario "Small chores"
${round(1, '')}
${round(2, pick(conditions, 1))}
${round(3, pick(conditions, 2))}
`;
  });
}
