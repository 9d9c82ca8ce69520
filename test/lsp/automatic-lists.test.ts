/** When a completion list opens by itself, and what it contains. */
import assert from 'node:assert/strict';
import { CompletionTriggerKind, type CompletionContext } from 'vscode-languageserver';
import { analyze } from '../../server/analysis/index.ts';
import { listFor } from '../../server/lsp/completion/automatic-lists.ts';
import { completionAt } from '../../server/lsp/completion/completion.ts';
import { RecentList } from '../../server/lsp/completion/recent-list.ts';

const cast =
  'scenario "The yard"\nrules demon-city-2018\ncombatant Ann (she) of the Players\n  carries knife\ncombatant Bill (he) of the Host\ncombatant Billy (he) of the Host\nround 1\n';

/**
 * The labels of the list after a text, when its last character was typed or the list was requested; `$0` is the caret.
 */
function listed(text: string, how: 'typed' | 'asked'): readonly string[] {
  const offset = text.includes('$0') ? text.indexOf('$0') : text.length;
  const analysis = analyze(text.replace('$0', ''), { file: 'test.clash' });
  const position = analysis.lines.positionAt(offset);
  return listFor(
    analysis,
    position,
    contextOf(text[offset - 1] ?? '', how),
    completionAt(analysis, position),
  ).items.map(({ label }) => label);
}

function contextOf(key: string, how: 'typed' | 'asked'): CompletionContext {
  const isTrigger = how === 'typed' && ': "“/'.includes(key);
  return isTrigger
    ? { triggerKind: CompletionTriggerKind.TriggerCharacter, triggerCharacter: key }
    : { triggerKind: CompletionTriggerKind.Invoked };
}

const typed = (line: string): readonly string[] => listed(`${cast}  ${line}`, 'typed');
const asked = (line: string): readonly string[] => listed(`${cast}  ${line}`, 'asked');

describe('a list opens by itself', () => {
  it('after first aid with those first who may be helped, and with words for the actor alone', () => {
    const people = ['Tam (he)', 'Ann (she)', 'Rat (it)'].map(
      (who) => `combatant ${who} of the ${who.startsWith('Rat') ? 'Host' : 'Players'}\n`,
    );
    const offered = listed(`rules acquire-moveables\n${people.join('')}round 1\n  Tam: tends `, 'typed');
    assert.deepEqual(offered.slice(0, 3), ['Ann', 'Tam', 'Rat']);
    assert.ok(offered.includes('himself') && !offered.includes('herself') && !offered.includes('her'));
  });

  for (const [line, first] of [
    ['Ann:', 'punches'],
    ['Ann: ', 'punches'],
    ['Ann: punches ', 'Bill'],
    ['Ann: dodges ', 'Bill'],
    ['Ann: stabs Bill with ', 'her knife'],
    ['Bi', 'Bill:'],
    ['Ann: punches Bill\n    on ', 'success'],
  ] as const) {
    it(`after ${JSON.stringify(line)}`, () => assert.ok(typed(line).includes(first)));
  }

  it('within quotes if something there has a name', () => {
    assert.notDeepEqual(
      listed(
        'rules quick-shot\ncombatant Rose of the Players\nround 1\n  Rose: gambles on "the roof".\n    easy "',
        'typed',
      ),
      [],
    );
  });
});

describe('no list opens by itself, but one on request', () => {
  for (const line of [
    'Ann: punches Bill ',
    'Ann: punches Bill. ',
    'Ann: punches Bill.\n    advantage "she is behind him"',
    'Ann: punches Bill.\n    advantage "she is behind him" ',
    '',
    'Ann: punches Bill\n  ',
  ]) {
    it(`after ${JSON.stringify(line)}`, () => {
      assert.deepEqual(typed(line), []);
      assert.notDeepEqual(asked(line), []);
    });
  }
});

describe('no list opens by itself', () => {
  for (const line of ['read aloud "The yard ', 'read aloud "He said: ', 'read aloud "The yard"', '/']) {
    it(`after ${JSON.stringify(line)}`, () => assert.deepEqual(typed(line), []));
  }
});

describe('what is already written', () => {
  it('isn’t offered alone', () => {
    assert.deepEqual(typed('Ann: punches Billy'), []);
    assert.deepEqual(typed('Ann: punches'), []);
  });

  it('is offered with what begins in the same way', () => {
    assert.deepEqual(
      typed('Ann: punches Bill').filter((label) => label.startsWith('Bill')),
      ['Bill', 'Billy'],
    );
  });

  it('isn’t offered if it follows the caret', () => {
    const labels = listed(`${cast}  Ann: punches $0Billy`, 'asked');
    assert.deepEqual([labels.includes('Billy'), labels.includes('Bill')], [false, true]);
  });
});

describe('a list requested again at every key', () => {
  it('is the same as one that is made for the longer word', () => {
    const recent = new RecentList();
    for (const word of ['p', 'pu', 'pun', 'punches B', 'punches Bi', 'punches Bil', 'pu', 'p']) {
      const text = `${cast}  Ann: ${word}\n  Bill: flees\n`;
      const analysis = analyze(text, { file: 'test.clash' });
      const position = { line: 7, character: `  Ann: ${word}`.length };
      assert.deepEqual(recent.itemsAt(analysis, position), completionAt(analysis, position), word);
    }
  });
});
