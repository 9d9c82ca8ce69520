/** `clashwright odds` as a process. */
import assert from 'node:assert/strict';
import { clashwright, sample } from './command.ts';
import { duel, slip } from './texts.ts';

/** The figures that `odds --json` promises for the duel. */
const promised = {
  reached: { exact: '1', value: 1 },
  laura: {
    line: 10, actor: 'Laura', verb: 'punches', target: 'Ghoul',
    pool: {
      size: 2, keep: 'highest', from: 'Players',
      modifiers: [{ rule: 'demon-city-2018/higher-stat', amount: 1, because: 'Toughness 5 against Toughness 4', line: 10 }],
    },
    odds: { 'takes effect': { exact: '189/310', value: 0.6096774193548387 } },
  },
  clash: {
    kind: 'clash', parties: ['Ghoul', 'Laura'],
    odds: {
      'the Players act': { exact: '189/310', value: 0.6096774193548387 }, 'the Host acts': { exact: '9/31', value: 0.2903225806451613 },
      tie: { exact: '1/10', value: 0.1 }, stalemate: { exact: '0', value: 0 },
    },
  },
};

interface Printed {
  readonly scenarios: readonly {
    readonly title: string;
    readonly rules: string;
    readonly rounds: readonly { readonly round: number; readonly reached: unknown; readonly actions: readonly unknown[]; readonly contests: readonly unknown[] }[];
  }[];
}

describe('clashwright odds', () => {
  it('prints exactly the promised JSON for the duel', async () => {
    const { code, out, complaints } = await clashwright(['odds', sample('duel'), '--json']);
    const { scenarios: [scenario, ...more] } = JSON.parse(out) as Printed;
    assert.deepEqual([code, complaints, more], [0, '', []]);
    assert.deepEqual([scenario?.title, scenario?.rules, scenario?.rounds.length], ['Duel', 'demon-city-2018', 1]);
    const [round] = scenario!.rounds;
    assert.deepEqual([round?.round, round?.reached], [1, promised.reached]);
    assert.deepEqual([round?.actions[1], round?.contests], [promised.laura, [promised.clash]]);
  });

  it('prints the outcomes in the promised order', async () => {
    const { out } = await clashwright(['odds', sample('duel'), '--json']);
    const [clash] = (JSON.parse(out) as Printed).scenarios[0]!.rounds[0]!.contests as readonly { readonly odds: object }[];
    assert.deepEqual(Object.keys(clash!.odds), ['the Players act', 'the Host acts', 'tie', 'stalemate']);
  });

  it('prints the same figures as text', async () => {
    const { code, out } = await clashwright(['odds', sample('duel')]);
    assert.equal(code, 0);
    assert.match(out, /the Players act +60\.97% +189\/310\n +the Host acts +29\.03% +9\/31\n +tie +10\.00% +1\/10\n/);
  });

  it('reads standard input', async () => {
    assert.deepEqual(await clashwright(['odds', '-'], duel), await clashwright(['odds', sample('duel')]));
  });

  it('prints what it could read of a text with an error, and exits 1', async () => {
    const { code, out } = await clashwright(['odds', '-'], slip);
    assert.equal(code, 1);
    assert.match(out, /Laura punches the Ghoul/);
  });
});
