/**
 * Numbers beyond the limits, in every game: a finding that names the limit, and odds equal to those at the limit,
 * complete and between impossible and certain. `same` is a text within the limits with the same result.
 */
import assert from 'node:assert/strict';
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import type { ContestOdds, Distribution, OutcomeOdds } from '../../server/engine/index.ts';

interface Beyond {
  readonly what: string;
  readonly text: string;
  readonly finding: string;
  readonly same?: string;
  /** The chance that the first action succeeds, found by reasoning. */
  readonly chance?: string;
}

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
const some = 'Agility 3  Toughness 3';
const cards = 'scenario "X"\nrules demon-city-2018\n';
const dice = 'scenario "X"\nrules demon-city-2017\n';
const hits = 'scenario "X"\nrules attack-algorithm\n';

const duel = (clauses = '', stats = some): string => `combatant Ann (she) of the Players
  ${stats}
combatant Bill (he) of the Host
  ${some}
round 1
  Ann: punches Bill.
${clauses}  Bill: punches Ann.
`;
const advantages = (count: number): string => lines(count, (index) => `    advantage "reason ${index}"`);
const attack = (clauses = '', stats = 'Attack Bonus 1'): string => `combatant Ann (she) of the Players
  ${stats}
combatant Bill (he) of the Host
round 1
  champion Ann.
  Ann: attacks Bill.
${clauses}`;

/** That many per side, each against one of the other side, with the given lines below each announcement. */
function crowd(count: number, clauses = ''): string {
  const cast = lines(
    count,
    (index) => `combatant "A${index}" of the Players\n  ${some}\ncombatant "B${index}" of the Host\n  ${some}`,
  );
  return `${cast}round 1\n${lines(count, (index) => `  "A${index}": punches "B${index}".\n${clauses}  "B${index}": punches "A${index}".\n${clauses}`.trimEnd())}`;
}

const decksOf = (deck: string): string => `deck of the Players: ${deck}\ndeck of the Host: ${deck}\n`;

const cases: readonly Beyond[] = [
  {
    what: '300 extra throws of cards',
    text: cards + duel(advantages(300)),
    finding: 'Ann has 301 throws, but at most 100 are thrown',
    same: cards + duel(advantages(99)),
  },
  {
    what: '2000 extra throws of cards',
    text: cards + duel(advantages(2000)),
    finding: 'Ann has 501 throws, but at most 100 are thrown',
    same: cards + duel(advantages(99)),
  },
  {
    what: '300 extra dice',
    text: dice + duel(advantages(300)),
    finding: 'Ann already has 2 Situation Dice, for “reason 0” and “reason 1”: this one isn’t counted',
    same: dice + duel(advantages(2)),
  },
  {
    what: 'a stat of 10,000, with cards',
    text: cards + duel('', 'Agility 3  Toughness 3  Hand-to-Hand 10000'),
    finding: 'Hand-to-Hand 10000 is outside 0 to 9, but still counts; only the supernatural may go beyond',
    same: cards + duel('', 'Agility 3  Toughness 3  Hand-to-Hand 9'),
  },
  {
    what: 'a stat of 10,000, with dice',
    text: dice + duel('', 'Agility 3  Toughness 3  Hand-to-Hand 10000'),
    finding: 'Hand-to-Hand 10000 is outside 0 to 9, but still counts; only the supernatural may go beyond',
    same: dice + duel('', 'Agility 3  Toughness 3  Hand-to-Hand 9'),
  },
  // Each gets at most one card, and of two cards of twelve values the one is higher in 11 of 24 cases.
  {
    what: 'thirty hands from decks of twelve',
    text: `${cards}${decksOf('1 to 12')}${crowd(15)}`,
    finding: 'The Players throw 15 cards at once in this round, and the deck has 12, so some get fewer',
    chance: '11/24',
  },
  {
    what: 'thirty hands of 100 throws from decks of twelve',
    text: `${cards}${decksOf('1 to 12')}${crowd(15, advantages(99))}`,
    finding: 'The Players throw 1500 cards at once in this round, and the deck has 12, so some get fewer',
    chance: '11/24',
  },
  {
    what: 'a deck of 10^6 of each',
    text: `${cards}${decksOf('1000000 of each 1 to 10')}${duel()}`,
    finding: '1000000 cards of each are more than a deck can hold; only 1000 of each are in it',
    same: `${cards}${decksOf('1000 of each 1 to 10')}${duel()}`,
    chance: '9/20',
  },
  {
    what: 'values beyond the deck’s',
    text: `${cards}deck of the Players: 11, 20\n${duel()}`,
    finding: 'No card has the number 11: the highest is 10; it is still played',
    chance: '1',
  },
  {
    what: 'a pinned card that isn’t there',
    text: cards + duel('    throws 99\n'),
    finding: 'The deck of the Players has no 99 to throw: another is drawn in its place',
    same: cards + duel(),
  },
  {
    what: 'a pinned card by a name that nobody knows',
    text: cards + duel('    throws "The Wombat"\n'),
    finding: 'The deck of the Players has no “The Wombat” to throw: another is drawn in its place',
    same: cards + duel(),
  },
  ...[0, 11, 99, 5.5].map((face): Beyond => ({
    what: `a pinned ${face} on a die of ten`,
    text: `${dice}${duel(`    throws ${face}\n`)}`,
    finding: `No die shows ${face}, so it is left out: pin a number from 1 to 10`,
    same: dice + duel(),
  })),
  {
    what: 'an attack bonus of 99,999',
    text: hits + attack('', 'Attack Bonus 99999'),
    finding: '99999 is more dice than can be rolled here; 100 of them count',
    same: hits + attack('', 'Attack Bonus 100'),
  },
  {
    what: '5,000 bonus dice',
    text: hits + attack('    5000 bonus dice "a"\n'),
    finding: '5000 is more dice than can be rolled here; 100 of them count',
    same: hits + attack('    99 bonus dice "a"\n'),
  },
  {
    what: '20,000 bonus dice for many reasons',
    text: hits + attack(lines(200, (index) => `    100 bonus dice "reason ${index}"`)),
    finding: 'Ann has 20001 bonus dice in all, which is more than can be rolled here; 100 of them count',
    same: hits + attack('    99 bonus dice "a"\n'),
  },
  {
    what: '10,000 penalty dice for many reasons',
    text: hits + attack(lines(100, (index) => `    100 penalty dice "reason ${index}"`)),
    finding: 'Ann has 10000 penalty dice in all, which is more than can be rolled here; 100 of them count',
    same: hits + attack('    100 penalty dice "a"\n'),
  },
  {
    what: 'a pinned 7 on a die of six',
    text: hits + attack('    rolls 7 7\n'),
    finding: '7 can’t be rolled on a d6, so this die is rolled instead',
    same: hits + attack(),
  },
  {
    what: 'a check that can’t fail',
    text: `${hits}combatant Ann (she) of the Players\nround 1\n  Ann: climbs "the wall" at 7/6.\n`,
    finding: '7/6 can’t fail, so nothing is rolled; on a d6 the first number goes from 1 to 5',
  },
];

describe('a number beyond the limits', () => {
  for (const { what, text, finding, same, chance } of cases) {
    describe(what, () => {
      const analysis = analyze(text, { file: 'test.clash' });

      it('is a finding that names the limit', () => {
        const found = analysis.findings.map(say);
        assert.ok(found.includes(finding), [...new Set(found)].join('\n'));
      });

      it('has complete odds', () => {
        for (const odds of partitionsIn(analysis)) {
          assert.equal(sumOf(odds), '1');
          assert.deepEqual(
            [...odds]
              .filter(([, each]) => each.chance.compare(0) < 0 || each.chance.compare(1) > 0)
              .map(([name]) => name),
            [],
          );
        }
      });

      if (same !== undefined) {
        it('has the same result as the limit itself', () => {
          const within = chancesIn(analyze(same, { file: 'test.clash' }));
          assert.notEqual(within.length, 0);
          assert.deepEqual(chancesIn(analysis), within);
        });
      }

      if (chance !== undefined) {
        it('has the chance that follows from the rules', () => {
          assert.equal(
            analysis.scenarios[0]!.odds().rounds[0]!.actions[0]!.odds.get('takes-effect')!.chance.toFraction(),
            chance,
          );
        });
      }
    });
  }
});

function contestsIn({ scenarios }: Analysis): readonly ContestOdds[] {
  return scenarios.flatMap((scenario) => scenario.odds().rounds.flatMap(({ contests }) => contests));
}

function partitionsIn(analysis: Analysis): readonly OutcomeOdds[] {
  const counted = (distributions: readonly Distribution[] = []): readonly OutcomeOdds[] =>
    distributions.map(({ values }) => values);
  return contestsIn(analysis).flatMap(({ odds, pinned, distributions }) => [
    odds,
    ...(pinned === undefined ? [] : [pinned]),
    ...counted(distributions),
  ]);
}

/** The sum of what isn’t part of something else, of exact figures only. */
function sumOf(odds: OutcomeOdds): string {
  const whole = [...odds.values()].filter(({ partOf }) => partOf === undefined);
  assert.deepEqual(
    whole.filter(({ sample }) => sample !== undefined),
    [],
  );
  const [first, ...others] = whole.map(({ chance }) => chance);
  return others.reduce((sum, chance) => sum.add(chance), first!).toFraction();
}

/** The results of every action and contest, in words. */
function chancesIn(analysis: Analysis): readonly string[] {
  const actions = analysis.scenarios.flatMap((scenario) => scenario.odds().rounds.flatMap((round) => round.actions));
  const words = (odds: OutcomeOdds): string =>
    [...odds].map(([name, { chance }]) => `${name} ${chance.toFraction()}`).join(', ');
  return [...actions, ...contestsIn(analysis)].map(({ odds }) => words(odds));
}
