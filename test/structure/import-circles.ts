/** Finds circular imports, direct or indirect; imports of types count like all others. */
import { posix } from 'node:path';
import { importsOf, type SourceFile } from './import-law.ts';

/** Each circle as the sorted paths of its files: all files that reach each other by imports. */
export function importCircles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const imports = new Map(files.map((file) => [file.path, targetsOf(file)]));
  const reached = new Map(files.map(({ path }) => [path, reachedFrom(path, imports)]));
  const circles = new Map<string, readonly string[]>();
  for (const [path, others] of reached) {
    const circle = [...others].filter((other) => reached.get(other)?.has(path)).sort();
    if (circle.length > 0) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

function targetsOf(file: SourceFile): readonly string[] {
  return importsOf(file)
    .filter((target) => target.startsWith('.'))
    .map((target) => posix.join(posix.dirname(file.path), target));
}

/** All files that a file imports, directly or indirectly; itself only if one of them imports it. */
function reachedFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const target of imports.get(path) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  return reached;
}
