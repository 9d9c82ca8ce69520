/** Files of the workspace from the disk, for editors that can't be asked for them. */
import type { ReadFileAnswer } from '../../protocol/index.ts';

export interface Disk {
  /** The text of a regular file within some folders, up to a size. All are addresses. */
  read(uri: string, folders: readonly string[], mostBytes: number): Promise<ReadFileAnswer>;
  /** The addresses of the files of scenarios and of texts within some folders, at most so many. */
  list(folders: readonly string[], most: number): Promise<readonly string[]>;
  /** Which of some files can't be written. */
  readOnly(uris: readonly string[]): Promise<readonly string[]>;
}
