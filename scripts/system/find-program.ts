/** Finds programs on the machine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these commands on the search path, or undefined. */
export function findOnPath(
  names: readonly string[],
  searchPath: string = process.env['PATH'] ?? '',
): string | undefined {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))))
    .find((file) => existsSync(file));
}

/** Whether a desktop program could open a window here. */
export function hasScreen(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}
