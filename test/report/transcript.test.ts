/** A transcript: the place, who does what in sentences, what counts, and the final states. */
import assert from 'node:assert/strict';
import { told } from './told.ts';

const bridge = `scenario "The bridge"
rules attack-algorithm
combatant the Reeve (he) of the Host
  HP 8
combatant Aldith (she) of the Players
  Attack Bonus 2  HP 9
situation "a plank bridge"
  decides defeat: at 0 HP
`;

describe('a transcript', () => {
  it('names the place at its first round, with a full stop unless there is one', () => {
    assert.match(
      told(`${bridge}round 1\n  Aldith: waits.\nround 2\n  Aldith: waits.`).transcript(),
      /\nRound 1\n-+\n {4}A plank bridge\.\n[^]*\nRound 2\n-+\n\n/u,
    );
    assert.match(
      told(`${bridge.replace('a plank bridge', 'where?')}round 1\n  Aldith: waits.`).transcript(),
      /\n {4}Where\?\n/u,
    );
  });

  it('names people as at the beginning of sentences, in any game', () => {
    assert.match(
      told(`${bridge}round 1\n  the Reeve: attacks Aldith. rolls 2`).transcript(),
      /\n {4}The Reeve attacks Aldith: \[2 pinned\], 1 hit\n/u,
    );
    const punch =
      'scenario "Duel"\nrules demon-city-2017\ncombatant the Ghoul (it) of the Host\n  Agility 3  Toughness 4\ncombatant Ann (she) of the Players\n  Agility 3  Toughness 4\nround 1\n  the Ghoul: punches Ann.\n  Ann: punches the Ghoul.\n';
    assert.match(told(punch).transcript(), /\n {4}The Ghoul punches Ann: /u);
  });

  it('explains its brackets once, if anything is thrown', () => {
    const fight = `${bridge}round 1\n  Aldith: attacks the Reeve.\n`;
    assert.equal(
      told(fight + fight)
        .transcript()
        .split('In [brackets]: what counts.').length,
      2,
    );
    assert.doesNotMatch(told(`${bridge}round 1\n  Aldith: waits.`).transcript(), /brackets/u);
  });

  it('has the result of one who throws alone only in its title, except for the degree', () => {
    assert.match(
      told(`${bridge}round 1\n  the Reeve: climbs "the rail" at 3/6. rolls 5`).transcript(),
      /\nThe Reeve fails {2}\(line 10\)\n {4}The Reeve climbs “the rail”: 5 pinned\n/u,
    );
    assert.match(
      told(`${bridge}round 1\n  Aldith: climbs "the rail" at 3/6. 1 bonus die "a rope". rolls 1 2`).transcript(),
      /\nAldith succeeds {2}\(line 10\)\n {4}With bonus dice each die that hits is a degree\.\n {4}Aldith climbs “the rail”: \[1\] \[2\], all pinned, degree 2\n/u,
    );
  });

  it('separates what is for the Host from what is read out', () => {
    const noted = told(`${bridge}round 1\n  Aldith: waits.\n    read aloud "She waits."\n    note "page 31"`);
    assert.match(noted.transcript(), /\n {4}“She waits\.”\n {4}\(note: page 31\)\n/u);
    assert.match(noted.transcript('md'), /\n> “She waits\.”\n[^]*\n- \*Note:\* page 31\n/u);
    assert.match(
      noted.transcript('html'),
      /<blockquote>“She waits\.”<\/blockquote>\n<aside><b>Note<\/b> page 31<\/aside>/u,
    );
  });

  it('says that a throw is pinned', () => {
    const fight = told(`${bridge}round 1\n  Aldith: attacks the Reeve. rolls 1 any any`).transcript();
    assert.match(fight, /\n {4}Aldith attacks the Reeve: \[1 pinned\] \[?[1-6]\]? \[?[1-6]\]?, \d hits?\n/u);
  });

  it('says once for several throws that they are pinned', () => {
    const fight = (rolls: string): string =>
      told(`${bridge}round 1\n  Aldith: attacks the Reeve. rolls ${rolls}`).transcript();
    assert.match(fight('1 6 2'), /: \[1\] 6 \[2\], all pinned, 2 hits\n/u);
    assert.match(fight('1 any 6'), /: \[1\] \[?[1-6]\]? 6, of these pinned: 1 and 6, \d hits?\n/u);
  });

  it('ends with everybody’s state', () => {
    const fight = `${bridge}combatant Wat of the Players\nround 1\n  the first hit on the Reeve rolls 6\n  Aldith: attacks the Reeve. rolls 1 1 1\nround 2\n  Aldith: waits.`;
    assert.match(
      told(fight).transcript(),
      /\n\nIn the end\n-+\n {4}The Reeve: HP 0 of 8, out of the fight\n {4}Aldith: HP 9 of 9\n {4}Wat: as before$/u,
    );
    assert.match(told(fight).transcript('md'), /\n## In the end\n\n- The Reeve: HP 0 of 8, out of the fight\n/u);
  });

  it('has findings as a remark after the words that are read out', () => {
    const doubtful = told(
      `${bridge}round 1\n  Aldith: attacks the Reeve. rolls 1 1 1 1\n    read aloud "She leaps."`,
    ).transcript();
    assert.match(
      doubtful,
      /\nAldith attacks the Reeve {2}\(line 10\)\n(?: {4}[^“]*\n)+ {4}“She leaps\.”\n {4}Remark, line 10: 4 dice are pinned here/u,
    );
  });
});

describe('the hover', () => {
  it('of a combatant has their article, and what the game says about their block', () => {
    const knight = bridge.replace(
      '  HP 8\n',
      '  HP 8\n  defends fully against arrows "tower_shield"\n  fights in "the heron form"\n  damage d8\n',
    );
    assert.equal(
      told(knight).combatant('Reeve'),
      '**The Reeve** of the Host\n\nHP 8\n\ndefends fully against arrows, “tower\\_shield” · fights in the heron form · damage d8',
    );
    assert.equal(told(bridge).combatant('Aldith'), '**Aldith** of the Players\n\nAttack Bonus 2 · HP 9');
  });

  it('of a round names people as in sentences, with a line for each', () => {
    const { round } = told(`${bridge}round 1\n  the Reeve: attacks Aldith.`);
    assert.match(
      round,
      /^- The Reeve \\\(single\\-sided roll\\\): the Host hits [^]*\n- Hits of the Host: [\d.]+ on average\n/u,
    );
    const { round: sure } = told(
      `${bridge}round 1\n  the Reeve: attacks Aldith. rolls 1\n  the first hit on Aldith rolls 3`,
    );
    assert.match(
      sure,
      /\n- Aldith: unhurt 16\\\.7%, hurt 83\\\.3%, takes 2\\\.9 damage on average; given the pins hurt 100%, takes 3\\\.0 damage on average\n/u,
    );
  });

  it('of an attack has its dice together, the stat where it is written, and the parts of an outcome indented', () => {
    const action = told(`${bridge}round 1\n  Aldith: attacks the Reeve.`).action('Aldith');
    assert.match(
      action,
      /\n- \[2 bonus dice\]\(rule:attack-algorithm\/attack-bonus\): Attack Bonus 2 \(\[line 6\]\([^)]*#L6\)\) ·\u00a0\+16\.2\u00a0points\n/u,
    );
    assert.match(action, /\n\| hits \| [^\n]*\n\| \u00a0\u00a01 hit \| [^]*\n\| no hits \| /u);
  });
});
