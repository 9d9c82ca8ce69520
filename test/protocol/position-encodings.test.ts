/** Position encodings: the same positions in each of them, in three files whose names have characters of two units. */
import assert from 'node:assert/strict';
import {
  type DocumentSymbol,
  type Location,
  type Position,
  PositionEncodingKind,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { asVsCode } from './capabilities.ts';
import { Editor } from './editor.ts';

const home = 'file:///adventure';
const [duel, cast, bestiary] = [`${home}/duel.clash`, `${home}/cast.clash`, `${home}/bestiary.clash`];

const texts: Readonly<Record<string, string>> = {
  [bestiary]: 'rules demon-city-2018\ncreature 𝒢rüner Ghast (it)\n  Agility 3  Toughness 4\n',
  [cast]:
    'include "bestiary.clash"\nrules demon-city-2018\ncombatant the Drowned Bride (she) of the Host, a 𝒢rüner Ghast\ncombatant Zoë 𝓛ane (she) of the Players\n  Agility 3  Toughness 5\n',
  [duel]:
    'include "cast.clash"\nscenario "𝒟uel — é"\nrules demon-city-2018\nround 1\n  Zoë 𝓛ane: punches the Bride.\n  the Bride: punches Zoë 𝓛ane.\n',
};

/** Each encoding with a count that is independent of the server’s. */
const ways: Readonly<Record<string, (words: string) => number>> = {
  [PositionEncodingKind.UTF16]: (words) => words.length,
  [PositionEncodingKind.UTF8]: (words) => Buffer.byteLength(words, 'utf8'),
  [PositionEncodingKind.UTF32]: (words) => Array.from(words).length,
};

describe('position encoding', () => {
  let editor: Editor;
  afterEach(() => editor.quit());

  const start = async (positionEncodings: readonly string[] | undefined) => {
    editor = await Editor.start({
      capabilities: {
        ...asVsCode,
        ...(positionEncodings === undefined ? {} : { general: { positionEncodings: [...positionEncodings] } }),
      },
    });
    for (const [uri, text] of Object.entries(texts)) editor.files.set(uri, text);
    return editor.capabilities.positionEncoding;
  };

  for (const [offered, chosen] of [
    [undefined, 'utf-16'],
    [['utf-8', 'utf-16'], 'utf-16'],
    [['utf-8'], 'utf-8'],
    [['utf-32'], 'utf-32'],
    [['utf-8', 'utf-32'], 'utf-8'],
    [['utf-7'], 'utf-16'],
  ] as const) {
    it(`is ${chosen} if an editor offers ${offered?.join(' and ') ?? 'none'}`, async () => {
      assert.equal(await start(offered), chosen);
    });
  }

  for (const [encoding, count] of Object.entries(ways)) {
    it(`applies to answers about three files, in ${encoding}`, async () => {
      await start([encoding]);
      const text = await editor.open(texts[duel] ?? '', duel);
      await text.diagnosticsWhen((all) => all.length === 0);
      const at = (file: string, words: string): Position => {
        const lines = (texts[file] ?? '').split('\n');
        const line = lines.findIndex((each) => each.includes(words));
        return { line, character: count(lines[line]?.slice(0, lines[line].indexOf(words)) ?? '') };
      };
      const bride = at(duel, 'Bride.');
      assert.deepEqual((await text.definition(bride))?.range.start, at(cast, 'Drowned Bride'));
      assert.deepEqual(
        (await text.references(bride)).map(placed).toSorted(),
        [
          `${cast} ${JSON.stringify(at(cast, 'Drowned Bride'))}`,
          `${duel} ${JSON.stringify(at(duel, 'Bride.'))}`,
          `${duel} ${JSON.stringify(at(duel, 'Bride:'))}`,
        ].toSorted(),
      );
      const [scenario] = await text.ask<readonly DocumentSymbol[]>('documentSymbol', {});
      assert.equal(scenario?.selectionRange.end.character, count('scenario "𝒟uel — é"'));
      const edit = await text.ask<WorkspaceEdit>('rename', { position: bride, newName: 'Drowned Widow' });
      assert.deepEqual(
        edit.changes?.[duel]?.map(startOf).toSorted(),
        [at(duel, 'Bride.'), at(duel, 'Bride:')].map((each) => JSON.stringify(each)).toSorted(),
      );
    });

    it(`applies to changes that come together and to diagnostics, in ${encoding}`, async () => {
      await start([encoding]);
      const text = await editor.open(texts[duel] ?? '', duel);
      await text.diagnosticsWhen((all) => all.length === 0);
      const line = '  Zoë 𝓛ane: punches the Bride.';
      const before = line.indexOf('Bride');
      const words = (from: number, to: number) => ({
        start: { line: 4, character: count(line.slice(0, from)) },
        end: { line: 4, character: count(line.slice(0, to)) },
      });
      const longer = {
        start: { line: 4, character: count(`${line.slice(0, before)}𝒵𝒵`) },
        end: { line: 4, character: count(`${line.slice(0, before)}𝒵𝒵`) },
      };
      await text.send([
        { range: words(before, before + 5), text: '𝒵𝒵' },
        { range: longer, text: '𝒵' },
      ]);
      const found = (await text.diagnosticsWhen((all) => all.length > 0)).find(({ range }) => range.start.line === 4);
      const first = count('  Zoë 𝓛ane: punches the ');
      assert.deepEqual(found?.range, {
        start: { line: 4, character: first },
        end: { line: 4, character: first + count('𝒵𝒵𝒵') },
      });
    });

    it(`applies to semantic tokens, in ${encoding}`, async () => {
      await start([encoding]);
      const text = await editor.open(texts[duel] ?? '', duel);
      const { data } = await text.tokens();
      const lines = (texts[duel] ?? '').split('\n');
      let [line, column] = [0, 0];
      const places = Array.from({ length: data.length / 5 }, (_, index) => {
        const [down = 0, along = 0, length = 0] = data.slice(index * 5);
        [line, column] = [line + down, down === 0 ? column + along : along];
        return [line, column, length] as const;
      });
      const [before, name] = [count('  Zoë 𝓛ane: punches the '), count('Bride')];
      assert.ok(places.some(([at, from, length]) => at === 4 && from === before && length === name));
      assert.ok(places.some(([at, from, length]) => at === 4 && from === 2 && length === count('Zoë 𝓛ane')));
      assert.ok(places.every(([at, from, length]) => from + length <= count(lines[at] ?? '')));
    });
  }
});

function placed({ uri, range }: Location): string {
  return `${uri} ${JSON.stringify(range.start)}`;
}

function startOf({ range }: TextEdit): string {
  return JSON.stringify(range.start);
}
