/** What is worked out about a document when nothing more is typed in it. */
import assert from 'node:assert/strict';
import { analyze, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { Teller } from '../../server/lsp/teller.ts';
import { Quiet } from '../../server/lsp/quiet.ts';
import { nextTurn } from '../../server/lsp/turns.ts';

const text = `scenario "The yard"
rules demon-city-2018
combatant Ann of the Players
  Agility 2  Toughness 1
combatant Bill of the Host
  Agility 2  Toughness 1
round 1
  Ann: punches Bill.
  Bill: punches Ann.
round 2
  Ann: punches Bill.
  Bill: punches Ann.
`;

/** Tells of the scenario alone; `look` sees it after each turn until it says that it has seen enough. */
async function tell(
  title: string,
  look: (scenario: ScenarioAnalysis, teller: Teller) => boolean,
): Promise<ScenarioAnalysis> {
  const analysis = analyze(text.replace('The yard', title), { file: 'test.clash' });
  const [only] = analysis.scenarios;
  await new Promise<void>((resolve) => {
    const teller = new Teller({
      quiet: new Quiet(),
      publish: () => undefined,
      lookAgain: () => undefined,
      run: (job) => {
        job();
        if (look(only!, teller)) resolve();
      },
    });
    teller.tell({ uri: 'test.clash', version: 1, analysis });
    assert.equal(only!.knownAfter, undefined);
  });
  return only!;
}

describe('the second go', () => {
  it('works out last what the rounds come to over all courses', async () => {
    const { knownLaterFindings, knownReached, knownAfter } = await tell(
      'The yard',
      (scenario) => scenario.knownAfter !== undefined,
    );
    assert.deepEqual(
      [knownLaterFindings !== undefined, knownReached !== undefined, [...(knownAfter?.keys() ?? [])]],
      [true, true, [1]],
    );
  });

  it('is called off by what is typed', async () => {
    let turns = 0;
    const { knownAfter } = await tell('The court', ({ knownReached }, teller) => {
      turns += 1;
      if (knownReached !== undefined) teller.stop('test.clash');
      return knownReached !== undefined;
    });
    const before = turns;
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    assert.deepEqual([turns, knownAfter], [before, undefined]);
  });
});
