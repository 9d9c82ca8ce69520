/** Requests across three files: symbols, call hierarchy, moved files, selection ranges and signature help. */
import assert from 'node:assert/strict';
import type {
  CallHierarchyIncomingCall,
  CallHierarchyItem,
  CallHierarchyOutgoingCall,
  SelectionRange,
  SignatureHelp,
  SymbolInformation,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { edited, wordsIn } from '../cursor.ts';
import { Editor } from '../editor.ts';
import { cast, duel, home, texts } from './three-files.ts';

describe('a project of three files', () => {
  let editor: Editor;
  beforeEach(async () => {
    editor = await Editor.start();
    for (const [uri, text] of Object.entries(texts)) editor.files.set(uri, text);
  });
  afterEach(() => editor.quit());

  const openAt = async (uri: string, words: string) => {
    const text = await editor.open((texts[uri] ?? '').replace(words, `${words.slice(0, -1)}$0${words.slice(-1)}`), uri);
    await text.nextDiagnostics();
    return text;
  };
  const ask = <Answer>(method: string, params: object): Promise<Answer> =>
    editor.server.connection.sendRequest<Answer>(method, params);
  const symbols = async (query: string): Promise<readonly string[]> =>
    (await ask<readonly SymbolInformation[]>('workspace/symbol', { query }))
      .map(
        ({ name, location: { uri, range } }) =>
          `${uri.slice(home.length + 1)}: ${name}: ${wordsIn(texts[uri] ?? '', range).split('\n')[0]}`,
      )
      .toSorted();

  it('finds symbols by some letters of their names, in open files and others', async () => {
    await openAt(duel, 'Bride');
    assert.deepEqual(await symbols('grgh'), ['lib/bestiary.clash: Grey Ghast: creature Grey Ghast (it)']);
    assert.deepEqual(await symbols('bride'), [
      'lib/cast.clash: Drowned Bride: combatant the Drowned Bride (she) of the Host, a Grey Ghast',
    ]);
    assert.deepEqual(await symbols('duel'), ['duel.clash: Duel: scenario "Duel"']);
    assert.deepEqual(await symbols('zzz'), []);
    assert.equal((await symbols('')).length, 6);
  });

  for (const [uri, words] of [
    [duel, 'Bride'],
    [cast, 'Drowned Bride'],
  ] as const) {
    it(`lists who acts against somebody, and against whom they act, from ${uri.slice(home.length + 1)}`, async () => {
      const [item] = await (
        await openAt(uri, words)
      ).ask<readonly CallHierarchyItem[]>('prepareCallHierarchy', { position: (await openAt(uri, words)).cursor });
      assert.deepEqual(
        [item?.name, item?.uri, wordsIn(texts[cast] ?? '', item!.selectionRange)],
        ['Drowned Bride', cast, 'Drowned Bride'],
      );
      const incoming = await ask<readonly CallHierarchyIncomingCall[]>('callHierarchy/incomingCalls', { item });
      assert.deepEqual(
        incoming.map(({ from, fromRanges }) => [
          from.name,
          from.uri,
          from.detail,
          wordsIn(texts[duel] ?? '', from.selectionRange),
          ...fromRanges.map((range) => `${range.start.line} ${wordsIn(texts[duel] ?? '', range)}`),
        ]),
        [['Laura', duel, 'Duel', 'Laura', '4 Bride']],
      );
      const outgoing = await ask<readonly CallHierarchyOutgoingCall[]>('callHierarchy/outgoingCalls', {
        item: incoming[0]?.from,
      });
      assert.deepEqual(
        outgoing.map(({ to, fromRanges }) => [to.name, to.uri, ...fromRanges.map(({ start }) => start.line)]),
        [['Drowned Bride', cast, 4]],
      );
      const back = await ask<readonly CallHierarchyOutgoingCall[]>('callHierarchy/outgoingCalls', { item });
      assert.deepEqual(
        back.map(({ to }) => [to.name, wordsIn(texts[cast] ?? '', to.selectionRange)]),
        [['Laura', 'Laura']],
      );
    });
  }

  it('has no call hierarchy where no combatant is named', async () => {
    const text = await openAt(duel, 'Duel');
    assert.equal(await text.ask('prepareCallHierarchy', { position: text.cursor }), null);
  });

  const moves: readonly (readonly [
    what: string,
    from: string,
    to: string,
    changed: Readonly<Record<string, readonly [string, string]>>,
  ])[] = [
    [
      'a file that another includes',
      cast,
      `${home}/people/all of them.clash`,
      { [duel]: ['lib/cast', 'people/all of them'], [cast]: ['bestiary.clash', '../lib/bestiary.clash'] },
    ],
    ['a file that includes another', duel, `${home}/deep/er/duel.clash`, { [duel]: ['lib/cast', '../../lib/cast'] }],
    ['a folder', `${home}/lib`, `${home}/library`, { [duel]: ['lib/cast', 'library/cast'] }],
    ['a folder around all of them', home, 'file:///other', {}],
    ['a file that nobody includes', duel, `${home}/duel 2.clash`, {}],
    ['a file whose new name can’t be written in quotes', cast, `${home}/lib/c%22ast.clash`, {}],
  ];
  for (const [what, oldUri, newUri, changed] of moves) {
    it(`updates its includes when ${what} moves`, async () => {
      await openAt(duel, 'Bride');
      const answer = await ask<WorkspaceEdit | null>('workspace/willRenameFiles', { files: [{ oldUri, newUri }] });
      assert.equal(answer === null, Object.keys(changed).length === 0);
      const after = Object.fromEntries(
        Object.entries(answer?.changes ?? {}).map(([uri, edits]) => [uri, edited(texts[uri] ?? '', edits)]),
      );
      assert.deepEqual(
        after,
        Object.fromEntries(Object.entries(changed).map(([uri, [was, is]]) => [uri, texts[uri]?.replace(was, is)])),
      );
    });
  }

  it('selects the word, the name, the sentence and each block around a caret', async () => {
    const text = await openAt(duel, 'her hand');
    const [first] = await text.ask<readonly SelectionRange[]>('selectionRange', { positions: [text.cursor] });
    const grown: string[] = [];
    for (let each = first; each !== undefined; each = each.parent) grown.push(wordsIn(text.text, each.range));
    assert.deepEqual(
      grown.map((words) => words.split('\n')[0]),
      [
        'hand',
        '"her hand"',
        'called shot "her hand"',
        'Laura: punches the Bride.',
        'round 1',
        'scenario "Duel"',
        'include "lib/cast.clash"',
      ],
    );
    assert.ok(grown.every((words, index) => index === 0 || words.length > (grown[index - 1] ?? '').length));
  });

  it('shows how the clause at the caret is written, and what comes next in it', async () => {
    const text = await openAt(duel, 'called shot ');
    const help = await text.ask<SignatureHelp | null>('signatureHelp', { position: { line: 5, character: 16 } });
    const shot = help?.signatures.find(({ label }) => label.startsWith('called shot'));
    assert.equal(shot?.label, 'called shot ⟨aim⟩');
    assert.deepEqual(
      shot.parameters?.map(({ label }) => shot.label.slice(...(label as [number, number]))),
      ['⟨aim⟩'],
    );
    assert.equal(shot.activeParameter, 0);
    assert.notEqual(shot.documentation, '');
    assert.equal(await text.ask('signatureHelp', { position: { line: 1, character: 0 } }), null);
  });
});
