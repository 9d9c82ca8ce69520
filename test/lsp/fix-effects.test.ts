/** The effect on a chance in the title of a quick fix. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import type { Fix } from '../../server/engine/index.ts';
import { effectsOf } from '../../server/lsp/actions/fix-effects.ts';

const gamble = (...actions: readonly string[]): string => `rules quick-shot
combatant Rose (she) of the Players
round 1
  Rose: gambles on "the safe".
${actions.map((action) => `    ${action}`).join('\n')}
`;

/** The effect of another difficulty for the first action. */
async function effect(difficulty: string, ...actions: readonly string[]): Promise<string | undefined> {
  const analysis = analyze(gamble(...actions), { file: 'test.clash' });
  const source = analysis.scenarios[0]!.scenario.rounds[0]!.announcements[0]!.clauses[0]!.source;
  const at = { ...source, end: source.start + actions[0]!.indexOf(' ') };
  const fix: Fix = { title: difficulty, certain: true, intents: [{ do: 'replace', at, with: difficulty }] };
  const effects = await effectsOf(
    analysis,
    [{ fix, source }],
    (text) => Promise.resolve(analyze(text, { file: 'test.clash' })),
    () => undefined,
  );
  return effects.get(fix);
}

describe('the effect of a fix on a chance', () => {
  it('is shown in whole percents', async () => {
    assert.match((await effect('hard', 'common "crack it"')) ?? '', /^Rose .*: ≥ 77% → ≥ 26%$/u);
  });

  it('is shown with a decimal if it is less than one', async () => {
    assert.match((await effect('overwhelming', 'common "crack it"')) ?? '', /^Rose .*: ≥ 77% → ≥ 0\.4%$/u);
  });

  it('isn’t shown if the remaining bound says nothing', async () => {
    assert.equal(await effect('overwhelming', 'easy "crack it"', 'difficult "keep quiet"'), undefined);
  });
});
