/** Fights of nine over five rounds, in which each round affects later ones, for each game. */

const rounds = 5;
const players = ['Ann', 'Bea', 'Cid', 'Dov'];
const host = ['Ux', 'Vex', 'Wen', 'Xan', 'Yul'];

/** Everybody’s stats, with a number as last word, and announcements: `foe` is who attacks a player. */
interface Fighting {
  /** What the text declares before anybody. */
  readonly declares?: string;
  readonly stats: string;
  readonly number: number;
  readonly head: string;
  readonly players: (who: string, other: string, foe: string) => string;
  readonly host: (who: string, other: string) => string;
}

function punching(who: string, other: string): string {
  return `  ${who}: punches ${other}.\n`;
}

const punches: Fighting = { stats: 'Agility 3  Toughness', number: 4, head: '', players: punching, host: punching };

const fightings: Readonly<Record<string, Fighting>> = {
  'demon-city-2018': punches,
  'demon-city-2017': punches,
  'attack-algorithm': {
    stats: 'Attack Bonus 1  HP',
    number: 9,
    head: 'decides defeat: at 0 HP\noption contested tie full\nchampion Ann\nchampion Ux\n',
    players: (who, other) => `  ${who}: attacks ${other}.\n`,
    host: (who, other) => `  ${who}: attacks ${other}.\n`,
  },
  'quick-shot': {
    stats: 'Willpower',
    number: 5,
    head: '',
    players: (who, other, foe) =>
      `  ${who}: gambles on "the fight".\n    common "strikes at ${other}"\n    hard "slips away" avoids ${foe}\n`,
    host: (who, other) => `  ${who}: shoots at ${other}.\n`,
  },
  'acquire-moveables': {
    declares: 'weapon cudgel: close, damage d6\n',
    stats: 'STR 5  GRC 5\n  carries cudgel\n  HP',
    number: 9,
    head: '',
    players: (who, other) => `  ${who}: strikes ${other} with the cudgel.\n`,
    host: (who, other) => `  ${who}: strikes ${other} with the cudgel.\n`,
  },
};

export const games: readonly string[] = Object.keys(fightings);

/**
 * Everybody attacks somebody else in each round than before. In each variant somebody else has more than all others, or
 * more than in the previous one.
 */
export function laterFight(rules: string, variant: number): string {
  const fighting = fightings[rules];
  if (fighting === undefined) throw new Error(`There is no fight by ${rules}`);
  const everybody = [...players, ...host];
  const strongest = everybody[variant % everybody.length];
  const more = 1 + Math.floor(variant / everybody.length);
  const member = (who: string, side: string): string =>
    `combatant ${who} (they) of the ${side}\n  ${fighting.stats} ${fighting.number + (who === strongest ? more : 0)}\n`;
  return [
    `scenario "Nine"\nrules ${rules}\n${fighting.declares ?? ''}`,
    ...players.map((who) => member(who, 'Players')),
    ...host.map((who) => member(who, 'Host')),
    `situation "a yard"\n${fighting.head}`,
    ...Array.from({ length: rounds }, (_, round) => roundOf(fighting, round)),
  ].join('');
}

function roundOf(fighting: Fighting, round: number): string {
  const attacked = (at: number): string => players[(at + round) % players.length] ?? '';
  return [
    `round ${round + 1}\n`,
    ...players.map((who, at) =>
      fighting.players(who, host[(at + round) % host.length] ?? '', host.find((_, foe) => attacked(foe) === who) ?? ''),
    ),
    ...host.map((who, at) => fighting.host(who, attacked(at))),
  ].join('');
}
