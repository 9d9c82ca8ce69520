/** VS Code asks whether a folder is trusted wherever it isn’t one of our own tests. */
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
  it('switch the trust of workspaces off for the integration tests alone', () => {
    // The last one has the flag to hand on to VS Code, and leaves it out unless a test asks for it.
    assert.deepEqual(scriptsWith(switchesTrustOff), [
      'vscode/desktop-host.ts',
      'vscode/embedded-host.ts',
      'vscode/embedded-vscode.ts',
    ]);
  });

  it('start these two for the integration tests alone', () => {
    assert.deepEqual(scriptsWith(/\/(?:desktop|embedded)-host\.ts'/u), ['vscode/integration-host.ts']);
  });
});
