/**
 * Generated scenarios of every game, the same each time: those of the property tests, with pins, short decks, options
 * and conditions put in.
 */
import fc from 'fast-check';
import { randomFight } from '../engine/attack-algorithm/random-fight.ts';
import { randomGambles } from '../engine/quick-shot/random-gambles.ts';
import { randomScenario } from '../engine/random-scenario.ts';

/** So many scenarios are generated for each game. */
export const perGame = 300;

const seed = 21;

/** Lines that may be put in, and behind which line: `head` is the first line of a scenario’s own part. */
interface Additions {
  readonly head: readonly string[];
  readonly below: readonly { readonly line: RegExp; readonly add: readonly string[] }[];
}

const cards: Additions = {
  head: [
    'deck of the Players: 1, 2, 4, 5, 5, 7, 8, 9, 10, "The Fool"',
    'deck of the Host: 1, 3, 3, 5, 6, 6, 9, 10',
    'deck of the Players: 4, 6, 9',
    'option task ties fail',
    'option lower attacks on',
    'option shuffling rounds',
    'option campaign delta-green',
  ],
  below: [
    {
      line: /: (?:punches|kicks|stabs|shoots) /u,
      add: [
        '    throws 7',
        '    throws 10',
        '    throws 4\n    damage throws 6',
        '    without harm',
        '    called shot "the knee"',
        '    damage throws 9',
      ],
    },
    { line: /: (?:climbs|searches) /u, add: ['    throws 3', '    throws 9'] },
    { line: /^round \d/u, add: ['  decides recovery of Ann: back up.', '  decides recovery of Bill: still down.'] },
  ],
};

const tenSided: Additions = {
  head: [],
  below: [
    {
      line: /: (?:punches|kicks|stabs|shoots) /u,
      add: [
        '    throws 7',
        '    throws 10',
        '    throws 4\n    damage throws 6',
        '    without harm',
        '    damage throws 9',
      ],
    },
    { line: /: (?:climbs|searches) /u, add: ['    throws 3', '    throws 9'] },
  ],
};

/** The texts of a game’s scenarios; the first of more are the same. */
export function generatedTexts(game: string, count = perGame): readonly string[] {
  const texts = bodiesOf(game);
  return fc.sample(texts, { seed, numRuns: count }).map((body) => `scenario "Any"\nrules ${game}\n${body}\n`);
}

function bodiesOf(game: string): fc.Arbitrary<string> {
  switch (game) {
    case 'demon-city-2018':
      return withAdditions(randomScenario, cards);
    case 'demon-city-2017':
      return withAdditions(randomScenario, tenSided);
    case 'attack-algorithm':
      return randomFight({ rounds: 4, dice: 2 });
    case 'quick-shot':
      return inRounds(randomGambles);
    default:
      throw new Error(`Nothing is generated for ${game}`);
  }
}

/** Some of the lines that fit, each behind one it fits. */
function withAdditions(bodies: fc.Arbitrary<string>, { head, below }: Additions): fc.Arbitrary<string> {
  return fc.tuple(bodies, fc.infiniteStream(fc.nat({ max: 999 }))).map(([body, numbers]) => {
    const next = (): number => Number(numbers.next().value);
    const top = head.filter(() => next() % 8 === 0).slice(0, 2);
    const lines = body.split('\n').flatMap((line) => {
      const fits = below.find((each) => each.line.test(line));
      return fits === undefined || next() % 6 > 0 ? [line] : [line, fits.add[next() % fits.add.length] ?? ''];
    });
    return [...top, ...lines].join('\n');
  });
}

/** A second and a third round, in which the same is tried again. */
function inRounds(bodies: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const conditions = ['', ' if Rose succeeded', ' if Rose failed', ' if not Rose succeeded or Rose is hurt'];
  return fc.tuple(bodies, fc.nat({ max: 2 }), fc.constantFrom(...conditions)).map(([body, more, condition]) => {
    const [cast = '', round = ''] = body.split(/^round 1\n/mu);
    const rounds = Array.from(
      { length: more },
      (_, index) => `round ${index + 2}${index === 0 ? condition : ''}\n${round.replace(/^ {4}rolls .*$/mu, '')}`,
    );
    return [`${cast}round 1\n${round}`, ...rounds].join('\n');
  });
}
