/** Figures in the prose of rule pages are the computed ones. */
import assert from 'node:assert/strict';
import { meetsAll, setWeights, type Squash } from '../../../server/engine/chance/index.ts';
import { die } from '../../../server/engine/rulesets/quick-shot/attempts/attempt.ts';
import { pages } from '../../../server/engine/rulesets/quick-shot/pages/index.ts';
import { publishedRows, type PublishedRow } from '../../../server/engine/rulesets/quick-shot/published.ts';
import { rule } from '../../../server/engine/rulesets/quick-shot/rule-ids.ts';

/** Every row once: five are in both tables. */
const rows = [...new Map(publishedRows.map((row) => [`${row.required.join()}/${row.bet}`, row])).values()];
const dice = { 0: 8, 1: 9, 3: 10 } as const;

/** The chances with a reading of squashing, in percent. */
function reckoned(
  { required, bet }: Pick<PublishedRow, 'required' | 'bet'>,
  squash: Squash,
): { readonly success: number; readonly critical: number; readonly wins: number } {
  const { all, total } = setWeights({ ...die, dice: dice[bet], needs: required, squash, divide: 'shared' });
  const percent = (weights: readonly bigint[]): number =>
    (Number(weights.reduce((sum, weight) => sum + weight, 0n)) / Number(total)) * 100;
  const critical = all.filter((met) => met.critical);
  const [won, lost] = [
    critical.filter((met) => meetsAll(met, { needs: required })),
    critical.filter((met) => !meetsAll(met, { needs: required })),
  ];
  return {
    success: percent(all.filter((met) => meetsAll(met, { needs: required })).map(({ weight }) => weight)),
    critical: percent(critical.map(({ weight }) => weight)),
    wins: percent(won.map(({ weight }) => weight)) - percent(lost.map(({ weight }) => weight)),
  };
}

/** How many points a reading is off the printed chances of success. */
function off(squash: Squash, of: readonly PublishedRow[]): { readonly mean: number; readonly most: number } {
  const points = of.map((row) => Math.abs(reckoned(row, squash).success - row.success));
  return { mean: points.reduce((sum, each) => sum + each, 0) / points.length, most: Math.max(...points) };
}

describe('the figures on the rule pages of quick-shot', () => {
  const page = (of: { readonly id: string }): string =>
    pages
      .filter(({ id }) => id === of.id)
      .map(({ says, silent = '' }) => `${says} ${silent}`)
      .join('');

  it('are those of success without squashing, which is less in every row of the tables', () => {
    for (const required of [[2], [3], [4], [5], [2, 2]])
      assert.ok(
        page(rule.squashing).includes(` against ${reckoned({ required, bet: 0 }, 'none').success.toFixed(2)}% for `),
      );
    assert.deepEqual(
      rows.filter((row) => reckoned(row, 'none').success >= row.success),
      [],
    );
  });

  it('say how far off the two reconstructions are', () => {
    const [once, gather] = [off('once', rows), off('gather', rows)];
    assert.ok(
      page(rule.squashing).includes(
        `off by ${once.mean.toFixed(1)} points on average, and by ${once.most.toFixed(1)} at most`,
      ),
    );
    assert.ok(
      off(
        'gather',
        rows.filter(({ required }) => required.length === 1),
      ).most < 1,
    );
    assert.ok(
      page(rule.squashing).includes(`within 1 point for single actions, and up to ${gather.most.toFixed(0)} off`),
    );
  });

  it('say how often a roll is critical, and what a compulsion check wins', () => {
    const critical = ([0, 1, 3] as const).map((bet) => reckoned({ required: [2], bet }, 'none').critical.toFixed(1));
    assert.ok(
      page(rule.criticals).includes(
        `${critical[0] ?? ''}% of rolls with 8 dice, ${critical[1] ?? ''}% with 9 and ${critical[2] ?? ''}% with 10`,
      ),
    );
    assert.ok(
      page(rule.compulsionChecks).includes(
        `wins ${(reckoned({ required: [2], bet: 0 }, 'none').wins / 100).toFixed(2)} WP on average`,
      ),
    );
    assert.ok(
      rows.some(
        ({ required, bet, criticalSuccess, criticalFailure }) =>
          required.join() === '2' && bet === 0 && criticalSuccess - criticalFailure === 13,
      ),
    );
  });
});
