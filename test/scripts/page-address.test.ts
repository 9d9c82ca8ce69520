/** The address under which the embedded VS Code shows a workspace. */
import assert from 'node:assert/strict';
import { pageAddress } from '../../scripts/vscode/page-address.ts';

describe('the address of the embedded VS Code', () => {
  const payload = { extensionDevelopmentPath: '/home/a writer/clashwright', openFile: '/home/a writer/50% #1.clash' };
  const parse = (): URLSearchParams =>
    new URL(pageAddress({ port: 8000, token: 'secret' }, '/tmp/a b.code-workspace', payload)).searchParams;

  it('contains the workspace’s plain path', () => {
    assert.equal(parse().get('workspace'), '/tmp/a b.code-workspace');
  });

  it('passes every other path as an address within that VS Code', () => {
    assert.deepEqual(JSON.parse(parse().get('payload')!), [
      ['extensionDevelopmentPath', 'vscode-remote://127.0.0.1:8000/home/a%20writer/clashwright'],
      ['openFile', 'vscode-remote://127.0.0.1:8000/home/a%20writer/50%25%20%231.clash'],
    ]);
  });

  it('contains the token', () => {
    assert.equal(parse().get('tkn'), 'secret');
  });
});
