/** The history of somebody’s state: where it started, what has changed it, and where that is written. */
import assert from 'node:assert/strict';
import type { StateQuestion, WhyView } from '../../../server/protocol/index.ts';
import { samples } from '../../engine/contract/scenarios.ts';
import { panelIn, panelOf } from './panel-of-text.ts';

const text = `scenario "Two"
rules demon-city-2017
combatant Ann (she) of the Players
  Agility 3
  Toughness 5
  carries knife
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 5
situation
  Ann is at "the gate".
round 1
  the Ghoul: punches Ann.
    throws 10
    damage throws 2
  Ann: punches the Ghoul.
    throws 3
round 2
  Ann is at "the well".
  Ann is hurt.
  the Ghoul: punches Ann.
    throws 10
    damage throws 1
  Ann: punches the Ghoul.
    throws 3
`;

const panel = panelOf(text);
const toldIn = (why: WhyView | undefined): readonly string[] =>
  (why?.reasons ?? []).map(
    (reason) =>
      `${reason.text} (${reason.lines?.from ?? '–'}${reason.step === undefined ? '' : `, ${reason.step.title}`})`,
  );
const told = (question: StateQuestion, step = '2/damage/Ann'): readonly string[] => toldIn(panel.why(step, question));
/** Without what was thrown last. */
const changes = (question: StateQuestion, step?: string): readonly string[] =>
  told(question, step).filter((each) => !each.endsWith('(–)'));
const toughness: StateQuestion = { who: 'Ann', about: 'track', words: 'Toughness' };

describe('the history of a number', () => {
  it('shows where it started and each step that has changed it, with its line', () => {
    assert.deepEqual(changes(toughness), [
      '5 to start (5)',
      '5 → 3 (12, Ann falls from Toughness 5 to 3)',
      '3 → 2 (20, Ann falls from Toughness 3 to 2)',
    ]);
    assert.deepEqual(
      [panel.why('2/damage/Ann', toughness)!.title, panel.why('2/damage/Ann', toughness)!.rule?.title],
      ['Ann: Toughness 2 of 5', 'Damage'],
    );
  });

  it('includes what was thrown last, and the limit of Toughness', () => {
    assert.match(
      told(toughness).at(-1)!,
      /: the lowest is 1 \(one die for each point of Ann’s Base Toughness, one at least\) \(–\)$/u,
    );
    for (const rules of ['demon-city-2017', 'demon-city-2018']) {
      const deadly = panelOf(
        text
          .replace('demon-city-2017', rules)
          .replace('  Toughness 5\n  carries', '  Toughness 1\n  carries')
          .replace('damage throws 2', 'damage throws 6'),
      );
      const [, fall, thrown] = toldIn(deadly.why('1/damage/Ann', toughness));
      assert.match(fall!, /^1 → −1 /u, rules);
      assert.match(
        thrown!,
        /the lowest is 6 .*Toughness stops at −1: how far below that somebody would fall makes no difference/u,
        rules,
      );
      assert.equal(thrown!.includes('both defaults are Clashwright’s'), rules === 'demon-city-2018');
    }
  });

  it('includes nothing after the step', () => {
    assert.deepEqual(changes(toughness, '1/damage/Ann'), [
      '5 to start (5)',
      '5 → 3 (12, Ann falls from Toughness 5 to 3)',
    ]);
    assert.equal(panel.why('1/damage/Ann', toughness)!.title, 'Ann: Toughness 3 of 5');
  });

  it('starts at 0 for what nobody had, and ends there', () => {
    const tired = panelOf(
      'combatant Tom (he) of the Players\n  HP 5\nscenario "March"\nrules acquire-moveables\nround 1\n  Tom gains 1 fatigue: "snow".\n  Tom loses 1 fatigue: "tea".\n',
    );
    const fatigue = tired.why('1/relief/Tom', { who: 'Tom', about: 'track', words: 'FAT' });
    assert.deepEqual(
      [fatigue?.title, toldIn(fatigue)],
      [
        'Tom: FAT 0',
        [
          '0 to start, because nothing is written about it (1)',
          '0 → 1 (6, Tom gains 1 fatigue)',
          '1 → 0 (7, Tom loses 1 fatigue)',
        ],
      ],
    );
  });

  it('says so if nothing has changed it, or nothing is written about it', () => {
    const ghoul: StateQuestion = { who: 'Ghoul', about: 'track', words: 'Toughness' };
    assert.deepEqual(told(ghoul), ['5 to start (8)', 'Nothing has changed it so far (–)']);
    const unwritten = panelOf(text.replace('  Toughness 5\n  carries', '  carries')).why('1/round/start', toughness)!;
    assert.match(unwritten.reasons[0]!.text, /^\d+ to start, because nothing is written about it$/u);
  });
});

describe('the history of a condition, a thing or a place', () => {
  it('shows since when', () => {
    assert.deepEqual(
      told({ who: 'Ann', about: 'condition', words: 'hurt' }).map((each) => each.replace(/, .*/u, '')),
      ['True from here on (19'],
    );
    assert.deepEqual(told({ who: 'Ann', about: 'gear', words: 'knife' }), [
      'Carried from the start (6)',
      'Nothing has changed it so far (–)',
    ]);
    assert.deepEqual(told({ who: 'Ann', about: 'place', words: '' }), [
      'At the gate from the start (10)',
      'At the gate → at the well (18, Ann is at “the well”)',
    ]);
  });

  it('is empty for what somebody never had, for nobody, and after no step', () => {
    assert.deepEqual(
      [
        panel.why('2/damage/Ann', { who: 'Ann', about: 'condition', words: 'asleep' }),
        panel.why('2/damage/Ann', { who: 'Ann', about: 'track', words: 'Wits' }),
        panel.why('2/damage/Ann', { ...toughness, who: 'Nobody' }),
        panel.why('9/none', toughness),
        panel.why('2/damage/Ann', { who: 'Ghoul', about: 'place', words: '' }),
      ],
      [undefined, undefined, undefined, undefined, undefined],
    );
  });
});

describe('the tracks of every sample', () => {
  for (const { name, scenario } of samples()) {
    it(`lead from their start by the shown steps to the current values: ${name}`, () => {
      const { why } = panelIn(scenario);
      const timeline = scenario.timeline();
      const last = timeline.rounds.at(-1)!.steps.at(-1)!;
      for (const { name: who, tracks } of last.after.combatants) {
        for (const { name: words, now } of tracks) {
          const [start, ...turns] = why(last.key, { who, about: 'track', words })!.reasons;
          const first = start!.text.replace(/ to start.*$/u, '');
          const end = turns
            .filter(({ step }) => step !== undefined)
            .reduce((value, { text: turn }) => {
              const [from, to] = turn.split(' → ');
              assert.equal(from, value, `${who}: ${turn}`);
              return to!;
            }, first);
          assert.equal(end, `${now}`.replace('-', '−'), who);
        }
      }
    });
  }
});
