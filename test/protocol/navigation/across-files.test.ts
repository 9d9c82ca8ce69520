/** Names across files: declarations, references, and renames. */
import assert from 'node:assert/strict';
import type { Location, WorkspaceEdit } from 'vscode-languageserver/node';
import { edited, wordsIn } from '../cursor.ts';
import { Editor } from '../editor.ts';

const home = 'file:///adventure';
const [one, two, notes, cast, bestiary] = [
  'one.clash',
  'two.clash',
  'notes.md',
  'lib/cast.clash',
  'lib/bestiary.clash',
].map((path) => `${home}/${path}`) as [string, string, string, string, string];

/** Two scenarios, a page with a third one, their cast, and the bestiary that only the cast includes. */
const texts: Readonly<Record<string, string>> = {
  [bestiary]:
    'rules demon-city-2018\ncreature Grey Ghast (it)\n  Agility 3  Toughness 4\n  carries bone saw\nweapon bone saw: close\nverb "gnaws": close attack\n',
  [cast]:
    'include "bestiary.clash"\nrules demon-city-2018\ncombatant the Drowned Bride (she) of the Host, a Grey Ghast\ncombatant Laura Quill (she) of the Players\n  Agility 3  Toughness 5\n',
  [one]:
    'include "lib/cast.clash"\nscenario "One"\nrules demon-city-2018\nround 1\n  the Bride: gnaws Laura.\n  Laura: punches the Drowned Bride.\n',
  [two]:
    'include "lib/cast.clash"\nscenario "Two"\nrules demon-city-2018\ncombatant Young Ash (he) of the Host, a Grey Ghast\nround 1\n  every Ghast: gnaws Quill.\n  Bride: strikes Laura with her bone saw.\n',
  [notes]:
    '# Notes\n\nThe Bride is at the river.\n\n```clash\ninclude "lib/cast.clash"\nscenario "Notes"\nrules demon-city-2018\nround 1\n  the Bride: waits.\n```\n',
  [`${home}/other.clash`]: 'scenario "Other"\nrules demon-city-2018\ncombatant the Bride (she) of the Players\n',
};

describe('a name in several files', () => {
  let editor: Editor;
  beforeEach(async () => {
    editor = await Editor.start();
    for (const [uri, text] of Object.entries(texts)) editor.files.set(uri, text);
  });
  afterEach(() => editor.quit());

  /** Opens a file with the cursor in some of its words. */
  const openAt = async (uri: string, words: string) => {
    const text = await editor.open((texts[uri] ?? '').replace(words, `${words.slice(0, -1)}$0${words.slice(-1)}`), uri);
    await text.nextDiagnostics();
    return text;
  };

  for (const [what, uri, words, where, declared] of [
    ['a combatant', one, 'Bride', cast, 'Drowned Bride'],
    ['a creature of a file that is included further down', two, 'Grey Ghast', bestiary, 'Grey Ghast'],
    ['a weapon', two, 'bone saw', bestiary, 'bone saw'],
    ['a verb', one, 'gnaws', bestiary, '"gnaws"'],
  ] as const) {
    it(`leads from ${what} to its declaration`, async () => {
      const place = await (await openAt(uri, words)).definition();
      assert.deepEqual([place?.uri, place === null ? '' : wordsIn(texts[where] ?? '', place.range)], [where, declared]);
    });
  }

  const everywhere = [
    `${cast} Drowned Bride`,
    `${notes} Bride`,
    `${one} Bride`,
    `${one} Drowned Bride`,
    `${two} Bride`,
  ];

  it('is found in every file that includes its declaration, from the file that uses it', async () => {
    assert.deepEqual(found(await (await openAt(one, 'Bride')).references()), everywhere);
  });

  it('is found from the file that declares it', async () => {
    assert.deepEqual(found(await (await openAt(cast, 'Drowned Bride')).references()), everywhere);
  });

  it('is found as it is in an open tab', async () => {
    const other = await editor.open(
      (texts[two] ?? '').replace('  Bride: strikes', '  Quill: waits.\n  Bride: strikes'),
      two,
    );
    await other.nextDiagnostics();
    const places = await (await openAt(cast, 'Drowned Bride')).references();
    assert.deepEqual(
      places.filter(({ uri }) => uri === two).map(({ range }) => range.start.line),
      [7],
    );
  });

  it('is followed from a file that doesn’t know it to one that includes it', async () => {
    const loose = `${home}/loose.clash`;
    editor.files.set(loose, 'combatant Zed (he) of the Host, a Grey Ghast\n');
    editor.files.set(one, `include "loose.clash"\n${texts[one] ?? ''}`);
    const text = await editor.open('combatant Zed (he) of the Host, a Grey Gh$0ast\n', loose);
    assert.deepEqual(
      [(await text.definition())?.uri, found(await text.references()).includes(`${loose} Grey Ghast`)],
      [bestiary, true],
    );
  });

  it('that one scenario declares belongs to that scenario, and no other file is read for it', async () => {
    const text = await openAt(two, 'Young Ash');
    const before = editor.reads.length;
    assert.deepEqual(found(await text.references()), [`${two} Young Ash`]);
    assert.equal(editor.reads.length, before);
  });

  for (const [from, words] of [
    [one, 'Bride'],
    [cast, 'Drowned Bride'],
  ] as const) {
    it(`is renamed in all of them, in the form in which it is used, from ${from.slice(home.length + 1)}`, async () => {
      const after = renamed(await (await openAt(from, words)).renameEverywhere('the Pale Widow'));
      assert.deepEqual(Object.keys(after).toSorted(), [cast, notes, one, two].toSorted());
      assert.equal(after[cast], texts[cast]?.replace('Drowned Bride', 'Pale Widow'));
      assert.equal(after[one], texts[one]?.replace('the Bride', 'the Widow').replace('Drowned Bride', 'Pale Widow'));
      assert.equal(after[two], texts[two]?.replace('Bride', 'Widow'));
      assert.equal(after[notes], texts[notes]?.replace('  the Bride', '  the Widow'));
    });
  }

  it('of a creature is renamed with those of all its bodies', async () => {
    const after = renamed(await (await openAt(bestiary, 'Grey Ghast')).renameEverywhere('Grey Ghoul'));
    assert.equal(after[two], texts[two]?.replaceAll('Ghast', 'Ghoul'));
    assert.equal(after[cast], texts[cast]?.replaceAll('Ghast', 'Ghoul'));
  });

  it('of a weapon is renamed where it is carried and used', async () => {
    const after = renamed(await (await openAt(two, 'bone saw')).renameEverywhere('rib knife'));
    assert.deepEqual(after, {
      [bestiary]: texts[bestiary]?.replaceAll('bone saw', 'rib knife'),
      [two]: texts[two]?.replace('bone saw', 'rib knife'),
    });
  });

  it('can’t be changed to that of somebody in any of the files', async () => {
    await assert.rejects((await openAt(cast, 'Drowned Bride')).renameEverywhere('Young Ash'), {
      message: 'Somebody else is already called “Young Ash”',
    });
  });

  it('can’t be changed to one that makes another’s short form ambiguous', async () => {
    await assert.rejects((await openAt(cast, 'Drowned Bride')).renameEverywhere('Laura Pale'), {
      message: 'With “Laura Pale” it would no longer be clear who is meant elsewhere',
    });
  });

  it('isn’t changed if a file can’t be written', async () => {
    editor.readOnly.add(two);
    await assert.rejects((await openAt(cast, 'Drowned Bride')).renameEverywhere('Pale Widow'), {
      message: '“two.clash” can’t be written, so nothing is renamed',
    });
  });

  it('isn’t changed if a file can’t be read', async () => {
    editor.files.set(`${home}/locked.clash`, null);
    await assert.rejects((await openAt(cast, 'Drowned Bride')).renameEverywhere('Pale Widow'), {
      message: '“locked.clash” can’t be read, so the old name might stay there',
    });
  });

  function renamed({ changes }: WorkspaceEdit): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(changes ?? {}).map(([uri, edits]) => [uri, edited(texts[uri] ?? '', edits)]),
    );
  }

  function found(places: readonly Location[]): readonly string[] {
    const textOf = (uri: string): string => {
      const text = editor.files.get(uri);
      return typeof text === 'string' ? text : '';
    };
    return places.map(({ uri, range }) => `${uri} ${wordsIn(textOf(uri), range)}`).toSorted();
  }
});
