/**
 * A game small enough to enumerate by hand: Ann draws from a pile of three cards, round after round. With the 1 she
 * takes the 2 as well.
 */
import Fraction from 'fraction.js';
import type { FoundOdds, Kernel } from '../../../server/engine/forward/kernel.ts';
import type { Condition, Fact, Round, Scenario } from '../../../server/engine/index.ts';
import type { Throws } from '../../../server/engine/chance/index.ts';

/** The cards left in the pile, and who is hurt. */
export interface Pile {
  readonly left: readonly number[];
  readonly hurt: boolean;
}

export const source = { file: 'pile', sentence: 0, start: 0, end: 1 };
const who = { id: 'Ann', text: 'Ann', source };
export const isHurt: Condition = { kind: 'is', who, state: 'hurt', source };
const full = [1, 2, 3];

export const scenario: Scenario = {
  title: 'Pile',
  rules: { id: 'pile' },
  options: [],
  sides: [],
  creatures: [],
  combatants: [{ name: 'Ann', pronoun: 'she', side: who, stats: [], carries: [], traits: [], prose: [], source }],
  things: [],
  verbs: [],
  facts: [],
  shared: 0,
  prose: [],
  source,
  expectations: [],
  strangers: [],
  rounds: [1, 2, 3].map((number): Round => ({
    number,
    when: 'always',
    facts: [],
    announcements: [],
    prose: [],
    source: { ...source, start: number },
  })),
};

/** A 3 hurts the one who draws it. An empty pile is filled again. */
function draw({ left, hurt }: Pile, throws: Throws): Pile {
  const pile = left.length === 0 ? full : left;
  const card = pile[throws.pick(pile.length)] ?? 0;
  return { left: pile.filter((each) => each !== card && (card !== 1 || each !== 2)), hurt: hurt || card === 3 };
}

/** Drawing a 3 from the remaining cards; somebody who is hurt can’t act. */
function oddsOf({ left, hurt }: Pile): FoundOdds {
  const pile = left.length === 0 ? full : left;
  if (hurt) return { actions: [], contests: [], idle: [{ who: 'Ann', why: 'hurt', source }] };
  const chance = new Fraction(pile.includes(3) ? 1 : 0, pile.length);
  return {
    actions: [
      {
        id: 'Ann',
        actor: 'Ann',
        verb: 'draws',
        words: 'Ann draws',
        pool: {
          who: 'Ann',
          base: 1,
          size: 1,
          keep: 'highest',
          from: 'the pile',
          because: 'one card',
          rule: 'pile',
          modifiers: [],
        },
        outcomes: new Map(),
        odds: new Map([['succeeds', { chance }]]),
        source,
      },
    ],
    contests: [],
  };
}

export const pileKernel: Kernel<Pile, Fact> = {
  scenario,
  start: { left: full, hurt: false },
  holds: ({ hurt }, question) => question.kind === 'is' && hurt,
  after: (pile, _round, throws) => draw(pile, throws),
  keyOf: (pile) => JSON.stringify(pile),
  withoutPins: (round) => round,
  oddsIn: oddsOf,
  reference: (pile) => ({ ...pile, left: full }),
};
