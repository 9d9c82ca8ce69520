/** What package.json promises to VS Code. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { commands } from '../../server/protocol/index.ts';

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly menus: { readonly commandPalette: readonly { readonly command: string; readonly when: string }[] };
    readonly configuration: { readonly properties: Readonly<Record<string, Setting>> };
  };
}

interface Setting {
  readonly order?: number;
  readonly scope?: string;
  readonly markdownDescription?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
}

const file = new URL('../../package.json', import.meta.url);
const { contributes } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const settings = Object.entries(contributes.configuration.properties);

describe('the manifest', () => {
  it('has every command that the server links to', () => {
    const offered = contributes.commands.map(({ command }) => command);
    for (const command of Object.values(commands)) assert.ok(offered.includes(command), `${command} is missing`);
  });

  it('offers the exact odds of a round in the palette, in front of a scenario', () => {
    const { when } = contributes.menus.commandPalette.find(({ command }) => command === commands.showOdds)!;
    assert.equal(when, 'editorLangId == clash');
  });

  for (const [name, setting] of settings) {
    it(`describes ${name}, and gives it a scope and a default that it may have`, () => {
      assert.match(setting.markdownDescription ?? '', /\.$/);
      assert.ok(setting.scope);
      assert.ok(setting.enum === undefined || setting.enum.includes(String(setting.default)));
    });
  }

  it('gives every setting a place of its own', () => {
    assert.deepEqual(settings.map(([, { order }]) => order), settings.map((_, index) => index + 1));
  });
});
