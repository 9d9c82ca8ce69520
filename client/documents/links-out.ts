/** Whether a path leads through a link out of the folders that are open: such a link isn't followed. */
import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';

/** False also where nothing is at the path. */
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
