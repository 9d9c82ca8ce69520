/** Checks whether a path leaves the open folders through a symbolic link; such links aren’t followed. */
import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';

/** False also if the path doesn’t exist. */
export async function leadsOut(path: string, folders: readonly string[]): Promise<boolean> {
  const [target, ...within] = await Promise.all(
    [path, ...folders].map((each) => realpath(each).catch(() => undefined)),
  );
  return target !== undefined && !within.some((folder) => folder !== undefined && isWithin(folder, target));
}

function isWithin(folder: string, target: string): boolean {
  const path = relative(folder, target);
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
