/** The HTML page of the panel. */
import { strict as assert } from 'node:assert';
import { panelHtml } from '../../client/panel/panel-html.ts';

const page = {
  scriptUri: 'https://host/panel.js',
  styleUri: 'https://host/panel.css',
  cspSource: 'https://host',
  nonce: 'abc',
  language: 'en',
  title: 'The roof',
};

describe('the page of the panel', () => {
  it('allows only its own script and its own style sheet', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(panelHtml(page))?.[1];
    assert.equal(policy, 'default-src &#39;none&#39;; script-src &#39;nonce-abc&#39;; style-src https://host;');
  });

  it('escapes the title', () => {
    const html = panelHtml({ ...page, title: '</title><script>alert(1)</script>', language: '"><b>' });
    assert.ok(html.includes('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>'));
    assert.ok(html.includes('<html lang="&quot;&gt;&lt;b&gt;">'));
  });

  it('has no inline style and no inline handler', () => {
    assert.doesNotMatch(panelHtml(page), /\sstyle=|<style|\son\w+=/);
  });
});
