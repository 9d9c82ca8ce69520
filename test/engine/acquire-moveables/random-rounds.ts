/** Random legal characters and rounds of every kind, as text. */
import fc from 'fast-check';
import { fatigueKinds } from '../../../server/engine/rulesets/acquire-moveables/sheet/sheet.ts';

const value = fc.integer({ min: 1, max: 9 });
const upTo = (max: number, min = 0): fc.Arbitrary<number> => fc.integer({ min, max });
const said = (arbitrary: fc.Arbitrary<number>, words: (number: number) => string): fc.Arbitrary<string> =>
  arbitrary.map(words);
const among = fc.constantFrom<string[]>;

const attribute = (name: string): fc.Arbitrary<string> =>
  fc.tuple(value, value).map(([one, other]) => `${name} ${Math.min(one, other)} of ${Math.max(one, other)}`);

const stats = fc.tuple(
  ...['STR', 'GRC', 'PRE', 'WIL', 'ALR', 'RCL'].map(attribute),
  fc.tuple(upTo(9), upTo(9)).map(([now, more]) => `HP ${now} of ${now + more}  LVL ${1 + (more % 3)}  MD ${now % 4}`),
);

const armour = fc
  .tuple(upTo(3), upTo(3), upTo(2))
  .map(
    ([head, chest, shield]) =>
      `armour Head ${head}, Thorax 0 ${chest} 3, Abdomen ${Math.min(1, chest)} 1, Shield ${shield}`,
  );

const rows = fc.constantFrom(
  [],
  ['carried rows 5, 4, 4, 4', 'mental rows 4, 4, 3 with exhaustion 1, 2, 3'],
  ['carried rows 3, 3', 'mental rows 2, 2 with exhaustion 2, 4'],
  ['carried rows 2', 'mental rows 2 with exhaustion 9'],
  ['mental rows 3, 5'],
);

const below = among('below 0 HP falls', 'below 0 HP fights on', '');
const into = among('takes fatigue in mind', 'takes fatigue in the pack', '');
const warmth = among('insulation inadequate', 'insulation light', 'insulation heavy', 'gunpowder 2 slots', '');
const wound = among(
  '',
  'injury "Old": 1 slot, depletion d4 daily, bleeding 1',
  'injury "Rib": 2 slots, sudden-end d2 daily',
);

const character = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(stats, rows, armour, fc.tuple(below, into, warmth, wound))
    .map(([numbers, ofRows, worn, more]) =>
      [
        name,
        numbers.join('  '),
        ...ofRows,
        worn,
        ...more.filter((line) => line !== ''),
        'carries pike, bow (unloaded), bombs, bandages, knife (sheathed), ladder',
        'knows "Grease"',
        'speaks Drillshout 2',
      ].join('\n  '),
    );

const who = among('Ann', 'Bob', 'Ann and Bob', 'the Ghoul');
const fatigue = fc
  .constantFrom('', ...fatigueKinds.slice(1))
  .map((kind) => (kind === '' ? 'fatigue' : `${kind} fatigue`));
const place = among('', ' in mind', ' in the pack');

/** Whatever the head of a round can say happens, or holds from there on. */
const happening: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(who, upTo(5, 1), fatigue, place)
    .map(([one, count, kind, where]) => `${one} gains ${count} ${kind}${where}.`),
  fc.tuple(who, among('1', '2', 'all'), fatigue).map(([one, count, kind]) => `${one} loses ${count} ${kind}.`),
  fc
    .tuple(who, upTo(3, 1), among('depletion d4', 'sudden-end d6'), among('', ', bleeding 2', ', internal bleeding'))
    .map(([one, slots, die, bleeding]) => `${one} takes an injury "Cut": ${slots} slots, ${die} daily${bleeding}.`),
  fc
    .tuple(who, among('', ': 2 fatigue into the pack', ': 1 fatigue into the mind'))
    .map(([one, to]) => `${one} rests${to}.`),
  fc.tuple(who, upTo(9, 4)).map(([one, hours]) => `${one} sleeps for ${hours} hours with a ration.`),
  fc
    .tuple(who, upTo(20, 1), among('', ', jumping', ' into water'))
    .map(([one, far, how]) => `${one} falls ${far} sq${how}.`),
  fc
    .tuple(who, among('on fire', 'not on fire', 'under water', 'in the water', 'out of the water', 'wet', 'dry'))
    .map(([one, state]) => `${one} is ${state}.`),
  fc
    .tuple(who, among('in the warmth', 'in a warm bath', 'out in the cold', 'in unsanitary conditions'))
    .map(([one, state]) => `${one} is ${state}.`),
  fc
    .tuple(who, among('prone', 'standing', 'hors de combat', 'out of the fight', 'back in the fight'))
    .map(([one, state]) => `${one} is ${state}.`),
  among('it is cold.', 'the cold is extreme.', 'the cold is moderate.', 'it is no longer cold.'),
  fc
    .tuple(who, among('drinks enough', 'drinks a little', 'eats 2 rations', 'eats 5 rations after going hungry'))
    .map(([one, does]) => `${one} ${does}.`),
  among('a day passes without water.', '2 days pass without rations.', 'a day passes without water or rations.'),
  fc.tuple(who, among('loses', 'regains'), upTo(6, 1)).map(([one, way, points]) => `${one} ${way} ${points} HP.`),
  said(upTo(1), (at) => `${['Ann', 'Bob'][at]!} wakes from the coma.`),
  among(
    'encounter check "a bell", loud.',
    'encounter check "a bell".',
    'disposition of the Ghoul.',
    'the torch burns down.',
    'the torch is put out.',
    'the torch is lit.',
  ),
  fc.tuple(who, among('falls', 'fights on')).map(([one, does]) => `${one} below 0 HP ${does}.`),
);

/** Whatever can be announced, of somebody other than `target`. */
const deed = (target: string): fc.Arbitrary<string> =>
  fc.oneof(
    among('tests STR.', 'tests STR+GRC+WIL.\n    advantage "light"', 'waits.', 'moves.'),
    among(
      `strikes ${target} with the pike.`,
      `strikes ${target} with the knife.\n    also draws the knife`,
      `strikes ${target} with the pike.\n    2 steps easier "cornered"\n    also drops the ladder`,
      `shoots ${target} with the bow.\n    cover "a wall" over Legs`,
      'reloads the bow.\n    hurrying',
      'reloads the bow.',
      `hurls the bombs at ${target}.`,
    ),
    among(
      `tends ${target} with bandages.`,
      'tends himself.',
      `wrestles ${target} by STR against its GRC.`,
      `flees from ${target}.`,
    ),
    among(
      'casts "Grease" with 1 magic die.',
      'casts "Grease" with 3 magic dice.\n    also moves to "the stair"',
      'summons the Imp with 2 magic dice.',
      'blasts "the idol".\n    with 2 magic dice',
    ),
    among('gets up.', 'curls up.', 'plays dead.', 'crawls.', 'picks up the pike.', 'fetches the ladder.'),
    among(
      'crosses "the hall".',
      'searches "the hall".',
      'picks the postern.',
      'kicks down the postern.',
      'unbars the postern.',
    ),
    among('swims.', 'treads water.', 'sheds "the mail".', 'follows poetry in Drillshout.'),
  );

const round = fc
  .tuple(
    among('', '', '', ', 10 minutes', ', 1 hour', ', 1 day'),
    fc.array(happening, { maxLength: 4 }),
    fc.option(deed('the Ghoul'), { nil: '' }),
    fc.option(deed('Ann'), { nil: '' }),
    deed('Bob'),
  )
  .map(([lasts, facts, anns, bobs, ghouls]) => ({
    lasts,
    facts,
    deeds: [
      ['Ann', anns],
      ['Bob', bobs],
      ['the Ghoul', ghouls],
    ],
  }))
  .map(
    ({ lasts, facts, deeds }) =>
      (number: number): string =>
        [
          `round ${number}${lasts}`,
          ...facts.map((fact) => `  ${fact}`),
          ...deeds.flatMap(([name, does]) => (does === '' ? [] : [`  ${name!}: ${does!}`])),
        ].join('\n'),
  );

const options = fc.array(
  among(
    'option exhaustion value sum',
    'option death check count per-chit',
    'option healing time at-interval',
    'option hp below zero back-to-zero',
    'option band reading hit-points-become',
    'option initiative once',
  ),
  { maxLength: 2 },
);

export const randomScenario = randomScenarioOf({ minLength: 2, maxLength: 4 });

/** A scenario of so many rounds. */
export function randomScenarioOf(howMany: fc.ArrayConstraints): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.uniqueArray(
        options.map((all) => all[0] ?? ''),
        { maxLength: 2 },
      ),
      character('combatant Ann (she) of the Players'),
      character('combatant Bob (he) of the Players'),
      character('combatant the Ghoul (it) of the Host'),
      fc.array(round, howMany),
    )
    .map(
      ([chosen, ann, bob, ghoul, rounds]) => `rules acquire-moveables
${chosen.join('\n')}
weapon pike: close, damage d8
weapon knife: close, damage d4
weapon bow: ranged, damage d12, reload 3
weapon bombs: thrown, damage d12
item ladder: 2 slots
light torch: 3 levels
door the postern: wooden, locked, 1 bar on this side
${ann}
${bob}
${ghoul}
combatant the Imp (it) of the Players
  is a summon
scenario "Anything"
situation "anywhere"
  each bleeding gives 1 fatigue a round
${rounds.map((words, at) => words(at + 1)).join('\n')}`,
    );
}
