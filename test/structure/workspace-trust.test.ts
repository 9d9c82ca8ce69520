/** VS Code asks whether a folder is trusted wherever it isn’t one of our own tests. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';

const switchesTrustOff = /--disable-workspace-trust|workspaceTrust: false/u;

describe('the scripts that start VS Code', () => {
  it('switch the trust of workspaces off for the integration tests alone', () => {
    const switching = readdirSync(inProject('scripts')).filter(
      (name) => name.endsWith('.ts') && switchesTrustOff.test(readFileSync(inProject('scripts', name), 'utf8')),
    );
    // The last one has the flag to hand on to VS Code, and leaves it out unless a test asks for it.
    assert.deepEqual(switching, ['desktop-host.ts', 'embedded-host.ts', 'embedded-vscode.ts']);
  });

  it('start these two for the integration tests alone', () => {
    const importing = readdirSync(inProject('scripts')).filter(
      (name) =>
        name.endsWith('.ts') &&
        /\/(?:desktop|embedded)-host\.ts'/u.test(readFileSync(inProject('scripts', name), 'utf8')),
    );
    assert.deepEqual(importing, ['integration-host.ts']);
  });
});
