/** Prose is displayed or becomes a note, never an action; facts about people become the game’s own sentences. */
import assert from 'node:assert/strict';
import { rulesets } from '../../../server/engine/index.ts';
import { duo, errorsOf, offered, tarot, taken, takenAll, titlesOf, turns } from './pasting.ts';

describe('prose', () => {
  it('of several lines is displayed, or a note, as a whole', () => {
    const written = 'It is night. The sea\nbreaks over the pier, and\nsomebody says “Run!” to nobody.\n';
    turns(
      tarot,
      written,
      'Make it read aloud',
      'read aloud "It is night. The sea breaks over the pier, and somebody says “Run!” to nobody."\n',
    );
    turns(
      tarot,
      written,
      'Make it a note',
      'note "It is night. The sea breaks over the pier, and somebody says “Run!” to nobody."\n',
    );
  });

  it('keeps its paragraphs separate', () => {
    assert.equal(
      takenAll(`${tarot}It is night.\n\nThe sea is loud.\n`),
      `${tarot}read aloud "It is night."\n\nread aloud "The sea is loud."\n`,
    );
  });

  it('has quotes inside as single ones', () => {
    turns(
      `${duo}round 1\n`,
      '  Somebody shouts "Get down!" and the lamps go out.\n',
      'Make it read aloud',
      '  read aloud "Somebody shouts ‘Get down!’ and the lamps go out."\n',
    );
  });

  it('in quotes alone on its line is displayed, in a round and below an announcement too', () => {
    const text = `${duo}"Fog."\nround 1\n  “The lamps go out.”\n  Ann: shoots Bill.\n    "Bill sits down."\n  Bill: punches Ann.\n`;
    assert.equal(
      takenAll(text),
      `${duo}situation\n  read aloud "Fog."\nround 1\n  read aloud "The lamps go out."\n  Ann: shoots Bill.\n    read aloud "Bill sits down."\n  Bill: punches Ann.\n`,
    );
  });

  it('below somebody stays there if it is indented, and belongs to the situation at the margin', () => {
    const head = `${tarot}combatant Ann (she) of the Players\n  Agility 4  Toughness 2\n`;
    turns(head, '  A nurse with a past.\n', 'Make it a note', '  note "A nurse with a past."\n');
    turns(head, '\nThe water is waist-deep.\n', 'Make it a note', '\nsituation\n  note "The water is waist-deep."\n');
  });

  it('after a round stays where it is written', () => {
    turns(
      `${duo}round 1\n  Ann: shoots Bill.\n  Bill: punches Ann.\n`,
      'Down below the river is getting louder.\n',
      'Make it read aloud',
      '    read aloud "Down below the river is getting louder."\n',
    );
  });

  for (const line of [
    'Suddenly Ann leaps over the counter.',
    'Ann leaps over the counter.',
    'Anne leaps over the counter.',
    'ann leaps over the counter.',
    'If Bill is down, she runs.',
    'She runs for the door.',
    'Both of them run for the car.',
    'Ann and Bill run for the car.',
    'The old Bill jumps the wall and goes for Ann.',
  ]) {
    it(`isn’t an action: ${line}`, () => {
      assert.ok(!titlesOf(`${duo}round 1\n  Ann: shoots Bill.\n  ${line}\n`).includes('Make it read aloud'));
    });
  }

  it('isn’t anything in a round if nobody is declared', () => {
    assert.deepEqual(titlesOf(`${tarot}round 1\n  The hounds jump the wall and go for Ada.\n`), []);
  });

  it('isn’t a sentence with a mistake that the game knows', () => {
    assert.ok(!titlesOf(`${duo}situation\n  Ann has the high ground.\n`).includes('Make it read aloud'));
  });
});

it('a pasted book is examined as far as that helps', () => {
  const text = tarot + 'It is night. Nobody is here.\n\n'.repeat(300);
  assert.equal(
    offered(text).filter(({ fixes }) => fixes.some(({ title }) => title === 'Make it read aloud')).length,
    60,
  );
});

describe('facts about people in prose', () => {
  it('are offered as the game’s own sentence first, then as prose', () => {
    assert.deepEqual(titlesOf(`${duo}Ann has the high ground over Bill.\n`), [
      'Write “advantage "the high ground" for Ann over Bill”',
      'Make it read aloud',
      'Make it a note',
    ]);
    turns(
      duo,
      'Ann has the high ground over Bill.\n',
      'Write “advantage "the high ground" for Ann over Bill”',
      'situation\n  advantage "the high ground" for Ann over Bill\n',
    );
  });

  it('may be several sentences', () => {
    const [fix] = offered(`${duo}Bill is up on the ramp, so he has the high ground over Ann.\n`).flatMap(
      ({ fixes }) => fixes,
    );
    assert.equal(fix?.title, 'Write “Bill is at "the ramp"”, “advantage "the high ground" for Bill over Ann”');
    turns(
      duo,
      'Bill is up on the ramp, so he has the high ground over Ann.\n',
      fix.title,
      'situation\n  Bill is at "the ramp"\n  advantage "the high ground" for Bill over Ann\n',
    );
  });

  it('include how far away somebody is', () => {
    turns(
      `${duo}Situation:\n`,
      '- Ann is behind the counter, 20 feet from Bill\n- The lights are out\n',
      'Remove the marks of the list',
      '  Ann is at "behind the counter", 20 ft from Bill\n  note "The lights are out"\n',
    );
  });

  it('stay as a note if the game covers only a part of them', () => {
    const head =
      'scenario "The bridge"\nrules attack-algorithm\n\ncombatant Isolde (she) of the Players\n  Attack Bonus 2  HP 9\n\ncombatant Gorm (he) of the Host\n  Attack Bonus 2  HP 9\n\n';
    turns(
      head,
      'Isolde is up on the roof and has the high ground.\n',
      'Write “advantage "the high ground" for Isolde”',
      'situation\n  advantage "the high ground" for Isolde\n  note "Isolde is up on the roof and has the high ground."\n',
    );
  });

  it('are read at once if the game reads them there', () => {
    const head =
      'scenario "The bridge"\nrules attack-algorithm\n\ncombatant Gorm (he) of the Host\n  Attack Bonus 2  HP 9\n\n';
    assert.deepEqual(errorsOf(`${head}situation\n  Gorm is champion for the Host.\n`), []);
  });
});

for (const { id, title } of rulesets) {
  it(`prose is displayed or a note in ${title}`, () => {
    for (const way of ['Make it read aloud', 'Make it a note']) {
      const now = takenAll(
        taken(`scenario "The pier"\nrules ${id}\n\nIt is raining sideways.\n\n“Nobody is here.”\n`, way),
      );
      assert.deepEqual(errorsOf(now), [], now);
    }
  });
}
