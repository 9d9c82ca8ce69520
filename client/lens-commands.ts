/**
 * Commands of lenses that stay clickable as long as they are shown. VS Code drops the arguments of a lens as soon as it
 * requests newer lenses, but goes on showing the old lens until the new one is resolved: a click in the meantime gives
 * “Actual command not found”. It stores nothing for a command without arguments, so each command with its arguments
 * becomes a separate command without any. Depends only on the types of VS Code.
 */
import type { CodeLens } from 'vscode';

/** Something that can be disposed of. */
type Registered = Readonly<Record<'dispose', () => unknown>>;

/** What lens commands need of the editor. */
export interface LensOutlets {
  readonly register: (id: string, run: () => unknown) => Registered;
  readonly execute: (command: string, values: readonly unknown[]) => unknown;
}

interface Kept {
  readonly id: string;
  readonly registered: Registered;
}

/** The maximum number of commands kept, the last ones shown: more than the lenses that fit on any screen. */
const mostKept = 500;

export class LensCommands {
  readonly #outlets: LensOutlets;
  /** By what they do, the last ones shown at the end. */
  readonly #kept = new Map<string, Kept>();
  #made = 0;

  constructor(outlets: LensOutlets) {
    this.#outlets = outlets;
  }

  /** The lens with a separate command in place of one with arguments. */
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
