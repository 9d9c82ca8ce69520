/**
 * Contests of dice in short lines, such as `CeCe of Players: 2 dice` or `Betty of Host: 1 dice, held 7 3, kept`, and
 * chances as text.
 */
import type { DiceChances, DiceContest, DiceHand, DiceTaskChances } from '../../../../server/engine/chance/index.ts';

/** The contest that the lines describe. */
export function diceOf(text: string): DiceContest {
  return {
    hands: text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(toHand),
  };
}

/** All figures as text, one a line, so that a difference shows where it is. */
export function figuresOf({ hands, tie, everyoneFumbles }: DiceChances): string {
  return [
    ...[...hands].map(
      ([id, { acts, critical, fumble }]) =>
        `${id}: acts ${acts.toFraction()}, critical ${critical.toFraction()}, fumble ${fumble.toFraction()}`,
    ),
    `tie ${tie.toFraction()}, everyone fumbles ${everyoneFumbles.toFraction()}`,
  ].join('\n');
}

/** The same of a task. */
export function taskFigures(chances: DiceTaskChances): string {
  const names = ['succeeds', 'tie', 'fails', 'critical', 'fumble', 'bothFumble'] as const;
  return names.map((name) => `${name} ${chances[name].toFraction()}`).join(', ');
}

function toHand(line: string): DiceHand {
  const [, id = '', side = '', dice, held, kept] =
    /^(\w+) of (\w+): (\d+) dice(?:, held ([\d ]+))?(, kept)?$/.exec(line) ?? [];
  if (dice === undefined) throw new Error(`This is no hand of dice: ${line}`);
  return {
    id,
    side,
    dice: Number(dice),
    ...(held !== undefined && { held: held.split(' ').map(Number) }),
    ...(kept !== undefined && { keepsHeld: true }),
  };
}
