/** `clashwright odds`, run as a process. */
import assert from 'node:assert/strict';
import { clashwright, sample } from './command.ts';
import { duel, slip } from './texts.ts';

/** The figures documented for `odds --json` with the duel. */
const promised = {
  reached: { exact: '1', value: 1 },
  laura: {
    line: 10,
    actor: 'Laura',
    verb: 'punches',
    target: 'Ghoul',
    pool: {
      size: 2,
      keep: 'highest',
      from: 'Players',
      modifiers: [
        { rule: 'demon-city-2018/higher-stat', amount: 1, because: 'Toughness 5 against Toughness 4', line: 10 },
      ],
    },
    odds: { succeeds: { exact: '189/310', value: 0.6096774193548387 } },
  },
  clash: {
    kind: 'clash',
    parties: ['Ghoul', 'Laura'],
    odds: {
      'the Players act': { exact: '189/310', value: 0.6096774193548387 },
      'the Host acts': { exact: '9/31', value: 0.2903225806451613 },
      tie: { exact: '1/10', value: 0.1 },
      stalemate: { exact: '0', value: 0 },
    },
  },
};

interface Printed {
  readonly scenarios: readonly {
    readonly title: string;
    readonly rules: string;
    readonly rounds: readonly {
      readonly round: number;
      readonly reached: unknown;
      readonly actions: readonly unknown[];
      readonly contests: readonly unknown[];
    }[];
  }[];
}

describe('clashwright odds', () => {
  it('prints the documented JSON for the duel, and in addition only the possible losses of Toughness', async () => {
    const { code, out, complaints } = await clashwright(['odds', sample('duel'), '--json']);
    const {
      scenarios: [scenario, ...more],
    } = JSON.parse(out) as Printed;
    assert.deepEqual([code, complaints, more], [0, '', []]);
    assert.deepEqual([scenario?.title, scenario?.rules, scenario?.rounds.length], ['Duel', 'demon-city-2018', 1]);
    const [round] = scenario!.rounds;
    assert.deepEqual([round?.round, round?.reached], [1, promised.reached]);
    const [{ distributions, ...clash }, ...others] = round!.contests as readonly [
      { readonly distributions: readonly { readonly of: string }[] },
    ];
    assert.deepEqual([round?.actions[1], clash, others], [promised.laura, promised.clash, []]);
    assert.deepEqual(
      distributions.map(({ of }) => of),
      ['Toughness that the Ghoul loses', 'Toughness that Laura loses'],
    );
  });

  it('prints the outcomes in the documented order', async () => {
    const { out } = await clashwright(['odds', sample('duel'), '--json']);
    const [clash] = (JSON.parse(out) as Printed).scenarios[0]!.rounds[0]!.contests as readonly {
      readonly odds: object;
    }[];
    assert.deepEqual(Object.keys(clash!.odds), ['the Players act', 'the Host acts', 'tie', 'stalemate']);
  });

  it('prints the results of later rounds over all courses', async () => {
    const blow = '  Ann: punches Bill.\n  Bill: punches Ann.\n';
    const people = ['Ann (she) of the Players', 'Bill (he) of the Host']
      .map((who) => `combatant ${who}\n  Agility 2  Toughness 2\n`)
      .join('');
    const text = `scenario "The yard"\nrules demon-city-2017\n${people}round 1\n${blow}round 2 if Ann succeeded\n${blow}`;
    const { code, out } = await clashwright(['odds', '-', '--json'], text);
    const [, second] = (JSON.parse(out) as Printed).scenarios[0]!.rounds;
    const bill = second!.actions.find((action) => (action as { readonly actor: string }).actor === 'Bill') as {
      readonly odds: Readonly<Record<string, object>>;
    };
    // Ann acts in 45 of 100 rolls; Bill is down if both of two dice are above 2.
    assert.deepEqual(
      [code, second!.reached, bill.odds['can’t act']],
      [0, { exact: '9/20', value: 0.45 }, { exact: '16/25', value: 0.64 }],
    );
  });

  it('samples how often a round is reached if that can’t be computed', async () => {
    const { out } = await clashwright(['odds', sample('the-last-ferry')]);
    assert.match(out, /Round 3.*reached in about \d+% \(\d+ to \d+%\)/);
  });

  it('prints the same figures as text', async () => {
    const { code, out } = await clashwright(['odds', sample('duel')]);
    assert.equal(code, 0);
    assert.match(out, /the Players act +61\.0% +189\/310\n +the Host acts +29\.0% +9\/31\n +tie +10\.0% +1\/10\n/);
  });

  it('prints on request what each reason for a throw is worth, in points', async () => {
    const { code, out } = await clashwright(['odds', sample('duel'), '--json', '--worth']);
    const laura = (JSON.parse(out) as Printed).scenarios[0]!.rounds[0]!.actions[1] as {
      readonly pool: { readonly modifiers: readonly object[] };
      readonly oneMoreAdvantage: readonly object[];
    };
    assert.equal(code, 0);
    // Without it both throw one of 31 cards, and one of 10: Laura's chance falls to 27/62.
    assert.deepEqual(laura.pool.modifiers, [
      { ...promised.laura.pool.modifiers[0], worth: { exact: '540/31', value: 17.419354838709676 } },
    ]);
    assert.deepEqual(
      laura.oneMoreAdvantage.map((each) => Object.keys(each)),
      [
        ['for', 'worth'],
        ['for', 'worth'],
      ],
    );
  });

  it('prints it as text too, in addition to everything else, and never in CSV', async () => {
    const { code, out } = await clashwright(['odds', sample('duel'), '--worth']);
    assert.equal(code, 0);
    assert.match(
      out,
      /\n {4}worth, in percentage points of “succeeds”\n {6}\+17\.4 points {2}\+1 higher stat – without it 43\.5%\n {6}\+8\.8 points +One more advantage for Laura – with it 69\.8%\n/,
    );
    const plain = (await clashwright(['odds', sample('duel')])).out.split('\n');
    assert.deepEqual(
      plain.filter((line) => !out.split('\n').includes(line)),
      [],
    );
    const csv = await clashwright(['odds', sample('duel'), '--worth', '--format', 'csv']);
    assert.deepEqual(
      [csv.code, csv.out, csv.complaints],
      [2, '', '--worth works with text and JSON; the CSV has only chances\n'],
    );
  });

  it('prints expectations with their figure, whether they are met or not', async () => {
    // Laura takes effect in 189/310 of all deals.
    const expecting = `${duel}expect Laura succeeds at least 60% in round 1\nexpect Laura succeeds at most 60% in round 1\nexpect Laura succeeds at most 160% in round 1\nexpect Laura succeeds at most 60% in round 2\n`;
    const { code, out } = await clashwright(['odds', '-'], expecting);
    assert.equal(code, 0);
    assert.match(
      out,
      / {4}61\.0%, exactly 189\/310, over all courses; but a chance can’t be 160%\n.*: not met\n {4}there is no round 2\n$/,
    );
    assert.match(
      out,
      /\n\nWhat is expected\n {2}Laura succeeds at least 60% in round 1 \(line \d+\): met\n {4}61\.0%, exactly 189\/310, over all courses\n {2}Laura succeeds at most 60% in round 1 \(line \d+\): not met\n/,
    );
    const json = JSON.parse((await clashwright(['odds', '-', '--json'], expecting)).out) as {
      readonly scenarios: readonly [{ readonly expectations: readonly object[] }];
    };
    assert.deepEqual(
      json.scenarios[0].expectations.slice(0, 2).map((each) => ({ ...each, line: 0 })),
      [
        ['at least', 'met'],
        ['at most', 'failed'],
      ].map(([bound, verdict]) => ({
        line: 0,
        words: `Laura succeeds ${bound} 60% in round 1`,
        bound,
        percent: 60,
        round: 1,
        verdict,
        figure: { exact: '189/310', value: 0.6096774193548387 },
      })),
    );
  });

  it('follows the course of a requested seed, and names it', async () => {
    const again = duel.replace(/^round 1[^]*/mu, (round) => `${round}${round.replace('round 1', 'round 2')}`);
    const given = async (...asked: readonly string[]): Promise<readonly string[]> =>
      [...(await clashwright(['odds', '-', ...asked], again)).out.matchAll(/^Round \d \(.*?; ?(.*)\)$/gmu)].map(
        ([, words = '']) => words.replace(/^.*?; /u, ''),
      );
    assert.deepEqual(await given('--seed', '3'), [
      'from what is written, with full decks',
      'given round 1 with seed 3',
    ]);
    assert.match((await given())[1] ?? '', /^over all courses that reach this round/);
  });

  it('reads standard input', async () => {
    assert.deepEqual(await clashwright(['odds', '-'], duel), await clashwright(['odds', sample('duel')]));
  });

  it('prints what can be read of a text with an error, says that something may be missing, and exits with 1', async () => {
    const { code, out, complaints } = await clashwright(['odds', '-'], slip);
    assert.equal(code, 1);
    assert.match(out, /Laura punches the Ghoul/);
    assert.match(complaints, /^-: an error in line \d+, so something may be missing here; “clashwright check” says/);
  });
});
