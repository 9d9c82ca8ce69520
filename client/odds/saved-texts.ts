/**
 * Open files as their writer last saved them. What the editor saves by itself after a moment doesn't count: nothing
 * could be compared with that. Knows neither VS Code nor files.
 */

export interface SavedOutlets {
  /** The text of a file; nothing where there is none. */
  readonly read: (uri: string) => Promise<string | null>;
  /** The text that counts as saved is another now. */
  readonly changed: (uri: string) => void;
}

export class SavedTexts {
  readonly #outlets: SavedOutlets;
  readonly #saved = new Map<string, Promise<string | null>>();
  /** What the editor has written last, by itself or because it was told to. */
  readonly #written = new Map<string, string>();

  constructor(outlets: SavedOutlets) {
    this.#outlets = outlets;
  }

  /** As it was found where it hasn't been saved since; nothing where there is no file. */
  textOf(uri: string): Promise<string | null> {
    const known = this.#saved.get(uri) ?? this.#outlets.read(uri);
    this.#saved.set(uri, known);
    return known;
  }

  saved(uri: string, text: string, byHand: boolean): void {
    this.#written.set(uri, text);
    if (byHand) this.#set(uri, text);
  }

  /** A file that somebody else has changed is as they have left it. */
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
