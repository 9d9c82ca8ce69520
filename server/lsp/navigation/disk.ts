/** Access to workspace files on disk, for editors that can’t supply them. */
import type { ReadFileAnswer } from '../../protocol/index.ts';

export interface Disk {
  /** The text of a regular file within some folders, up to a size in bytes. All are URIs. */
  read(uri: string, folders: readonly string[], mostBytes: number): Promise<ReadFileAnswer>;
  /** The URIs of at most `most` scenario and text files within some folders. */
  list(folders: readonly string[], most: number): Promise<readonly string[]>;
  /** Which of some files can’t be written. */
  readOnly(uris: readonly string[]): Promise<readonly string[]>;
}
