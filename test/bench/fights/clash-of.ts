/**
 * One Clash of a given size, by either edition of Demon City: everybody is in somebody’s way, with pools of one to
 * five.
 */

/** What they throw. */
export type Thrown = 'dice' | 'cards';

const rules: Readonly<Record<Thrown, string>> = { dice: 'demon-city-2017', cards: 'demon-city-2018' };
const significators = ['"The Star"', '"The Hermit"', '"Queen of Swords"'];

/** Decks large enough for the largest Clash: every pool of a side is dealt from one of them at once. */
const decks = [
  'deck of the Host: 6 of each 1 to 10, "The Moon"',
  'deck of the Players: 6 of each 1 to 10, "The Fool", "The Star", "The Hermit", "Queen of Swords"',
];

/**
 * A scenario of one round, with half of them on each side; with four or more somebody dodges, with eight or more
 * somebody has a task.
 */
export function clashOf(size: number, thrown: Thrown): string {
  const pairs = Array.from({ length: size / 2 }, (_, index) => index + 1);
  return [
    `scenario "A Clash of ${size}"`,
    `rules ${rules[thrown]}`,
    ...pairs.flatMap((pair) => [
      ...combatant('Player', pair),
      ...(thrown === 'cards' ? significatorOf(pair) : []),
      ...combatant('Host', pair),
    ]),
    ...(thrown === 'cards' ? decks : []),
    'situation "a valley"',
    'round 1',
    ...pairs.flatMap((pair) => [...playersDeed(pair), ...hostsDeed(pair, (pair % pairs.length) + 1)]),
    '',
  ].join('\n');
}

/** Agility and Toughness vary with different periods, so that no pair is like the next. */
function combatant(side: 'Player' | 'Host', number: number): readonly string[] {
  const [agility, toughness] = [1 + ((number * (side === 'Host' ? 3 : 2)) % 5), 2 + (number % 4)];
  return [
    `combatant ${side}${number} (${side === 'Host' ? 'it' : 'she'}) of the ${side}s`.replace('Hosts', 'Host'),
    `Agility ${agility}  Toughness ${toughness}  Perception 4`,
  ];
}

function significatorOf(pair: number): readonly string[] {
  const card = significators[pair - 1];
  return card === undefined ? [] : [`significator ${card}`];
}

function playersDeed(pair: number): readonly string[] {
  if (pair === 2) return ['Player2: dodges Host1.'];
  if (pair === 4) return ['Player4: searches for "the winch" with Perception against 4.', 'interferes with Host4'];
  return [
    `Player${pair}: punches Host${pair}.`,
    ...(pair % 3 === 1 ? ['advantage "the light"', 'advantage "the stair"'] : []),
  ];
}

/** Each of the Host’s attacks the player after their own, which joins all pairs into one Clash. */
function hostsDeed(pair: number, target: number): readonly string[] {
  return [`Host${pair}: punches Player${target}.`, ...(pair % 2 === 0 ? ['advantage "the dark"'] : [])];
}
