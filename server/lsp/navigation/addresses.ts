/** Converts between paths of included files and URIs. */
import { refusalOf } from '../../language/index.ts';

/**
 * The URI of a path relative to another file’s folder; undefined where that file has no folder because it was never
 * saved.
 */
export function addressFrom(including: string, path: string): string | undefined {
  if (refusalOf(path) !== undefined) return undefined;
  const encoded = path.replaceAll('\\', '/').split('/').map(encodedStep).join('/');
  return URL.canParse(encoded, including) ? new URL(encoded, including).href : undefined;
}

/** The file path of a URI. */
export function pathOf(uri: string): string {
  const path = URL.canParse(uri) ? new URL(uri).pathname : uri;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Encodes like editors do, which escape more characters than `encodeURIComponent`. A lone surrogate can’t be encoded in
 * a URI.
 */
function encodedStep(step: string): string {
  return encodeURIComponent(step.replace(/\p{Cs}/gu, '\uFFFD')).replace(
    /[!'()*]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The paths of some files relative to another file’s folder, nearest first; files without such a path are left out. */
export function pathsFrom(including: string, uris: readonly string[]): readonly string[] {
  const paths = uris.flatMap((uri) => relativePath(including, uri) ?? []);
  const far = (path: string): number => path.split('/').length;
  return paths.toSorted((one, other) => far(one) - far(other) || (one < other ? -1 : 1));
}

function relativePath(from: string, to: string): string | undefined {
  if (!URL.canParse(from) || !URL.canParse(to)) return undefined;
  const [here, there] = [new URL(from), new URL(to)];
  if (here.protocol !== there.protocol || here.host !== there.host) return undefined;
  const [folder, target] = [pathOf(from).split('/').slice(0, -1), pathOf(to).split('/')];
  const apart = folder.findIndex((name, index) => name !== target[index]);
  const shared = apart < 0 ? folder.length : apart;
  return [...folder.slice(shared).map(() => '..'), ...target.slice(shared)].join('/');
}
