/** Invisible characters in the panel. */
import assert from 'node:assert/strict';
import { h, options } from 'preact';
import { showInvisibleMarks } from '../../../client/webview/visible-text.ts';

describe('the texts of the panel', () => {
  before(showInvisibleMarks);
  after(() => {
    delete options.vnode;
  });

  it('show invisible characters, alone and among others', () => {
    assert.equal(h('p', null, 'Zo\u200Be').props.children, 'Zo⟨U+200B⟩e');
    assert.deepEqual(h('p', null, 'a\u202E', 3, ['b\u2067']).props.children, ['a⟨U+202E⟩', 3, ['b⟨U+2067⟩']]);
  });

  it('show them in accessible names and tooltips, and leave other attributes unchanged', () => {
    const { props } = h('button', { title: 'a\u202E', 'aria-label': 'b\u2067', value: 'c\u202E' });
    assert.deepEqual([props.title, props['aria-label'], props.value], ['a⟨U+202E⟩', 'b⟨U+2067⟩', 'c\u202E']);
  });

  it('are passed between components unchanged', () => {
    const Part = (): null => null;
    assert.deepEqual(h(Part, { who: 'a\u202E' }).props, { who: 'a\u202E' });
  });
});
