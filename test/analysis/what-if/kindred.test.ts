/** A contest is named for all its members; trials in it stay if somebody joins or leaves. */
import assert from 'node:assert/strict';
import {
  analyze,
  trialEdits,
  wishedCourse,
  type Analysis,
  type Redraw,
  type Trial,
} from '../../../server/analysis/index.ts';
import { partiesOf, type Step } from '../../../server/engine/index.ts';

const cast = `combatant Ann (she) of the Players
  Agility 4  Toughness 4
combatant Cassie (she) of the Players
  Agility 2  Toughness 4
combatant Bill (he) of the Host
  Agility 3  Toughness 4
combatant Dag (he) of the Host
  Agility 3  Toughness 4
`;
const ofTwo = 'Bill: punches Ann.\n  Ann: kicks Bill.\n  Cassie: waits.\n';
const ofThree = ofTwo.replace('Cassie: waits', 'Cassie: kicks Bill');

function read(rules: string, round: string): Analysis {
  return analyze(`scenario "Yard"\nrules ${rules}\n${cast}round 1\n  ${round}`, { file: 'yard.clash' });
}

function stepsOf(analysis: Analysis, trials: readonly Trial[] = [], redraws: readonly Redraw[] = []): readonly Step[] {
  const { scenario, key } = wishedCourse(analysis, 0, { trials, redraws })!;
  return scenario.timeline(key).rounds.flatMap(({ steps }) => steps);
}

function contests(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ kind }) => kind === 'clash');
}

function counting(step: Step | undefined, who: string): string | undefined {
  return partiesOf(step)
    .find((party) => party.who === who)
    ?.results.find(({ kept }) => kept)?.label;
}

function lost(analysis: Analysis, trials: readonly Trial[]): readonly (string | undefined)[] {
  return wishedCourse(analysis, 0, { trials, redraws: [] })!.trials.map((told) => told.lost);
}

const noSuchStep = 'there is no such step in this course';

describe('a forced throw in a contest', () => {
  for (const rules of ['demon-city-2018', 'demon-city-2017']) {
    it(`stays if somebody else joins or leaves: ${rules}`, () => {
      const texts = [read(rules, ofTwo), read(rules, ofThree)] as const;
      for (const [one, other] of [texts, texts.toReversed()] as [Analysis, Analysis][]) {
        const [own] = contests(stepsOf(one));
        const trial: Trial = { kind: 'force', step: own!.key, who: 'Bill', faces: ['9'] };
        assert.ok(!stepsOf(other).some(({ key }) => key === own!.key));
        assert.deepEqual(lost(other, [trial]), [undefined]);
        assert.equal(counting(contests(stepsOf(other, [trial]))[0], 'Bill'), '9');
        assert.equal(trialEdits(other, 0, [trial]).edits.length, 1);
      }
    });
  }

  it('is replaced by a later trial, under whatever name', () => {
    const [one, other] = [read('demon-city-2018', ofTwo), read('demon-city-2018', ofThree)];
    const [old, now] = [one, other].map((analysis) => contests(stepsOf(analysis))[0]!.key);
    const trials: readonly Trial[] = [
      { kind: 'force', step: old!, who: 'Bill', faces: ['9'] },
      { kind: 'force', step: now!, who: 'Bill', faces: ['4'] },
    ];
    assert.deepEqual(lost(other, trials), [undefined, undefined]);
    assert.equal(counting(contests(stepsOf(other, trials))[0], 'Bill'), '4');
  });

  it('doesn’t apply to another of several rounds with one number', () => {
    const either = read('demon-city-2018', `${ofTwo}round 2 if Bill acted\n  ${ofTwo}round 2 otherwise\n  ${ofTwo}`);
    const [, second] = contests(stepsOf(either));
    assert.match(second!.key, /^2\//u);
    assert.deepEqual(lost(either, [{ kind: 'force', step: `${second!.key} Dag`, who: 'Bill', faces: ['9'] }]), [
      noSuchStep,
    ]);
    assert.deepEqual(lost(either, [{ kind: 'force', step: second!.key, round: 2, who: 'Bill', faces: ['9'] }]), [
      undefined,
    ]);
    assert.deepEqual(lost(either, [{ kind: 'force', step: second!.key, round: 1, who: 'Bill', faces: ['9'] }]), [
      noSuchStep,
    ]);
    assert.deepEqual(
      lost(either, [{ kind: 'force', step: `${second!.key} Dag`, round: 2, who: 'Bill', faces: ['9'] }]),
      [undefined],
    );
    assert.deepEqual(
      lost(either, [{ kind: 'force', step: contests(stepsOf(either))[0]!.key + ' Dag', who: 'Bill', faces: ['9'] }]),
      [undefined],
    );
  });

  it('doesn’t apply to anybody else, nor to the Host’s throws', () => {
    const analysis = read('demon-city-2018', ofTwo);
    for (const who of ['Cassie', 'the Host']) {
      assert.deepEqual(lost(analysis, [{ kind: 'force', step: '1/clash/Bill Dag', who, faces: ['9'] }]), [noSuchStep]);
    }
    for (const step of ['2/clash/Bill Dag', '1/uncontested/Bill Dag', '1/damage/Cassie', 'clash', '']) {
      assert.deepEqual(lost(analysis, [{ kind: 'force', step, who: 'Bill', faces: ['9'] }]), [noSuchStep]);
    }
  });
});

describe('a branch from a contest', () => {
  const two = 'Bill: punches Ann.\n  Ann: kicks Bill.\n  Cassie: kicks Dag.\n  Dag: punches Cassie.\n';
  const told = (analysis: Analysis, step: string): readonly (string | undefined)[] =>
    wishedCourse(analysis, 0, { trials: [], redraws: [{ step, seed: 7 }] })!.redraws.map((redraw) => redraw.step);

  it('redraws the one with some of the same members', () => {
    const analysis = read('demon-city-2017', ofThree);
    const [clash] = contests(stepsOf(analysis));
    assert.deepEqual(told(analysis, '1/clash/Bill Ann'), [clash!.key]);
    assert.deepEqual(told(analysis, '1/clash/Dag'), [undefined]);
  });

  it('doesn’t redraw if there are several of them', () => {
    const analysis = read('demon-city-2017', two);
    assert.equal(contests(stepsOf(analysis)).length, 2);
    assert.deepEqual(told(analysis, '1/clash/Ann Bill Cassie Dag'), [undefined]);
    assert.deepEqual(told(analysis, '1/clash/Ann Dave'), [
      contests(stepsOf(analysis)).find(({ key }) => key.includes('Ann'))!.key,
    ]);
  });
});
