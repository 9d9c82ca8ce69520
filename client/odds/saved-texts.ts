/**
 * Keeps the text of open files as last saved by hand. Auto-save doesn’t count, since it would leave nothing to compare
 * with. Independent of VS Code and the file system.
 */

export interface SavedOutlets {
  /** The text of a file; null if there is none. */
  readonly read: (uri: string) => Promise<string | null>;
  /** Called when the text that counts as saved has changed. */
  readonly changed: (uri: string) => void;
}

export class SavedTexts {
  readonly #outlets: SavedOutlets;
  readonly #saved = new Map<string, Promise<string | null>>();
  /** What the editor has written last, by auto-save or by hand. */
  readonly #written = new Map<string, string>();

  constructor(outlets: SavedOutlets) {
    this.#outlets = outlets;
  }

  /** The text as last saved by hand, or as first read from the file; null if there is no file. */
  textOf(uri: string): Promise<string | null> {
    const known = this.#saved.get(uri) ?? this.#outlets.read(uri);
    this.#saved.set(uri, known);
    return known;
  }

  saved(uri: string, text: string, byHand: boolean): void {
    this.#written.set(uri, text);
    if (byHand) this.#set(uri, text);
  }

  /** If another program has changed a file, its new text counts as saved. */
  async fileChanged(uri: string): Promise<void> {
    const was = this.#saved.get(uri);
    if (was === undefined) return;
    const text = await this.#outlets.read(uri);
    if (text === null || text === this.#written.get(uri) || text === (await was) || this.#saved.get(uri) !== was)
      return;
    this.#set(uri, text);
  }

  closed(uri: string): void {
    this.#saved.delete(uri);
    this.#written.delete(uri);
  }

  #set(uri: string, text: string): void {
    this.#saved.set(uri, Promise.resolve(text));
    this.#outlets.changed(uri);
  }
}
