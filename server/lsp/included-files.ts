/** The texts of included files: asked of the editor once, and kept until they change. */
import type { ReadFileAnswer } from '../protocol/index.ts';

/** What is known of one file; nothing while the editor has not answered yet. */
interface Known {
  readonly text: string | undefined;
}

/** What the files need of the world. */
export interface Editor {
  /** The text of a file of the workspace. */
  readonly read: (uri: string) => Promise<ReadFileAnswer>;
  /** The text of an open document, which counts before that of its file. */
  readonly open: (uri: string) => string | undefined;
  /** Called when a text has come that somebody had asked for. */
  readonly arrived: () => void;
}

export class IncludedFiles {
  readonly #editor: Editor;
  readonly #known = new Map<string, Known>();

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  /** Includes of one document. A file that is still being asked for counts as empty, so that nothing is said of it too early. */
  readonly from = (including: string) => (path: string): string | undefined => {
    const uri = addressFrom(including, path);
    if (uri === undefined) return undefined;
    const open = this.#editor.open(uri);
    if (open !== undefined) return open;
    const known = this.#known.get(uri);
    if (known === undefined) this.#ask(uri);
    return known === undefined ? '' : known.text;
  };

  /** A file has changed on disk, or is gone. Says whether anybody had asked for it. */
  forget(uri: string): boolean {
    return this.#known.delete(uri);
  }

  #ask(uri: string): void {
    void this.#editor.read(uri).catch(() => null).then((text) => {
      this.#known.set(uri, { text: text ?? undefined });
      this.#editor.arrived();
    });
  }
}

/** The address of a path from another file's folder; undefined where that has no folder, as a file that was never saved. */
export function addressFrom(including: string, path: string): string | undefined {
  return URL.canParse(path, including) ? new URL(path.split('/').map(encodeURIComponent).join('/'), including).href : undefined;
}
