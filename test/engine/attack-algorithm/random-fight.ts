/** Random scenario texts for the New attack algorithm: up to three a side, with every kind of sentence. */
import fc from 'fast-check';

const players = ['Ann', 'Bea', 'Cid'];
const host = ['Dov', 'Eli', 'the Fay'];
const grades = ['not at all', 'barely', 'partially', 'fully'];
const weapons = ['knife', 'spear', 'bow'];

/** Bounds on the size of the fights. */
export interface Size {
  /** The maximum number of rounds. */
  readonly rounds: number;
  /** The maximum number of bonus or penalty dice of a sentence. */
  readonly dice: number;
}

/** The text of a scenario without its title and `rules` sentence. */
export function randomFight(size: Size): fc.Arbitrary<string> {
  return fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).chain(([ours, theirs]) => {
    const cast: Cast = { players: players.slice(0, ours), host: host.slice(0, theirs) };
    return fc
      .tuple(
        some(scenarioLine, 4),
        fc.tuple(...everybody(cast).map((name) => person(name, cast))),
        some(fc.oneof(lasting(cast), situation(cast)), 5),
        fc
          .integer({ min: 1, max: size.rounds })
          .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => round(cast, size, index + 1)))),
      )
      .map(([options, people, facts, rounds]) =>
        [
          ...options,
          'side the Raiders run by the Host',
          ...people.flat(),
          'situation "a yard"',
          ...facts,
          ...rounds.flat(),
          '',
        ].join('\n'),
      );
  });
}

interface Cast {
  readonly players: readonly string[];
  readonly host: readonly string[];
}

function everybody(cast: Cast): readonly string[] {
  return [...cast.players, ...cast.host];
}

/** Some lines, each once; may include lines with errors. */
function some(line: fc.Arbitrary<string>, most: number): fc.Arbitrary<readonly string[]> {
  return fc.uniqueArray(line, { maxLength: most });
}

const scenarioLine = fc.oneof(
  fc
    .constantFrom('full', 'minimum', 'initiative', 'more-combatants', 'fewer-combatants')
    .map((value) => `option contested tie ${value}`),
  fc.constantFrom('all-dice-if-all-hit', 'every-hit').map((value) => `option champion penalty ${value}`),
  fc.constantFrom(
    'option difficulty target weakest',
    'option difficulty target strongest',
    'option modifier order form-then-defences',
    'option form reference any-attacker',
    'spear beats knife in form.',
    'weapon bow: damage d8',
    'decides defeat: at 0 HP',
    'decides defeat: below 0 HP',
    'decides negative bonus: penalty dice',
    'decides hit die: d4',
    'decides next die: d10',
  ),
);

function person(name: string, cast: Cast): fc.Arbitrary<readonly string[]> {
  const side = cast.players.includes(name) ? 'Players' : 'Raiders';
  return fc
    .tuple(
      fc.constantFrom(...weapons, ''),
      fc.integer({ min: -1, max: 2 }),
      fc.constantFrom(0, 0, 3, 8),
      fc.constantFrom('', '', '', '  damage d4', '  damage d8'),
      fc.constantFrom('', ...grades),
      fc.constantFrom('', '', ' against knife'),
    )
    .map(([weapon, bonus, points, die, grade, against]) => [
      `combatant ${name} (${side === 'Players' ? 'she' : 'he'}) of the ${side}`,
      ...(bonus === 0 ? [] : [`  Attack Bonus ${bonus}`]),
      ...(points === 0 ? [] : [`  HP ${points}`]),
      ...(weapon === '' ? [] : [`  carries ${weapon}`]),
      die,
      ...(grade === '' ? [] : [`  defends ${grade}${against}`]),
    ]);
}

/** Sentences for the situation and the head of a round. */
function lasting(cast: Cast): fc.Arbitrary<string> {
  const [who, foes] = [
    fc.constantFrom(...everybody(cast)),
    fc.tuple(fc.constantFrom(...cast.players), fc.constantFrom(...cast.host), fc.boolean()),
  ];
  const words = fc.constantFrom('the high ground', 'mud', 'smoke');
  return fc.oneof(
    fc.tuple(words, who).map(([quoted, name]) => `  advantage "${quoted}" for ${name}.`),
    fc
      .tuple(words, foes)
      .map(([quoted, [one, other]]) => `  disadvantage "${quoted} ahead" for ${one} against ${other}.`),
    foes.map(([one, other, turned]) =>
      turned ? `  ${other} has superior form over ${one}.` : `  ${one} has superior form over ${other}.`,
    ),
    fc.tuple(who, fc.constantFrom(...grades)).map(([name, grade]) => `  ${name} defends ${grade}.`),
    who.map((name) => `  hits fall first on ${name}.`),
    fc.constantFrom('  the Players have the initiative.', '  the Raiders have the initiative.'),
  );
}

function situation(cast: Cast): fc.Arbitrary<string> {
  return fc.constantFrom(...everybody(cast)).map((name) => `  champion ${name}`);
}

function heading(cast: Cast): fc.Arbitrary<string> {
  const who = fc.constantFrom(...everybody(cast));
  const two = fc.tuple(fc.constantFrom(...cast.host), fc.constantFrom(...cast.host));
  return fc.oneof(
    fc.constant('  contested'),
    fc.constant('  contested'),
    who.map((name) => `  champion ${name}`),
    lasting(cast),
    fc
      .constantFrom('full damage', 'minimum damage', 'initiative', 'more combatants')
      .map((choice) => `  decides contested tie: ${choice}`),
    fc.tuple(who, fc.integer({ min: 1, max: 6 })).map(([name, die]) => `  the first hit on ${name} rolls ${die}.`),
    fc
      .tuple(two, fc.integer({ min: 1, max: 3 }))
      .map(([[one, other], hits]) =>
        one === other ? `  hits fall ${hits} on ${one}.` : `  hits fall ${hits} on ${one}, ${hits - 1} on ${other}.`,
      ),
    who.map((name) => `  ${name} is out of the fight.`),
    who.map((name) => `  ${name} regains 2 HP.`),
  );
}

/** One round, or two with the same number of which the first has a condition. */
function round(cast: Cast, size: Size, number: number): fc.Arbitrary<readonly string[]> {
  const body = fc
    .tuple(some(heading(cast), 4), fc.tuple(...everybody(cast).map((name) => deed(cast, size, name))))
    .map(([heads, deeds]) => [...heads, ...deeds.flat()]);
  const condition = fc.constantFrom(
    'the Players acted',
    'a tie happened',
    'Ann succeeded',
    'not Dov failed',
    'Dov is hurt or Ann is out of the fight',
  );
  return fc
    .tuple(body, body, condition, fc.boolean())
    .map(([one, other, when, isSplit]) =>
      isSplit && number > 1
        ? [`round ${number} if ${when}`, ...one, `round ${number} otherwise`, ...other]
        : [`round ${number}`, ...one],
    );
}

function deed(cast: Cast, size: Size, name: string): fc.Arbitrary<readonly string[]> {
  const foes = cast.players.includes(name) ? cast.host : cast.players;
  const targets = fc
    .oneof(
      { arbitrary: fc.constant(''), weight: 1 },
      { arbitrary: fc.subarray([...foes], { minLength: 1 }).map((some) => ` ${some.join(' and ')}`), weight: 3 },
    )
    .map((some) => some.replaceAll(/ and (?=.* and )/gu, ', '));
  const clause = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: size.dice }), fc.constantFrom('bonus', 'penalty'))
      .map(([count, kind]) => `    ${count} ${kind} dice "${kind}"`),
    fc.integer({ min: -2, max: 1 }).map((by) => `    TN ${by === 1 ? '+1' : by === 0 ? -1 : by} "luck"`),
    fc
      .array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 })
      .map((dice) => `    rolls ${dice.join(' ')}`),
  );
  const attack = fc
    .tuple(targets, fc.constantFrom('', '', ' with the knife', ' with the spear'), some(clause, 2))
    .map(([whom, weapon, clauses]) => [`  ${name}: attacks${whom}${weapon}.`, ...clauses]);
  const check = fc
    .tuple(fc.constantFrom('1/4', '3/6', '5/6', '7/8'), some(clause, 2))
    .map(([difficulty, clauses]) => [`  ${name}: climbs "the wall" at ${difficulty}.`, ...clauses]);
  return fc.oneof(
    { arbitrary: attack, weight: 6 },
    { arbitrary: check, weight: 1 },
    { arbitrary: fc.constant([`  ${name}: waits.`]), weight: 1 },
    { arbitrary: fc.constant([]), weight: 1 },
  );
}
