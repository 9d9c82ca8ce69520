/** Files made to keep a program busy: each is a few lines repeated extremely often. */

/** A hostile file by its name; `text` is generated at each call, since some are ten megabytes long. */
export interface HostileFile {
  readonly name: string;
  text(): string;
}

const cast =
  'combatant Ann (she) of the Players\n  Agility 4  Toughness 2  Hand-to-Hand 4\ncombatant Bill (he) of the Host\n  Agility 3  Toughness 3\n';

const fighters =
  'combatant Ann (she) of the Players\n  Attack Bonus 1  HP 20\ncombatant Bill (he) of the Host\n  Attack Bonus 1  HP 20\n';

const gamblers = 'combatant Ann (she) of the Players\n  Willpower 5\ncombatant Bill (he) of the Host\n  Willpower 5\n';

const words = ['Red', 'Old', 'Tall', 'Grim', 'Lame', 'Wild', 'Pale'];

function repeated(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('');
}

/** A name of eight words that shares all but one with every other. */
function sharingName(index: number): string {
  return `${words.join(' ')} N${index}`;
}

/** Somebody’s announcement against somebody else, with clauses. */
type Announcement = (who: string, other: string, isPlayer: boolean) => string;

/**
 * What everybody has and does in a long fight, by the rules of each game. In Quick Shot only those of the players roll.
 */
const longFights: readonly {
  readonly rules: string;
  /** What the text declares before anybody. */
  readonly declares?: string;
  readonly stats: string;
  readonly announcement: Announcement;
}[] = [
  {
    rules: 'demon-city-2017',
    stats: 'Agility 2  Toughness 9',
    announcement: (who, other) => `  ${who}: punches ${other}.\n`,
  },
  {
    rules: 'demon-city-2018',
    stats: 'Agility 2  Toughness 9',
    announcement: (who, other) => `  ${who}: punches ${other}.\n`,
  },
  {
    rules: 'attack-algorithm',
    stats: 'Attack Bonus 1  HP 20',
    announcement: (who, other) => `  ${who}: attacks ${other}.\n`,
  },
  {
    rules: 'quick-shot',
    stats: 'Willpower 5',
    announcement: (who, other, isPlayer) =>
      isPlayer
        ? `  ${who}: gambles on "it".\n    common "one"\n    easy "two"\n    hard "three" avoids ${other}\n`
        : `  ${who}: shoots at ${other}.\n`,
  },
  {
    rules: 'acquire-moveables',
    declares: 'weapon cudgel: close, damage d6\n',
    stats: 'STR 5  GRC 5  HP 20\n  carries cudgel',
    announcement: (who, other) => `  ${who}: strikes ${other} with the cudgel.\n`,
  },
];

export const hostileFiles: readonly HostileFile[] = [
  {
    name: '500 names that share their words',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${repeated(500, (index) => `combatant ${sharingName(index)} of the Host\n  Agility 2  Toughness 2\n`)}round 1\n${repeated(500, (index) => `  ${sharingName(index)}: punches ${sharingName((index + 1) % 500)}.\n`)}`,
  },
  {
    name: '200 verbs of one’s own and 100 sentences that fail',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${repeated(200, (index) => `verb "zorks${index}": unarmed\n`)}${cast}round 1\n${repeated(100, (index) => `  Ann: zorsk${index} the Bill wobbly ${index}.\n`)}`,
  },
  {
    name: 'ten names of 180,000 letters, and ten more that are nearly those',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${repeated(10, (index) => `combatant "N${index}${'ab'.repeat(90_000)}" of the Host\n  Agility 2  Toughness 2\n`)}round 1\n${repeated(10, (index) => `  "M${index}${'ba'.repeat(90_000)}": waits.\n`)}`,
  },
  {
    name: '16,000 lines of unknown names',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${cast}round 1\n${repeated(16_000, (index) => `  Zed${index}: punches Qux${index}.\n`)}`,
  },
  {
    name: '400 grenades at 150 each',
    text: () =>
      `scenario "x"\nrules demon-city-2018\nweapon grenade: thrown, hits many\n${repeated(151, (index) => `combatant N${index} of ${index === 0 ? 'the Players' : 'the Host'}\n  Agility 2  Toughness 2\n${index === 0 ? '  carries grenade\n' : ''}`)}round 1\n${repeated(400, () => `  N0: hurls grenade at ${Array.from({ length: 150 }, (_, target) => `N${target + 1}`).join(', ')}.\n`)}`,
  },
  { name: '90,000 lines that open a comment', text: () => '/*\n'.repeat(90_000) },
  { name: '90,000 lines of comments', text: () => '/* a\n*/\n'.repeat(45_000) },
  {
    name: '160,000 blanks in a quotation',
    text: () =>
      `scenario "x"\nrules demon-city-2018\nread aloud "a${' '.repeat(160_000)}b"\n${cast}round 1\n  Ann: punches Bill.\n`,
  },
  {
    name: '160,000 line breaks with blanks in a quotation',
    text: () =>
      `scenario "x"\nrules demon-city-2018\nread aloud "a${'\t \n'.repeat(50_000)}b"\n${cast}round 1\n  Ann: punches Bill.\n`,
  },
  ...longFights.map(({ rules, declares = '', stats, announcement }) => ({
    name: `500 rounds of 30 by ${rules}`,
    text: () =>
      `scenario "x"\nrules ${rules}\n${declares}${repeated(30, (index) => `combatant N${index} of the ${index % 2 === 0 ? 'Players' : 'Host'}\n  ${stats}\n`)}${repeated(500, (round) => `round ${round + 1}\n${repeated(30, (index) => announcement(`N${index}`, `N${(index + 1) % 30}`, index % 2 === 0))}`)}`,
  })),
  {
    name: 'a million short sentences on one line',
    text: () => `scenario "x"\nrules demon-city-2018\n${cast}${'b. '.repeat(650_000)}`,
  },
  {
    name: '20,000 lines that end with a comma',
    text: () => `scenario "x"\nrules demon-city-2018\n${cast}round 1\n  Ann: punches ${'Bill,\n'.repeat(20_000)}`,
  },
  {
    name: '100,000 quotation marks',
    text: () => `scenario "x"\nrules demon-city-2018\n${cast}round 1\n  Ann: punches ${'"'.repeat(100_000)}`,
  },
  {
    name: '50,000 lines that nobody can read',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${cast}round 1\n${repeated(50_000, (index) => `the quick brown fox ${index} jumps over the lazy dog\n`)}`,
  },
  {
    name: '5,000 creatures with 20 stats',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${repeated(5_000, (index) => `creature C${index}\n  Agility 2  Toughness 3  Calm 2  Appeal 1  Cash 2  Knowledge 1  Perception 2\n  carries knife, gun, C${index}\n`)}`,
  },
  {
    name: '2,000 facts of a situation',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${cast}situation\n${repeated(2_000, (index) => `  advantage "reason ${index}" for Ann over Bill\n`)}round 1\n  Ann: punches Bill.\n`,
  },
  {
    name: '500 people who all attack one',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${cast}${repeated(480, (index) => `combatant P${index} of the Players\n  Agility 2  Toughness 2\n`)}round 1\n${repeated(480, (index) => `  P${index}: punches Bill.\n`)}  Bill: dodges everybody.\n`,
  },
  {
    name: '500 sides of one each',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${repeated(500, (index) => `side S${index} run by the Host\ncombatant P${index} of S${index}\n  Agility 2  Toughness 2\n`)}round 1\n${repeated(499, (index) => `  P${index}: punches P${index + 1}.\n`)}`,
  },
  {
    name: '200 conditions in one',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${cast}round 1\n  Ann: punches Bill.\nround 2 if ${Array.from({ length: 200 }, () => 'Ann is hurt').join(' and ')}\n  Ann: punches Bill.\n`,
  },
  {
    name: 'a sentence of 580 words that names two people again and again',
    text: () => `scenario "x"\nrules demon-city-2018\n${cast}round 1\n  ${'Ann and Bill, '.repeat(145)}: punch Bill.\n`,
  },
  {
    name: 'a sentence of 580 words that is a list of names',
    text: () => `scenario "x"\nrules attack-algorithm\n${fighters}round 1\n  ${'Bill and '.repeat(290)}.\n`,
  },
  {
    name: 'a sentence of 584 words that says whom somebody attacks',
    text: () =>
      `scenario "x"\nrules attack-algorithm\n${fighters}round 1\n  Ann: attacks ${'Bill and '.repeat(290)}.\n`,
  },
  {
    name: 'a sentence of 594 words in which the same clause comes again and again',
    text: () =>
      `scenario "x"\nrules quick-shot\n${gamblers}round 1\n  Ann: shoots at Bill${', from behind'.repeat(195)}, wobbly.\n`,
  },
  {
    name: 'a sentence of 148 words in which the same clause comes again and again',
    text: () =>
      `scenario "x"\nrules quick-shot\n${gamblers}round 1\n  Ann: shoots at Bill${', from behind'.repeat(47)}, wobbly.\n`,
  },
  {
    name: 'a sentence of 149 words that says whom somebody attacks',
    text: () => `scenario "x"\nrules attack-algorithm\n${fighters}round 1\n  Ann: attacks ${'Bill and '.repeat(73)}.\n`,
  },
  {
    name: '500 sentences of 240 clauses each',
    text: () =>
      `scenario "x"\nrules demon-city-2018\n${cast}round 1\n${`  Ann: punches Bill${' from behind'.repeat(240)}.\n`.repeat(500)}`,
  },
  {
    name: '3,000 scenarios',
    text: () =>
      repeated(3_000, (index) => `scenario "x${index}"\nrules demon-city-2018\n${cast}round 1\n  Ann: punches Bill.\n`),
  },
  {
    name: 'one line of ten megabytes',
    text: () => `scenario "x"\nrules demon-city-2018\n${cast}round 1\n  Ann: ${'punches Bill and '.repeat(620_000)}`,
  },
  { name: 'one word of ten megabytes', text: () => 'x'.repeat(10_000_000) },
  {
    name: 'sixteen times the same target in the dice edition',
    text: () =>
      `scenario "x"\nrules demon-city-2017\n${cast}weapon grenade: thrown, hits many\nround 1\n  Ann: hurls grenade at ${Array.from({ length: 16 }, () => 'Bill').join(', ')}.\n  Bill: dodges.\n`,
  },
];
