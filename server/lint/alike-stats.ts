/** Stats of other games and near synonyms: the game's own stat is suggested for those it doesn't have. */

const groups: readonly (readonly string[])[] = [
  [
    'toughness',
    'strength',
    'str',
    'might',
    'body',
    'brawn',
    'physique',
    'constitution',
    'con',
    'endurance',
    'stamina',
    'fortitude',
    'muscle',
  ],
  ['agility', 'dexterity', 'dex', 'speed', 'reflexes', 'quickness', 'dodge', 'finesse'],
  ['perception', 'awareness', 'notice', 'alertness', 'wisdom', 'wis', 'senses', 'observation', 'spot'],
  ['calm', 'nerve', 'nerves', 'sanity', 'courage', 'cool', 'composure', 'stability', 'bravery'],
  ['appeal', 'charisma', 'cha', 'charm', 'presence', 'looks', 'persuasion'],
  ['firearms', 'guns', 'shooting', 'marksmanship', 'pistols', 'rifles', 'ranged'],
  ['hand-to-hand', 'brawl', 'brawling', 'fighting', 'fight', 'melee', 'unarmed', 'martial arts', 'combat'],
  ['hp', 'hit points', 'hits', 'health', 'life', 'wounds', 'vitality'],
  ['attack bonus', 'attack', 'to hit', 'thac0', 'bab'],
  ['willpower', 'will', 'resolve', 'wp', 'spirit', 'determination'],
];

/** The game's stats that mean nearly the same as a word. */
export function alikeStats(word: string, known: readonly string[]): readonly string[] {
  const plain = word.toLowerCase();
  return known.filter((stat) =>
    groups.some((group) => group.includes(plain) && group.includes(stat.toLowerCase()) && stat.toLowerCase() !== plain),
  );
}
