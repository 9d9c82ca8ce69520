/** What the title of a quick fix says that it does to a chance. */
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

/** What comes of another difficulty in the place of the first action’s. */
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

describe('what a fix does to a chance', () => {
  it('is told in whole percents', async () => {
    assert.match((await effect('hard', 'common "crack it"')) ?? '', /^Rose .*: ≥ 77% → ≥ 26%$/u);
  });

  it('is told with a decimal where it is less than one', async () => {
    assert.match((await effect('overwhelming', 'common "crack it"')) ?? '', /^Rose .*: ≥ 77% → ≥ 0\.4%$/u);
  });

  it('isn’t told where the bound that is left says nothing', async () => {
    assert.equal(await effect('overwhelming', 'easy "crack it"', 'difficult "keep quiet"'), undefined);
  });
});
