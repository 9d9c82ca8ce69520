/** Stats, states, places, weapons and orders: what is impossible, and what only seems so. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { findingsIn, rulesIn } from '../findings.ts';

/**
 * Ann of the Players and Bill of the Host, with more in their blocks and after them. Ann’s block is line 3, Bill’s line
 * 6, the rest begins in line 9.
 */
const cast = (ann: string, bill = '', after = ''): string => `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3
  ${ann}
combatant Bill (he) of the Host
  Agility 2
  ${bill === '' ? 'Toughness 3' : bill}
${after}`;

describe('stats', () => {
  it('of people go up to Toughness 5 (the note of the dice edition): players’ characters always, the Host’s only where they are human', () => {
    assert.deepEqual(rulesIn(cast('Toughness 6', 'Toughness 6')), ['5 human-toughness']);
    assert.deepEqual(rulesIn(cast('Toughness 6. supernatural', 'Toughness 6. human')), ['8 human-toughness']);
    assert.deepEqual(rulesIn(cast('Toughness 5', 'Toughness 5. human')), []);
    assert.deepEqual(rulesIn(cast('Toughness 12')), ['5 stat-out-of-range']);
  });

  it('with numbers that can’t be parsed aren’t reported missing, nor are those next to them', () => {
    assert.deepEqual(findingsIn(cast('Toughness 4', 'Toughness 4444444444444444444  Calm 2')), [
      '6 missing-stat: The Toughness of Bill can’t be read, so it counts as 0 until it is corrected',
      '8 too-much: 4444444444444444444 is more than 1000000, the largest number that is read, so this stat is left out',
    ]);
  });

  it('of people are those at full strength: 5 of 6 is too much, 5 of 5 isn’t', () => {
    assert.deepEqual(rulesIn(cast('Toughness 5 of 6')), ['5 human-toughness']);
    assert.deepEqual(rulesIn(cast('Toughness 5 of 5')), []);
  });

  it('of a player’s beast or of a creature’s bodies aren’t reported', () => {
    assert.deepEqual(
      rulesIn(cast('Toughness 3').replace('Ann (she)', 'Ann (it)').replace('Toughness 3', 'Toughness 8')),
      [],
    );
    assert.deepEqual(
      rulesIn(
        'scenario "x"\nrules demon-city-2018\ncreature Bear (they)\n  Agility 4  Toughness 8\ncombatant Bruno of the Players, a Bear\n',
      ),
      [],
    );
  });

  it('in Hand-to-Hand are compared with Agility too, which it replaces where somebody is attacked (reading d5), and equal isn’t below', () => {
    assert.deepEqual(findingsIn(cast('Toughness 2  Hand-to-Hand 2')), [
      '5 hand-to-hand-below: Hand-to-Hand 2 replaces Agility 3, which is higher; raise it, or leave it out',
    ]);
    assert.deepEqual(rulesIn(cast('Toughness 3  Hand-to-Hand 3')), []);
  });

  it('of several bodies with one block are reported once', () => {
    assert.deepEqual(
      rulesIn(
        'scenario "x"\nrules demon-city-2018\ncombatants Ash, Bree and Cole of the Host\n  Agility 2  Toughness 9 of 3  Agility 3\n',
      ),
      ['4 stat-above-its-base', '4 stat-twice'],
    );
  });

  it('of a creature are silently overruled by those of its body', () => {
    assert.deepEqual(
      rulesIn(
        'scenario "x"\nrules demon-city-2018\ncreature Ghoul (it)\n  Agility 4  Toughness 8\ncombatant Ur of the Host, a Ghoul\n  Agility 2\n',
      ),
      [],
    );
  });
});

describe('a duplicate in a block', () => {
  const fixes = (ann: string): readonly boolean[] =>
    analyze(cast(ann), { file: 'test.clash' }).findings.flatMap((finding) => finding.fixes.map((fix) => fix.certain));

  it('has a certain fix where both say the same, and an offered one where they differ', () => {
    assert.deepEqual(fixes('Toughness 2  Toughness 2'), [true]);
    assert.deepEqual(fixes('Toughness 2  Toughness 3'), [false]);
    assert.deepEqual(fixes('Toughness 2 of 3  Toughness 2'), [false]);
    assert.deepEqual(fixes('Toughness 2\n  wears oilskin +1\n  wears oilskin +1'), [true]);
    assert.deepEqual(fixes('Toughness 2\n  wears oilskin +1\n  wears oilskin +2'), [false]);
  });
});

describe('a condition about who is hurt', () => {
  const rounds = (when: string, more = ''): string =>
    cast('Toughness 3', '', `${more}round 1\n  Ann: punches Bill.\nround 2 if ${when}\n  Ann: kicks Bill.\n`);
  const fixesIn = (text: string): readonly string[] =>
    analyze(text, { file: 'test.clash' }).findings.flatMap(({ fixes }) => fixes.map(({ title }) => title));
  const never =
    'To ask whether Bill has lost Toughness, write “not unhurt”; “hurt” means up again after being down, and nothing here gets Bill up again';

  it('is reported where nobody is decided to be up again, with the sentence for it', () => {
    assert.deepEqual(findingsIn(rounds('Bill is hurt')), [`11 never-hurt: ${never}`]);
    assert.deepEqual(fixesIn(rounds('Bill is hurt')), ['Write “Bill is not unhurt”']);
    assert.deepEqual(fixesIn(rounds('Bill is not hurt')), ['Write “Bill is unhurt”']);
    assert.deepEqual(fixesIn(rounds('Ann succeeded and not Bill is hurt')), ['Write “Bill is not unhurt”']);
    assert.deepEqual(fixesIn(rounds('Bill and Ann are hurt')), []);
    assert.equal(findingsIn(rounds('Bill and Ann are hurt')).length, 1);
  });

  it('is reported for an expectation, whose opposite is unhurt', () => {
    const expecting = (what: string): string =>
      rounds('Ann succeeded', `expect Bill is ${what} in round 1\n`).replace('in round 1', 'after round 1');
    assert.deepEqual(findingsIn(expecting('hurt at least 33.3%')), [`9 never-hurt: ${never}`]);
    assert.deepEqual(fixesIn(expecting('hurt at least 33.3%')), [
      'Write “expect Bill is unhurt at most 66.7% after round 1”',
    ]);
    assert.deepEqual(findingsIn(expecting('unhurt at most 66.7%')), []);
  });

  it('isn’t reported where somebody starts hurt, is made so, or is decided to be up again', () => {
    assert.deepEqual(findingsIn(rounds('Bill is hurt', 'situation "a cellar"\n  Bill is hurt.\n')), []);
    assert.deepEqual(
      findingsIn(rounds('Bill is hurt').replace('  Toughness 3\nround', '  Toughness 3\n  is hurt\nround')),
      [],
    );
    assert.deepEqual(
      rulesIn(
        rounds('Bill is hurt').replace(
          'round 2',
          'round 2\n  decides recovery of Bill: back up.\n  Ann: waits.\nround 3',
        ),
      ),
      [],
    );
    assert.deepEqual(
      rulesIn(
        rounds('Bill is hurt').replace(
          'round 2',
          'round 2\n  decides recovery of Bill: still down.\n  Ann: waits.\nround 3',
        ),
      ),
      ['14 never-hurt'],
    );
  });
});

describe('states', () => {
  it('that contradict each other are reported, each with what counts', () => {
    assert.deepEqual(findingsIn(cast('Toughness 2\n  is grabbed by Ann', 'Toughness 3\n  is down\n  is hurt')), [
      '6 contradicting-state: Ann can’t be held by Ann, so this changes nothing',
      '11 contradicting-state: Bill is out of the fight here, and that counts: “hurt” is for somebody who is up again; keep one of the two',
    ]);
  });

  it('of the start belong to one moment, whether in a block or in the situation', () => {
    assert.deepEqual(
      findingsIn(cast('Toughness 2\n  is grabbed by Bill', 'Toughness 3', 'situation "a cellar"\n  Bill is down.')),
      ['6 contradicting-state: Bill is out of the fight here and can’t hold Ann, who still counts as held'],
    );
  });

  it('have one holder at a time: of two the last counts, and the same one twice isn’t another', () => {
    const held = (second: string): readonly string[] =>
      findingsIn(
        cast(
          `Toughness 2\n  is grabbed by Bill\n  is grabbed by ${second}`,
          '',
          'combatant Carl (he) of the Host\n  Agility 2  Toughness 3\n',
        ),
      );
    assert.deepEqual(held('Carl'), [
      '7 contradicting-state: Ann is already grabbed by Bill; only the last holder counts',
    ]);
    assert.deepEqual(held('Bill'), []);
  });

  it('of different rounds belong to different moments', () => {
    const rounds =
      'round 1\n  Ann is grabbed by Bill.\n  Ann: dodges.\nround 2\n  Bill is down.\n  Ann is hurt.\n  Ann: dodges.\nround 3\n  Ann is down.\n';
    assert.deepEqual(rulesIn(cast('Toughness 2', '', rounds)), []);
  });

  it('out of the fight next to a plain Toughness isn’t a contradiction: the number is the base', () => {
    assert.deepEqual(rulesIn(cast('Toughness 2\n  is down')), []);
    for (const left of [0, 2])
      assert.deepEqual(rulesIn(cast(`Toughness ${left} of 3\n  is down`)), ['6 contradicting-state']);
  });
});

describe('places and distances', () => {
  it('are left behind by somebody who is placed again: no contradiction', () => {
    assert.deepEqual(
      rulesIn(
        cast(
          'Toughness 2',
          '',
          'situation "a cellar"\n  Bill is 10 ft from Ann.\n  Ann is at "the stair", 20 ft from Bill.\n',
        ),
      ),
      [],
    );
  });

  it('that are repeated aren’t a contradiction, and raise a question where they change without a move', () => {
    assert.deepEqual(
      rulesIn(
        cast(
          'Toughness 2',
          '',
          'situation "a cellar"\n  Bill is 10 ft from Ann.\n  Ann is 10 ft from Bill.\nround 1\n  Ann is 30 ft from Bill.\n  Ann: dodges.\n',
        ),
      ),
      ['13 distance-jumps'],
    );
  });
});

describe('which weapon is better', () => {
  const said = (...sentences: readonly string[]): readonly string[] =>
    rulesIn(cast('Toughness 2', '', `situation "a cellar"\n${sentences.map((each) => `  ${each}.\n`).join('')}`));

  it('contradicts itself where ranges overlap, and only there', () => {
    assert.deepEqual(said('knife beats sword within 3 ft', 'sword beats knife within 5 ft'), [
      '11 contradicting-weapons',
    ]);
    assert.deepEqual(said('knife beats sword beyond 3 ft', 'sword beats knife beyond 5 ft'), [
      '11 contradicting-weapons',
    ]);
    assert.deepEqual(said('knife beats sword within 3 ft', 'sword beats knife beyond 3 ft'), []);
    assert.deepEqual(said('knife beats sword beyond 5 ft', 'sword beats knife within 3 ft'), []);
  });

  it('is reported with both sentences', () => {
    assert.deepEqual(
      findingsIn(cast('Toughness 2', '', 'situation "a cellar"\n  knife beats sword.\n  sword beats knife.\n')),
      [
        '11 contradicting-weapons: This says “sword beats knife”, but an earlier sentence says “knife beats sword” at the same range: the last one counts',
      ],
    );
  });

  it('without a range overrules what comes before it, and is overruled by an exception after it', () => {
    assert.deepEqual(said('knife beats sword within 3 ft', 'sword beats knife'), ['11 contradicting-weapons']);
    assert.deepEqual(said('knife beats sword', 'sword beats knife'), ['11 contradicting-weapons']);
    assert.deepEqual(said('sword beats knife', 'knife beats sword within 3 ft'), []);
  });

  it('may be reversed by a scenario against the head of its file', () => {
    assert.deepEqual(
      rulesIn(
        `rules demon-city-2018\nsword beats knife.\n${cast('Toughness 2', '', 'situation "a crawlspace"\n  knife beats sword.\n')}`,
      ),
      [],
    );
  });
});

describe('the order of announcing', () => {
  it('isn’t a circle where Agility settles it already: that has a finding of its own', () => {
    assert.deepEqual(
      rulesIn(
        cast('Toughness 2', '', 'situation "a cellar"\n  Bill announces before Ann.\n  Ann announces before Bill.\n'),
      ),
      ['11 order-against-agility'],
    );
  });

  it('can become a circle by what a later round adds', () => {
    const equal = cast(
      'Toughness 2',
      'Toughness 3',
      'situation "a cellar"\n  Bill announces before Ann.\nround 1\n  Ann announces before Bill.\n  Ann: dodges.\n',
    ).replace('Agility 3', 'Agility 2');
    assert.deepEqual(findingsIn(equal), [
      '12 order-in-a-circle: Bill already announces before Ann, directly or by way of others, so this settles nothing',
    ]);
  });
});
