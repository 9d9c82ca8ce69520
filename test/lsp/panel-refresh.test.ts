/** Findings of a long scenario are computed after its panel was answered, and sent later. */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { PanelRefresh } from '../../server/lsp/panel/panel-refresh.ts';
import { IdleScheduler } from '../../server/lsp/idle-scheduler.ts';
import { nextTurn } from '../../server/lsp/time-slicing.ts';

/** That many rounds of two; the tens in the Host’s deck aren’t enough for all that are pinned. */
function fight(rounds: number, pin: string): string {
  const head = `scenario "The yard"
rules demon-city-2018
combatant Ann of the Players
  Agility 2  Toughness 9
combatant Bill of the Host
  Agility 2  Toughness 9
`;
  return (
    head +
    Array.from(
      { length: rounds },
      (_, index) => `round ${index + 1}\n  Ann: dodges.\n  Bill: punches Ann.\n${pin}`,
    ).join('')
  );
}

/**
 * Answers a panel; resolves when everything was examined, with whether the panel was asked to refresh, and the number
 * of slices.
 */
async function look(analysis: Analysis): Promise<{ readonly told: boolean; readonly turns: number }> {
  const [scenario] = analysis.scenarios;
  let [told, turns, after] = [false, 0, 0];
  await new Promise<void>((resolve) => {
    const panelRefresh = new PanelRefresh({
      idle: new IdleScheduler(),
      isCurrent: () => true,
      lookAgain: () => (told = true),
      run: (job) => {
        job();
        turns += 1;
        // The quick findings are known; then come each scenario of the file, and the end.
        if (scenario!.findingsSoon === scenario!.promptFindings) return;
        after += 1;
        if (after === 1 + analysis.scenarios.length + 1) resolve();
      },
    });
    panelRefresh.answered({ uri: 'test.clash', version: 1, analysis, scenario: scenario! });
  });
  return { told, turns };
}

describe('a panel', () => {
  it('of a short scenario gets all findings at once', () => {
    const [scenario] = analyze(fight(20, '    throws 10\n'), { file: 'test.clash' }).scenarios;
    assert.ok(scenario!.findingsSoon.some(({ rule }) => rule === 'pin-is-gone'));
  });

  it('of a long one is asked to refresh once, when more is found than is immediate', async () => {
    const analysis = analyze(fight(300, '    throws 10\n'), { file: 'test.clash' });
    const [scenario] = analysis.scenarios;
    assert.deepEqual(scenario!.findingsSoon, scenario!.promptFindings);
    const { told, turns } = await look(analysis);
    assert.equal(told, true);
    assert.ok(turns > 3, 'it was looked for in one turn');
    assert.ok(scenario!.findingsSoon.some(({ rule }) => rule === 'pin-is-gone'));
    assert.equal((await look(analysis)).told, false);
  });

  it('isn’t asked to refresh if nothing more is found', async () => {
    assert.equal((await look(analyze(fight(300, ''), { file: 'test.clash' }))).told, false);
  });

  it('that asks again, or is closed, cancels the search', async () => {
    const analysis = analyze(fight(301, '    throws 10\n'), { file: 'test.clash' });
    const [scenario] = analysis.scenarios;
    const ran: string[] = [];
    await new Promise<void>((resolve) => {
      const panelRefresh = new PanelRefresh({
        idle: new IdleScheduler(),
        isCurrent: () => true,
        lookAgain: () => undefined,
        run: (job) => {
          ran.push('look');
          job();
          panelRefresh.close('test.clash');
          resolve();
        },
      });
      for (let times = 0; times < 2; times += 1)
        panelRefresh.answered({ uri: 'test.clash', version: 1, analysis, scenario: scenario! });
    });
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    assert.deepEqual(ran, ['look']);
  });
});
