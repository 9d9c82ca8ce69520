/** Workspace trust stays on in VS Code everywhere except in our own tests. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { inProject } from '../../scripts/paths.ts';

const switchesTrustOff = /--disable-workspace-trust|workspaceTrust: false/u;

/** The scripts of the project whose text matches. */
function scriptsWith(pattern: RegExp): readonly string[] {
  return readdirSync(inProject('scripts'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.ts') && pattern.test(readFileSync(inProject('scripts', name), 'utf8')))
    .sort();
}

describe('the scripts that start VS Code', () => {
  it('switch workspace trust off only for the integration tests', () => {
    // The last one can pass the flag on to VS Code, and leaves it out unless a test requests it.
    assert.deepEqual(scriptsWith(switchesTrustOff), [
      'vscode/desktop-host.ts',
      'vscode/embedded-host.ts',
      'vscode/embedded-vscode.ts',
    ]);
  });

  it('start these two only for the integration tests', () => {
    assert.deepEqual(scriptsWith(/\/(?:desktop|embedded)-host\.ts'/u), ['vscode/integration-host.ts']);
  });
});
