/** Hits that are spread: who chose whom they fall on, or how the rules divide them. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import type { PictureView } from '../../../server/protocol/index.ts';
import { roundView } from '../../../server/report/index.ts';

const head = `scenario "Bridge"
rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus 1
combatant Tam (he) of the Players
combatant Brok (he) of the Host
combatant Cur (it) of the Host
`;
const round = `round 1
  champion Ilse
  Ilse: attacks Brok. rolls 1 1
  Tam: attacks Cur. rolls 1
`;

/** Each row: its title, its reasons with the text of the line they refer to, and the rule. */
function told(text: string): readonly (readonly string[])[] {
  const analysis = analyze(text, { file: 'bridge.clash' });
  const [first] = analysis.scenarios;
  const { scenario, ruleset } = first!;
  const rows = roundView({
    scenario,
    ruleset,
    linesOf: analysis.linesOf,
    round: first!.timeline().rounds[0]!,
    odds: undefined,
  }).steps.flatMap(({ table }) => table?.spread?.rows ?? []);
  return rows.map(({ why }: PictureView<'spread'>['rows'][number]) => [
    why.title,
    ...why.reasons.map((reason) =>
      reason.lines === undefined ? reason.text : `${reason.text} | ${text.split('\n')[reason.lines.from - 1]!.trim()}`,
    ),
    why.rule?.title ?? '',
  ]);
}

describe('hits that are spread', () => {
  it('are as even as possible by default, and say whose attacks they are', () => {
    const even =
      'Because nothing is written about it, the hits are shared out as evenly as possible: 2 on 2 enemies are 1 for ' +
      'each';
    assert.deepEqual(told(`${head}${round.replace('rolls 1 1', 'rolls 1 6')}`), [
      ['1 hit on Brok', 'Ilse attacks Brok | Ilse: attacks Brok. rolls 1 6', even, 'Spreading hits'],
      ['1 hit on Cur', 'Tam attacks Cur | Tam: attacks Cur. rolls 1', even, 'Spreading hits'],
    ]);
  });

  it('are divided as the writer says, with a link to the line', () => {
    const shared = 'The Host has shared them out this way | hits fall 2 on Cur, 1 on Brok';
    assert.deepEqual(
      told(`${head}${round.replace('champion Ilse', 'champion Ilse\n  hits fall 2 on Cur, 1 on Brok')}`),
      [
        ['2 hits on Cur', 'Tam attacks Cur | Tam: attacks Cur. rolls 1', shared, 'Who gets the leftover hits'],
        ['1 hit on Brok', 'Ilse attacks Brok | Ilse: attacks Brok. rolls 1 1', shared, 'Who gets the leftover hits'],
      ],
    );
  });

  it('fall first on whom the writer names, with the line and the writer’s words', () => {
    const [cur] = told(
      `${head}${round.replace('champion Ilse', 'champion Ilse\n  hits fall first on Cur "it is nearer"')}`,
    );
    assert.deepEqual(cur, [
      '2 hits on Cur',
      'Tam attacks Cur | Tam: attacks Cur. rolls 1',
      'The hits are shared out as evenly as possible: 3 on 2 enemies are 1 for each, and one gets one more',
      'Cur comes before Brok because of the Host’s word (“it is nearer”) | hits fall first on Cur "it is nearer"',
      'Who gets the leftover hits',
    ]);
  });

  it('go by light defences, if the text says so', () => {
    const [cur] = told(
      `${head.replace('combatant Cur (it) of the Host\n', 'combatant Cur (it) of the Host\n  defends not at all\n').replace('Brok (he) of the Host\n', 'Brok (he) of the Host\n  defends partially\n')}${round}`,
    );
    assert.ok(cur?.includes('Cur comes before Brok because of lighter defences'), cur?.join('\n'));
  });

  it('say what is left open about them', () => {
    const rows = told(`${head}${round}`);
    assert.equal(rows.length, 2);
    for (const row of rows)
      assert.ok(
        row.includes(
          'Brok and Cur are alike in defences and form, so the text doesn’t rank them: who gets one more is left ' +
            'open',
        ),
        row.join('\n'),
      );
  });

  it('say why some enemies get none', () => {
    const alone = told(`${head}round 1\n  hits fall first on Cur\n  Ilse: attacks Brok and Cur. rolls 1 1\n`);
    assert.deepEqual(
      alone.map(([title, ...reasons]) => [
        title,
        reasons.includes('One attacker can hit only one enemy'),
        reasons.at(-1),
      ]),
      [
        ['2 hits on Cur', true, 'How many enemies can be hit'],
        ['No hit on Brok', true, 'How many enemies can be hit'],
      ],
    );
    const few = told(
      `${head}${round.replace('champion Ilse', 'champion Ilse\n  hits fall first on Cur').replace('rolls 1 1', 'rolls 1 6').replace('rolls 1\n', 'rolls 6\n')}`,
    );
    assert.deepEqual(
      few.map(([title, ...reasons]) => [title, reasons.includes('1 hit can fall on no more than 1 of 2 enemies')]),
      [
        ['1 hit on Cur', true],
        ['No hit on Brok', true],
      ],
    );
  });
});
