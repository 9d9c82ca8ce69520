/** Included files, which the editor reads for the server. */
import assert from 'node:assert/strict';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { CombatantView } from '../../../server/protocol/index.ts';
import { placeOf } from '../cursor.ts';
import { hintMark } from '../../../server/lsp/annotations/inlay-hints.ts';
import { Editor } from '../editor.ts';
import type { OpenText } from '../open-text.ts';
import { duel } from '../texts.ts';

const including = `include "bestiary.clash"\n${duel.replace('combatant the Ghoul (it) of the Host\n  Agility 3  Toughness 4', 'combatant the Ghoul (it) of the Host, a Ghast')}`;
const bestiary = 'rules demon-city-2018\n\ncreature Ghast (it)\n  Agility 3  Toughness 4\n';
const address = 'file:///adventure/bestiary.clash';
const cast = 'file:///adventure/cast.clash';
const atPath = placeOf(including, '"bestiary.clash"');

describe('an included file', () => {
  let editor: Editor;
  beforeEach(async () => (editor = await Editor.start()));
  afterEach(() => editor.quit());

  const isClean = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.length === 0;

  it('is requested from the editor, and counts once it is there', async () => {
    editor.files.set(address, bestiary);
    const text = await editor.open(including);
    await text.diagnosticsWhen(isClean);
    assert.deepEqual(await labelsOf(text), [
      '1\u00a0throw\u00a0· succeeds\u00a029%',
      '2\u00a0throws\u00a0· succeeds\u00a061%',
    ]);
  });

  it('causes no findings about its names before it is there', async () => {
    editor.files.set(address, bestiary);
    const text = await editor.open(including);
    assert.deepEqual(await text.nextDiagnostics(), []);
  });

  it('is requested once, however much is typed', async () => {
    editor.files.set(address, bestiary);
    const text = await editor.open(including);
    await text.diagnosticsWhen(isClean);
    for (const [words, to] of [
      ['Duel', 'Due'],
      ['Due', 'D'],
      ['"D"', '"The duel"'],
    ] as const)
      await text.change(words, to);
    await text.diagnostics();
    assert.deepEqual(editor.reads, [address]);
  });

  it('is opened by the panel for whom it declares', async () => {
    editor.files.set(address, `${bestiary}\ncombatant Zed (he) of the Host\n  Agility 2  Toughness 2\n`);
    const text = await editor.open(including);
    await text.diagnosticsWhen(isClean);
    const zed = (await combatantsOf(text)).find(({ name }) => name === 'Zed');
    assert.deepEqual(zed?.lines, { uri: address, from: 6, to: 6 });
  });

  it('is opened by the panel for a throw that one of its sentences gives', async () => {
    editor.files.set(address, `${bestiary}  carries knife\n\nweapon halberd: reach\nhalberd beats knife.\n`);
    const armed = including
      .replace('Toughness 5', 'Toughness 5\n  carries halberd')
      .replace('the Ghoul: punches', 'the Ghoul: stabs')
      .replace('Laura: punches', 'Laura: strikes');
    const text = await editor.open(armed);
    await text.diagnosticsWhen(isClean);
    const chips = ((await text.panelRound(0))?.round.steps ?? [])
      .flatMap(({ table }) => table?.parties ?? [])
      .flatMap((party) => party.chips);
    assert.deepEqual(
      chips.flatMap(({ why }) => why.reasons).find(({ text: reason }) => /halberd/i.test(reason))?.lines,
      { uri: address, from: 8, to: 8 },
    );
  });

  it('changes the chances when it changes, and the editor is asked to refresh', async () => {
    editor.files.set(address, bestiary);
    const text = await editor.open(including);
    await text.diagnosticsWhen(isClean);
    const next = text.nextDiagnostics();
    await editor.changeFile(address, bestiary.replace('Toughness 4', 'Toughness 5'));
    await next;
    assert.deepEqual(await labelsOf(text), [
      '1\u00a0throw\u00a0· succeeds\u00a047%',
      '1\u00a0throw\u00a0· succeeds\u00a044%',
    ]);
    assert.ok(editor.refreshed.length > 0);
  });

  describe('with a problem', () => {
    it('is a finding at its path if the editor doesn’t find it', async () => {
      const text = await editor.open(including);
      const [first] = await text.diagnosticsWhen((diagnostics) =>
        diagnostics.some(({ code }) => code === 'broken-include'),
      );
      assert.deepEqual(first?.range, atPath);
      assert.equal(first.message, '“bestiary.clash” isn’t found, so nothing is taken from it');
    });

    it('is a finding at its path if it isn’t read in time, and used when it arrives later', async () => {
      editor.silent.add(address);
      const text = await editor.open(including);
      const [first] = await text.nextFindings();
      assert.deepEqual(
        [first?.range, first?.message],
        [atPath, '“bestiary.clash” couldn’t be read in time, so nothing is taken from it until it can be'],
      );
      editor.silent.clear();
      const mended = text.nextDiagnostics();
      await editor.changeFile(address, bestiary);
      assert.deepEqual(await mended, []);
    }).timeout(20_000);

    it('is a finding at its path if a link leads out of the workspace', async () => {
      editor.files.set(address, { why: 'linked out' });
      const [first] = await (await editor.open(including)).nextFindings();
      assert.deepEqual(
        [first?.range, first?.message],
        [atPath, '“bestiary.clash” leads through a link out of the workspace, so nothing is taken from it'],
      );
    });

    it('is requested only once the file that includes it is saved', async () => {
      const [first] = await (await editor.open(including, 'untitled:Untitled-1')).nextFindings();
      assert.deepEqual(
        [first?.range, first?.message],
        [atPath, '“bestiary.clash” can’t be found before this file is saved, because the path starts from its folder'],
      );
    });

    it('isn’t found if its path has half of a surrogate pair', async () => {
      const text = await editor.open(including.replace('bestiary', '\uD83D'));
      const [first] = await text.nextFindings();
      assert.match(said(first), /isn’t found, so nothing is taken from it$/);
      assert.equal((await text.links()).length, 1);
    });

    for (const path of [
      '~/bestiary.clash',
      '/adventure/bestiary.clash',
      'C:/bestiary.clash',
      'file:///adventure/bestiary.clash',
      'http://localhost/bestiary.clash',
    ]) {
      it(`${path} is refused, and never requested`, async () => {
        const text = await editor.open(duel.replace('scenario', `include "${path}"\nscenario`));
        const [first] = await text.nextDiagnostics();
        assert.match(said(first), /doesn’t start from the folder of this file/);
        assert.deepEqual(editor.reads, []);
      });
    }

    it('is reported once at the path that leads to it, with the place in it', async () => {
      editor.files.set(address, `${bestiary}\nweaponn club: close\n  carries\n`);
      const text = await editor.open(including);
      const findings = await text.nextFindings();
      assert.deepEqual(
        findings.map(({ range }) => range),
        [atPath],
      );
      assert.match(said(findings[0]), /^In “bestiary.clash”, line 6: “weaponn”.*; 1 more$/);
      assert.deepEqual(
        findings[0]?.relatedInformation?.map(({ location }) => [location.uri, location.range.start.line]),
        [
          [address, 5],
          [address, 6],
        ],
      );
    });

    it('shows the problem at its own place when it is opened', async () => {
      const slip = `${bestiary}\nweaponn club: close\n`;
      const findings = await (await editor.open(slip, address)).nextFindings();
      assert.deepEqual(
        findings.map(({ range }) => range.start),
        [placeOf(slip, 'weaponn').start],
      );
    });

    it('is reported as well if only a check finds the problem', async () => {
      editor.files.set(address, bestiary.replace('Agility 3', 'Aglity 3'));
      const text = await editor.open(including);
      const [found] = await text.nextFindings();
      assert.match(said(found), /^In “bestiary.clash”, line 4: .*Aglity/);
      const alone = await (
        await editor.open(bestiary.replace('Agility 3', 'Aglity 3'), 'file:///adventure/alone.clash')
      ).nextFindings();
      assert.deepEqual(
        alone.map(({ range }) => range.start.line),
        [3],
      );
    });

    it('names the further file that is missing', async () => {
      editor.files.set(address, `include "../nowhere.clash"\n${bestiary}`);
      const [found] = await (await editor.open(including)).nextFindings();
      assert.equal(
        found?.message,
        'In “bestiary.clash”, line 1: “../nowhere.clash” isn’t found, so nothing is taken from it',
      );
      assert.deepEqual(found.range, atPath);
    });

    it('is a finding in both files of a circle, at the path of each', async () => {
      const other = `include "one.clash"\n${bestiary}`;
      editor.files.set(address, other);
      editor.files.set('file:///adventure/one.clash', including);
      const one = await (await editor.open(including, 'file:///adventure/one.clash')).nextFindings();
      assert.deepEqual(
        one.map(({ range, message }) => [range, message]),
        [[atPath, '“bestiary.clash” includes this file in turn']],
      );
      assert.deepEqual(
        one[0]?.relatedInformation?.map(({ location }) => [location.uri, location.range]),
        [[address, placeOf(other, '"one.clash"')]],
      );
      const two = await (await editor.open(other, address)).nextFindings();
      assert.deepEqual(
        two.map(({ range, message }) => [range, message]),
        [[placeOf(other, '"one.clash"'), '“one.clash” includes this file in turn']],
      );
    });
  });

  describe('when it changes', () => {
    let text: OpenText;
    beforeEach(async () => {
      editor.files.set(address, bestiary);
      text = await editor.open(including);
      await text.diagnosticsWhen(isClean);
    });

    it('on disk, is requested again', async () => {
      const findings = text.nextFindings();
      await editor.changeFile(address, bestiary.replace('Ghast', 'Wight'));
      assert.match(JSON.stringify(await findings), /Ghast/);
    });

    it('is missing when it is deleted, and found when it comes back', async () => {
      const missing = text.nextFindings();
      await editor.changeFile(address, undefined);
      assert.match(said((await missing)[0]), /isn’t found/);
      const back = text.nextDiagnostics();
      await editor.changeFile(address, bestiary);
      assert.deepEqual(await back, []);
    });

    it('in another tab, counts as it is there, and as on disk once that is closed', async () => {
      const changed = text.nextFindings();
      const tab = await editor.open(bestiary.replace('Ghast', 'Wight'), address);
      assert.match(JSON.stringify(await changed), /Ghast/);
      const mended = text.nextDiagnostics();
      await tab.change('Wight', 'Ghast');
      assert.deepEqual(await mended, []);
      const again = text.nextFindings();
      await tab.change('Ghast', 'Ghost');
      await again;
      const closed = text.nextDiagnostics();
      await tab.close();
      assert.deepEqual(await closed, []);
    });

    it('that was missing is found when it is created in a tab', async () => {
      const other = await editor.open(including.replace('bestiary.clash', 'later.clash'));
      await other.nextFindings();
      const found = other.nextDiagnostics();
      await editor.open(bestiary, 'file:///adventure/later.clash');
      assert.deepEqual(await found, []);
    });
  });

  describe('next to others', () => {
    it('may include further files, relative to its own folder', async () => {
      editor.files.set(address, 'include "lib/monsters.clash"\n');
      editor.files.set('file:///adventure/lib/monsters.clash', 'include "../shared/ghasts.clash"\n');
      editor.files.set('file:///adventure/shared/ghasts.clash', bestiary);
      assert.deepEqual(await (await editor.open(including)).nextDiagnostics(), []);
    });

    it('counts once if two paths lead to it', async () => {
      editor.files.set(address, bestiary);
      editor.files.set(cast, 'include "bestiary.clash"\n\ncombatant Zed (he) of the Host, a Ghast\n');
      assert.deepEqual(await (await editor.open(`include "cast.clash"\n${including}`)).nextDiagnostics(), []);
    });

    it('declares its names before those of the including file, which may declare one again', async () => {
      editor.files.set(address, bestiary);
      const twice = including.replace(
        'combatant Laura',
        'creature Ghast (it)\n  Agility 1  Toughness 1\ncombatant Laura',
      );
      const [found] = await (await editor.open(twice)).nextFindings();
      assert.deepEqual(
        [found?.code, found?.range.start],
        ['duplicate-name', placeOf(twice, 'Ghast (it)\n  Agility 1').start],
      );
      assert.deepEqual(
        found?.relatedInformation?.map(({ location }) => [location.uri, location.range.start]),
        [[address, { line: 2, character: 9 }]],
      );
    });

    it('provides sides, combatants, weapons, verbs and decks', async () => {
      editor.files.set(
        cast,
        [
          'rules demon-city-2018',
          'side the Pack run by the Host',
          'combatant the Ghoul (it) of the Pack',
          '  Agility 3  Toughness 4',
          'weapon bone saw: close',
          'verb "gnaws": close attack',
          'deck of the Host: 1 to 10',
          '',
        ].join('\n'),
      );
      const text = await editor.open(
        'include "cast.clash"\nscenario "Duel"\nrules demon-city-2018\ncombatant Laura (she) of the Players\n  Agility 3  Toughness 5\n  carries bone saw\nround 1\n  the Ghoul: gnaws Laura.\n  Laura: strikes the Ghoul with her bone saw.\n',
      );
      assert.deepEqual(await text.nextDiagnostics(), []);
      assert.equal((await combatantsOf(text)).find(({ name }) => name === 'Ghoul')?.sideName, 'Pack');
    });
  });

  describe('opened on its own', () => {
    it('needs no scenario and no rounds', async () => {
      assert.deepEqual(await (await editor.open(bestiary, address)).nextDiagnostics(), []);
    });

    it('may use a name that only the including file declares', async () => {
      const [found, ...more] = await (
        await editor.open('rules demon-city-2018\ncombatant Zed (he) of the Host, a Wraith\n', cast)
      ).nextFindings();
      assert.deepEqual(
        [found?.severity, found?.message, more],
        [
          3,
          'Nobody here is called “Wraith”, so the scenario is played without “Wraith”; declare it, or use a name that is declared',
          [],
        ],
      );
    });

    it('has a finding for a name that the including file doesn’t know either', async () => {
      editor.files.set(address, `${bestiary}\ncombatant Zed (he) of the Host, a Wraith\n`);
      const [found] = await (await editor.open(including)).nextFindings();
      assert.deepEqual(
        [found?.severity, found?.message],
        [
          1,
          'In “bestiary.clash”, line 6: Nobody here is called “Wraith”, so the scenario is played without “Wraith”; declare it, or use a name that is declared; 1 more',
        ],
      );
    });
  });
});

async function labelsOf(text: OpenText): Promise<readonly unknown[]> {
  return (await text.hints()).map(({ label }) => (label as string).replace(hintMark, ''));
}

/** The combatants in the panel when it opens. */
async function combatantsOf(text: OpenText): Promise<readonly CombatantView[]> {
  return (await text.panelRound(0))?.round.before ?? [];
}

/** The message of a finding; it is never Markdown. */
function said(finding: Diagnostic | undefined): string {
  return typeof finding?.message === 'string' ? finding.message : '';
}
