/**
 * Random gambles, as sentences below `rules quick-shot`: most dice are pinned, so that all courses can be enumerated.
 */
import fc from 'fast-check';

const difficulties = ['easy', 'common', 'hard', 'difficult', 'overwhelming'];
const names = ['one', 'two', 'three', 'four'];

interface Written {
  readonly options: readonly string[];
  readonly own: readonly string[];
  readonly head: readonly string[];
  readonly under: readonly string[];
  readonly bet: 0 | 1 | 3;
  readonly faces: readonly number[];
  /** How many dice of the pool are rolled, from the last one on. */
  readonly open: number;
}

const some = (lines: readonly string[]): fc.Arbitrary<readonly string[]> => fc.subarray([...lines]);

const action = fc.record({
  difficulty: fc.constantFrom(...difficulties.slice(0, 4)),
  avoids: fc.constantFrom('', ' avoids the Thug', ' avoids Ash', ' avoids Bree'),
  after: fc.nat({ max: 4 }),
});

const actions = fc.array(action, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map(({ difficulty, avoids, after }, place) => {
    const awaited = names[after];
    return `${difficulty} "${names[place] ?? ''}"${avoids}${awaited === undefined || after >= place ? '' : ` after "${awaited}"`}`;
  }),
);

const written: fc.Arbitrary<Written> = fc.record({
  options: fc
    .tuple(
      fc.constantFrom('host', 'none', 'once', 'gather'),
      fc.constantFrom('shared', 'whole'),
      fc.constantFrom('ask', 'most'),
    )
    .map(([squash, divide, assign]) => [
      `option squash ${squash}`,
      `option divide ${divide}`,
      `option assign ${assign}`,
    ]),
  own: some([
    'easy wound "a cut" on everything',
    'common wound "a bad leg" on "moving"',
    'minor weakness "A bad back": adds easy on "straining"',
    'minor weakness "Poor health": harder 1 on "moving"',
    'easy fatigue "the night"',
  ]),
  head: some([
    'the Thug: punches Rose. deals an easy wound "a bruise" on everything',
    'Ash and Bree: punch Rose. deals a common wound "a split lip" on everything',
    'the Thug: kicks Rose. deals an easy wound "a kick" on everything',
  ]),
  under: fc
    .tuple(
      actions,
      some([
        'involves "moving", "straining"',
        'serves "Stay alive"',
        'sets go first to "two"',
        'the critical falls on "one"',
        '1 easier "help" for "one"',
        '1 harder "rain"',
        'pays from "Stay alive"',
        'accepts the Thug',
        'vulgar "a trick": easy paradox',
        'despite "a bad leg"',
      ]),
    )
    .map(([all, more]) => [...all, ...more]),
  bet: fc.constantFrom(0, 1, 3),
  faces: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 10, maxLength: 10 }),
  open: fc.integer({ min: 1, max: 3 }),
});

export const randomGambles: fc.Arbitrary<string> = written.map(({ options, own, head, under, bet, faces, open }) => {
  const size = { 0: 8, 1: 9, 3: 10 }[bet];
  const dice = faces.slice(0, size).map((face, at) => (at < size - open ? `${face}` : 'any'));
  return [
    ...options,
    'combatant Rose (she) of the Players',
    '  Willpower 5',
    '  goal "Stay alive" 2',
    ...own.map((line) => `  ${line}`),
    'combatant the Thug (he) of the Host',
    'combatants Ash and Bree of the Host',
    'round 1',
    ...head.map((line) => `  ${line}`),
    '  Rose: gambles on "it".',
    ...under.map((line) => `    ${line}`),
    ...(bet === 0 ? [] : [`    bets ${bet} WP`]),
    `    rolls ${dice.join(' ')}`,
  ].join('\n');
});
