/** Which figures a lens shows if there isn’t room for all. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fittedTitle, wholeTitle, type LensFigure, type LensPart } from '../../server/lsp/annotations/lens-fit.ts';

function figure(words: string, chance: number | undefined, { moved = 0, isGoal = true } = {}): LensFigure {
  return { words, chance, moved, isGoal };
}

const tie = figure('tie 38.1%', 0.381, { isGoal: false });
const clash: LensPart = { about: '', figures: [figure('Players 2.0%', 0.02), figure('Host 59.9%', 0.599), tie] };

/** As long as some names. */
function about(length: number, part: LensPart): LensPart {
  return { ...part, about: `${'x'.repeat(length - 2)}: ` };
}

describe('what fits above a round', () => {
  it('is everything, if there is room', () => {
    assert.equal(fittedTitle([clash]), 'Players 2.0% · Host 59.9% · tie 38.1%');
    assert.equal(fittedTitle([about(33, clash)]).length, 70);
    assert.equal(fittedTitle([about(33, clash)]), wholeTitle([about(33, clash)]));
  });

  it('omits first what nobody throws for, and says that something is omitted', () => {
    assert.equal(fittedTitle([about(34, clash)]), `${'x'.repeat(32)}: Players 2.0% · Host 59.9% …`);
  });

  it('begins with what has moved, and omits what is small and hasn’t moved', () => {
    const figures = [
      figure('Players 60.6%', 0.606),
      figure('Host 28.2% (was 11.5%)', 0.282, { moved: 16.7 }),
      figure('tie 10.0% (was 26.7%)', 0.1, { moved: -16.7, isGoal: false }),
      figure('stalemate 1.2%', 0.012, { isGoal: false }),
    ];
    assert.equal(
      fittedTitle([{ about: '', figures }]),
      'Host 28.2% (was 11.5%) · tie 10.0% (was 26.7%) · Players 60.6% …',
    );
    assert.equal(
      fittedTitle([clash, { about: 'Bo: ', figures: [figure('5% (was 4%)', 0.05, { moved: 1 })] }]),
      'Bo: 5% (was 4%); Players 2.0% · Host 59.9% · tie 38.1%',
    );
  });

  it('counts a tie that is likelier than all that is thrown for among the most important figures', () => {
    const likely = {
      ...clash,
      figures: [figure('Players 10.0%', 0.1), figure('Host 12.0%', 0.12), figure('tie 78.0%', 0.78, { isGoal: false })],
    };
    assert.equal(fittedTitle([about(40, likely)]), `${'x'.repeat(38)}: Host 12.0% · tie 78.0% …`);
  });

  it('has one figure of each contest before a second of any, and none without the larger ones of its contest', () => {
    assert.equal(
      fittedTitle([about(15, clash), about(15, clash)]),
      `${'x'.repeat(13)}: Host 59.9%; ${'x'.repeat(13)}: Host 59.9% …`,
    );
    const wide = { about: '', figures: [figure('a'.repeat(50), 0.5), figure('b'.repeat(30), 0.3), figure('c', 0.2)] };
    assert.equal(fittedTitle([wide]), `${'a'.repeat(50)} …`);
  });

  it('is what is thrown for in the order of the text if the figures are sampled, however likely', () => {
    const sampled = (goal: number, other: number): LensPart => ({
      about: `${'x'.repeat(15)}: `,
      figures: [
        figure(`Players ≈${goal}%`, undefined),
        figure(`Host ≈${other}%`, undefined),
        figure(`tie ≈${100 - goal - other}%`, undefined, { isGoal: false }),
      ],
    });
    for (const [goal, other] of [
      [45, 40],
      [40, 45],
      [10, 20],
    ] as const)
      assert.equal(
        fittedTitle([sampled(goal, other), sampled(other, goal)]),
        `${'x'.repeat(15)}: Players ≈${goal}%; ${'x'.repeat(15)}: Players ≈${other}% …`,
      );
  });

  it('always has what is said about the round, and one figure, whatever room they take', () => {
    const always: LensPart = { about: '', figures: [figure('reached in about 16%', 1)], isAlwaysShown: true };
    assert.equal(fittedTitle([always, about(70, clash)]), `reached in about 16%; ${'x'.repeat(68)}: Host 59.9% …`);
    assert.equal(fittedTitle([always]), 'reached in about 16%');
  });

  it('is less if another lens takes a part of the line', () => {
    assert.equal(fittedTitle([about(33, clash)], 1), `${'x'.repeat(31)}: Players 2.0% · Host 59.9% …`);
  });

  it('fits, splits no figure and repeats none', () => {
    const words = fc.stringMatching(/^[a-z]{1,12} \d{1,2}%$/u);
    const some = fc.uniqueArray(
      fc.record({
        words,
        chance: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
        moved: fc.integer({ min: -9, max: 9 }),
        isGoal: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5, selector: (each) => each.words },
    );
    const parts = fc.array(fc.record({ about: fc.constantFrom('', 'Ann–Bo: '), figures: some }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(parts, (all) => {
        const title = fittedTitle(all);
        const told = title
          .replace(/ …$/u, '')
          .split('; ')
          .flatMap((part) => part.replace(/^Ann–Bo: /u, '').split(' · '));
        const known = all.flatMap(({ figures }) => figures.map((each) => each.words));
        assert.ok(title.length <= 70);
        assert.ok(
          told.every(
            (each) => told.filter((other) => other === each).length <= known.filter((other) => other === each).length,
          ),
        );
        assert.equal(title.endsWith(' …'), told.length < known.length);
      }),
    );
  });
});
