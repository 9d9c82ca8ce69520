/** Files of the workspace from the disk, for editors that can't be asked for them. */

export interface Disk {
  /** The text of a regular file within some folders; null where there is none, where it is too large, or where a link leads out of them. All are addresses. */
  read(uri: string, folders: readonly string[]): Promise<string | null>;
  /** The addresses of the files of scenarios and of texts within some folders, at most so many. */
  list(folders: readonly string[], most: number): Promise<readonly string[]>;
  /** Which of some files can't be written. */
  readOnly(uris: readonly string[]): Promise<readonly string[]>;
}
