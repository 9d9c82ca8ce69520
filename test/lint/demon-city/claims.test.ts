/** Throws and dice claimed by hand, in the wording of either edition, and why each counts already or doesn’t apply. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import { foundIn, mended, rulesIn, scene } from '../found.ts';

describe('a throw claimed by hand', () => {
  const duel = (clause: string, edition: '2017' | '2018' = '2018'): string =>
    scene(
      edition,
      `round 1
  the Butcher: punches Ann.
  Ann: stabs the Butcher, ${clause}.
`,
    );

  it('that isn’t finished is shown an example, not the list of all that it could be', () => {
    const { findings } = analyze(duel('advantage'), { file: 'x.clash' });
    assert.deepEqual(findings.map(say), [
      '“Ann: stabs the Butcher, advantage” isn’t finished; write, for example: advantage "the high ground" above Hiram',
    ]);
  });

  for (const wording of [
    'advantage weapon',
    'advantage "weapon"',
    'advantage "weapon throw"',
    'advantage "the weapon die"',
    'advantage weapon die',
    'advantage "better weapon"',
    'advantage "higher stat"',
    'advantage "higher stat throw"',
    'advantage skill die',
    'advantage "skill die"',
    'advantage distraction',
    'advantage "distraction die"',
    'advantage defence',
    'advantage "defense throw"',
    'advantage supernatural',
    'hindrance injury',
    'hindrance "injury"',
    'hindrance "the lost throw for injury"',
    'hindrance called shot',
    'hindrance "called shot"',
  ]) {
    it(`is recognized as ${wording}, in both editions`, () => {
      assert.deepEqual(rulesIn(duel(wording)), [`${wording} | claimed-throw`]);
      assert.deepEqual(rulesIn(duel(wording, '2017')), [`${wording} | claimed-die`]);
    });

    it(`is removed with its clause, and the announcement stays: ${wording}`, () => {
      assert.equal(mended(duel(wording)), duel('').replace(', .', '.'));
    });
  }

  it('is an ordinary advantage where the words say more', () => {
    assert.deepEqual(foundIn(duel('advantage "a skill of his that nobody knows"')), []);
  });
});

describe('the reason given', () => {
  const reasonOf = (rounds: string, edition: '2017' | '2018' = '2018'): string =>
    foundIn(scene(edition, rounds))
      .map((line) => line.split(' | ')[2])
      .join('\n');

  it('says what counts already, and why (T18:98)', () => {
    assert.equal(
      reasonOf('round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher.\n    advantage weapon\n'),
      '“weapon” already counts: Weapon Throw, knife against bare hands',
    );
  });

  it('says that no weapon counts against somebody who only gets out of the way (T18:98, reading t7)', () => {
    assert.equal(
      reasonOf('round 1\n  the Butcher: dodges.\n  Ann: stabs the Butcher.\n    advantage weapon\n'),
      'The Butcher only gets out of the way, so no weapon counts against the Butcher',
    );
  });

  it('says that no weapon counts against somebody who attacks somebody else', () => {
    assert.equal(
      reasonOf(
        'round 1\n  Didi: dodges.\n  the Butcher: punches Didi.\n  Ann: stabs the Butcher.\n    advantage weapon\n',
      ),
      'The Butcher neither strikes back at Ann nor parries, so no weapon counts against the Butcher',
    );
  });

  it('says that the range is the one at the start of the round, for somebody who approaches (T18:42)', () => {
    assert.equal(
      reasonOf(`situation "a hall"
  the Butcher is 30 ft from Ann.
  gun beats knife beyond 1 ft.
  knife beats gun within 1 ft.
round 1
  the Butcher: shoots Ann with his gun.
  Ann: stabs the Butcher after running 30 ft.
    advantage weapon
`)
        .split('\n')
        .at(-1),
      'Ann starts the round 30 ft away, and against somebody who fights back the weapons are compared at that range, however far Ann runs: this gives nothing',
    );
  });

  it('says that a Defense Throw is for those who only defend (T18:91)', () => {
    assert.equal(
      reasonOf('round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher.\n    advantage defence\n'),
      'Ann attacks, but “defence” is for those who only defend, so this gives nothing',
    );
  });

  it('says the same about a die in the dice edition, without mentioning throws (D17:90)', () => {
    assert.equal(
      reasonOf('round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher.\n    advantage defence die\n', '2017'),
      'Ann attacks, but “defence” is for those who only defend, so this gives nothing',
    );
  });

  it('says that a harmless disarm costs nothing (T18:121)', () => {
    assert.equal(
      reasonOf(
        'round 1\n  the Butcher: punches Ann.\n  Ann: disarms the Butcher without harm.\n    hindrance called shot\n',
      ),
      'A disarm without harm costs nothing, so no throw is lost here; leave it out',
    );
    assert.match(
      reasonOf('round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher.\n    hindrance called shot\n'),
      /^No called shot is announced/,
    );
  });

  it('recognizes a loss by its die or throw, just as an advantage', () => {
    for (const words of ['injury', 'injury die', 'injury throw']) {
      assert.match(
        foundIn(scene('2018', `round 1\n  Carl: dodges.\n  Ann: stabs Carl.\n    hindrance ${words}\n`)).join('\n'),
        /\| claimed-throw \| Ann hasn’t been below 0/,
      );
    }
  });

  it('says also in a later round that the second attacker has a Distraction Die (D17:83)', () => {
    assert.equal(
      reasonOf(
        'round 1\n  Didi: waits.\nround 2\n  Didi: punches the Butcher.\n  the Butcher: punches Didi.\n  Ann: stabs the Butcher.\n    advantage distraction\n',
        '2017',
      ).split(':')[0],
      '“distraction” already counts',
    );
  });

  it('says that somebody who strikes back isn’t distracted (T18:84)', () => {
    assert.equal(
      reasonOf('round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher.\n    advantage distraction\n'),
      'The Butcher acts against Ann and so isn’t distracted from Ann: this gives nothing',
    );
  });

  it('says that nobody is hurt who hasn’t been down (T18:127)', () => {
    assert.equal(
      reasonOf('round 1\n  Ann: stabs the Butcher.\n    hindrance injury\n'),
      'Ann hasn’t been below 0 Toughness, so this takes nothing; if that has happened, write “Ann is hurt”',
    );
  });

  it('says that an injury is counted where somebody is hurt, and counts it once (T18:125)', () => {
    assert.match(
      reasonOf(
        'situation "a cellar"\n  Ann is hurt.\nround 1\n  the Butcher: dodges.\n  Ann: stabs the Butcher.\n    hindrance injury\n',
      ),
      /^“injury” already counts: Lost throw for Injury/,
    );
  });

  it('counts nothing for the claim, neither given nor taken', () => {
    const throwsOf = (clause: string): number | undefined => {
      const text = scene(
        '2018',
        `situation "a cellar"\n  Ann is hurt.\nround 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher, advantage "a lamp"${clause}.\n`,
      );
      return analyze(text, { file: 'test.clash' })
        .scenarios[0]?.odds()
        .rounds[0]?.actions.find(({ actor }) => actor === 'Ann')?.pool.size;
    };
    // One to start, the lamp, the knife against bare hands, and one lost for the injury.
    assert.equal(throwsOf(''), 2);
    assert.equal(throwsOf(', hindrance "injury"'), 2);
    assert.equal(throwsOf(', advantage "weapon throw"'), 2);
  });

  it('says that the dice edition has no Supernatural Throw', () => {
    assert.equal(
      reasonOf('round 1\n  Ann: stabs the Butcher.\n    advantage supernatural\n', '2017'),
      'This edition has no “supernatural”, so this sentence has no effect',
    );
  });

  it('isn’t given where a condition before the round leaves its start open', () => {
    assert.equal(
      reasonOf(`round 1
  the Butcher: punches Ann.
  Ann: dodges.
round 2 if Ann succeeded
  advantage "a lamp" for Ann over the Butcher.
  the Butcher: punches Ann.
  Ann: dodges.
round 3
  the Butcher: punches Ann.
  Ann: stabs the Butcher.
    advantage weapon
`),
      '“weapon” follows from what is announced, so writing it has no effect',
    );
  });
});
