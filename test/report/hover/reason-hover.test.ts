/** The hover of a sentence that gives or takes throws: its worth wherever it counts. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, sentenceWorth, type SentenceUse } from '../../../server/analysis/index.ts';
import { reasonMarkdown } from '../../../server/report/index.ts';

const rounds = (count: number): string =>
  Array.from({ length: count }, (_, index) => `round ${index + 1}\n  Bill: stabs Ann.\n  Ann: kicks Bill.\n`).join('');
const text = (count: number): string => `scenario "Two"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 30
combatant Bill (he) of the Host
  Agility 3  Toughness 30
  carries knife
situation "stairs"
advantage "higher up" for Bill over Ann
${rounds(count)}`;

function usesIn(scenario: string): { readonly uses: readonly SentenceUse[]; readonly told: string } {
  const analysis = analyze(scenario, { file: 'any.clash' });
  const [first] = analysis.scenarios;
  const fact = first!.scenario.facts.find(({ source }) => analysis.linesOf(source).from === 9)!;
  while (!first!.prepareChances());
  const uses = sentenceWorth(first!, fact.source);
  return { uses, told: reasonMarkdown(uses, analysis.linesOf) };
}

/** The chance of somebody's first action, in percent. */
function chance(scenario: string, who: string): number {
  const [round] = analyze(scenario, { file: 'any.clash' }).scenarios[0]!.odds().rounds;
  const [figure] = round!.actions.find(({ actor }) => actor === who)!.odds.values();
  return figure!.chance.mul(100).valueOf();
}

describe('the hover of a sentence with an effect', () => {
  it('says by how much the sentence raises the chance', () => {
    const { uses, told } = usesIn(text(1));
    const without = chance(text(1).replace('advantage "higher up" for Bill over Ann\n', ''), 'Bill');
    assert.deepEqual(
      uses.map(({ action, worth }) => [action.actor, worth?.points.valueOf().toFixed(9)]),
      [['Bill', (chance(text(1), 'Bill') - without).toFixed(9)]],
    );
    assert.match(told, /^Worth \+[\d.]+ points: Bill stabs Ann with his knife \(round 1, \[line 11\]\([^)]*#L11\)\)$/u);
  });

  it('begins with what it moves most, and shows the first few of many', () => {
    const { uses, told } = usesIn(text(7));
    assert.equal(uses.length, 7);
    const points = told
      .split('\n')
      .flatMap((line) => /^- \+([\d.]+)(?: ±[\d.]+)? points: /u.exec(line)?.slice(1) ?? [])
      .map(Number);
    assert.deepEqual([points.length, points], [5, points.toSorted((one, other) => other - one)]);
    assert.match(told, /\n- and in 2 more$/u);
  });

  it('shows several once who do the same by one sentence, if it is worth the same for them', () => {
    const one = usesIn(text(1)).uses[0]!;
    const use = (actor: string, points: number): SentenceUse => ({
      ...one,
      action: { ...one.action, actor },
      worth: { ...one.worth!, points: new Fraction(points) },
    });
    const lines = (...uses: readonly SentenceUse[]): readonly string[] =>
      reasonMarkdown(uses, () => ({ uri: 'file:///a', from: 1, to: 1 })).split('\n');
    assert.match(
      lines(use('Bill', 3), use('Bo', 3), use('Cy', 3)).join('\n'),
      /^Worth \+3\.0 points each: Bill stabs Ann with his knife, and 2 more likewise \(round 1, /u,
    );
    assert.deepEqual(
      lines(use('Bill', 3), use('Bo', 2))
        .slice(2)
        .map((line) => line.slice(0, 14)),
      ['- +3.0 points:', '- +2.0 points:'],
    );
  });

  it('is limited to a number of worths, and leaves out what can’t be computed', () => {
    assert.equal(usesIn(text(30)).uses.length, 24);
    const { uses } = usesIn(text(1));
    assert.equal(
      reasonMarkdown(
        uses.map((use) => ({ ...use, worth: undefined })),
        () => ({ uri: 'file:///a', from: 1, to: 1 }),
      ),
      '',
    );
  });

  it('is empty if the sentence counts nowhere', () => {
    assert.equal(usesIn(text(1).replace('for Bill over Ann', 'for Bill over Bill')).told, '');
  });
});
