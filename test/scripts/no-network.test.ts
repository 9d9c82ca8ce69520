/** Starting when something to install isn’t available. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { access, chmod, constants } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Clone, type Ended } from './clone.ts';
import { breakingOff, empty, refusing, type Registry, silent, stalling } from './registry.ts';

/** The maximum time until the message. */
const mostMilliseconds = 10_000;

describe('npm start without its VS Code', function () {
  this.timeout(120_000);
  let clone: Clone;
  let registry: Registry | undefined;

  before(async () => {
    clone = await Clone.make();
  });
  after(() => clone.remove());
  afterEach(async () => {
    registry?.close();
    registry = undefined;
    assert.equal(existsSync(join(clone.folder, '.embedded-vscode')), false);
    assert.deepEqual(await clone.leftovers(), []);
  });

  /** Runs it with a package registry; returns how it ended, and how many ms after the installation began. */
  async function runWith(address: string): Promise<{ readonly ended: Ended; readonly milliseconds: number }> {
    const child = clone.start('start.ts', [], { npm_config_registry: address });
    let begun = NaN;
    let stderr = '';
    child.stdout!.resume();
    child.stderr!.on('data', (data: Buffer) => {
      stderr += data.toString();
      if (Number.isNaN(begun) && stderr.startsWith('Installing')) begun = performance.now();
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return { ended: { code, stdout: '', stderr }, milliseconds: performance.now() - begun };
  }

  function assertOneSentence({ code, stderr }: Ended, sentence: RegExp): void {
    assert.equal(code, 1);
    const lines = stderr.split('\n').filter((line) => line !== '' && !/^Installing |^\s+\d+ s$/.test(line));
    assert.equal(lines.length, 1, stderr);
    assert.match(lines[0]!, sentence);
  }

  it('says in one sentence that the package registry can’t be reached', async () => {
    const { ended, milliseconds } = await runWith(await refusing());
    assertOneSentence(
      ended,
      /^The embedded VS Code can't be installed: the package registry http:\/\/127\.0\.0\.1:\d+\/ doesn't answer; connect to the network and try again$/,
    );
    assert.ok(milliseconds < mostMilliseconds, `${milliseconds} ms`);
  });

  it('says so too if the registry accepts the connection and never answers', async () => {
    registry = await silent();
    const { ended, milliseconds } = await runWith(registry.address);
    assertOneSentence(ended, /the package registry http:\/\/127\.0\.0\.1:\d+\/ doesn't answer/);
    assert.ok(milliseconds < mostMilliseconds, `${milliseconds} ms`);
  });

  it('says in one sentence that a download broke off', async () => {
    registry = await breakingOff();
    const { ended } = await runWith(registry.address);
    assertOneSentence(
      ended,
      /^The embedded VS Code can't be installed: the download broke off or arrived damaged \(\w+\); try again$/,
    );
  });

  it('says in one sentence that the registry doesn’t have what is needed', async () => {
    registry = await empty();
    const { ended, milliseconds } = await runWith(registry.address);
    assertOneSentence(
      ended,
      /^The embedded VS Code can't be installed: the package registry http:\/\/127\.0\.0\.1:\d+\/ doesn't give out what is needed \(E404\)$/,
    );
    assert.ok(milliseconds < mostMilliseconds, `${milliseconds} ms`);
  });

  it('ends with its npm, and without a folder, when it is stopped in the middle of a download', async () => {
    registry = await stalling();
    const child = clone.start('start.ts', [], { npm_config_registry: registry.address });
    child.stdout!.resume();
    child.stderr!.resume();
    const connection = await registry.asked;
    // A connection reset counts as an end too.
    const closed = new Promise((resolve) => connection.on('error', () => undefined).once('close', resolve));
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    await closed;
    assert.equal(code, 1);
  });
});

describe('a clone without installed packages', function () {
  this.timeout(60_000);

  it('says in one sentence that the package registry can’t be reached', async () => {
    const clone = await Clone.make({ without: 'node_modules' });
    const { code, stderr } = await clone.run('setup.mjs', [], { npm_config_registry: await refusing() });
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^Installing \d+ development packages into node_modules\nThe development packages can't be installed: the package registry \S+ doesn't answer; connect to the network and try again\n$/,
    );
    assert.equal(existsSync(join(clone.folder, 'node_modules')), false);
    await clone.remove();
  });
});

describe('a read-only clone', () => {
  it('is reported in one sentence', async function () {
    const clone = await Clone.make();
    await chmod(clone.folder, 0o555);
    // Nothing is read-only for root.
    const isWritable = await access(clone.folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    const ended = isWritable ? undefined : await clone.run('start.ts', []);
    await chmod(clone.folder, 0o755);
    await clone.remove();
    if (ended === undefined) this.skip();
    assert.deepEqual(ended, { code: 1, stdout: '', stderr: `${clone.folder} can't be written to\n` });
  });
});
