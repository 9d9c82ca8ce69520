/** Diagnostics while a sentence is being typed. */
import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { openList } from '../../server/lsp/completion/open-list.ts';
import { IdleScheduler } from '../../server/lsp/idle-scheduler.ts';
import { DiagnosticsPublisher } from '../../server/lsp/diagnostics/diagnostics-publisher.ts';
import { Typing } from '../../server/lsp/connection/typing.ts';
import { SlowClock } from './slow-clock.ts';

const uri = 'test.clash';
const cast =
  'scenario "The yard"\nrules demon-city-2018\ncombatant Ann (she) of the Players\ncombatant Bill (he) of the Host\n';

/** A document being typed in, and its marked lines. */
class Marked {
  readonly clock = new SlowClock();
  readonly #typing = new Typing();
  readonly #document: TextDocument;
  readonly #publisher: DiagnosticsPublisher;
  #analysis: Analysis | undefined;
  #marks: readonly string[] = [];
  published = 0;
  released = 0;

  constructor(text: string) {
    this.#document = TextDocument.create(uri, 'clash', 0, text);
    this.#publisher = new DiagnosticsPublisher({
      idle: new IdleScheduler(this.clock),
      clock: this.clock,
      run: (job) => {
        job();
      },
      lookAgain: () => undefined,
      released: () => (this.released += 1),
      publish: ({ diagnostics }) => {
        this.published += 1;
        this.#marks = diagnostics
          .filter(({ severity }) => severity === 1)
          .map(({ range }) => this.#document.getText(range));
      },
    });
    this.#tell();
  }

  get marks(): readonly string[] {
    return this.#marks;
  }

  /** The count in the lenses. */
  get counted(): readonly string[] {
    const found = this.#analysis === undefined ? [] : this.#publisher.published(this.#analysis);
    return found
      .filter(({ severity }) => severity === 'error')
      .map(({ source }) => {
        const { start, end } = this.#analysis!.rangeOf(source)!;
        return this.#document.getText().slice(start, end);
      });
  }

  /** Types one key after another, replacing some words or after them. */
  type(behind: string, keys: string, replaced = ''): void {
    let at = this.#document.getText().indexOf(behind) + behind.length - replaced.length;
    for (const [index, key] of keys.split('').entries()) {
      const range = {
        start: this.#document.positionAt(at),
        end: this.#document.positionAt(at + (index === 0 ? replaced.length : 0)),
      };
      this.#typing.update(this.#document, [{ range, text: key }], this.#document.version + 1);
      this.#tell();
      at += key.length;
    }
  }

  /** The editor requests a list at the caret, for the word begun after some words. */
  list(behind: string, ...entries: readonly string[]): void {
    const start = this.#document.positionAt(this.#document.getText().indexOf(behind) + behind.length);
    const caret = this.#typing.placeIn(uri)!.caret;
    this.#publisher.listed(
      uri,
      openList(
        caret,
        entries.map((label) => ({ label, textEdit: { range: { start, end: caret }, newText: label } })),
      ),
    );
  }

  paste(behind: string, text: string): void {
    const at = this.#document.positionAt(this.#document.getText().indexOf(behind) + behind.length);
    this.#typing.update(this.#document, [{ range: { start: at, end: at }, text }], this.#document.version + 1);
    this.#tell();
  }

  #tell(): void {
    this.#analysis = analyze(this.#document.getText(), { file: uri, previous: this.#analysis });
    this.#publisher.publish({
      uri,
      version: this.#document.version,
      analysis: this.#analysis,
      shown: this.#analysis.scenarios.map((each) => [each]),
      caret: this.#typing.placeIn(uri)?.caret,
    });
  }
}

describe('an error in the sentence that is being typed', () => {
  it('is shown when nothing has been typed for a second', async () => {
    const marked = new Marked(`${cast}round 1\n  `);
    marked.type('round 1\n  ', 'Ann: punches Cassie');
    assert.deepEqual(marked.marks, []);
    await marked.clock.pass(999);
    assert.deepEqual(marked.marks, []);
    await marked.clock.pass(1);
    assert.deepEqual(marked.marks, ['Cassie']);
  });

  it('is counted by lenses when it is shown, and they are refreshed then', async () => {
    const marked = new Marked(`${cast}round 1\n  `);
    marked.type('round 1\n  ', 'Ann: punches Cassie');
    marked.list('punches ', 'Cassie');
    await marked.clock.pass(4999);
    assert.deepEqual([marked.counted, marked.released], [[], 0]);
    await marked.clock.pass(1);
    assert.deepEqual([marked.counted, marked.released], [['Cassie'], 1]);
    marked.type('Cassie', '.');
    assert.deepEqual(marked.counted, marked.marks);
  });

  it('waits again with every key', async () => {
    const marked = new Marked(`${cast}round 1\n  `);
    marked.type('round 1\n  ', 'Ann: punches Cas');
    await marked.clock.pass(800);
    marked.type('punches Cas', 'sie');
    await marked.clock.pass(800);
    assert.deepEqual(marked.marks, []);
    await marked.clock.pass(200);
    assert.deepEqual(marked.marks, ['Cassie']);
  });

  it('waits while a list is open, for at most five seconds', async () => {
    const marked = new Marked(`${cast}round 1\n  `);
    marked.type('round 1\n  ', 'Ann: p');
    marked.list('Ann: ', 'punches', 'parries');
    await marked.clock.pass(4999);
    assert.deepEqual(marked.marks, []);
    await marked.clock.pass(1);
    assert.notDeepEqual(marked.marks, []);
  });

  it('waits while the word of the list is being typed', async () => {
    const marked = new Marked(`${cast}round 1\n  `);
    marked.type('round 1\n  ', 'Ann: p');
    marked.list('Ann: ', 'punches', 'parries');
    marked.type('Ann: p', 'un');
    await marked.clock.pass(4999);
    assert.deepEqual(marked.marks, []);
  });

  it('waits only for the pause if the list has closed: no entry fits, another word is begun, or the next list is empty', async () => {
    for (const keys of ['x', 'un ', '']) {
      const marked = new Marked(`${cast}round 1\n  `);
      marked.type('round 1\n  ', 'Ann: p');
      marked.list('Ann: ', 'punches', 'parries');
      if (keys === '') marked.list('Ann: ');
      marked.type('Ann: p', keys);
      await marked.clock.pass(1000);
      assert.notDeepEqual(marked.marks, [], keys);
    }
  });

  it('is shown at once when the next line is begun', () => {
    const marked = new Marked(`${cast}round 1\n  `);
    marked.type('round 1\n  ', 'Ann: punches Cassie\n  ');
    assert.deepEqual(marked.marks, ['Cassie']);
  });

  it('is shown at once when another sentence is typed in', () => {
    const marked = new Marked(`${cast}round 1\n  Bill: kicks Ann\n  `);
    marked.type('kicks Ann\n  ', 'Ann: punches Cassie');
    marked.type('Bill: kicks Ann', '.');
    assert.deepEqual(marked.marks, ['Cassie']);
  });

  it('stays if it was shown before and still applies', () => {
    const marked = new Marked(`${cast}round 1\n  Ann: punches Cassie\n`);
    assert.deepEqual(marked.marks, ['Cassie']);
    marked.type('punches Cassie', '.');
    assert.deepEqual(marked.marks, ['Cassie']);
  });

  it('disappears at once when it is corrected', () => {
    const marked = new Marked(`${cast}round 1\n  Ann: punches Bil\n`);
    assert.deepEqual(marked.marks, ['Bil']);
    marked.type('punches Bil', 'l');
    assert.deepEqual(marked.marks, []);
  });
});

describe('an error elsewhere', () => {
  it('is shown at once, whatever is typed', () => {
    const marked = new Marked(`${cast}round 1\n  Ann: punches Bill\n`);
    marked.type('combatant Bill', 'o', 'ill');
    assert.ok(marked.marks.includes('Bill'));
  });

  it('is published as soon as the version has arrived', () => {
    const marked = new Marked(`${cast}round 1\n  Ann: punches Cassie\n  `);
    const before = marked.published;
    marked.type('Cassie\n  ', 'Bill: x');
    assert.deepEqual([marked.published - before, marked.marks], ['Bill: x'.length, ['Cassie']]);
  });

  it('is shown at once if several lines are pasted', () => {
    const marked = new Marked(`${cast}round 1\n`);
    marked.paste('round 1\n', '  Ann: punches Cassie\n  Bill: kicks Dora\n');
    assert.deepEqual(marked.marks, ['Cassie', 'Dora']);
  });
});
