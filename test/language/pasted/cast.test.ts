/** Lists of people become a cast. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { rulesets } from '../../../server/engine/index.ts';
import { duo, errorsOf, offered, tarot, taken, titlesOf, turns } from './pasting.ts';

const title = 'Read these lines as a cast';

describe('a list of people', () => {
  it('under the headings of sides is a cast, with pronouns, things, and identical bodies', () => {
    turns(
      tarot,
      `Players
- Ada Pryce, she, Agility 4, Toughness 2, Firearms 3 — shotgun
- Col. Bhatt, he, Agility 2, Toughness 3, Calm 5 — sabre

Host
- 3 hounds: Agility 4, Toughness 2, teeth
`,
      title,
      `combatant Ada Pryce (she) of the Players
  Agility 4  Toughness 2  Firearms 3
  carries shotgun

combatant Col. Bhatt (he) of the Players
  Agility 2  Toughness 3  Calm 5
  carries sabre

creature Hound
  Agility 4  Toughness 2
  carries teeth

combatants "Hound 1", "Hound 2" and "Hound 3" of the Host, each a Hound
`,
    );
  });

  it('has its stats in the game’s own spelling, however they are written', () => {
    turns(
      tarot,
      '## The players\n• Nora (she/her): agility: two; Hand to Hand = 3, 2 Toughness, Calm 3/5\n',
      title,
      'combatant Nora (she) of the Players\n  Agility 2  Hand-to-Hand 3  Toughness 2  Calm 3 of 5\n',
    );
  });

  it('keeps what is neither stat nor thing as a note', () => {
    turns(
      tarot,
      'NPCs:\n1. Father Quinn, parish priest, Agility 1, Toughness 2. Carries a candlestick. Afraid of the dark.\n',
      title,
      'combatant Father Quinn of the Host\n  Agility 1  Toughness 2\n  carries candlestick\n  note "parish priest"\n  note "Afraid of the dark"\n',
    );
  });

  it('includes what the section on gear gives everybody', () => {
    turns(
      tarot,
      '## Players\n- Dolores, Agility 2, Toughness 2\n- Wes, Agility 3, Toughness 3\n\n## Gear\n- Dolores has a shotgun\n- Wes: tire iron\n',
      title,
      'combatant Dolores of the Players\n  Agility 2  Toughness 2\n  carries shotgun\n\ncombatant Wes of the Players\n  Agility 3  Toughness 3\n  carries tire iron\n',
    );
  });

  for (const name of ['Joe Lee', 'Anne-Marie', 'Dr. No']) {
    it(`gives ${name} what the section on gear says`, () => {
      turns(
        tarot,
        `## Players\n- ${name}, Agility 2, Toughness 2\n\n## Gear\n- ${name} has a shotgun\n`,
        title,
        `combatant ${name} of the Players\n  Agility 2  Toughness 2\n  carries shotgun\n`,
      );
    });
  }

  it('continues with a stat block under the heading of a side', () => {
    turns(
      tarot,
      'Heroes\nMarisol – Agility 2, Toughness 2. Carries a revolver.\n\nHorrors\n\nThe Choirmaster\nAgility: 4\nToughness: 5\nCalm check: 7\nWeapons: claws, organ pipe\n',
      title,
      'combatant Marisol of the Players\n  Agility 2  Toughness 2\n  carries revolver\n\ncombatant the Choirmaster of the Host\n  Agility 4  Toughness 5\n  Calm Check 7\n  carries claws, organ pipe\n',
    );
  });

  it('without a heading is offered for either side', () => {
    const text = `${tarot}Nora (she): Agility 3, Toughness 2, pistol\n`;
    assert.deepEqual(titlesOf(text), [
      'Read these lines as a cast of the Players',
      'Read these lines as a cast of the Host',
    ]);
    turns(
      tarot,
      'Nora (she): Agility 3, Toughness 2, pistol\n',
      'Read these lines as a cast of the Host',
      'combatant Nora (she) of the Host\n  Agility 3  Toughness 2\n  carries pistol\n',
    );
  });

  it('has each person’s side on their line', () => {
    turns(
      tarot,
      'Lena (she), player, Agility 3\nGuard, npc\n',
      title,
      'combatant Lena (she) of the Players\n  Agility 3\n\ncombatant Guard of the Host\n',
    );
    turns(
      tarot,
      'Goblin (he), Host, Agility 4\nThe Priest - a villain - Toughness 2\n',
      title,
      'combatant Goblin (he) of the Host\n  Agility 4\n\ncombatant the Priest of the Host\n  Toughness 2\n',
    );
    turns(
      tarot,
      'Player: Lena, Agility 3\nNPC: Old Tom (Toughness 2)\n',
      title,
      'combatant Lena of the Players\n  Agility 3\n\ncombatant Old Tom of the Host\n  Toughness 2\n',
    );
    turns(
      tarot,
      'Lena | player | Agility 3 | pistol\n',
      title,
      'combatant Lena of the Players\n  Agility 3\n  carries pistol\n',
    );
  });

  it('has details of somebody in indented lines below them', () => {
    turns(
      'scenario "The vault"\nrules quick-shot\n\n',
      'Lena, player, willpower 5\n  skills: lockpicking\nGuard, npc\n  drive "gold" 2\n',
      title,
      'combatant Lena of the Players\n  Willpower 5\n  minor skill "lockpicking"\n\ncombatant Guard of the Host\n  drive "gold" 2\n',
    );
  });

  it('isn’t a sentence about somebody', () => {
    assert.deepEqual(
      titlesOf(`${tarot}Rose, the hero, runs away.\n`).filter((each) => each.startsWith('Read these')),
      [],
    );
  });

  it('may follow the name of a declared side', () => {
    const side = 'side the Police run by the Host, allied with the Players\n\n';
    turns(
      tarot + side,
      'Police\n- Sergeant Cole, Agility 3, Toughness 3, baton\n',
      title,
      'combatant Sergeant Cole of the Police\n  Agility 3  Toughness 3\n  carries baton\n',
    );
  });

  it('has one finding, at its first line', () => {
    const text = `${tarot}Players\n- Ada, Agility 4, Toughness 2\n- Bob, Agility 3, Toughness 2\n`;
    assert.equal(offered(text).length, 1);
    assert.deepEqual(
      errorsOf(text).map((line) => line.slice(0, 2)),
      ['4:'],
    );
  });

  it('keeps names with nicknames, small words and capitals', () => {
    turns(
      tarot,
      'Players\n- Bob "the Knife" Stone, Agility 2, Toughness 3\n- ADA PRYCE, Agility 4, Toughness 2\n- swan of Corn Quay, Agility 1, Toughness 1\n',
      title,
      'combatant "Bob ‘the Knife’ Stone" of the Players\n  Agility 2  Toughness 3\n\ncombatant Ada Pryce of the Players\n  Agility 4  Toughness 2\n\ncombatant "swan of Corn Quay" of the Players\n  Agility 1  Toughness 1\n',
    );
  });

  it('leaves out comments, and lines that can be read', () => {
    const text = `${duo}Players\n- Cy, Agility 2, Toughness 2\n- Dee, Agility 2, Toughness 2 // the boss\nround 1\n  Ann: shoots Bill.\n  Bill: punches Ann.\n`;
    const now = taken(text, title);
    assert.match(
      now,
      /combatant Cy of the Players\n {2}Agility 2 {2}Toughness 2\n- Dee, Agility 2, Toughness 2 \/\/ the boss\nround 1\n/u,
    );
  });
});

for (const { id, title: name, vocabulary } of rulesets) {
  it(`a list of people is a cast in ${name}`, () => {
    const stats = vocabulary.stats
      .slice(0, 2)
      .map(({ word, also: [other = word] = [] }) => `${other.toLowerCase()}: 3`)
      .join(', ');
    const text = `scenario "The pier"\nrules ${id}\n\nPlayers\n- Ada Pryce, she, ${stats}, lantern\nHost\n- two rats: ${stats}, teeth\n`;
    const now = taken(text, title);
    assert.deepEqual(errorsOf(now), []);
    const [only] = analyze(now, { file: 'test.clash' }).scenarios;
    assert.deepEqual(
      only?.scenario.combatants.map((each) => [each.name, each.side.text]),
      [
        ['Ada Pryce', 'Players'],
        ['Rat 1', 'Host'],
        ['Rat 2', 'Host'],
      ],
    );
    assert.deepEqual(
      only.scenario.combatants[0]?.stats.map((stat) => `${stat.name} ${stat.value}`),
      vocabulary.stats.slice(0, 2).map(({ word }) => `${word} 3`),
    );
  });
}
