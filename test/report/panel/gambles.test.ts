/** A roll that is searched for sets in the panel: the bet, what its dice depend on, and what is needed of them. */
import assert from 'node:assert/strict';
import { statesAfter } from '../../../client/webview/model/states.ts';
import { panelOf } from './panel-of-text.ts';

const text = [
  'combatant Ann (she) of the Players',
  '  Willpower 5',
  '  drive "Get rich" 3',
  '  easy wound "a cut" on everything',
  'scenario "Leap"',
  'rules quick-shot',
  'round 1',
  '  Ann: gambles on "it".',
  '    common "leap"',
  '    serves "Get rich"',
  '    bets 3 WP from "Get rich"',
  '    risk "r"',
  '',
].join('\n');

const { rounds, steps } = panelOf(text);
const bet = steps.find(({ kind }) => kind === 'bet')!;

describe('a bet in the panel', () => {
  it('links to its own line', () => {
    assert.deepEqual([bet.lines.from, steps.find(({ kind }) => kind === 'announce')!.lines.from], [11, 8]);
  });

  it('shows what is at stake in its step only, not as a change', () => {
    const staked = steps.map((_, at) =>
      statesAfter(rounds[0]!, at)[0]!.tracks.flatMap((track) =>
        track.staked === undefined ? [] : `${track.name} ${track.staked}`,
      ),
    );
    assert.deepEqual(
      staked.map((tracks, at) => [steps[at]!.kind, tracks] as const).filter(([, tracks]) => tracks.length > 0),
      [['bet', ['“Get rich” 3']]],
    );
    assert.deepEqual([bet.changes, bet.changed.map(({ changed }) => changed)], [false, [false]]);
  });

  it('is called so on its chip', () => {
    assert.deepEqual(
      bet.table!.parties[0]!.chips.map(({ text: words, ofNeeds }) => [words, ofNeeds]),
      [
        ['8 to start', undefined],
        ['+2: 3 WP bet', undefined],
        ['easy added action: a cut', true],
      ],
    );
  });
});

describe('the chance of a roll that is searched for sets', () => {
  it('is that of all needs, and of a single need that of it', () => {
    const label = (under: string): string | undefined =>
      panelOf(under).steps.find(({ kind }) => kind === 'bet')!.table!.parties[0]!.chance?.label;
    assert.deepEqual(
      [label(text), label(text.replace('  easy wound "a cut" on everything\n', ''))],
      ['chance that everything succeeds', 'chance that it succeeds'],
    );
  });
});
