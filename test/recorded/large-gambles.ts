/**
 * Fights of Quick Shot in which each of several players may be wounded in every round, so that there are too many
 * courses to enumerate: the generated scenarios are all small.
 */
import { inTurn } from '../in-turn.ts';

const players = ['Ann', 'Bea', 'Cid', 'Dov'];
const host = ['Ux', 'Vex', 'Wen', 'Xan'];

const strikes = ['easy', 'common', 'hard', 'common', 'difficult'];
const dodges = ['common', 'easy', 'common', 'hard'];
const wounds = ['an easy wound "a graze" on everything', 'a common wound "a cut" on "moving"'];
const conditions = ['', '', ' if Ann is hurt', ' if Bea succeeded', ' if not Ann is hurt or Cid is hurt'];
const bets = [0, 1, 3];

/** That many, each of a different kind; the same each time. */
export function largeGambles(count: number): readonly string[] {
  return Array.from({ length: count }, (_, variant) => fight(variant));
}

function fight(variant: number): string {
  const many = 3 + (variant % 2);
  const cast = players.slice(0, many);
  const condition = inTurn(conditions, variant);
  const rounds = Array.from({ length: 3 }, (_, round) =>
    [`round ${round + 1}${round === 1 ? condition : ''}`, ...roundOf(cast, variant, round)].join('\n'),
  );
  return [
    'scenario "Many"\nrules quick-shot',
    ...cast.map((who, at) => `combatant ${who} (they) of the Players\n  Willpower ${4 + ((variant + at) % 3)}`),
    ...host.slice(0, many).map((who) => `combatant ${who} (they) of the Host`),
    ...rounds,
  ].join('\n');
}

/** Everybody attacks somebody and avoids somebody else, who hurts them otherwise. */
function roundOf(cast: readonly string[], variant: number, round: number): readonly string[] {
  const foes = host.slice(0, cast.length);
  return [
    ...cast.flatMap((who, at) => {
      const bet = inTurn(bets, variant + at + round);
      return [
        `  ${who}: gambles on "the fight".`,
        `    ${inTurn(strikes, variant + at + round)} "strikes at ${inTurn(foes, at + round)}"`,
        `    ${inTurn(dodges, variant + at)} "slips away" avoids ${inTurn(foes, at + round + 1)}`,
        '    involves "moving"',
        ...(bet === 0 ? [] : [`    bets ${bet} WP`]),
      ];
    }),
    ...cast.map(
      (who, at) => `  ${inTurn(foes, at + round + 1)}: shoots at ${who}. deals ${inTurn(wounds, variant + at + round)}`,
    ),
  ];
}
