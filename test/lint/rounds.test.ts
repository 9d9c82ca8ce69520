/** Rounds, conditions, endings and options: what is impossible, and what isn’t. */
import assert from 'node:assert/strict';
import { findingsIn, rulesIn } from './findings.ts';

/** Ann of the Players and Bill of the Host; the rest begins in line 7. */
const file = (...lines: readonly string[]): string => `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2  Calm 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
${lines.map((line) => `${line}\n`).join('')}`;

describe('round numbers', () => {
  it('have no gap, wherever the rounds are', () => {
    assert.deepEqual(
      rulesIn(file('round 2', '  Ann: dodges.', '  Bill: waits.', 'round 1', '  Ann: dodges.', '  Bill: waits.')),
      [],
    );
    assert.deepEqual(
      findingsIn(
        file('round 2', '  Ann: dodges.', 'round 5', '  Ann: dodges.', 'round 5 if Ann is down', '  Ann: dodges.'),
      ).filter((line) => line.includes('left-out')),
      [
        '7 round-left-out: There is no round 1: this one is played first',
        '9 round-left-out: There are no rounds 3 to 4: this one comes right after round 2',
      ],
    );
  });
});

describe('rounds of one number', () => {
  it('are never played after one without a condition, or after “otherwise”, and the message says which', () => {
    const after = (when: string): readonly string[] =>
      findingsIn(
        file(
          'round 1',
          '  Ann: punches Bill.',
          `round 2${when}`,
          '  Ann: dodges.',
          'round 2 if Ann is down',
          '  Bill: dodges.',
        ),
      ).slice(-1);
    assert.deepEqual(after(''), [
      '11 round-never-played: This round 2 is never played: the one before it has no condition, so it always comes first',
    ]);
    assert.deepEqual(after(' otherwise'), [
      '11 round-never-played: This round 2 is never played: it comes after “otherwise”; put it before that',
    ]);
    // A condition that can’t be read is reported itself.
    assert.deepEqual(
      after(' if Ann wins').filter((finding) => finding.includes('round-never-played')),
      [],
    );
  });

  it('are never played after the same condition, joined either way round', () => {
    const two = (one: string, other: string): readonly string[] =>
      rulesIn(
        file(
          'round 1',
          '  Ann: punches Bill.',
          '  Bill: punches Ann.',
          `round 2 if ${one}`,
          '  Ann: dodges.',
          `round 2 if ${other}`,
          '  Ann: dodges.',
        ),
      );
    assert.deepEqual(two('Ann succeeded and Bill is down', 'Bill is down and Ann succeeded'), [
      '12 round-never-played',
    ]);
    assert.deepEqual(two('Ann succeeded', 'Ann failed'), []);
    assert.deepEqual(two('Ann succeeded', 'not Ann succeeded'), []);
    assert.deepEqual(two('Ann is down', 'Ann is unhurt'), []);
  });
});

describe('a condition about the round before', () => {
  const second = (condition: string): readonly string[] =>
    rulesIn(
      file(
        'round 1',
        '  Ann: punches Bill.',
        `round 2 if ${condition}`,
        '  Bill: punches Ann.',
        `round 3 if ${condition}`,
        '  Ann: dodges.',
      ),
    );

  it('is about those who have announced something, in whatever earlier round', () => {
    assert.deepEqual(second('Bill succeeded'), ['9 nothing-has-happened']);
    assert.deepEqual(second('the Host acted or Ann failed'), ['9 nothing-has-happened']);
    assert.deepEqual(second('not Bill failed'), ['9 nothing-has-happened']);
    assert.deepEqual(second('Ann succeeded and a tie happened'), []);
  });

  it('is about anybody who may have announced something in a sentence that can’t be parsed', () => {
    const asked = (unread: string): readonly string[] =>
      rulesIn(
        file(
          'round 1',
          '  Ann: punches Bill.',
          ...(unread === '' ? [] : [unread]),
          'round 2 if Bill succeeded',
          '  Ann: dodges.',
        ),
      );
    assert.deepEqual(asked(''), ['9 nothing-has-happened']);
    assert.deepEqual(
      asked('  Bill: wallops the daylights out of Ann.').filter((line) => line.includes('nothing')),
      [],
    );
  });

  it('is about a side together with its allies', () => {
    const allied = file(
      'side the Police run by the Host, allied with the Players',
      'round 1',
      '  Ann: punches Bill.',
      'round 2 if the Police acted',
      '  Ann: dodges.',
    );
    assert.deepEqual(rulesIn(allied), []);
    assert.deepEqual(rulesIn(allied.replace(', allied with the Players', '')), ['10 nothing-has-happened']);
  });

  it('isn’t possible before the first round, where states are', () => {
    assert.deepEqual(rulesIn(file('round 1 if a tie happened or Ann is unhurt', '  Ann: punches Bill.')), [
      '7 nothing-has-happened',
    ]);
  });
});

describe('no longer', () => {
  const ending = (begin: string, ...more: readonly string[]): readonly string[] =>
    findingsIn(file('situation "a hill"', begin, 'round 1', '  Ann: punches Bill.', ...more)).filter((line) =>
      line.includes('nothing-to-end'),
    );

  it('ends what has begun in any earlier round, even if only possibly', () => {
    assert.deepEqual(
      ending(
        '',
        'round 2 if Ann succeeded',
        '  hindrance "dust" on Bill.',
        '  Ann: dodges.',
        'round 3',
        '  no longer "the dust".',
        '  Ann: dodges.',
      ),
      [],
    );
    assert.deepEqual(ending('', 'round 2', '  no longer "dust".', '  hindrance "dust" on Bill.', '  Ann: dodges.'), [
      '12 nothing-to-end: “dust” doesn’t hold in this round, so there is nothing to end; use the same words as where it begins',
    ]);
  });

  it('ends a thing again once it has begun again, and when it may not have ended', () => {
    const dust = '  hindrance "dust" on Bill.';
    assert.deepEqual(
      ending(
        dust,
        'round 2',
        '  no longer "dust".',
        '  Ann: dodges.',
        'round 3',
        dust,
        '  Ann: dodges.',
        'round 4',
        '  no longer "dust".',
      ),
      [],
    );
    assert.deepEqual(
      ending(
        dust,
        'round 2 if Ann succeeded',
        '  no longer "dust".',
        '  Ann: dodges.',
        'round 3',
        '  no longer "dust".',
      ),
      [],
    );
    assert.deepEqual(
      ending(dust, 'round 2', '  no longer "dust".', '  Ann: dodges.', 'round 3', '  no longer "dust".'),
      ['15 nothing-to-end: “dust” has already ended'],
    );
  });

  it('ends what its own round has begun again, but not what begins again only after it', () => {
    const dust = '  hindrance "dust" on Bill.';
    const end = '  no longer "dust".';
    assert.deepEqual(ending(dust, 'round 2', end, dust, '  Ann: dodges.', 'round 3', end, '  Ann: dodges.'), []);
    assert.deepEqual(ending(dust, 'round 2', end, '  Ann: dodges.', 'round 3', end, dust, '  Ann: dodges.').length, 1);
  });

  it('has nothing to end where something holds for one announcement only', () => {
    const alone = ending(
      '',
      '    advantage "dust in his eyes"',
      '  Bill: dodges.',
      'round 2',
      '  no longer "dust in his eyes".',
      '  Ann: dodges.',
    );
    assert.deepEqual(alone, [
      '14 nothing-to-end: “dust in his eyes” holds for one announcement only, so there is nothing to end',
    ]);
  });

  it('ends nothing that ends by itself', () => {
    assert.deepEqual(
      ending(
        '',
        'round 2',
        '  hindrance "dust" on Bill in this round.',
        '  Ann: dodges.',
        'round 3',
        '  no longer "dust".',
      ),
      ['15 nothing-to-end: “dust” holds for one round only and has ended by itself'],
    );
  });
});

describe('decisions', () => {
  const decided = (...lines: readonly string[]): readonly string[] => rulesIn(file(...lines));

  it('on recovery are needed for somebody who is attacked in any round, or declared out of the fight', () => {
    assert.deepEqual(
      decided('situation "x"', '  decides recovery of Ann: back up.', 'round 1', '  Ann: punches Bill.'),
      ['8 needless-recovery'],
    );
    assert.deepEqual(
      decided('situation "x"', '  decides recovery of Bill: back up.', 'round 1', '  Ann: punches Bill.'),
      [],
    );
    assert.deepEqual(decided('situation "x"', '  Ann is down.', '  decides recovery of Ann: back up.'), []);
  });

  it('on panic are needed for somebody who is shocked or declared to be panicking', () => {
    const panic = 'decides panic of Ann "she runs"';
    assert.deepEqual(decided('situation "x"', `  ${panic}.`, 'round 1', '  Ann: punches Bill.'), ['8 needless-panic']);
    assert.deepEqual(decided('situation "x"', '  Ann is panicked.', `  ${panic}.`), []);
    assert.deepEqual(decided('situation "x"', '  Bill is panicked.', '  Ann is hurt.', `  ${panic}.`), [
      '10 needless-panic',
    ]);
    for (const block of ['  is panicked', '  is hurt. is panicked'])
      assert.deepEqual(rulesIn(file(`situation "x"`, `  ${panic}.`).replace('Calm 2\n', `Calm 2\n${block}\n`)), []);
    assert.deepEqual(rulesIn(file(`situation "x"`, `  ${panic}.`).replace('Calm 2', 'Calm 0')), []);
    assert.deepEqual(rulesIn(file(`situation "x"`, `  ${panic}.`).replace('Calm 2\n', 'Calm 2\n  is hurt\n')), [
      '9 needless-panic',
    ]);
    assert.deepEqual(
      decided(
        'combatant the Ghoul (it) of the Host',
        '  Agility 4  Toughness 4',
        '  Calm Check 5',
        'situation "x"',
        '  the Ghoul shocks Ann.',
        `  ${panic}.`,
      ),
      [],
    );
  });

  it('on recovery contradict being out for good, from the start or an earlier round, unless a sentence has changed that', () => {
    const text = (between: string, round: string, decided = 'back up'): readonly string[] =>
      rulesIn(
        `${file()}situation "a cellar"\n  Bill is down.\n${between}round 1\n${round}  Ann: punches Bill.\nround 2\n  decides recovery of Bill: ${decided}.\n  Ann: punches Bill.\n`,
      ).filter((line) => line.endsWith('contradicting-decision'));
    assert.equal(text('  decides recovery of Bill: out for good.\n', '').length, 1);
    assert.equal(text('', '  decides recovery of Bill: out for good.\n').length, 1);
    assert.equal(text('', '  decides recovery of Bill: out for good.\n', 'still down').length, 1);
    assert.equal(text('', '  decides recovery of Bill: still down.\n').length, 0);
    assert.equal(text('', '  decides recovery of Bill: out for good.\n  Bill is hurt.\n').length, 0);
  });

  it('in one place contradict each other where they are about one thing and differ', () => {
    const text = (...decided: readonly string[]): readonly string[] =>
      rulesIn(
        `${file()}combatant Cassie (she) of the Players\n  Agility 3  Toughness 2\nround 1\n${decided.map((each) => `  decides ${each}.\n`).join('')}  Ann: punches Bill.\n  Cassie: punches Bill.\n  Bill: punches Ann.\n`,
      ).filter((line) => line.endsWith('contradicting-decision'));
    assert.equal(text('tie "the floor gives way"', 'tie "the roof comes down"').length, 1);
    assert.equal(text('tie "the floor gives way"', 'tie "floor gives way"').length, 0);
    assert.equal(text('ally tie: Ann', 'ally tie: Cassie').length, 1);
    assert.equal(text('recovery of Ann: back up', 'recovery of Bill: still down').length, 0);
    assert.equal(text('recovery of Bill: back up', 'recovery of Bill: still down').length, 1);
  });

  it('on ties between allies are needed from their round on, not before it', () => {
    const allies = (first: string, second: string): readonly string[] =>
      decided(
        'combatant Cassie (she) of the Players',
        '  Agility 3  Toughness 2',
        'round 1',
        first,
        '  Ann: punches Bill.',
        '  Cassie: kicks Bill.',
        'round 2',
        second,
        '  Ann: punches Bill.',
        '  Cassie: waits.',
      );
    const tie = '  decides ally tie: Ann.';
    assert.deepEqual(allies(tie, ''), []);
    assert.deepEqual(allies('', tie), ['14 needless-ally-tie']);
  });

  it('on ties between allies don’t affect the other rounds with their number, and are accepted where somebody is out of the fight', () => {
    const cassie = ['combatant Cassie (she) of the Players', '  Agility 3  Toughness 2'];
    const apart = ['  Ann: punches Bill.', '  Cassie: moves "to the stair".'];
    const together = ['  Ann: punches Bill.', '  Cassie: kicks Bill.'];
    assert.deepEqual(
      decided(
        ...cassie,
        'round 1 if Ann is unhurt',
        '  decides ally tie: Ann.',
        ...apart,
        'round 1 otherwise',
        ...together,
      ),
      ['10 needless-ally-tie'],
    );
    assert.deepEqual(
      decided(...cassie, 'round 1', '  Bill is down.', '  decides ally tie: Ann.', ...apart, '  Bill: waits.').filter(
        (each) => each.includes('needless'),
      ),
      [],
    );
  });
});

describe('options', () => {
  it('are words of the game: any other name, and any other value, changes nothing', () => {
    assert.deepEqual(
      findingsIn(
        'scenario "x"\nrules demon-city-2018\noption gravity off\noption majors eleven\noption task ties fail\noption shuffling rounds\noption lower attacks on\n',
      ),
      [
        '3 unknown-option: “gravity” isn’t an option of this game, so it changes nothing; its options are majors, lower attacks, weapon against dodgers, fool in damage, shuffling and injury until',
        '4 unknown-option: “eleven” isn’t a value of “majors”; it is one of ten and printed, and ten applies until then',
        '5 unknown-option: “task ties” is an option of Demon City, dice edition, so it changes nothing here',
      ],
    );
  });
});
