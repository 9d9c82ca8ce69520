/** Advantages and hindrances that are the same, that can’t be paid, or that are in the wrong place. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { foundIn, mended, rulesIn, scene } from '../found.ts';

const hill = (facts: string, clauses = '', edition: '2017' | '2018' = '2018'): string =>
  scene(
    edition,
    `situation "a hill"
  advantage "the high ground" for Ann over the Butcher.
${facts}round 1
  the Butcher: punches Ann.
    advantage "a cleaver"
  Ann: stabs the Butcher.
${clauses}`,
  );

describe('the same asymmetry twice (T18:63, T18:135, reading t37)', () => {
  it('is reported where “same as” says so, and counts once', () => {
    const text = hill('', '    advantage "twenty feet of it" same as "the high ground"\n');
    const [finding] = analyze(text, { file: 'test.clash' }).findings;
    assert.deepEqual(rulesIn(text), ['advantage "twenty feet of it" same as "the high ground" | repeated-fact']);
    assert.equal(finding?.severity, 'info');
  });

  it('isn’t reported for somebody else, or over somebody else', () => {
    assert.deepEqual(rulesIn(hill('  advantage "twenty feet" same as "the high ground" for Ann over Carl.\n')), [
      'advantage "twenty feet" same as "the high ground" for Ann over Carl | never-faced',
    ]);
    assert.deepEqual(
      rulesIn(hill('  advantage "twenty feet" same as "the high ground" for Didi over the Butcher.\n')),
      [],
    );
  });

  it('is reported where one side is given and the other loses, by “same as” and by opposites, under announcements too', () => {
    for (const hindrance of [
      'hindrance "looking up at her" same as "the high ground" on the Butcher',
      'hindrance "the low ground" on the Butcher',
    ]) {
      assert.deepEqual(rulesIn(hill(`  ${hindrance}.\n`)), [`${hindrance} | given-and-taken`]);
      assert.doesNotMatch(mended(hill(`  ${hindrance}.\n`)), /hindrance/);
    }
    assert.deepEqual(rulesIn(hill('').replace('advantage "a cleaver"', 'hindrance "the low ground"')), [
      'hindrance "the low ground" | given-and-taken',
    ]);
  });

  it('is reported where one word of position is reversed, and only there', () => {
    const pair = (given: string, taken: string): readonly string[] =>
      rulesIn(
        scene(
          '2018',
          `situation "a hill"
  advantage "${given}" for Ann over the Butcher.
  hindrance "${taken}" on the Butcher.
round 1
  the Butcher: punches Ann.
    advantage "a cleaver"
  Ann: stabs the Butcher.
`,
        ),
      );
    const turned = [
      ['higher up', 'lower down'],
      ['uphill', 'downhill'],
      ['above him', 'below her'],
      ['the upper step', 'the lower step'],
      ['the step below him', 'the step above her'],
      ['over the rail', 'under the rail'],
      ['inside the door', 'outside the door'],
      ['in front of the lamp', 'behind the lamp'],
    ] as const;
    for (const [given, taken] of turned)
      assert.deepEqual(pair(given, taken), [`hindrance "${taken}" on the Butcher | given-and-taken`], given);
    for (const [given, taken] of [
      ['the upper step', 'the lower stair'],
      ['the left hand', 'the right hand'],
      ['uphill', 'lower down'],
    ] as const)
      assert.deepEqual(pair(given, taken), [], given);
  });

  it('isn’t reported where the words differ and nothing says that they are the same', () => {
    assert.deepEqual(rulesIn(hill('  hindrance "blood in his eyes" on the Butcher.\n')), []);
  });
});

describe('“same as”', () => {
  it('needs words that somebody has written', () => {
    assert.deepEqual(foundIn(hill('  hindrance "looking up" same as "the hill" on the Butcher.\n')), [
      '"the hill" | same-as-nothing | No other sentence has the words “the hill”, so “looking up” counts by itself',
    ]);
    assert.deepEqual(foundIn(hill('  advantage "a lamp" same as "a lamp" for Ann over the Butcher.\n')), [
      '"a lamp" | same-as-nothing | “a lamp” is always the same as itself, so this changes nothing',
    ]);
  });

  it('links to the words at the end of a chain', () => {
    const text = hill(
      '  advantage "ten feet" same as "the high ground" for Ann over Carl.\n  advantage "twenty feet" same as "ten feet" for Ann over Carl.\n',
    );
    assert.deepEqual(
      rulesIn(text).filter((each) => !each.endsWith('never-faced')),
      ['"ten feet" | same-as-nothing'],
    );
  });
});

describe('a difficulty of the foe (T18:131)', () => {
  it('is given to the one who announces, and not taken', () => {
    const text = scene(
      '2018',
      'round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher, hindrance "he is drunk" on the Butcher.\n',
    );
    assert.deepEqual(rulesIn(text), ['hindrance "he is drunk" on the Butcher | belongs-elsewhere']);
    assert.match(mended(text), /Ann: stabs the Butcher, advantage "he is drunk"\.\n/);
  });

  it('may be one’s own', () => {
    assert.deepEqual(
      rulesIn(
        scene('2018', 'round 1\n  Carl: waits.\n  Ann: stabs Carl, hindrance "drunk" on Ann, advantage "a stool".\n'),
      ),
      [],
    );
  });
});

describe('a loss that can’t be paid', () => {
  const drunk = (rest: string, edition: '2017' | '2018' = '2018'): string =>
    scene(edition, `round 1\n  Carl: punches the lamp.\n${rest}`).replace('  Carl: punches the lamp.\n', '');

  it('says who gets a throw instead (T18:133)', () => {
    assert.deepEqual(
      foundIn(
        drunk('  the Butcher: punches Carl.\n  Ann: dodges.\n').replace(
          'the Butcher: punches Carl',
          'Carl: punches Ann, hindrance "drunk"',
        ),
      ),
      [
        'hindrance "drunk" | unpaid-throw | Carl has only one throw and can’t lose another for “drunk”: Ann gets one instead',
      ],
    );
  });

  it('is reported at the fact that isn’t paid, and not at its repetition', () => {
    assert.deepEqual(
      rulesIn(drunk('  hindrance "drunk" on Carl.\n  Carl: punches Ann, hindrance "drunk".\n  Ann: dodges.\n')),
      ['hindrance "drunk" on Carl | unpaid-throw', 'hindrance "drunk" | repeated-fact'],
    );
  });

  it('is reported for a task too: against the Host, and against a number (T18:133)', () => {
    const picks = (how: string): string | undefined =>
      foundIn(drunk(`  Carl: picks "the lock" with Agility ${how}.\n    hindrance "drunk"\n`))[0]?.split('“drunk”')[1];
    assert.equal(picks('against 4'), ': the Host gets one instead');
    assert.equal(picks('to beat 4'), ', so it changes nothing');
    assert.deepEqual(rulesIn(drunk('  Carl: moves "to the stair".\n    hindrance "drunk"\n')), []);
  });

  it('is reported to change nothing in the dice edition (D17:86)', () => {
    assert.deepEqual(foundIn(drunk('  Carl: punches Ann, hindrance "drunk".\n  Ann: dodges.\n', '2017')), [
      'hindrance "drunk" | unpaid-die | Carl has only one die and can’t lose another for “drunk”, so it changes nothing',
    ]);
  });

  it('isn’t reported where an advantage from an earlier round still holds', () => {
    const text = (lasting: string): string =>
      drunk(
        `  advantage "a stool" for Carl over Ann ${lasting}.\n  Carl: waits.\nround 2\n  Carl: punches Ann, hindrance "drunk".\n  Ann: dodges.\n`,
      );
    assert.deepEqual(rulesIn(text('')), []);
    assert.deepEqual(rulesIn(text('in this round')), ['hindrance "drunk" | unpaid-throw']);
  });

  it('isn’t reported in rounds whose start depends on a condition', () => {
    assert.deepEqual(
      rulesIn(
        drunk(`  Carl: punches Ann, advantage "a stool".
  Ann: dodges.
round 2 if Carl succeeded
  advantage "he has her knife" for Carl over Ann.
  Carl: punches Ann.
  Ann: dodges.
round 3
  Carl: punches Ann, hindrance "drunk".
  Ann: dodges.
`),
      ),
      [],
    );
  });
});

describe('a called shot', () => {
  const shot = (clauses: string, edition: '2017' | '2018' = '2018'): readonly string[] =>
    rulesIn(scene(edition, `round 1\n  Carl: punches Ann${clauses}.\n  Ann: dodges.\n`));

  it('at one throw is two of which the lower counts (T18:117)', () => {
    assert.deepEqual(shot(', called shot "the eye"'), ['called shot "the eye" | called-shot-at-one-throw']);
    assert.deepEqual(shot(', called shot "the eye", advantage "a stool"'), []);
  });

  it('isn’t needed for a harmless disarm (T18:121)', () => {
    const text = scene('2018', 'round 1\n  Ann: disarms Carl without harm, called shot "the wrist".\n');
    assert.deepEqual(rulesIn(text), ['called shot "the wrist" | idle-called-shot']);
    assert.match(mended(text), /Ann: disarms Carl without harm\.\n/);
  });
});
