/**
 * Commands of lenses that can be clicked for as long as they are shown. VS Code forgets the arguments of a lens as soon
 * as it has asked for newer lenses, and goes on showing the old one until the new one has its words: whoever clicks it
 * meanwhile is told “Actual command not found”. It keeps none for a command that has none, so each command with its
 * arguments becomes one of its own without any. Knows VS Code by its types alone.
 */
import type { CodeLens } from 'vscode';

/** Something that is taken back by it. */
type Registered = Readonly<Record<'dispose', () => unknown>>;

/** What the commands of lenses need of the editor. */
export interface LensOutlets {
  readonly register: (id: string, run: () => unknown) => Registered;
  readonly execute: (command: string, values: readonly unknown[]) => unknown;
}

interface Kept {
  readonly id: string;
  readonly registered: Registered;
}

/** So many are kept, those that were shown last: more than lenses fit on any screen. */
const mostKept = 500;

export class LensCommands {
  readonly #outlets: LensOutlets;
  /** By what they do, those that were shown last at the end. */
  readonly #kept = new Map<string, Kept>();
  #made = 0;

  constructor(outlets: LensOutlets) {
    this.#outlets = outlets;
  }

  /** The lens with a command of its own in the place of one with arguments. */
  lasting<L extends Pick<CodeLens, 'command'>>(lens: L): L {
    const { command, arguments: values = [], ...told } = lens.command ?? { command: '' };
    if (values.length > 0) lens.command = { title: '', ...told, command: this.#keep(command, values).id };
    return lens;
  }

  dispose(): void {
    for (const each of this.#kept.values()) each.registered.dispose();
    this.#kept.clear();
  }

  #keep(command: string, values: readonly unknown[]): Kept {
    const does = JSON.stringify([command, values]);
    const kept = this.#kept.get(does) ?? this.#make(command, values);
    this.#kept.delete(does);
    this.#kept.set(does, kept);
    this.#forgetFirst();
    return kept;
  }

  #make(command: string, values: readonly unknown[]): Kept {
    const id = `clashwright.lens.${(this.#made += 1)}`;
    return { id, registered: this.#outlets.register(id, () => this.#outlets.execute(command, values)) };
  }

  #forgetFirst(): void {
    const [first] = this.#kept;
    if (first === undefined || this.#kept.size <= mostKept) return;
    this.#kept.delete(first[0]);
    first[1].registered.dispose();
  }
}
