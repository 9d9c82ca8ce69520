/** Background work on a document while nothing is typed. */
import assert from 'node:assert/strict';
import { analyze, type Analysis, type Chances, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { DiagnosticsPublisher } from '../../server/lsp/diagnostics/diagnostics-publisher.ts';
import { IdleScheduler } from '../../server/lsp/idle-scheduler.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';
import { nextTurn } from '../../server/lsp/time-slicing.ts';
import { SlowClock } from './slow-clock.ts';

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

function ownIn({ scenarios }: Analysis): readonly (readonly ScenarioAnalysis[])[] {
  return scenarios.map((each) => [each]);
}

/** Publishes the scenario’s findings only; `look` is called after each slice until it returns true. */
async function tell(
  title: string,
  look: (scenario: ScenarioAnalysis, publisher: DiagnosticsPublisher) => boolean,
  lookAgain: (scenario: ScenarioAnalysis) => void = () => undefined,
): Promise<ScenarioAnalysis> {
  const analysis = analyze(text.replace('The yard', title), { file: 'test.clash' });
  const [only] = analysis.scenarios;
  await new Promise<void>((resolve) => {
    const publisher = new DiagnosticsPublisher({
      idle: new IdleScheduler(),
      // Diagnostics held back while somebody types aren’t published.
      clock: new SlowClock(),
      publish: () => undefined,
      lookAgain: () => {
        lookAgain(only!);
      },
      run: (job) => {
        job();
        if (look(only!, publisher)) resolve();
      },
    });
    publisher.publish({ uri: 'test.clash', version: 1, analysis, shown: ownIn(analysis) });
    assert.equal(only!.knownChances, undefined);
  });
  return only!;
}

describe('background work', () => {
  it('computes the chances in stages, each of which is reported, and then the findings about them', async () => {
    const told: (Chances | undefined)[] = [];
    const turns: { readonly chances: Chances | undefined; readonly isChecked: boolean }[] = [];
    const { chances } = await tell(
      'The yard',
      ({ knownChances, knownLaterFindings }) => {
        turns.push({ chances: knownChances, isChecked: knownLaterFindings !== undefined });
        return knownLaterFindings !== undefined;
      },
      ({ knownChances }) => {
        told.push(knownChances);
      },
    );
    const stages = [...new Set(turns.flatMap((turn) => turn.chances ?? []))];
    assert.deepEqual([...new Set(told)], stages);
    assert.deepEqual(
      stages.map(({ isGoingOn = false }) => isGoingOn),
      stages.map((_, at) => at < stages.length - 1),
    );
    assert.equal(stages.at(-1), chances);
    assert.ok(stages.length > 1 && turns.some((turn) => turn.chances === chances && !turn.isChecked));
    assert.ok(turns.every(({ isChecked, chances: known }) => !isChecked || known === chances));
  });

  it('starts with the scenario that is being typed in', async () => {
    const both = `${text}\n${text.replace('The yard', 'The gate')}`;
    const analysis = analyze(both, { file: 'two.clash' });
    const line = both.split('\n').length - 3;
    const known = await new Promise<readonly boolean[]>((resolve) => {
      const publisher = new DiagnosticsPublisher({
        idle: new IdleScheduler(),
        publish: () => undefined,
        lookAgain: () => {
          publisher.stop('two.clash');
          resolve(analysis.scenarios.map(({ knownChances }) => knownChances !== undefined));
        },
        run: (job) => {
          job();
        },
      });
      publisher.publish({
        uri: 'two.clash',
        version: 1,
        analysis,
        shown: ownIn(analysis),
        caret: { line, character: 2 },
      });
    });
    assert.deepEqual(known, [false, true]);
  });

  it('also completes an earlier text that is shown in place of a broken one', async () => {
    const lastValid = new LastValid();
    const file = 'held.clash';
    const whole = analyze(text.replace('The yard', 'The lane'), { file });
    lastValid.note(whole);
    const broken = analyze(`${whole.reading.text}  Ann: punches Bi`, { file, previous: whole });
    lastValid.note(broken);
    const shown = [lastValid.shown(broken, 0)];
    const held = whole.scenarios[0]!;
    assert.deepEqual(shown, [[held]]);
    await new Promise<void>((resolve) => {
      const publisher = new DiagnosticsPublisher({
        idle: new IdleScheduler(),
        publish: () => undefined,
        lookAgain: () => {
          if (held.knownChances !== undefined && held.knownChances.isGoingOn !== true) resolve();
        },
        run: (job) => {
          job();
        },
      });
      publisher.publish({ uri: file, version: 2, analysis: broken, shown });
    });
  });

  it('is cancelled by typing', async () => {
    let turns = 0;
    const scenario = await tell('The court', ({ knownChances }, publisher) => {
      turns += 1;
      if (knownChances !== undefined) publisher.stop('test.clash');
      return knownChances !== undefined;
    });
    const before = turns;
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    assert.deepEqual([turns, scenario.knownLaterFindings], [before, undefined]);
  });
});
