/** Messages for what the tutorial seems to allow: the figures in question, and where the cure goes. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../server/analysis/index.ts';

describe('messages for newcomers', () => {
  it('name the cards of a deck that are on the table before the damage, and what helps', () => {
    assert.deepEqual(
      toldBy(
        'deck-too-small',
        `scenario "The yard"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 2  Toughness 5
combatant Bill (he) of the Host
  Agility 3  Toughness 4
combatant Carl (he) of the Host
  Agility 3  Toughness 4
situation "a yard"
  advantage "the crowd" for Carl.
round 1
  Bill: punches Ann.
  Carl: kicks Ann.
`,
      ),
      [
        '7 of the Host’s 10 cards are on the table by then, and the damage to Ann needs 5, so only 3 can be thrown; have fewer act in this round, give them fewer throws, or leave it',
        '7 of the Host’s 10 cards are on the table by then, and the damage to Ann needs 5, so only 3 can be thrown; have fewer act in this round, give them fewer throws, or leave it',
      ],
    );
  });

  it('say where to write who holds whom', () => {
    assert.deepEqual(toldBy('held-by-nobody', `${people}round 1\n  Ann: breaks free from Bill.\n  Bill: waits.\n`), [
      'Nobody holds Ann when this round begins, and nobody tried to in an earlier round, so there is nothing to break free from; write who does, in the situation or at the head of the round: “Ann is grabbed by …”',
    ]);
  });

  it('say which sentence keeps expectations from being decided', () => {
    const text = `${people}round 1\n  Ann: punches Bill.\n  Bill: juggles Ann.\nexpect Ann succeeds at least 10% in round 1\n`;
    const [finding] = analyze(text, { file: 'test.clash' }).outcomeFindings;
    assert.equal(finding === undefined ? '' : say(finding), 'Not judged, since “Bill: juggles Ann” can’t be read');
    assert.equal(finding?.related?.[0]?.message, 'there');
  });

  it('say whose hindrance it must be at the head of a round', () => {
    const text = `${people}round 1\n  hindrance "the mud"\n  Ann: punches Bill.\n  Bill: punches Ann.\n`;
    assert.deepEqual(toldBy('reason-for-nobody', text), [
      'Nobody has this hindrance, so it has no effect; add “on” and a name',
    ]);
    assert.deepEqual(toldBy('reason-for-nobody', text.replace('"the mud"', '"the mud" on Ann')), []);
  });

  it('say where a champion is named, for how long, and how it is decided when somebody is out of the fight', () => {
    const text = `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Tam (he) of the Players
combatant Brok (he) of the Host
  HP 1
round 1
  Ilse: attacks Brok. rolls 1
  Tam: attacks Brok. rolls 1
`;
    assert.deepEqual(toldBy('missing-champion', text), [
      'The Players attack without a champion, so everybody rolls one die; name one of the 2 at the head of ' +
        'the round, for example “champion Ilse”, which holds in later rounds too',
    ]);
    assert.match(
      toldBy('undefined-defeat', text)[0] ?? '',
      /; decide when somebody is out of the fight, for example “decides defeat: at 0 HP”$/u,
    );
  });

  it('say how to write which die is rolled, and whom hits fall on first', () => {
    const text = `scenario "The gate"
rules attack-algorithm
weapon billhook: damage d8
combatant Ilse (she) of the Players
  carries billhook
combatant Tam (he) of the Players
combatant Brok (he) of the Host
combatant Cur (he) of the Host
round 1
  champion Ilse
  champion Brok
  contested
  decides contested tie: full damage
  Ilse: attacks Brok.
  Tam: attacks Cur.
  Brok: attacks Ilse.
  Cur: attacks Tam.
`;
    assert.match(
      toldBy('differing-hit-dice', text)[0] ?? '',
      /until it is decided, for example “decides hit die: d6”$/u,
    );
    assert.match(
      toldBy('equal-enemies', text)[0] ?? '',
      /; write who comes first, for example “hits fall first on (?:Ilse|Brok)”$/u,
    );
  });
});

const people = `scenario "The yard"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 2  Toughness 3
combatant Bill (he) of the Host
  Agility 3  Toughness 2
`;

function toldBy(rule: string, text: string): readonly string[] {
  const { findings } = analyze(text, { file: 'test.clash' });
  return findings.filter((finding) => finding.rule === rule).map(say);
}
