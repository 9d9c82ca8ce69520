/**
 * An editor that doesn’t know this server’s own requests: includes and references across files are read from disk,
 * within its folders only.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DidChangeWatchedFilesNotification, type SymbolInformation } from 'vscode-languageserver/node';
import { asVsCode } from './capabilities.ts';
import { wordsIn } from './cursor.ts';
import { Editor } from './editor.ts';
import { bestiary, cast, duel, home, texts } from './navigation/three-files.ts';

describe('an editor without this server’s own requests', () => {
  let folder: string;
  let editor: Editor;
  const at = (uri: string): string => join(folder, 'adventure', ...uri.slice(home.length + 1).split('/'));
  const addressOf = (uri: string): string => pathToFileURL(at(uri)).href;

  beforeEach(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'clashwright plain ')));
    mkdirSync(join(folder, 'adventure', 'lib'), { recursive: true });
    for (const [uri, text] of Object.entries(texts)) writeFileSync(at(uri), text);
    editor = await Editor.start({
      initializationOptions: {},
      workspaceFolders: [{ uri: pathToFileURL(join(folder, 'adventure')).href, name: 'adventure' }],
      capabilities: {
        ...asVsCode,
        workspace: { ...asVsCode.workspace, didChangeWatchedFiles: { dynamicRegistration: true } },
      },
    });
  });
  afterEach(async () => {
    await editor.quit();
    rmSync(folder, { recursive: true });
  });

  it('gets its includes read, and names resolved in files that aren’t open', async () => {
    const text = await editor.open(texts[duel]?.replace('Bride.', 'Br$0ide.') ?? '', addressOf(duel));
    assert.deepEqual(await text.diagnosticsWhen((all) => all.length === 0), []);
    const place = await text.definition();
    assert.deepEqual(
      [place?.uri, place === null ? '' : wordsIn(texts[cast] ?? '', place.range)],
      [addressOf(cast), 'Drowned Bride'],
    );
    const found = await editor.server.connection.sendRequest<readonly SymbolInformation[]>('workspace/symbol', {
      query: 'ghast',
    });
    assert.deepEqual(
      found.map(({ location }) => location.uri),
      [addressOf(bestiary)],
    );
    assert.deepEqual(
      Object.keys((await text.renameEverywhere('the Drowned Widow')).changes ?? {}).toSorted(),
      [addressOf(cast), addressOf(duel)].toSorted(),
    );
    assert.deepEqual(editor.reads, []);
  });

  it('gets an included file’s open text if it is open', async () => {
    await editor.open((texts[cast] ?? '').replace('Laura', 'Quill'), addressOf(cast));
    const text = await editor.open((texts[duel] ?? '').replaceAll('Laura', 'Quill'), addressOf(duel));
    assert.deepEqual(await text.diagnosticsWhen((all) => all.length === 0), []);
  });

  it('is asked to watch the files, and a change on disk is read', async () => {
    const text = await editor.open(texts[duel] ?? '', addressOf(duel));
    await text.diagnosticsWhen((all) => all.length === 0);
    assert.deepEqual(
      editor.registered.map(({ method, registerOptions }) => ({ method, registerOptions: registerOptions as unknown })),
      [
        {
          method: DidChangeWatchedFilesNotification.method,
          registerOptions: { watchers: [{ globPattern: '**/*.{clash,md,markdown}' }] },
        },
      ],
    );
    writeFileSync(at(cast), (texts[cast] ?? '').replaceAll('Laura', 'Quill'));
    await editor.changeFile(addressOf(cast), 'read from the disk');
    assert.notDeepEqual(await text.nextFindings(), []);
  });

  const refused: readonly (readonly [what: string, told: RegExp, make: (path: string) => void])[] = [
    [
      'a link that leads out of them',
      /through a link out of the workspace/,
      (path) => {
        symlinkSync(join(folder, 'secret.clash'), path);
      },
    ],
    [
      'a folder',
      /isn’t a file/,
      (path) => {
        mkdirSync(path);
      },
    ],
    [
      'a pipe',
      /isn’t a file/,
      (path) => {
        execFileSync('mkfifo', [path]);
      },
    ],
    [
      'a link to itself',
      /can’t be read/,
      (path) => {
        symlinkSync(path, path);
      },
    ],
    [
      'a file that is too large',
      /larger than 32 MB/,
      (path) => {
        writeFileSync(path, texts[cast] ?? '');
        truncateSync(path, 33_000_000);
      },
    ],
    ['nothing', /isn’t found/, () => undefined],
  ];
  const messagesWith = async (path: string): Promise<readonly string[]> => {
    writeFileSync(join(folder, 'secret.clash'), texts[cast] ?? '');
    const text = await editor.open((texts[duel] ?? '').replace('lib/cast.clash', path), addressOf(duel));
    const found = await text.diagnosticsWhen((all) => all.some(({ code }) => code === 'broken-include'));
    return found
      .filter(({ code }) => code === 'broken-include')
      .map(({ message }) => (typeof message === 'string' ? message : message.value));
  };
  for (const [what, told, make] of refused) {
    it(`gets no text of ${what}, and the reason`, async () => {
      make(join(folder, 'adventure', 'trap.clash'));
      assert.match((await messagesWith('trap.clash')).join(), told);
    });
  }

  it('gets no text of a file outside its folders, whether or not it exists', async () => {
    assert.match((await messagesWith('../secret.clash')).join(), /outside of the workspace/);
    assert.match((await messagesWith('../nowhere.clash')).join(), /outside of the workspace/);
  });
});
