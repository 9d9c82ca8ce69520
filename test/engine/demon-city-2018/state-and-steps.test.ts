/**
 * What holds in every course: states change only in steps that say so, pools stay positive, cards come from their deck,
 * the seed decides.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { partiesOf, type PartyResult, type PlayedRound, type State, type Step } from '../../../server/engine/index.ts';
import { fight } from './fight.ts';

const names = ['Ann', 'Bea', 'Cy', 'Dee', 'Eli', 'Fay'];
const other = fc.constantFrom(...names);

const deed = fc.oneof(
  fc
    .tuple(fc.constantFrom('punches', 'stabs', 'grabs', 'disarms', 'shoots'), other)
    .map(([verb, whom]) => `${verb} ${whom}`),
  fc.tuple(fc.constantFrom('dodges', 'blocks'), other).map(([verb, whom]) => `${verb} ${whom}`),
  fc.constantFrom(
    'flees',
    'waits',
    'breaks free',
    'moves "to the winch"',
    'drives "the van"',
    'searches for "a key" with Perception against 3',
    'hurls the grenade at Ann and Bea',
  ),
);
const clause = fc.constantFrom(
  '',
  '',
  '',
  'called shot "the eye"',
  'hindrance "mud"',
  'advantage "the rope"',
  'without harm',
  'after running 20 ft',
  'to get spear',
);
const head = fc.constantFrom(
  '',
  '',
  'Ann is at "the door", 20 ft from Bea.',
  'Bea is 5 ft from Ann.',
  'Cy is hurt.',
  'Dee is panicked.',
  'decides recovery of Ann: back up',
  'decides recovery of Bea: out for good',
  'decides panic of Dee: calm again',
  'Cy regains 1 Toughness.',
  'Eli shocks Ann and Dee',
  'draws ties anew.',
  'Fay is grabbed by Ann.',
  'hindrance "rain" on Ann, Bea and Cy in this round.',
);
const round = fc.record({
  heads: fc.array(head, { maxLength: 3 }),
  deeds: fc.tuple(...names.map(() => fc.tuple(deed, clause))),
});
const options = fc.constantFrom(
  '',
  'option shuffling rounds',
  'option shuffling throws',
  'option fool in damage redrawn',
  'option lower attacks on',
);

const people = names
  .map(
    (name, index) => `combatant ${name} of the ${index % 2 === 0 ? 'Players' : 'Host'}
  Agility ${1 + (index % 3)}  Toughness ${1 + (index % 4)}  Calm ${index % 3}  Perception 2
  Calm Check 5
  carries ${['knife', 'pistol', 'sword'][index % 3]!}`,
  )
  .join('\n');

const text = fc
  .record({ option: options, rounds: fc.array(round, { minLength: 1, maxLength: 4 }) })
  .map(({ option, rounds }) =>
    [
      option,
      people,
      'situation "a quay"',
      'Ann is 20 ft from Bea.',
      ...rounds.flatMap(({ heads, deeds }, index) => [
        `round ${index + 1}`,
        ...heads,
        ...deeds.flatMap(([does, how], at) => [`${names[at]!}: ${does}`, ...(how === '' ? [] : [` ${how}`])]),
      ]),
    ].join('\n'),
  );

/** The kinds of step that may change the visible state. */
const telling = new Set([
  'place',
  'placement',
  'state',
  'regain',
  'back',
  'blocked',
  'calm',
  'effect',
  'damage',
  'move',
]);

function changes(from: State, steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step, index) => {
    const before = index === 0 ? from : steps[index - 1]!.after;
    return JSON.stringify(before) === JSON.stringify(step.after) ? [] : [step.kind];
  });
}

function shown(rounds: readonly PlayedRound[]): readonly PartyResult[] {
  return rounds.flatMap(({ steps }) => steps.flatMap(partiesOf));
}

describe('every course', () => {
  it('changes the state only in steps that report it, and passes it on from round to round', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 1000 }), (written, seed) => {
        const { rounds, start } = fight(written, seed).timeline;
        for (const [index, { before, steps, after }] of rounds.entries()) {
          assert.deepEqual(before, index === 0 ? start : rounds[index - 1]!.after);
          assert.deepEqual(
            changes(before, steps).filter((kind) => !telling.has(kind)),
            [],
          );
          assert.deepEqual(after, steps.at(-1)!.after);
          assert.equal(new Set(steps.map(({ key }) => key)).size, steps.length);
        }
      }),
      { numRuns: 150 },
    );
  }).timeout(60_000);

  it('has pools of at least one throw, sums that match, and no more than one attack that takes effect in a Clash', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 1000 }), (written, seed) => {
        const { rounds } = fight(written, seed).timeline;
        for (const { pool, results } of shown(rounds)) {
          assert.ok(pool.size >= 1 && results.length >= 1 && results.length <= pool.size);
          const counted = pool.modifiers
            .filter(({ standing }) => standing === 'counted')
            .reduce((sum, { amount }) => sum + amount, pool.base);
          assert.equal(pool.size, counted);
        }
        for (const { steps } of rounds)
          for (const step of steps)
            if (step.kind === 'clash') {
              const parties = partiesOf(step);
              assert.ok(
                parties.filter(
                  ({ outcome, action }) =>
                    outcome !== 'no effect' &&
                    outcome !== 'critical failure' &&
                    /^(?:punches|stabs|grabs|disarms|shoots|hurls)/.test(action),
                ).length <= 1,
              );
              assertDealt(parties);
            }
      }),
      { numRuns: 150 },
    );
  }).timeout(60_000);

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 1000 }), (written, seed) => {
        assert.deepEqual(fight(written, seed).timeline, fight(written, seed).timeline);
      }),
      { numRuns: 30 },
    );
  }).timeout(60_000);
});

/** The visible cards never include more of a number than the deck has: three of each and The Fool, or one of each. */
function assertDealt(parties: readonly PartyResult[]): void {
  for (const [from, most] of [
    ['Players', 3],
    ['Host', 1],
  ] as const) {
    const values = parties
      .filter(({ pool }) => pool.from === from)
      .flatMap(({ results }) => results.map(({ value }) => value));
    for (const value of new Set(values)) assert.ok(values.filter((each) => each === value).length <= most);
  }
}
