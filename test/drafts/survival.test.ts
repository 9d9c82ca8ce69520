/** What counts as surviving in a corrected draft: the criterion of the drafts’ tests. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { draftOf } from './draft.ts';
import { FinalReading } from './final-reading.ts';
import { becomeProse, droppedActions, fatesOf } from './survival.ts';

const cast = [
  'scenario "The pier"',
  'rules demon-city-2018',
  'combatant Nora (she) of the Players',
  '  Agility 3  Toughness 2',
  '  carries pistol',
  'combatant Usher (he) of the Host',
  '  Agility 2  Toughness 5',
];

/**
 * What is lost of some expected rows about the lines after the cast and the heading of round 1, after these have become
 * other lines.
 */
function lost(typed: readonly string[], expected: readonly string[], now: readonly string[]): readonly string[] {
  const rows = ['8 | kind=round', ...expected.map((row) => row.replace(/^\d+/u, (line) => String(Number(line) + 8)))];
  const draft = draftOf('test', [...cast, 'round 1', ...typed].join('\n'), rows.join('\n'));
  const analysis = analyze([...cast, ...now].join('\n'), { file: 'test.clash' });
  const [only] = analysis.reading.scenarios;
  assert.ok(only !== undefined);
  const final = new FinalReading(analysis, only.scenario, only.ruleset);
  const fates = fatesOf(draft, final);
  return [
    ...fates.flatMap((fate) => fate.lost.map((what) => `${fate.expected.line - 8}: ${what}`)),
    ...droppedActions(draft, final).map(({ line, verb = '' }) => `${line - 8}: dropped ${verb}`),
    ...becomeProse(fates, final).map(({ line }) => `${line - 8}: prose`),
  ];
}

describe('an announcement of a draft', () => {
  const shot = '1 | kind=announcement | who=Nora | verb=shoots | target=Usher | thing=pistol';
  const line = 'Nora shoots the usher with her pistol.';

  it('survives if somebody does the same to the same with the same', () => {
    assert.deepEqual(lost([line], [shot], ['round 1', 'Nora: shoots the Usher with her pistol.']), []);
  });

  it('loses its thing or its target', () => {
    assert.deepEqual(lost([line], [shot], ['round 1', 'Nora: shoots the Usher.']), ['1: thing']);
    assert.deepEqual(lost([line], [shot], ['round 1', 'Nora: shoots Nora with her pistol.']), ['1: target']);
  });

  it('may not have something carried only in a note, but may have scenery there', () => {
    const carried = '1 | kind=carries | who=Nora | thing=pistol';
    assert.deepEqual(lost([line], [carried, shot], ['round 1', 'Nora: shoots the Usher.', 'note "with her pistol"']), [
      '1: thing',
    ]);
    const behind = '1 | kind=announcement | who=Nora | verb=shoots | target=Usher | thing=seats';
    assert.deepEqual(
      lost(
        ['Nora shoots the usher from the seats.'],
        [behind],
        ['round 1', 'Nora: shoots the Usher.', 'note "from the seats"'],
      ),
      [],
    );
  });

  it('is dropped if somebody else does it, nobody, or prose', () => {
    assert.deepEqual(lost([line], [shot], ['round 1', 'Usher: shoots Nora.']), ['1: action', '1: dropped shoots']);
    assert.deepEqual(lost([line], [shot], ['round 1']), ['1: action', '1: dropped shoots']);
    assert.deepEqual(lost([line], [shot], ['round 1', 'read aloud "Nora shoots the usher with her pistol."']), [
      '1: action',
      '1: dropped shoots',
      '1: prose',
    ]);
    assert.deepEqual(lost([line], [shot], ['round 1', '// Nora shoots the usher with her pistol.']), [
      '1: action',
      '1: dropped shoots',
      '1: prose',
    ]);
  });

  it('is dropped if it is in another round', () => {
    assert.deepEqual(
      lost([line], [shot], ['round 1', 'Usher: waits.', 'round 2', 'Nora: shoots the Usher with her pistol.']),
      ['1: action', '1: dropped shoots'],
    );
  });

  it('may use another verb of its kind if it mentions the typed one', () => {
    const fired = '1 | kind=announcement | who=Nora | verb=blasts (shoots) | target=Usher';
    assert.deepEqual(lost(['Nora blasts the Usher.'], [fired], ['round 1', 'Nora: shoots the Usher.']), []);
    const kicked = '1 | kind=announcement | who=Nora | verb=boots (kicks) | target=Usher';
    assert.deepEqual(lost(['Nora boots the Usher.'], [kicked], ['round 1', 'Nora: punches the Usher.']), [
      '1: action',
      '1: dropped boots (kicks)',
    ]);
    assert.deepEqual(
      lost(['Nora boots the Usher.'], [kicked], ['round 1', 'Nora: punches the Usher.', 'note "boots him"']),
      [],
    );
  });

  it('needs a round with its condition', () => {
    const down = '1 | kind=announcement | who=Nora | verb=shoots | target=Usher | condition=the Usher is hurt';
    const typed = ['If the Usher is hurt, Nora shoots him.'];
    assert.deepEqual(lost(typed, [down], ['round 1', 'Nora: shoots the Usher.', 'note "if the Usher is hurt"']), [
      '1: condition',
    ]);
    assert.deepEqual(
      lost(typed, [down], ['round 1', 'Usher: waits.', 'round 2 if the Usher is hurt', 'Nora: shoots the Usher.']),
      [],
    );
    assert.deepEqual(
      lost(typed, [down], ['round 1', 'Usher: waits.', 'round 2 if Nora is hurt', 'Nora: shoots the Usher.']),
      ['1: condition'],
    );
  });

  it('may be a note of the other action of its line, whichever is kept', () => {
    const both = [
      '1 | kind=announcement | who=Nora | verb=pops out',
      '1 | kind=announcement | who=Nora | verb=shoots | target=Usher | second=yes',
    ];
    const typed = ['Nora: pops out and shoots the Usher.'];
    assert.deepEqual(lost(typed, both, ['round 1', 'Nora: shoots the Usher.', 'note "pops out"']), []);
    assert.deepEqual(lost(typed, both, ['round 1', 'Nora: shoots the Usher.']), ['1: action', '1: dropped pops out']);
    assert.deepEqual(
      lost(typed, both, ['round 1', 'Nora: shoots the Usher.', 'round 2', 'Nora: waits.', 'note "pops out"']),
      ['1: action', '1: dropped pops out'],
    );
  });
});

describe('speech in a draft', () => {
  const shouted = '1 | kind=announcement | who=Nora | verb=shouts';

  it('survives as speech of the same person in the same round', () => {
    assert.deepEqual(lost(['Nora: shouts "Run!"'], [shouted], ['round 1', 'Nora: shouts "Run!"']), []);
    assert.deepEqual(lost(['Nora: shouts "Run!"'], [shouted], ['round 1', 'Usher: shouts "Run!"']), [
      '1: action',
      '1: dropped shouts',
    ]);
    assert.deepEqual(lost(['Nora: shouts "Run!"'], [shouted], ['round 1', 'note "Run!"']), [
      '1: action',
      '1: dropped shouts',
    ]);
  });
});

describe('other content of a draft', () => {
  it('survives in the block of the person it is about', () => {
    const rows = [
      '1 | kind=combatant | who=Nora | side=Players',
      '2 | kind=stats | who=Nora',
      '3 | kind=carries | who=Nora | thing=pistol',
    ];
    const typed = ['combatant nora of the players', 'agility three, Toughness: 2', 'with a pistol'];
    assert.deepEqual(lost(typed, rows, ['round 1']), []);
    assert.deepEqual(
      lost(
        [typed[0]!, 'agility three, Firearms 4', 'with a revolver'],
        [...rows.slice(0, 2), rows[2]!.replace('pistol', 'revolver')],
        ['round 1'],
      ),
      ['2: stats', '3: thing'],
    );
    assert.deepEqual(
      lost(typed, [rows[0]!.replace('Players', 'Host'), '1 | kind=combatant | who=Priya'], ['round 1']),
      ['1: side', '1: who'],
    );
  });

  it('survives as prose if it is displayed', () => {
    const rows = ['1 | kind=prose'];
    assert.deepEqual(lost(['Rain, all night.'], rows, ['read aloud "Rain, all night."', 'round 1']), []);
    assert.deepEqual(lost(['Rain, all night.'], rows, ['// Rain, all night.', 'round 1']), ['1: prose']);
  });
});
