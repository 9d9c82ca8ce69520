// Exact chances for the "Acquire Moveables" rules, found by counting every face
// of every die. Line numbers (L17 and so on) are those of text.txt. Where the
// text can be read in two ways, the most literal reading is used here and the
// other one is written in readings.md. A share whose name begins with 'silent'
// is one for which the text says nothing.

// ---------------------------------------------------------------- fractions

export type Fraction = { n: bigint; d: bigint };
export type Roll = 'advantage' | 'disadvantage';
export type Part = 'head' | 'thorax' | 'abdomen' | 'arms' | 'legs';

export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  let top = BigInt(n);
  let bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError('a fraction over nought');
  if (bottom < 0n) {
    top = -top;
    bottom = -bottom;
  }
  let a = top < 0n ? -top : top;
  let b = bottom;
  while (b !== 0n) [a, b] = [b, a % b];
  return { n: top / a, d: bottom / a };
}

function plus(x: Fraction, y: Fraction): Fraction {
  return fraction(x.n * y.d + y.n * x.d, x.d * y.d);
}

function minus(x: Fraction, y: Fraction): Fraction {
  return fraction(x.n * y.d - y.n * x.d, x.d * y.d);
}

function times(x: Fraction, y: Fraction): Fraction {
  return fraction(x.n * y.n, x.d * y.d);
}

function over(x: Fraction, y: Fraction): Fraction {
  return fraction(x.n * y.d, x.d * y.n);
}

const NOUGHT = fraction(0);
const ONE = fraction(1);

export function words(x: Fraction): string {
  return `${x.n}/${x.d}`;
}

function count<K>(tally: Map<K, number>, key: K): void {
  tally.set(key, (tally.get(key) ?? 0) + 1);
}

/** Turns a tally of equally likely throws into shares of all the throws. */
function shares<K>(tally: Map<K, number>): Map<K, Fraction> {
  let all = 0;
  for (const throws of tally.values()) all += throws;
  const result = new Map<K, Fraction>();
  for (const [key, throws] of tally) result.set(key, fraction(throws, all));
  return result;
}

function needDie(size: number): void {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`no such die: d${size}`);
}

// ------------------------------------------------------- tests and contests

/** L17-L19: one value is tested on a d10, two on a d20, three on a d30. */
function testDie(values: number[]): number {
  if (values.length === 1) return 10;
  if (values.length === 2) return 20;
  if (values.length === 3) return 30;
  throw new RangeError('a test has one, two or three values');
}

type Throw = { success: boolean; face: number };
export type Side = { values: number[]; roll?: Roll };

/**
 * L38, L40: is the first throw better than the second? A success is better than
 * a failure. Of two successes or two failures the higher is better, as L23 gives
 * the contest to whoever rolled higher. (A lone test asks only for success.)
 */
function better(one: Throw, two: Throw): boolean {
  if (one.success !== two.success) return one.success;
  return one.face > two.face;
}

/** L17-L19, L38, L40: every equally likely throw of one test. */
function everyThrow(side: Side): Throw[] {
  const die = testDie(side.values);
  let sum = 0;
  for (const value of side.values) sum += value;
  const throws: Throw[] = [];
  for (let first = 1; first <= die; first++) {
    const one = { success: first <= sum, face: first };
    if (side.roll === undefined) {
      throws.push(one);
      continue;
    }
    for (let second = 1; second <= die; second++) {
      const two = { success: second <= sum, face: second };
      const best = better(one, two) ? one : two;
      const worst = better(one, two) ? two : one;
      throws.push(side.roll === 'advantage' ? best : worst);
    }
  }
  return throws;
}

/** L16-L19, L38, L40: the chance that a test succeeds. */
export function test(side: Side): Fraction {
  const throws = everyThrow(side);
  let successes = 0;
  for (const one of throws) if (one.success) successes++;
  return fraction(successes, throws.length);
}

/**
 * L21-L23: a contest. The text is silent about two successes or two failures on
 * the same number; that share is `tie`.
 */
export function contest(sides: { one: Side; other: Side }): { one: Fraction; other: Fraction; tie: Fraction } {
  const ones = everyThrow(sides.one);
  const others = everyThrow(sides.other);
  let one = 0;
  let other = 0;
  let tie = 0;
  for (const a of ones) {
    for (const b of others) {
      if (a.success && !b.success)
        one++; // L22
      else if (b.success && !a.success)
        other++; // L22
      else if (a.face > b.face)
        one++; // L23
      else if (b.face > a.face)
        other++; // L23
      else tie++;
    }
  }
  const all = ones.length * others.length;
  return { one: fraction(one, all), other: fraction(other, all), tie: fraction(tie, all) };
}

// ------------------------------------------------------------ ladders of dice

/** L27: the order of die sizes. */
export const LADDER = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 30, 40, 60, 80, 100, 200, 400, 600, 800, 1000];

/** L178: the order of recon dice. */
export const RECON_LADDER = [4, 6, 8, 12];

function step(ladder: number[], size: number, steps: number): number | undefined {
  const place = ladder.indexOf(size);
  if (place < 0) throw new RangeError(`d${size} is not in this order of dice`);
  return ladder[place + steps];
}

/** L25, L27: steps above nought go up, below nought go down. */
export function ladderStep(size: number, steps: number): number | undefined {
  return step(LADDER, size, steps);
}

/** L178, L179: the same, along the recon dice. */
export function reconStep(size: number, steps: number): number | undefined {
  return step(RECON_LADDER, size, steps);
}

// --------------------------------------- depletion dice and sudden-end dice

/**
 * L34: the die steps down on a 1; stepping down from the d2, it is gone.
 * `goneWithin[r]` is the chance that it is gone when r rolls have been made
 * (`goneWithin[0]` is therefore nought).
 */
export function depletion(input: { size: number; rolls: number }): { goneWithin: Fraction[] } {
  ladderStep(input.size, 0); // refuses a size that is not in the order
  let sizes = new Map<number, Fraction>([[input.size, ONE]]);
  let gone = NOUGHT;
  const goneWithin = [gone];
  for (let roll = 1; roll <= input.rolls; roll++) {
    const next = new Map<number, Fraction>();
    for (const [size, chance] of sizes) {
      const tally = new Map<number | undefined, number>();
      for (let face = 1; face <= size; face++) {
        count(tally, face === 1 ? ladderStep(size, -1) : size);
      }
      for (const [becomes, share] of shares(tally)) {
        const part = times(chance, share);
        if (becomes === undefined) gone = plus(gone, part);
        else next.set(becomes, plus(next.get(becomes) ?? NOUGHT, part));
      }
    }
    sizes = next;
    goneWithin.push(gone);
  }
  return { goneWithin };
}

/**
 * L34: the mean number of rolls until a depletion die is gone. For each size,
 * mean = 1 + (share that stays) * mean + (share that leaves) * (mean of the next
 * size down), solved for mean.
 */
export function meanDepletion(size: number): Fraction {
  const smaller = ladderStep(size, -1);
  const after = smaller === undefined ? NOUGHT : meanDepletion(smaller);
  let stay = 0;
  let leave = 0;
  for (let face = 1; face <= size; face++) {
    if (face === 1) leave++;
    else stay++;
  }
  return over(plus(ONE, times(fraction(leave, size), after)), minus(ONE, fraction(stay, size)));
}

/**
 * L36: the die steps down at each roll and disappears after the d2; a 1 ends the
 * effect at once. `over[0]` is the chance that the effect is over after the first
 * roll, `over[1]` after the second, and so on to the roll of the d2.
 */
export function suddenEnd(input: { size: number }): { over: Fraction[] } {
  const result: Fraction[] = [];
  let lasting = ONE;
  let ended = NOUGHT;
  ladderStep(input.size, 0);
  let size: number | undefined = input.size;
  while (size !== undefined) {
    const smaller: number | undefined = ladderStep(size, -1);
    let ends = 0;
    for (let face = 1; face <= size; face++) {
      if (face === 1 || smaller === undefined) ends++;
    }
    ended = plus(ended, times(lasting, fraction(ends, size)));
    lasting = minus(ONE, ended);
    result.push(ended);
    size = smaller;
  }
  return { over: result };
}

/** L36: the mean number of rolls made until the effect is over. */
export function meanSuddenEnd(size: number): Fraction {
  let mean = NOUGHT;
  let before = NOUGHT;
  suddenEnd({ size }).over.forEach((ended, index) => {
    mean = plus(mean, times(fraction(index + 1), minus(ended, before)));
    before = ended;
  });
  return mean;
}

// ------------------------------------------------------------------- a blow

/** L113-L117: the part of the body that each cell, 1 to 8, belongs to. */
export const PARTS: Part[] = ['head', 'thorax', 'thorax', 'thorax', 'abdomen', 'abdomen', 'arms', 'legs'];

/** L246-L256: the filled cells of the injury table from -1 to -11. All others in these rows are empty. */
const INJURIES: Record<Part, Record<number, string>> = {
  head: {},
  thorax: { [-1]: 'winded', [-11]: 'dies' },
  abdomen: { [-1]: 'winded', [-11]: 'dies' },
  arms: { [-1]: 'drops held items', [-11]: 'amputated' },
  legs: { [-1]: 'prone', [-11]: 'amputated' },
};

/** L258: the name given here to the last row, '(-12-LVL-1 HP) or less'. */
export const LAST_ROW = '-12-LVL-1';

/** L246-L256: what a row from -1 to -11 says. */
function injuryRow(part: Part, row: number): string {
  const says = INJURIES[part][row];
  return says === undefined ? `silent ${part} ${row}` : `injury ${part} ${row} ${says}`;
}

/** L246-L258: what the table says at this HP (below nought), given the d8 of L257. */
function injury(part: Part, hp: number, level: number, d8: number): string {
  if (hp >= -11) return injuryRow(part, hp);
  if (hp >= -12 - level) return injuryRow(part, -d8); // L257
  return `injury ${part} ${LAST_ROW} dies`; // L258
}

export type Blow = {
  locationDie: number;
  damageDie: number;
  armour: number[];
  shield: number;
  hp: number;
  level: number;
  behindCover: Part[];
  ranged: boolean;
};

/**
 * L203-L209 (melee), L217-L218 (ranged, cover), L112-L117 (cells), L119 (shield),
 * L244-L258 (injury table). Every location face, damage face and d8 face is
 * counted, the d8 also where it is not needed, so that all throws weigh the same.
 */
export function blow(input: Blow): Map<string, Fraction> {
  needDie(input.locationDie);
  needDie(input.damageDie);
  if (input.armour.length !== 8) throw new RangeError('armour has eight cells');
  const tally = new Map<string, number>();
  for (let cell = 1; cell <= input.locationDie; cell++) {
    for (let damage = 1; damage <= input.damageDie; damage++) {
      for (let d8 = 1; d8 <= 8; d8++) {
        count(tally, oneBlow(input, cell, damage, d8));
      }
    }
  }
  return shares(tally);
}

function oneBlow(input: Blow, cell: number, damage: number, d8: number): string {
  if (cell > 8) return 'miss'; // L206
  const part = PARTS[cell - 1]!;
  if (input.ranged && input.behindCover.includes(part)) return 'cover'; // L218
  let armour = input.armour[cell - 1]!;
  if (cell % 2 === 1) armour += input.shield; // L119
  let hp = input.hp - damage + armour; // L208
  if (hp > input.hp) hp = input.hp; // L208: no HP can be gained
  if (hp === input.hp) return 'stopped';
  if (hp >= 0) return `hp ${hp}`; // L209
  return injury(part, hp, input.level, d8); // L209
}

// --------------------------------------------------------------- initiative

/** L190, L191: a GRC test for each PC; T goes before the NPCs, F after them. */
export function initiative(input: { graces: number[] }): Map<string, Fraction> {
  let result = new Map<string, Fraction>([['', ONE]]);
  for (const grace of input.graces) {
    const next = new Map<string, Fraction>();
    for (const [before, chance] of result) {
      for (let face = 1; face <= 10; face++) {
        const key = before + (face <= grace ? 'T' : 'F');
        next.set(key, plus(next.get(key) ?? NOUGHT, times(chance, fraction(1, 10))));
      }
    }
    result = next;
  }
  return result;
}

// ------------------------------------------------------------------- spells

export type Spell = {
  works: Fraction;
  doubles: Fraction;
  triples: Fraction;
  sums: Map<number, Fraction>;
  kept: Map<number, Fraction>;
};

/**
 * L261-L267: so many d6. `triples`: some face shows three times or more (L267).
 * `doubles`: no triples, but some face shows twice (L266). `works`: all faces
 * differ. `sums` are shares of all throws and add up to `works`. `kept`: how many
 * dice came up odd and may be used again (L264), over all throws.
 */
export function spell(input: { dice: number }): Spell {
  const dice = input.dice;
  if (!Number.isInteger(dice) || dice < 1) throw new RangeError('a spell takes one die or more');
  const outcomes = new Map<string, number>();
  const sums = new Map<number, number>();
  const kept = new Map<number, number>();
  const all = 6 ** dice;

  function look(faces: number[]): void {
    let sum = 0;
    let odd = 0;
    let most = 0;
    for (const face of faces) {
      sum += face;
      if (face % 2 === 1) odd++;
      let same = 0;
      for (const other of faces) if (other === face) same++;
      if (same > most) most = same;
    }
    count(kept, odd);
    if (most >= 3) count(outcomes, 'triples');
    else if (most === 2) count(outcomes, 'doubles');
    else {
      count(outcomes, 'works');
      count(sums, sum);
    }
  }

  function throwRest(faces: number[]): void {
    if (faces.length === dice) {
      look(faces);
      return;
    }
    for (let face = 1; face <= 6; face++) throwRest([...faces, face]);
  }
  throwRest([]);

  const share = (name: string) => fraction(outcomes.get(name) ?? 0, all);
  const inOrder = (tally: Map<number, number>) => {
    const result = new Map<number, Fraction>();
    for (const key of [...tally.keys()].sort((a, b) => a - b)) result.set(key, fraction(tally.get(key)!, all));
    return result;
  };
  return {
    works: share('works'),
    doubles: share('doubles'),
    triples: share('triples'),
    sums: inOrder(sums),
    kept: inOrder(kept),
  };
}

// ----------------------------------------------------------------- grenades

/** L223: a GRC test; on failure a d12 on the mishap chart. The distance alters no chance. */
export function grenade(input: { grace: number; distance: number }): Map<string, Fraction> {
  const tally = new Map<string, number>();
  for (let face = 1; face <= 10; face++) {
    for (let d12 = 1; d12 <= 12; d12++) {
      count(tally, face <= input.grace ? 'on target' : `mishap ${d12}`);
    }
  }
  return shares(tally);
}

/**
 * L232-L242: where a mishap lands, as cells right of the target and cells up the
 * chart from it, each cell being half the distance thrown (L242). Numbers 5 and 9
 * have effects of their own instead (L240, L241); their cells are given all the same.
 */
export function mishapLanding(d12: number, distance: number): { right: number; up: number } {
  const chart = [
    [0, 0, 5, 0, 0], // L234
    [0, 12, 1, 6, 0], // L235
    [11, 4, 0, 2, 7], // L236, the target being in the middle
    [0, 10, 3, 8, 0], // L237
    [0, 0, 9, 0, 0], // L238
  ];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      if (d12 > 0 && chart[row]![column] === d12) {
        return { right: ((column - 2) * distance) / 2, up: ((2 - row) * distance) / 2 };
      }
    }
  }
  throw new RangeError('a mishap is numbered 1 to 12');
}

// ------------------------------------------------------------------ hazards

/**
 * L298-L301: 1d6 times one die of the greatest size that is no more than the
 * squares fallen, as in the example of L298; the second die steps down once for
 * each softener, to nought below the d2. The text has no die for a fall of less
 * than two squares.
 */
export function fall(input: { squares: number; softeners: number }): Map<number | string, Fraction> {
  let size: number | undefined;
  for (const rung of LADDER) if (rung <= input.squares) size = rung;
  if (size === undefined) return new Map([['silent die below d2', ONE]]);
  const second = ladderStep(size, -input.softeners) ?? 0;
  const tally = new Map<number, number>();
  for (let first = 1; first <= 6; first++) {
    if (second === 0) count(tally, 0);
    for (let other = 1; other <= second; other++) count(tally, first * other);
  }
  const result = new Map<number | string, Fraction>();
  for (const [damage, share] of [...shares(tally)].sort((a, b) => a[0] - b[0])) result.set(damage, share);
  return result;
}

/** L69: the chance of dying each time FAT is gained, pool-in-10, counted on a d10. */
export function deathSave(input: { pool: number }): Fraction {
  let deaths = 0;
  for (let face = 1; face <= 10; face++) if (face <= input.pool) deaths++;
  return fraction(deaths, 10);
}

/** L78: the chance of dying in unsanitary conditions, FATi-in-30, counted on a d30. */
export function infection(input: { fatigue: number }): Fraction {
  let deaths = 0;
  for (let face = 1; face <= 30; face++) if (face <= input.fatigue) deaths++;
  return fraction(deaths, 30);
}

export type Cold = 'cold' | 'moderate' | 'extreme';
export type Insulation = 'inadequate' | 'light' | 'moderate' | 'heavy';

/**
 * L76, L77, L80-L85; lengths of time from L45. Immersion counts as one row worse
 * (L77); the row below extreme cold is that of L85. Undefined stands for '-'.
 */
export function hypothermia(input: {
  cold: Cold;
  insulation: Insulation;
  immersed: boolean;
}): number | undefined | 'n/a' {
  const minute = 1;
  const tenmin = 10;
  const hour = 60;
  const watch = 240;
  const table: (number | undefined | 'n/a')[][] = [
    [watch, undefined, undefined, undefined], // L82
    [hour, watch, undefined, undefined], // L83
    [tenmin, hour, watch, undefined], // L84
    [minute, 'n/a', 'n/a', 'n/a'], // L85
  ];
  const row = ['cold', 'moderate', 'extreme'].indexOf(input.cold);
  const column = ['inadequate', 'light', 'moderate', 'heavy'].indexOf(input.insulation);
  if (row < 0) throw new RangeError(`no such cold: ${input.cold}`);
  if (column < 0) throw new RangeError(`no such insulation: ${input.insulation}`);
  return table[row + (input.immersed ? 1 : 0)]![column];
}

// ---------------------------------------------------- encounters and the rest

/**
 * L173-L181: the encounter d6 with the recon die, thrown together. The text says
 * nothing of recon 2 to 5, nor of 9 to 12 on a d12.
 */
export function encounter(input: { recon: number }): Map<string, Fraction> {
  reconStep(input.recon, 0); // refuses a size that is not a recon die
  const tally = new Map<string, number>();
  for (let d6 = 1; d6 <= 6; d6++) {
    const kind = ['active', 'passive', 'indirect', 'depletion'][Math.min(d6, 4) - 1]; // L174-L177
    for (let recon = 1; recon <= input.recon; recon++) {
      let meaning: string;
      if (recon === 1) {
        // L180
        if (kind === 'active') meaning = 'surprise';
        else if (kind === 'passive') meaning = 'may surprise or avoid engagement';
        else meaning = 'find tracks';
      } else if (recon <= 5) meaning = 'silent recon 2-5';
      else if (recon <= 8)
        meaning = 'ambushed'; // L181
      else meaning = 'silent recon 9-12';
      count(tally, `${kind}/${meaning}`);
    }
  }
  return shares(tally);
}

/**
 * L95-L97, L58: attributes fall by the level, to no less than 1; current HP is
 * capped at maxHp / level, rounded down, no less than 0. At level 0 nothing is
 * active: the attributes stay and the cap is maxHp itself.
 */
export function exhaustion<A extends number[] | Record<string, number>>(input: {
  level: number;
  attributes: A;
  maxHp: number;
}): { attributes: A; hpCap: number } {
  const { level, attributes, maxHp } = input;
  const lower = (value: number) => (level === 0 ? value : Math.max(1, value - level));
  const lowered = Array.isArray(attributes)
    ? attributes.map(lower)
    : Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, lower(value)]));
  const hpCap = level === 0 ? maxHp : Math.max(0, Math.floor(maxHp / level));
  return { attributes: lowered as A, hpCap };
}

/**
 * L225: the mean number of actions until a PRE test first succeeds and stops one
 * BLD: mean = 1 + (share of failures) * mean. Undefined if it never can.
 */
export function firstAid(input: { precision: number }): Fraction | undefined {
  const success = test({ values: [input.precision] });
  if (success.n === 0n) return undefined;
  const failure = minus(ONE, success);
  return over(ONE, minus(ONE, failure));
}

/**
 * L219-L221: the mean number of Reload actions until the counter has gone `track`
 * steps, a PRE test being made at every action. A success advances the counter
 * two steps (one, and an extra one); a failure takes the action's own step away
 * again, so that the counter stays. Steps beyond the end of the track are lost.
 * Undefined if the counter can never arrive.
 */
export function reload(input: { track: number; precision: number }): Fraction | undefined {
  const { track, precision } = input;
  const means: Fraction[] = [];
  means[track] = NOUGHT;
  for (let place = track - 1; place >= 0; place--) {
    let stay = 0;
    let later = NOUGHT; // the mean of what follows, over the faces that move the counter
    for (let face = 1; face <= 10; face++) {
      let progress = 1; // L220
      if (face <= precision)
        progress += 1; // L221
      else progress -= 1; // L221
      const next = Math.min(track, place + progress);
      if (next === place) stay++;
      else later = plus(later, times(fraction(1, 10), means[next]!));
    }
    if (stay === 10) return undefined;
    means[place] = over(plus(ONE, later), minus(ONE, fraction(stay, 10)));
  }
  return means[0];
}

/**
 * L99-L102, L72: 1d6 HP are gained, here to no more than maxHp; LVL FAT are lost.
 */
export function shortRest(input: { hp: number; maxHp: number; level: number; fatigue: number }): {
  hp: Map<number, Fraction>;
  fatigue: number;
} {
  const tally = new Map<number, number>();
  for (let face = 1; face <= 6; face++) {
    count(tally, Math.max(input.hp, Math.min(input.maxHp, input.hp + face)));
  }
  return { hp: shares(tally), fatigue: Math.max(0, input.fatigue - input.level) };
}

// ------------------------------------------------------------- random cases

/** A small seeded generator (32-bit, mulberry32): a whole number from low to high. */
function generator(seed: number): (low: number, high: number) => number {
  let state = seed >>> 0;
  return (low, high) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    x = (x ^ (x >>> 14)) >>> 0;
    return low + Math.floor((x / 2 ** 32) * (high - low + 1));
  };
}

/** Makes maps into plain objects and fractions into "n/d", for JSON. */
export function plain(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, share]) => [String(key), plain(share)]));
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) {
    if ('n' in value && 'd' in value) return words(value as Fraction);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
  }
  return value;
}

type Case = { kind: string; input: unknown; output: unknown };

function randomCase(index: number, pick: (low: number, high: number) => number): Case {
  const side = (): Side => {
    const values: number[] = [];
    const many = pick(1, 3);
    for (let i = 0; i < many; i++) values.push(pick(1, 9));
    const roll = [undefined, 'advantage', 'disadvantage'][pick(0, 2)] as Roll | undefined;
    return roll === undefined ? { values } : { values, roll };
  };
  if (index % 4 === 0) {
    const input = side();
    return { kind: 'test', input, output: test(input) };
  }
  if (index % 4 === 1) {
    const input = { one: side(), other: side() };
    return { kind: 'contest', input, output: contest(input) };
  }
  if (index % 4 === 2) {
    // L112: 0 to 3 points in a cell, the highest of a part in its rightmost cell.
    const cells = (many: number) => Array.from({ length: many }, () => pick(0, 3)).sort((a, b) => a - b);
    const parts: Part[] = ['head', 'thorax', 'abdomen', 'arms', 'legs'];
    const input: Blow = {
      locationDie: LADDER[pick(1, 9)]!,
      damageDie: LADDER[pick(0, 10)]!,
      armour: [...cells(1), ...cells(3), ...cells(2), ...cells(1), ...cells(1)],
      shield: pick(0, 1) * pick(1, 3),
      hp: pick(0, 12),
      level: pick(1, 10),
      behindCover: parts.filter(() => pick(0, 3) === 0),
      ranged: pick(0, 1) === 1,
    };
    return { kind: 'blow', input, output: blow(input) };
  }
  const input = { dice: pick(1, 6) };
  return { kind: 'spell', input, output: spell(input) };
}

/** Random cases with their answers, in equal parts tests, contests, blows and spells. */
export function randomCases(seed: number, count: number): { kind: string; input: unknown; output: unknown }[] {
  const pick = generator(seed);
  return Array.from({ length: count }, (_, index) => {
    const one = randomCase(index, pick);
    return { ...one, output: plain(one.output) };
  });
}
