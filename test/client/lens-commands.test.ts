/** The command of a lens works as long as the lens is shown. */
import assert from 'node:assert/strict';
import type { CodeLens, Command } from 'vscode';
import { LensCommands } from '../../client/lens-commands.ts';

type Lens = Pick<CodeLens, 'command'>;

describe('the command of a lens', () => {
  const registered = new Map<string, () => unknown>();
  const done: string[] = [];
  let lenses: LensCommands;
  beforeEach(() => {
    registered.clear();
    done.length = 0;
    lenses = new LensCommands({
      register: (id, run) => {
        registered.set(id, run);
        return { dispose: () => registered.delete(id) };
      },
      execute: (command, values) => done.push(`${command} ${values.join(' ')}`),
    });
  });

  const shown = (round: number, title = 'Step through'): Command => {
    const lens: Lens = { command: { title, tooltip: 'tip', command: 'open', arguments: ['file', round] } };
    return lenses.lasting(lens).command!;
  };
  const click = ({ command }: Command): unknown => registered.get(command)?.();

  it('has no arguments that could be lost, and its words unchanged', () => {
    assert.deepEqual({ ...shown(1), command: '' }, { title: 'Step through', tooltip: 'tip', command: '' });
  });

  it('does what it said even if there are newer lenses', () => {
    const [first, second] = [shown(1), shown(2)];
    click(first);
    click(second);
    assert.deepEqual(done, ['open file 1', 'open file 2']);
  });

  it('is the same for lenses that do the same, whatever their title', () => {
    assert.equal(shown(1, 'Step through').command, shown(1, 'Step through ◦').command);
    assert.equal(registered.size, 1);
  });

  it('is forgotten when hundreds of others have been shown since', () => {
    const [first, second] = [shown(1), shown(2)];
    for (let round = 3; round <= 501; round += 1) {
      shown(round);
      shown(2);
    }
    assert.deepEqual([registered.has(first.command), registered.has(second.command)], [false, true]);
    assert.equal(registered.size, 500);
  });

  it('stays unchanged if it has no arguments, or if there is none yet', () => {
    const plain: Lens = { command: { title: '2 rounds', command: '' } };
    assert.deepEqual(lenses.lasting(plain), { command: { title: '2 rounds', command: '' } });
    assert.deepEqual(lenses.lasting<Lens>({}), {});
    assert.equal(registered.size, 0);
  });

  it('is disposed with the extension', () => {
    shown(1);
    lenses.dispose();
    assert.equal(registered.size, 0);
  });
});
