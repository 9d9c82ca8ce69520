/** For whose task the Host throws. */
import assert from 'node:assert/strict';
import { partiesOf } from '../../../server/engine/index.ts';
import { fight } from './fight.ts';

describe('the Host’s throw for a difficulty', () => {
  it('is for the one who tries it, and not for somebody whose name is the end of theirs', () => {
    const { steps } = fight(`combatant Ash of the Players
  Agility 3  Toughness 3
combatant "Knight of Ash" of the Players
  Agility 3  Toughness 3
combatant Bill of the Host
  Agility 3  Toughness 3
round 1
  Ash: waits.
  "Knight of Ash": climbs with Agility against 4.
  Bill: waits.
`);
    const host = steps('uncontested')
      .flatMap(partiesOf)
      .find(({ side }) => side === 'Host');
    assert.equal(host?.why, 'Knight of Ash has to be above it.');
  });
});
