/** The contributions of package.json to VS Code. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { shippedFiles } from '../../scripts/packaging/package-contents.ts';
import { commands } from '../../server/protocol/index.ts';

interface Manifest {
  readonly icon: string;
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly languages: readonly { readonly icon: Readonly<Record<'light' | 'dark', string>> }[];
    readonly walkthroughs: readonly { readonly steps: readonly Step[] }[];
    readonly menus: {
      readonly 'file/newFile': readonly { readonly command: string }[];
      readonly commandPalette: readonly { readonly command: string; readonly when: string }[];
    };
    readonly configuration: { readonly properties: Readonly<Record<string, Setting>> };
  };
}

interface Step {
  readonly id: string;
  readonly description: string;
  readonly media: { readonly image: Readonly<Record<string, string>>; readonly altText: string };
  readonly completionEvents: readonly string[];
}

interface Setting {
  readonly order?: number;
  readonly scope?: string;
  readonly markdownDescription?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
}

const file = new URL('../../package.json', import.meta.url);
const { contributes, icon: icon128 } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const settings = Object.entries(contributes.configuration.properties);

describe('the manifest', () => {
  it('has every command that the server links to', () => {
    const offered = contributes.commands.map(({ command }) => command);
    for (const command of Object.values(commands)) assert.ok(offered.includes(command), `${command} is missing`);
  });

  it('offers the exact odds of a round in the palette, if a scenario is in front', () => {
    const { when } = contributes.menus.commandPalette.find(({ command }) => command === commands.showOdds)!;
    assert.equal(when, 'editorLangId == clash');
  });

  for (const [name, setting] of settings) {
    it(`describes ${name}, with a scope and a valid default`, () => {
      assert.match(setting.markdownDescription ?? '', /\.$/);
      assert.ok(setting.scope);
      assert.ok(setting.enum === undefined || setting.enum.includes(String(setting.default)));
    });
  }

  it('has pictures of every step of the walkthrough in the package, and a command or a setting that completes it', () => {
    for (const { id, description, media, completionEvents } of contributes.walkthroughs.flatMap(({ steps }) => steps)) {
      for (const picture of Object.values(media.image))
        assert.ok(existsSync(new URL(`../../${picture}`, import.meta.url)), `${id}: ${picture}`);
      for (const [theme, picture] of Object.entries(media.image))
        assert.ok(
          picture.endsWith(theme.toLowerCase().endsWith('light') ? '-light.png' : '-dark.png'),
          `${id}: ${theme}`,
        );
      assert.ok(media.altText.length > 20, id);
      // VS Code shows backticks in a description literally.
      assert.ok(!description.includes('`'), id);
      assert.ok(
        completionEvents.every((event) => /^on(?:Command|Context|SettingChanged):clashwright\./.test(event)),
        id,
      );
    }
    for (const path of ['docs/tutorial.md', 'walkthrough', icon128, ...Object.values(contributes.languages[0]!.icon)])
      assert.ok(shippedFiles.includes(path.replace('./', '')), path);
  });

  it('completes each step of the walkthrough by its own button, and no other step', () => {
    const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
    // A link on a line of its own is displayed as a button.
    const buttons = steps.map(({ description }) => /^\[[^\]]*\]\(command:([\w.]+)\)$/mu.exec(description)?.[1] ?? '');
    for (const [at, button] of buttons.entries()) {
      const completed = steps
        .filter(({ completionEvents }) => completionEvents.includes(`onCommand:${button}`))
        .map(({ id }) => id);
      assert.deepEqual(completed, [steps[at]!.id], button);
    }
  });

  it('offers a scenario among new files', () => {
    assert.deepEqual(
      contributes.menus['file/newFile'].map(({ command }) => command),
      ['clashwright.newScenario'],
    );
    for (const icon of [icon128, ...Object.values(contributes.languages[0]!.icon)])
      assert.ok(existsSync(new URL(`../../${icon}`, import.meta.url)), icon);
  });

  it('has a distinct order for every setting', () => {
    assert.deepEqual(
      settings.map(([, { order }]) => order),
      settings.map((_, index) => index + 1),
    );
  });
});
