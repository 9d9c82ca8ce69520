/** A trial is played as requested, or lost with a reason, in which case it changes nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/paths.ts';
import {
  analyze,
  trialEdits,
  wishedCourse,
  type Analysis,
  type TrialResult,
  type Trial,
} from '../../../server/analysis/index.ts';
import { detailOf, partiesOf } from '../../../server/engine/index.ts';
import { withEdits } from '../../../server/language/index.ts';

const stand = `scenario "Stand"
rules demon-city-2018
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
combatant Laura (she) of the Players
  Agility 3  Toughness 5
round 1
  the Ghoul: dodges.
  Laura: punches the Ghoul.
round 2
  the Ghoul: dodges.
  Laura: punches the Ghoul.
`;

const advantage: Trial = { kind: 'add', round: 0, who: 'Laura', amount: 1, words: 'what if' };

function read(text: string): Analysis {
  return analyze(text, { file: 'test.clash' });
}

function sample(name: string): Analysis {
  return analyze(readFileSync(inProject('samples', name), 'utf8'), { file: name });
}

function told(analysis: Analysis, trials: readonly Trial[], index = 0): readonly TrialResult[] {
  return wishedCourse(analysis, index, { trials, redraws: [] })!.trials;
}

function written(analysis: Analysis, trials: readonly Trial[], index = 0): string {
  return withEdits(analysis.reading.text, trialEdits(analysis, index, trials).edits);
}

function errorsOf(analysis: Analysis): readonly string[] {
  return analysis.findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}

/** What a page may send. */
function trialsOf(json: string): readonly Trial[] {
  return JSON.parse(json) as readonly Trial[];
}

/** Forces the Ghoul’s throw in a round. */
function ghouls(round: 1 | 2, face: string): Trial {
  const step = read(stand)
    .scenarios[0]!.timeline()
    .rounds[round - 1]!.steps.find((step) => detailOf(step, 'contest') !== undefined);
  return { kind: 'force', step: step!.key, who: 'Ghoul', faces: [face] };
}

describe('a forced card', () => {
  it('is lost if its deck has none left, and changes nothing', () => {
    const eye = sample('the-eye.clash');
    const five: Trial = { kind: 'force', step: '2/damage/Tomasz', who: 'Watcher', faces: ['5'] };
    assert.deepEqual(
      told(eye, [five]).map(({ lost }) => lost),
      ['5 can’t come up there'],
    );
    assert.equal(wishedCourse(eye, 0, { trials: [five], redraws: [] })!.analysis, eye);
    assert.deepEqual(trialEdits(eye, 0, [five]), { edits: [], lost: [0] });
  });

  it('is lost if too few cards are left beside which it would count', () => {
    const three: Trial = { kind: 'force', step: '2/clash/Ghoul Cassie Ann', who: 'Ghoul', faces: ['3'] };
    assert.deepEqual(
      told(sample('the-larder.clash'), [three], 1).map(({ lost }) => lost),
      ['3 can’t come up there'],
    );
  });

  it('is lost when a later trial takes the card away, and the result is as if it had never been requested', () => {
    const analysis = read(stand);
    const [first, second] = [ghouls(1, '10'), ghouls(2, '10')];
    assert.deepEqual(
      told(analysis, [second]).map(({ lost }) => lost),
      [undefined],
    );
    assert.deepEqual(
      told(analysis, [second, first]).map(({ lost }) => lost),
      ['10 can’t come up there', undefined],
    );
    assert.equal(written(analysis, [second, first]), written(analysis, [first]));
    assert.deepEqual(trialEdits(analysis, 0, [second, first]).lost, [0]);
  });
});

describe('forced dice', () => {
  const dice: Trial = { kind: 'force', step: '1/roll/Players Host', who: 'Sister Aldith', faces: ['5', '1', '2'] };
  const aside: Trial = {
    kind: 'aside',
    round: 0,
    reason: { who: 'Sister Aldith', words: 'attack bonus' },
    aside: true,
  };

  it('are at most as many as are rolled, in whatever order they are tried', () => {
    const bridge = sample('the-mill-bridge.clash');
    assert.deepEqual(errorsOf(bridge), []);
    for (const trials of [
      [dice, aside],
      [aside, dice],
    ]) {
      assert.deepEqual(
        told(bridge, trials).map(({ lost }) => lost),
        [undefined, undefined],
      );
      const after = bridge.withText(written(bridge, trials));
      assert.match(after.reading.text, /sets aside "attack bonus"/u);
      assert.deepEqual(errorsOf(after), []);
    }
  });
});

describe('the text of several trials', () => {
  it('is in the order in which they were tried', () => {
    const text = written(read(stand), [
      { ...advantage, words: 'one' },
      { ...advantage, words: 'two' },
      { ...advantage, words: 'three' },
    ]);
    assert.match(
      text,
      /Laura: punches the Ghoul\.\n {4}advantage "one"\n {4}advantage "two"\n {4}advantage "three"\nround 2/u,
    );
  });

  it('comes after a comment that continues past the end of its line', () => {
    for (const [comment, end] of [
      ['/* one\n two */', '\n'],
      ['/* one\n two */ // three', '\n'],
      ['/* one\r\n two */', '\r\n'],
    ] as const) {
      const noted = stand
        .replaceAll('\n', end)
        .replace('Laura: punches the Ghoul.', `Laura: punches the Ghoul. ${comment}`);
      const analysis = read(noted);
      assert.deepEqual(
        told(analysis, [advantage]).map(({ lost }) => lost),
        [undefined],
      );
      assert.equal(written(analysis, [advantage]), noted.replace(comment, `${comment}${end}    advantage "what if"`));
    }
  });
});

describe('the description of a trial', () => {
  const calm = `scenario "Thing"
rules demon-city-2018
combatant the Thing (it) of the Host
  Agility 3  Toughness 4  Calm Check 5
combatant Bo (he) of the Players
  Agility 3  Toughness 4  Calm 3
round 1
  Thing shocks Bo.
  Bo: punches the Thing.
  the Thing: dodges.
`;

  it('says whose Calm is checked, and the Thing keeps its article', () => {
    const analysis = read(calm);
    const step = analysis.scenarios[0]!.timeline().rounds[0]!.steps.find(({ kind }) => kind === 'calm');
    assert.ok(step, JSON.stringify(analysis.findings.map(({ message }) => message)));
    assert.deepEqual(
      ['Host', 'Bo'].flatMap((who) =>
        told(analysis, [
          {
            kind: 'force',
            step: step.key,
            who: partiesOf(step).find((party) => party.who.endsWith(who))!.who,
            faces: ['2'],
          },
        ]),
      ),
      [
        {
          says: 'The Host throws 2 against the Calm of Bo',
          writes: 'the Host throws 2 against the Calm of Bo before the Thing',
        },
        { says: 'Bo throws 2 to keep Calm', writes: 'the Calm Check of Bo before the Thing throws 2' },
      ],
    );
  });

  it('is cut if it is too long', () => {
    const [{ says, lost } = { says: '' }] = told(read(stand), [
      { ...advantage, who: 'x'.repeat(10_000), words: 'y'.repeat(10_000) },
    ]);
    assert.deepEqual([says.length, says.at(-1), lost?.length], [200, '…', 200]);
  });
});

describe('something without the shape of a trial', () => {
  it('is lost alone', () => {
    const junk = trialsOf(
      '[null, 7, "x", {}, {"kind":"add","round":0,"who":"Laura","amount":2,"words":"x"}, {"kind":"force","step":"x","who":"y","faces":7}, {"kind":"aside","round":0,"aside":true}]',
    );
    const trials = [...junk, advantage];
    assert.deepEqual(
      told(read(stand), trials).map(({ lost }) => lost),
      [...junk.map(() => 'this can’t be tried'), undefined],
    );
    assert.equal(written(read(stand), trials), written(read(stand), [advantage]));
  });
});
