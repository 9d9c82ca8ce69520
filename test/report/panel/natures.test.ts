/** The nature of each step of a course, independent of its game’s words, and the side of an outcome. */
import assert from 'node:assert/strict';
import { samples } from '../../engine/contract/scenarios.ts';
import { panelIn, panelOf, type WholeStep } from './panel-of-text.ts';

const stepsOf = (text: string): readonly WholeStep[] => panelOf(text).steps;

const natures = (steps: readonly WholeStep[]): readonly string[] =>
  steps.map(({ kind, nature }) => `${kind}: ${nature}`);

// A small version of the mill bridge: Ilse hits once and Brok twice, so she deals the minimum and he rolls a die.
const bridge = (tie: string, rolls: readonly string[]): string => `combatant Ilse (she) of the Players
  HP 9
combatant the Reeve (he) of the Host
  HP 8
scenario "Bridge"
rules attack-algorithm
situation
  champion Ilse.
  advantage "the rail" for the Reeve.
  ${tie}
round 1
  contested
  Ilse: attacks the Reeve.
    rolls ${rolls[0]}
  the Reeve: attacks Ilse.
    rolls ${rolls[1]}
`;

describe('the nature of a step', () => {
  it('is preparing where sets are asked for, a throw where they are searched, and success where one meets a need', () => {
    const steps = stepsOf(
      'combatant Tom (he) of the Players\n  Willpower 5\nscenario "Leap"\nrules quick-shot\nround 1\n  Tom: gambles on "it".\n    common "leap"\n    risk "r"\n',
    );
    assert.deepEqual(natures(steps.filter(({ table }) => table?.sets !== undefined)), [
      'clarification: preparing',
      'roll: throw',
      'met: success',
    ]);
  });

  it('is the same for the same thing in games with different words', () => {
    const cards = stepsOf(
      'scenario "Duel"\nrules demon-city-2018\nseed 1\ncombatant Laura (she) of the Players\n  Agility 3  Toughness 5\ncombatant the Ghoul (it) of the Host\n  Agility 3  Toughness 1\nround 1\n  the Ghoul: waits.\n  Laura: punches the Ghoul.\n',
    );
    assert.deepEqual(natures(cards).slice(0, 4), [
      'round: heading',
      'announce: preparing',
      'announce: preparing',
      'clash: throw',
    ]);
    const dice = stepsOf(bridge('decides contested tie: full damage', ['1', '1 1']));
    assert.deepEqual(
      new Set(natures(dice)),
      new Set([
        'round: heading',
        'nominate: preparing',
        'announce: preparing',
        'roll: throw',
        'compare: told',
        'spread: told',
        'damage: harm',
      ]),
    );
  });

  it('is preparing if somebody announces something, even if nothing is thrown in the round', () => {
    const flight = stepsOf(
      'combatant Ilse (she) of the Players\nscenario "Flight"\nrules attack-algorithm\nround 1\n  Ilse: flees.\n',
    );
    assert.deepEqual(natures(flight), ['round: heading', 'announce: preparing']);
  });

  it('is harm with a die and without one, which is good or bad for nobody in particular', () => {
    const harm = stepsOf(bridge('decides contested tie: full damage', ['1', '1 1'])).filter(
      ({ nature }) => nature === 'harm',
    );
    assert.deepEqual(harm.map(({ table, tone, changes }) => [table !== undefined, tone, changes]).toSorted(), [
      [false, 'plain', true],
      [true, 'plain', true],
    ]);
  });

  it('shows the result of a throw once: next to the dice, or else below', () => {
    for (const { table, text } of stepsOf(bridge('decides contested tie: full damage', ['1', '1 1'])).filter(
      ({ nature }) => nature === 'harm',
    )) {
      assert.equal([text, table?.parties[0]?.note ?? ''].filter((said) => said !== '').length, 1);
    }
  });

  it('isn’t harm if points only move from one of somebody’s tracks to another, but is if a bet is lost', () => {
    const tom = 'combatant Tom (he) of the Players\n  Willpower 5\n  goal "A" 3\n  value "B" 3\n  project "C" 3\n';
    const steps = stepsOf(
      `${tom}scenario "Rest"\nrules quick-shot\nround 1\n  Tom: gambles on "it".\n    common "a"\n    risk "r"\n    bets 1 WP\n    rolls 2 3 4 1 6 7 8 2 3\nround 2\n  Tom goes on vacation for 7 days: 3 WP from "A" to "B"\n`,
    );
    assert.deepEqual(
      natures(steps).filter((words) => /vacation|loss|bet/u.test(words)),
      ['bet: preparing', 'loss: harm', 'vacation: told'],
    );
  });

  it('is harm if a burden grows, also from none, and isn’t if it is lifted', () => {
    const tired = stepsOf(
      'combatant Tom (he) of the Players\n  HP 5\nscenario "March"\nrules acquire-moveables\nround 1\n  Tom gains 2 fatigue: "snow".\n  Tom loses 1 fatigue: "tea".\nround 2, 10 minutes\n  Tom rests.\n',
    );
    assert.deepEqual(
      tired
        .flatMap(({ kind, nature, changed }) =>
          changed.flatMap(({ tracks }) => tracks.map((track) => [kind, nature, track])),
        )
        .filter(([, , track]) => typeof track === 'object' && track.name === 'FAT'),
      [
        ['fatigue', 'harm', { name: 'FAT', now: 2, isBurden: true, was: 0 }],
        ['relief', 'success', { name: 'FAT', now: 1, isBurden: true, was: 2 }],
        ['rest', 'told', { name: 'FAT', now: 0, isBurden: true, was: 1, gone: true }],
      ],
    );
  });

  it('is even if the meaning of a tie is undecided', () => {
    const tie = stepsOf(bridge('', ['1', '1 6'])).find(({ title }) => title.startsWith('A tie'));
    assert.equal(tie?.nature, 'even');
  });
});

describe('the nature of a kind of step', () => {
  for (const { name, scenario } of samples()) {
    it(`is the same in all rounds: ${name}`, () => {
      const known = new Map<string, string>();
      for (const { kind, nature, key } of panelIn(scenario).steps) {
        assert.equal(nature, known.get(kind) ?? nature, key);
        known.set(kind, nature);
      }
    });
  }
});

describe('the side of an outcome', () => {
  it('is that of its side or person, and otherwise none', () => {
    const [roll] = stepsOf(bridge('', ['1', '1 6'])).filter(({ kind }) => kind === 'roll');
    assert.deepEqual(
      roll!.table!.chances.map(({ label, side }) => `${label}: ${side ?? '–'}`),
      ['the Players hit more: 0', 'the Host hits more: 1', 'tie, left open: –', 'no hits: –'],
    );
    const clash = stepsOf(
      'scenario "Duel"\nrules demon-city-2017\ncombatant Laura (she) of the Players\n  Agility 3  Toughness 5\ncombatant the Ghoul (it) of the Host\n  Agility 3  Toughness 1\nround 1\n  the Ghoul: punches Laura.\n  Laura: punches the Ghoul.\n',
    ).find(({ kind }) => kind === 'clash');
    assert.deepEqual(clash!.table!.chances.map(({ label, side }) => `${label}: ${side ?? '–'}`).toSorted(), [
      'Laura acts: 0',
      'the Ghoul acts: 1',
      'tie: –',
    ]);
  });
});
