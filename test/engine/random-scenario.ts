/** Random scenarios that both editions of Demon City can play: up to 12 combatants, up to 5 rounds. */
import fc from 'fast-check';

interface Person {
  readonly name: string;
  readonly lines: readonly string[];
  readonly side: 'Players' | 'Host' | 'Cult';
  readonly carries: string;
}

const names = ['Ann', 'Bill', 'Cora', 'Dov', 'Enid', 'Fitch', 'Gwen', 'Hal', 'Iris', 'Jude', 'Kit', 'Lena'];
const things = ['knife', 'sword', 'revolver', 'crowbar', ''];
const stat = fc.nat({ max: 6 });

/** The text of a scenario without its `rules` sentence. */
export const randomScenario: fc.Arbitrary<string> = fc.integer({ min: 2, max: 12 }).chain((size) =>
  people(size).chain((cast) =>
    fc
      .record({
        facts: fc.array(factFor(cast, 'head'), { maxLength: 4 }),
        rounds: fc
          .integer({ min: 1, max: 5 })
          .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => roundFor(cast, index + 1)))),
      })
      .map(({ facts, rounds }) => scenarioText(cast, facts, rounds.flat())),
  ),
);

function people(size: number): fc.Arbitrary<readonly Person[]> {
  return fc.tuple(...names.slice(0, size).map((name, index) => person(name, index)));
}

function person(name: string, index: number): fc.Arbitrary<Person> {
  const side: fc.Arbitrary<Person['side']> =
    index === 0
      ? fc.constant('Players')
      : index === 1
        ? fc.constant('Host')
        : fc.constantFrom('Players', 'Host', 'Cult');
  return fc
    .record({
      side,
      agility: stat,
      toughness: fc.nat({ max: 5 }),
      calm: stat,
      firearms: fc.option(stat),
      skill: fc.nat({ max: 3 }),
      isSkilled: fc.boolean(),
      carries: fc.constantFrom(...things),
      wears: fc.nat({ max: 2 }),
    })
    .map(({ side: of, agility, toughness, calm, firearms, skill, isSkilled, carries, wears }) => ({
      name,
      side: of,
      carries,
      lines: [
        `combatant ${name} (${index % 2 === 0 ? 'she' : 'he'}) of the ${of}`,
        `  Agility ${agility}  Toughness ${toughness}  Calm ${calm}  Perception 3${firearms === null ? '' : `  Firearms ${firearms}`}${isSkilled ? `  Hand-to-Hand ${toughness + skill}` : ''}`,
        ...(carries === '' ? [] : [`  carries ${carries}`]),
        ...(wears === 0 ? [] : [`  wears coat +${wears}`]),
      ],
    }));
}

function factFor(cast: readonly Person[], where: 'head' | 'round'): fc.Arbitrary<string> {
  const who = fc.constantFrom(...cast.map((each) => each.name));
  const two = fc.shuffledSubarray(
    cast.map((each) => each.name),
    { minLength: 2, maxLength: 2 },
  );
  const words = fc.constantFrom('the high ground', 'wet stairs', 'smoke', 'a head start');
  return fc.oneof(
    fc.tuple(words, two).map(([quoted, [one, other]]) => `  advantage "${quoted}" for ${one} over ${other}.`),
    fc.tuple(words, who).map(([quoted, name]) => `  hindrance "${quoted} in the way" on ${name}.`),
    two.map(([one, other]) => `  ${one} is ${where === 'head' ? 4 : 12} ft from ${other}.`),
    fc.tuple(who, fc.constantFrom('the stair', 'the door')).map(([name, place]) => `  ${name} is at "${place}".`),
    fc.constant(''),
  );
}

/** One round, or two with the same number of which the first has a condition. */
function roundFor(cast: readonly Person[], number: number): fc.Arbitrary<readonly string[]> {
  const body = fc
    .record({
      facts: fc.array(factFor(cast, 'round'), { maxLength: 2 }),
      deeds: fc.tuple(...cast.map((each) => deedOf(cast, each))),
    })
    .map(({ facts, deeds }) => [...facts, ...deeds.flat()]);
  const condition = fc.constantFrom(
    'the Players acted',
    'a tie happened',
    'Ann succeeded',
    'Bill is hurt or Ann is down',
    'not Bill failed',
  );
  return fc
    .tuple(body, body, condition, fc.boolean())
    .map(([one, other, when, isSplit]) =>
      isSplit && number > 1
        ? [`round ${number} if ${when}`, ...one, `round ${number} otherwise`, ...other]
        : [`round ${number}`, ...one],
    );
}

function deedOf(cast: readonly Person[], actor: Person): fc.Arbitrary<readonly string[]> {
  const foes = cast.filter((other) => other.side !== actor.side).map((other) => other.name);
  const foe = fc.constantFrom(...foes);
  const attacks =
    actor.carries === 'revolver'
      ? ['punches', 'shoots', 'grabs']
      : ['kicks', 'punches', 'grabs', ...(actor.carries === '' ? [] : ['stabs'])];
  const attack = fc
    .tuple(fc.constantFrom(...attacks), foe, fc.nat({ max: 5 }))
    .map(([verb, target, clause]) => [
      `  ${actor.name}: ${verb} ${target}.`,
      ...(clause === 0 ? ['    hindrance "one shoe"'] : []),
      ...(clause === 1 ? ['    advantage "a running start"'] : []),
    ]);
  const others = fc
    .constantFrom(
      `  ${actor.name}: dodges.`,
      `  ${actor.name}: flees.`,
      `  ${actor.name}: searches for "the key" with Perception against 3.`,
      `  ${actor.name}: climbs "the pipe" with Agility to beat 4.`,
      `  ${actor.name}: moves "to the window".`,
      `  ${actor.name}: parries.`,
      `  ${actor.name}: waits.`,
    )
    .map((line) => [line]);
  return fc.oneof(
    { arbitrary: attack, weight: 5 },
    { arbitrary: others, weight: 3 },
    { arbitrary: fc.constant([]), weight: 1 },
  );
}

function scenarioText(cast: readonly Person[], facts: readonly string[], rounds: readonly string[]): string {
  return [
    'side the Cult run by the Host',
    'weapon sword: reach',
    'sword beats knife beyond 5 ft.',
    ...cast.flatMap((each) => each.lines),
    'situation "a house"',
    ...facts,
    ...rounds,
    '',
  ]
    .filter((line, index, all) => line !== '' || index === all.length - 1)
    .join('\n');
}
