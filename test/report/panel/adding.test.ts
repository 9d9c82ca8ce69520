/** Additions that the panel offers for a pool can be tried, and use the unit of the pool. */
import assert from 'node:assert/strict';
import { wishedCourse } from '../../../server/analysis/index.ts';
import type { PartyView } from '../../../server/protocol/index.ts';
import { everySample } from '../every-sample.ts';
import { panelIn, panelOf } from './panel-of-text.ts';

const partyOf = (text: string, step: string): PartyView =>
  panelOf(text).steps.find(({ key }) => key === step)!.table!.parties[0]!;

const two =
  'combatant Ann (she) of the Players\n  Agility 3  Toughness 5\ncombatant the Ghoul (it) of the Host\n  Agility 3  Toughness 5\n';

describe('additions to a pool', () => {
  it('are counted as their game counts', () => {
    const fight = (rules: string): string => `${two}scenario "Two"\nrules ${rules}\nround 1\n  Ann: kicks the Ghoul.\n`;
    assert.deepEqual(partyOf(fight('demon-city-2018'), '1/announce/Ann').adds, { amounts: [1, -1], unit: 'throw' });
    assert.deepEqual(partyOf(fight('demon-city-2017'), '1/announce/Ann').adds, { amounts: [1, -1], unit: 'die' });
    const attack =
      'combatant Ilse (she) of the Players\n  HP 9\ncombatant the Reeve (he) of the Host\n  HP 8\nscenario "Bridge"\nrules attack-algorithm\nround 1\n  Ilse: attacks the Reeve.\n';
    assert.deepEqual(
      panelOf(attack)
        .steps.flatMap(({ table }) => table?.parties ?? [])
        .find(({ name, chips }) => name === 'Ilse' && chips.length > 0)?.adds,
      { amounts: [1, -1], unit: 'die' },
    );
  });

  it('are named by their effect if that isn’t the number of throws', () => {
    const gamble =
      'combatant Ann (she) of the Players\n  Willpower 5\nscenario "Two"\nrules quick-shot\nround 1\n  Ann: gambles on "it".\n  easy "draw"\n  hard "shoot"\n  risk "r"\n';
    assert.deepEqual(partyOf(gamble, '1/pool/Ann').adds?.named, [
      { amount: 1, does: '1 easier', to: '“shoot”' },
      { amount: -1, does: '1 harder', to: '“shoot”' },
    ]);
  });

  it('aren’t offered for a helper, who would give them away', () => {
    const help = `${two}combatant Bill (he) of the Players\n  Agility 3  Toughness 5\nscenario "Two"\nrules demon-city-2017\nround 1\n  Bill: helps Ann.\n  Ann: kicks the Ghoul.\n  the Ghoul: punches Bill.\n`;
    const adds = panelOf(help)
      .steps.flatMap(({ table }) => table?.parties ?? [])
      .filter(({ name }) => name === 'Bill')
      .map((party) => party.adds?.amounts);
    assert.deepEqual(adds, [[-1], [-1]]);
  });

  for (const { name, analysis } of everySample()) {
    it(`can be tried: ${name}`, () => {
      for (const [index, scenario] of analysis.scenarios.entries()) {
        const { model, rounds } = panelIn(scenario);
        for (const [at, { steps }] of rounds.entries()) {
          const offered = new Map(
            steps
              .flatMap(({ table }) => table?.parties ?? [])
              .flatMap((party) => (party.adds === undefined ? [] : [[party.name, party.adds] as const])),
          );
          for (const [who, { amounts }] of offered) {
            for (const amount of amounts) {
              const [told] = wishedCourse(analysis, index, {
                trials: [{ kind: 'add', round: model.rounds[at]!.index, who, amount, words: 'a wet floor' }],
                redraws: [],
              })!.trials;
              assert.equal(told?.lost, undefined, `${who}: ${told?.says}`);
            }
          }
        }
      }
    });
  }
});
