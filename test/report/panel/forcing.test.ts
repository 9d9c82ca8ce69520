/** Every card or die that a reader can force in the panel comes up, and other forced throws stay. */
import assert from 'node:assert/strict';
import {
  analyze,
  trialEdits,
  wishedCourse,
  type Analysis,
  type Redraw,
  type Trial,
} from '../../../server/analysis/index.ts';
import type { CardView, ForcingView, PartyView, StepView } from '../../../server/protocol/index.ts';
import { roundView } from '../../../server/report/index.ts';
import { everySample } from '../every-sample.ts';

type Force = Extract<Trial, { readonly kind: 'force' }>;

/**
 * The steps of a course as the panel shows them, and the results of the trials. `isGone` is set if a forced card is no
 * longer in its deck.
 */
function shown(
  analysis: Analysis,
  index: number,
  trials: readonly Trial[],
  redraws: readonly Redraw[] = [],
): { readonly steps: readonly StepView[]; readonly lost: readonly string[]; readonly isGone: boolean } {
  const { scenario: played, key, linesOf, isTried, ...course } = wishedCourse(analysis, index, { trials, redraws })!;
  const { scenario, ruleset } = played;
  return {
    steps: played
      .timeline(key)
      .rounds.flatMap((round) => roundView({ scenario, ruleset, linesOf, isTried, round, odds: undefined }).steps),
    lost: course.trials.flatMap(({ lost }) => lost ?? []),
    isGone: played.findings.some(({ rule, source }) => rule === 'pin-is-gone' && isTried(source)),
  };
}

/** A card or die that can be forced, with its party and step. */
interface Offered {
  readonly step: string;
  readonly party: PartyView;
  readonly forcing: ForcingView;
  readonly card: CardView;
}

function offered(steps: readonly StepView[]): readonly Offered[] {
  return steps.flatMap(({ key: step, table }) =>
    (table?.parties ?? []).flatMap((party) =>
      party.cards
        .filter(({ slot }) => slot !== undefined)
        .map((card) => ({ step, party, forcing: party.forcing!, card })),
    ),
  );
}

/** As the page requests it: this slot is forced, and the others as they are pinned. */
function forced({ step, party, forcing, card }: Offered, face: string): Force {
  return {
    kind: 'force',
    step,
    who: party.name,
    faces: forcing.slots.map((_slot, at) => (at === card.slot ? face : (forcing.now[at] ?? null))),
  };
}

/** The cards of somebody in a step by their slots, by name if they have one. */
function facesOf(steps: readonly StepView[], key: string, who: string): ReadonlyMap<number, CardView> {
  const cards =
    steps
      .find((step) => step.key === key)
      ?.table?.parties.filter(({ name }) => name === who)
      .flatMap((party) => party.cards) ?? [];
  return new Map(cards.flatMap((card) => (card.slot === undefined ? [] : [[card.slot, card] as const])));
}

const noSuchStep = 'there is no such step in this course';
const nameOf = (card: CardView | undefined): string | undefined => card?.name ?? card?.face;

describe('the throws that the panel offers to force', () => {
  for (const { name, analysis } of everySample()) {
    const offers = analysis.scenarios.map((_scenario, index) => offered(shown(analysis, index, []).steps));
    if (offers.every(({ length }) => length === 0)) continue;

    it(`come up as forced: ${name}`, () => {
      let fell = 0;
      for (const [index, all] of offers.entries()) {
        for (const offer of all) {
          const { card, step, forcing, party } = offer;
          const others = forcing.faces[card.slot!]!.filter((each) => each !== nameOf(card));
          for (const face of new Set([others[0], others.at(-1)].flatMap((each) => each ?? []))) {
            const { steps, lost, isGone } = shown(analysis, index, [forced(offer, face)]);
            const fallen = facesOf(steps, step, party.name).get(card.slot!);
            // Somebody else’s pin may have no such card left: then the text says so.
            if (isGone) continue;
            fell += 1;
            assert.deepEqual(lost, [], step);
            assert.deepEqual(
              [nameOf(fallen), fallen?.pinned],
              [face, 'trial'],
              `${step}, ${party.name}: ${forcing.slots[card.slot!]!}`,
            );
          }
        }
      }
      assert.ok(fell > 0);
    });
  }
});

describe('the offered cards', () => {
  it('are those that are left in the deck and can count, including the current one', () => {
    const { analysis } = everySample().find(({ name }) => name === 'the-larder.clash')!;
    const offer = (round: number, trials: readonly Trial[] = []): readonly string[] =>
      offered(shown(analysis, 1, trials).steps).find(
        ({ step, party }) => step.startsWith(`${round}/clash/`) && party.name === 'Ghoul',
      )!.forcing.faces[0]!;
    // Bill has the Host’s only 6, and of two cards one is dealt in addition to the one that counts.
    assert.deepEqual(offer(1), ['2', '3', '4', '5', '7', '8', '9', '10']);
    // The round before took 1, 5 and 6: of what is left only 2 is below 3, and three are thrown.
    assert.deepEqual(offer(2), ['4', '7', '8', '9', '10']);
    const eight: Trial = { kind: 'force', step: '2/clash/Ghoul Cassie Ann', who: 'Ghoul', faces: ['8'] };
    assert.deepEqual(offer(2, [eight]), offer(2));
  });
});

describe('a throw that only a branch has', () => {
  const all = everySample().flatMap(({ name, analysis }) =>
    [...analysis.scenarios.keys()].flatMap((index) => {
      const { steps } = shown(analysis, index, []);
      const keys = new Set(steps.map(({ key }) => key));
      return [2, 3].flatMap((seed) => {
        const redraws = [{ step: steps[1]?.key ?? '', seed }];
        return offered(shown(analysis, index, [], redraws).steps)
          .filter(({ step }) => !keys.has(step))
          .map((offer) => ({ name, analysis, index, redraws, offer }));
      });
    }),
  );

  it('comes up there as forced, and is written; the course itself has no such step', () => {
    const cards: number[] = [];
    let alike = 0;
    for (const { name, analysis, index, redraws, offer } of all) {
      const others = offer.forcing.faces[offer.card.slot!]!.filter((each) => each !== nameOf(offer.card));
      const [other] = others;
      if (other === undefined) continue;
      const fallen = (face: string): CardView | undefined =>
        facesOf(shown(analysis, index, [forced(offer, face)], redraws).steps, offer.step, offer.party.name).get(
          offer.card.slot!,
        );
      const tried = others.slice(0, 2);
      const fell = tried.filter((face) => {
        const now = fallen(face);
        return nameOf(now) === face && now?.pinned === 'trial';
      }).length;
      // In this course a deck may have a card no more, or none beside which it would count.
      if (offer.card.shape === 'die') assert.equal(fell, tried.length, `${name}, ${offer.step}`);
      else cards.push(fell);
      const trial = forced(offer, other);
      assert.ok(!shown(analysis, index, [trial], redraws).lost.includes(noSuchStep), `${name}, ${offer.step}`);
      if (offer.card.shape === 'die')
        assert.deepEqual(trialEdits(analysis, index, [trial], redraws).lost, [], `${name}, ${offer.step}`);
      // The course may have a contest with some of the same members: then it is forced in both, by the same edit.
      const isAlike =
        wishedCourse(analysis, index, { trials: [trial], redraws: [] })!.analysis ===
        wishedCourse(analysis, index, { trials: [trial], redraws })!.analysis;
      alike += isAlike ? 1 : 0;
      assert.deepEqual(
        [shown(analysis, index, [trial]).lost, trialEdits(analysis, index, [trial]).lost],
        isAlike ? [[], []] : [[noSuchStep], [0]],
        `${name}, ${offer.step}`,
      );
    }
    assert.ok(
      cards.filter((fell) => fell > 0).length > cards.length / 2 && cards.length > 5 && all.length - cards.length > 5,
      `${cards.join()} of ${all.length}`,
    );
    assert.ok(alike > 0 && alike < all.length / 2, `${alike} of ${all.length}`);
  });

  it('doesn’t affect other trials in either course', () => {
    const { analysis, index, redraws, offer } = all[0]!;
    const others: readonly Trial[] = [
      { kind: 'seed', seed: analysis.scenarios[index]!.seed },
      forced(offer, offer.forcing.faces[0]![0]!),
    ];
    assert.ok(!shown(analysis, index, others, redraws).lost.includes(noSuchStep));
    assert.equal(
      wishedCourse(analysis, index, { trials: others.slice(0, 1), redraws })!.analysis,
      wishedCourse(analysis, index, { trials: others.slice(0, 1), redraws: [] })!.analysis,
    );
  });
});

/** Two who try something against the Host, in one Clash. */
const twoTry = `scenario "The quay"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 3
combatant Cassie (she) of the Players
  Agility 2  Toughness 3
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Ann: picks "the lock" with Agility against 3.
  Cassie: climbs "the wall" with Agility against 3.
    interferes with Ann
`;

describe('the throws of the Host against several', () => {
  const analysis = analyze(twoTry, { file: 'quay.clash' });
  const hosts = (trials: readonly Trial[]): readonly Offered[] =>
    offered(shown(analysis, 0, trials).steps).filter(({ party }) => party.name === 'the Host');

  it('have a slot each, and each of their parties its own, the slower first', () => {
    assert.deepEqual(
      hosts([]).map(({ card, forcing }) => forcing.slots[card.slot!]),
      ['the card that counts against Cassie', 'the card that counts against Ann'],
    );
  });

  it('are forced one by one, and earlier forced ones stay', () => {
    const [first] = hosts([]);
    const trial = forced(first!, '2');
    const second = hosts([trial])[1]!;
    const both = [trial, forced(second, '7')];
    assert.deepEqual(
      hosts(both).map(({ card }) => [card.face, card.pinned]),
      [
        ['2', 'trial'],
        ['7', 'trial'],
      ],
    );
    assert.deepEqual(
      hosts([both[1]!]).map(({ card }) => [card.face, card.pinned]),
      [
        ['2', 'trial'],
        ['7', 'trial'],
      ],
    );
  });
});
