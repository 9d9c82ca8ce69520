/** Matching sentences against rows: slots, choices, lists, clauses in one line. */
import assert from 'node:assert/strict';
import { findingsOf, inRound, read, rowsOf } from './helper.ts';
import { parseNotation } from '../../server/language/match/notation.ts';
import { skeleton } from '../../server/language/index.ts';
import { smallGame } from './small-game.ts';

const cases: readonly (readonly [sentence: string, row: string])[] = [
  ['Ann is 6 ft from the Bear.', 'distance who=Ann number=6 from=the Bear'],
  ['rope beats knife beyond 5 ft', 'better better=rope worse=knife way=beyond feet=5'],
  [
    'Ann: hits the Bear with her knife',
    'announcement-hits actors=Ann verb=hits targets=the Bear + in-hand thing=her knife',
  ],
  [
    'Ann: hits the Bear with Might against 4, quietly',
    'announcement-hits actors=Ann verb=hits targets=the Bear + task stat=Might number=4 + quietly',
  ],
  [
    'Ann: hits the Bear quietly hampers Bear, rolls 3 2 and 1',
    'announcement-hits actors=Ann verb=hits targets=the Bear + quietly + hampers whom=Bear + rolls value=3 value=2 value=1',
  ],
  ['Ann: ducks', 'announcement-ducks actors=Ann verb=ducks'],
  ['Ann: ducks the Bear', 'announcement-ducks actors=Ann verb=ducks targets=the Bear'],
  [
    'Ann: throws a long red scarf at the Bear',
    'announcement-throws actors=Ann verb=throws thing=a long red scarf target=the Bear',
  ],
  ['Ann: breaks free from Bear', 'announcement-breaks-free actors=Ann verb=breaks free target=Bear'],
  [
    'Ann: juggles "three plates" with Wit against 3',
    'announcement-other actors=Ann verb=juggles object=three plates + task stat=Wit number=3',
  ],
  ['Ann and the Bear: waits', 'announcement-waits actors=Ann and the Bear verb=waits'],
  ['Note "with a capital"', 'note text=with a capital'],
  [
    'round 2 "Dawn" if Ann succeeded and not the Bear is hurt',
    'round number=2 title=Dawn condition=Ann succeeded and not the Bear is hurt',
  ],
  ['round 2 if a tie happened or the Players acted', 'round number=2 condition=a tie happened or the Players acted'],
  ['round 2 otherwise', 'round number=2 otherwise=otherwise'],
  [
    'expect Ann is out of the fight at most 5% after round 3',
    'expect-state who=Ann state=out of the fight bound=at most percent=5 % when=after round=3',
  ],
  [
    'expect the Players act at least 50 % in round 1',
    'expect-acting side=the Players acts=act bound=at least percent=50 % when=in round=1',
  ],
  ['expect a tie at most 15% in round 1', 'expect-happening what=a tie bound=at most percent=15 % when=in round=1'],
  ['option falling damage off', 'option name=falling damage value=off'],
  ['side the Police run by the Host, allied with the Players', 'side new=the Police hand=the Host allies=the Players'],
  ['combatant Ann Lee (she) on her own, run by the Players', 'combatant new=Ann Lee pronoun=( she ) hand=the Players'],
  ['combatant Bo she of the Host, a Rat', 'combatant new=Bo pronoun=she side=the Host creature=a Rat'],
  ['weapon long rope: near, far', 'weapon new=long rope classes=near classes=far'],
];

describe('matching sentences', () => {
  for (const [sentence, row] of cases) {
    it(sentence, () => {
      const reading = read(inRound(sentence));
      assert.deepEqual(findingsOf(reading), []);
      assert.equal(rowsOf(reading).at(-1), row);
    });
  }

  it('reads a second sentence of a line as a clause', () => {
    const reading = read(inRound('Ann: ducks.     rolls 4'));
    assert.equal(reading.scenarios[0]?.scenario.rounds[0]?.announcements[0]?.clauses[0]?.kind, 'rolls');
  });

  it('tries the innermost place first, and closes it with a sentence of an outer one', () => {
    const reading = read(inRound('edge "hill"', 'Ann: ducks', 'edge "wall"', 'rope beats knife', 'edge "fog"'));
    const round = reading.scenarios[0]?.scenario.rounds[0];
    assert.deepEqual(
      round?.facts.map(({ kind }) => kind),
      ['edge', 'better', 'edge'],
    );
    assert.deepEqual(
      round.announcements[0]?.clauses.map(({ kind }) => kind),
      ['edge'],
    );
  });

  it('reads the example of every row', () => {
    const heads: Readonly<Record<string, string>> = {
      file: '',
      scenario: '',
      combatant: 'combatant Zed of the Host\n',
      situation: 'situation "here"\n',
      round: 'round 1\n',
      announcement: 'round 1\nAnn: waits\n',
    };
    for (const { id, places, example } of [...skeleton, ...smallGame.sentences]) {
      const reading = read(`combatants Ann, Bill of the Players\n${heads[places.at(-1) ?? 'file'] ?? ''}${example}\n`);
      const said = findingsOf(reading).filter(
        (finding) => !finding.includes('isn’t found') && !finding.includes('any rules'),
      );
      assert.deepEqual(said, [], id);
      assert.ok(
        reading.statements.some(({ parts }) => parts[0]?.row.id === id),
        `${id} is not how “${example}” is read`,
      );
    }
  });

  it('refuses invalid rows', () => {
    assert.throws(() => parseNotation('one [two'), /not well formed/u);
    assert.throws(() => parseNotation('one ) two'), /not well formed/u);
  });
});
