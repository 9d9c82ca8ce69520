/**
 * Fights of Acquire Moveables, two or three against as many, whose later rounds depend on the earlier ones and have too
 * many states to enumerate.
 */
import { inTurn } from '../in-turn.ts';

const players = ['Ann', 'Bea', 'Cid'];
const host = ['Ux', 'Vex', 'Wen'];

const reasons = ['', 'easier "from above"', 'harder "in the mud"', '2 steps easier "cornered"', ''];
const conditions = ['', ' if Ann is hurt', ' if not Ux is dead', ' if Ann succeeded or Ux succeeded', ''];

/** That many, each different; the same each time. */
export function largeBrawls(count: number): readonly string[] {
  return Array.from({ length: count }, (_, variant) => brawl(2 + (variant % 2), variant));
}

function brawl(aSide: number, variant: number): string {
  const [cast, foes] = [players.slice(0, aSide), host.slice(0, aSide)];
  const rounds = Array.from({ length: 3 }, (_, round) => [
    `round ${round + 1}${round === 0 ? '' : inTurn(conditions, variant + round)}`,
    ...cast.map((who, at) => blow(who, 'sword', inTurn(foes, at + round), variant + round + at)),
    ...foes.map((who, at) => blow(who, 'claws', inTurn(cast, at + variant), variant + 2 * round + at)),
  ]);
  return [
    'rules acquire-moveables',
    'weapon sword: close, damage d8',
    'weapon claws: close, damage d6',
    ...cast.flatMap((who, at) => character(`${who} (they) of the Players`, 'sword', variant + at)),
    ...foes.flatMap((who, at) => character(`${who} (it) of the Host`, 'claws', variant + 2 * at + 1)),
    'scenario "A brawl"',
    ...rounds.flat(),
  ].join('\n');
}

function character(who: string, weapon: string, variant: number): readonly string[] {
  return [
    `combatant ${who}`,
    `  GRC ${3 + (variant % 4)}  STR ${4 + (variant % 3)}  HP ${2 + (variant % 5)}  LVL 1`,
    `  carries ${weapon}`,
    `  below 0 HP ${variant % 2 === 0 ? 'falls' : 'fights on'}`,
  ];
}

function blow(who: string, weapon: string, target: string, variant: number): string {
  const reason = inTurn(reasons, variant);
  return `  ${who}: strikes ${target} with the ${weapon}.${reason === '' ? '' : `\n    ${reason}`}`;
}
