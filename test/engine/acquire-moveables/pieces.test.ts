/**
 * The pieces of Acquire Moveables against a program that was written from the source text alone: tests, contests,
 * blows and handfuls of magic dice.
 */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import type { Way } from '../../../server/engine/play/branching.ts';
import {
  cellsOf,
  parts,
  type Armour,
  type BodyPart,
} from '../../../server/engine/rulesets/acquire-moveables/body/cells.ts';
import { bandDie, injuryEntry } from '../../../server/engine/rulesets/acquire-moveables/body/injury-table.ts';
import { locationWays, pointsAfter } from '../../../server/engine/rulesets/acquire-moveables/body/location.ts';
import {
  castingOf,
  magicWays,
  staysUsable,
} from '../../../server/engine/rulesets/acquire-moveables/dice/magic-dice.ts';
import { succeeds, testWays, type TestRoll } from '../../../server/engine/rulesets/acquire-moveables/dice/test-roll.ts';
import { randomCases, type Blow, type Side } from './second-opinion.ts';

type Shares = Map<string, Fraction>;

function add(shares: Shares, key: string, chance: Fraction): void {
  shares.set(key, chance.add(shares.get(key) ?? 0));
}

function chances<T>(ways: readonly Way<T>[]): readonly (readonly [T, Fraction])[] {
  const total = ways.reduce((sum, { weight }) => sum + weight, 0n);
  return ways.map(({ what, weight }) => [what, new Fraction(weight, total)] as const);
}

const written = (shares: Shares): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...shares]
      .filter(([, chance]) => !chance.equals(0))
      .map(([key, { n, d }]) => [key, `${n}/${d}`] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

function rollOf({ values, roll }: Side): TestRoll {
  return {
    sides: [10, 20, 30][values.length - 1]!,
    target: values.reduce((sum, value) => sum + value, 0),
    ...(roll === undefined ? {} : { twice: roll }),
  };
}

function testShares(side: Side): Shares {
  const shares: Shares = new Map();
  for (const [rolled, chance] of chances(testWays(rollOf(side))))
    add(shares, succeeds(rollOf(side), rolled) ? 'success' : 'failure', chance);
  return shares;
}

function contestShares({ one, other }: { one: Side; other: Side }): Shares {
  const shares: Shares = new Map();
  for (const [first, chance] of chances(testWays(rollOf(one))))
    for (const [second, share] of chances(testWays(rollOf(other)))) {
      const [has, had] = [succeeds(rollOf(one), first), succeeds(rollOf(other), second)];
      const winner = has === had ? Math.sign(first - second) : has ? 1 : -1;
      add(shares, winner > 0 ? 'one' : winner < 0 ? 'other' : 'tie', chance.mul(share));
    }
  return shares;
}

const partWords: Readonly<Record<BodyPart, string>> = {
  Head: 'head',
  Thorax: 'thorax',
  Abdomen: 'abdomen',
  Arms: 'arms',
  Legs: 'legs',
};

function blowShares({ locationDie, damageDie, armour, shield, hp, level, behindCover, ranged }: Blow): Shares {
  const worn: Armour = { cells: armour, shield };
  const covered = new Set(parts.filter((part) => ranged && behindCover.some((each) => each === partWords[part])));
  const shares: Shares = new Map();
  for (const [location, chance] of chances(locationWays(locationDie, worn, covered))) {
    if (location.lands !== 'on') {
      add(shares, location.lands === 'nowhere' ? 'miss' : 'cover', chance);
      continue;
    }
    const part = partWords[location.part];
    for (let damage = 1; damage <= damageDie; damage += 1) {
      const both = chance.div(damageDie);
      const points = pointsAfter(hp, damage, location.armour);
      if (points === hp) add(shares, 'stopped', both);
      else if (points >= 0) add(shares, `hp ${points}`, both);
      else {
        const entry = injuryEntry(location.part, -points, level);
        if (entry === 'band')
          for (let row = 1; row <= bandDie; row += 1)
            add(shares, entryWords(part, `-${row}`, injuryEntry(location.part, row, level)), both.div(bandDie));
        else add(shares, entryWords(part, -points > 12 + level ? '-12-LVL-1' : `${points}`, entry), both);
      }
    }
  }
  return shares;
}

function entryWords(part: string, row: string, entry: string): string {
  return entry === 'silent' ? `silent ${part} ${row}` : `injury ${part} ${row} ${entry}`;
}

function spellShares({ dice }: { dice: number }): Shares {
  const shares: Shares = new Map();
  for (const [faces, chance] of chances(magicWays(dice))) {
    const casting = castingOf(faces);
    add(shares, casting, chance);
    add(shares, `kept ${faces.filter(staysUsable).length}`, chance);
    if (casting === 'works') add(shares, `sum ${faces.reduce((sum, face) => sum + face)}`, chance);
  }
  return shares;
}

type Output = Readonly<Record<string, unknown>>;

const sorted = (entries: readonly (readonly [string, unknown])[]): Output =>
  Object.fromEntries(entries.filter(([, share]) => share !== '0/1').sort(([one], [other]) => (one < other ? -1 : 1)));

function spellEntries({ sums, kept, ...outcomes }: Output): Output {
  return sorted([
    ...Object.entries(outcomes),
    ...Object.entries(sums as Output).map(([sum, share]) => [`sum ${sum}`, share] as const),
    ...Object.entries(kept as Output).map(([count, share]) => [`kept ${count}`, share] as const),
  ]);
}

describe('the dice of Acquire Moveables', () => {
  it('come to what a program says that was written from the source text alone', () => {
    let compared = 0;
    for (const { kind, input, output } of randomCases(5, 400)) {
      compared += 1;
      switch (kind) {
        case 'test':
          assert.equal(written(testShares(input as Side))['success'] ?? '0/1', output, JSON.stringify(input));
          break;
        case 'contest':
          assert.deepEqual(
            written(contestShares(input as { one: Side; other: Side })),
            sorted(Object.entries(output as Output)),
            JSON.stringify(input),
          );
          break;
        case 'blow':
          assert.deepEqual(
            written(blowShares(input as Blow)),
            sorted(Object.entries(output as Output)),
            JSON.stringify(input),
          );
          break;
        default:
          assert.deepEqual(
            written(spellShares(input as { dice: number })),
            spellEntries(output as Output),
            JSON.stringify(input),
          );
      }
    }
    assert.equal(compared, 400);
  });

  it('know the cells of the body', () =>
    assert.deepEqual(
      parts.flatMap((part) => cellsOf[part]),
      [1, 2, 3, 4, 5, 6, 7, 8],
    ));
});
