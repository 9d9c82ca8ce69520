/** Findings in SARIF 2.1.0, validated against its published schema. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log, Run } from 'sarif';
import { clashwright, sample } from './command.ts';
import manifest from '../../package.json' with { type: 'json' };
import { wrong } from './sarif-schema.ts';
import { slip } from './texts.ts';

describe('clashwright check --format sarif', () => {
  it('is a log of one run by one tool', async () => {
    const log = await sarif(sample('duel'));
    assert.equal(log.version, '2.1.0');
    assert.match(log.$schema!, /sarif-2\.1\.0\.json$/);
    assert.equal(log.runs.length, 1);
    assert.equal(runOf(log).tool.driver.name, 'clashwright');
    assert.deepEqual(runOf(log).results, []);
  });

  it('has the version of the package, and how it counts columns', async () => {
    const { tool, columnKind } = runOf(await sarif(sample('duel')));
    assert.deepEqual(
      [tool.driver.version, tool.driver.semanticVersion, columnKind],
      [manifest.version, manifest.version, 'utf16CodeUnits'],
    );
  });

  it('has no links in messages, whatever brackets a scenario contains', async () => {
    const [result] = runOf(await sarif('-', slip.replace('punchs', '[punchs](1)\\'))).results!;
    const { text = '' } = result!.message;
    assert.match(text, /\\\[/u);
    assert.equal(text.replace(/\\[\\[\]]/gu, '').search(/[\\[\]]/u), -1);
  });

  it('conforms to the schema in everything that it writes', async () => {
    for (const log of [await sarif('package.json'), await sarif('-', slip), await sarif(sample('duel'))]) {
      assert.deepEqual(wrong(log), []);
    }
    const log = await sarif('-', slip);
    const [run] = log.runs;
    assert.deepEqual(wrong({ ...log, runs: [{ ...run, columnKind: 'bytes' }] }), ['.runs[0].columnKind']);
    assert.deepEqual(wrong({ ...log, runs: [{ ...run, results: [{ message: {}, level: 'info', more: 1 }] }] }), [
      '.runs[0].results[0]',
      '.runs[0].results[0].level',
      '.runs[0].results[0].message',
    ]);
  });

  it('describes every rule once', async () => {
    const rules = runOf(await sarif(sample('duel'))).tool.driver.rules!;
    assert.ok(rules.some(({ id }) => id === 'unreadable-sentence'));
    assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length);
    for (const { shortDescription, fullDescription } of rules)
      assert.ok(shortDescription!.text !== '' && fullDescription!.text !== '');
  });

  it('places each result in a file, at a region that counts from 1', async () => {
    const log = await sarif('-', slip);
    const [result, ...more] = runOf(log).results!;
    assert.deepEqual(more, []);
    assert.deepEqual(result, {
      ruleId: 'unreadable-sentence',
      level: 'error',
      message: { text: '“punchs” isn’t understood here. Did you mean “punches”?' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: '-' },
            region: { startLine: 9, startColumn: 14, endLine: 9, endColumn: 20 },
          },
        },
      ],
    });
  });

  it('refers only to rules that it describes, and levels that SARIF has', async () => {
    const { tool, results } = runOf(await sarif('package.json'));
    const known = tool.driver.rules!.map(({ id }) => id);
    assert.notEqual(results!.length, 0);
    assert.deepEqual(
      results!.filter(
        ({ ruleId, level }) => !known.includes(ruleId!) || !['error', 'warning', 'note'].includes(level!),
      ),
      [],
    );
  });

  it('writes file names as URIs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clashwright sarif '));
    const file = join(folder, 'the duel.clash');
    writeFileSync(file, slip);
    const [result] = runOf(await sarif(file)).results!;
    rmSync(folder, { recursive: true });
    assert.equal(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri, file.replaceAll(' ', '%20'));
  });
});

async function sarif(file: string, input = ''): Promise<Log> {
  return JSON.parse((await clashwright(['check', '--format', 'sarif', file], input)).out) as Log;
}

function runOf({ runs }: Log): Run {
  return runs[0]!;
}
