/** Includer index: which files of the workspace include a file, as far as known. */
import { clashIn, type Analysis } from '../../analysis/index.ts';
import { pathsIn } from '../../language/index.ts';
import { addressFrom } from './addresses.ts';
import { alwaysWanted, type StillWanted } from '../time-slicing.ts';
import type { WorkspaceFiles } from './workspace-files.ts';

/** Dependencies of the index. */
export interface World {
  /** The URIs of the workspace’s files. */
  readonly listed: () => Promise<readonly string[]>;
  /** The URIs of the open documents. */
  readonly open: () => readonly string[];
  readonly files: WorkspaceFiles;
  /** The analysis of a workspace file with this text; undefined where it can’t be made. */
  readonly analysisOf: (uri: string, text: string, wanted: StillWanted) => Promise<Analysis | undefined>;
}

/** The analyses of a file and of those that include it, and the files that may include it but can’t be read. */
export interface Includers {
  readonly analyses: readonly Analysis[];
  readonly unread: readonly string[];
}

export class IncluderIndex {
  readonly #world: World;
  /** Which files a text includes, by the text’s URI. */
  readonly #targets = new Map<string, { readonly text: string; readonly targets: readonly string[] }>();

  constructor(world: World) {
    this.#world = world;
  }

  async of(uri: string): Promise<Includers> {
    const texts = await this.texts(uri);
    const unread = [...texts].flatMap(([each, text]) => (text === undefined ? [each] : []));
    const including = [...this.#including(uri, texts)];
    const analyses = await Promise.all(
      including.map((each) => this.#analysisOf(each, texts.get(each) ?? '', alwaysWanted)),
    );
    const failed = including.filter((_each, index) => analyses[index] === undefined);
    return { analyses: analyses.filter((each) => each !== undefined), unread: [...unread, ...failed] };
  }

  /** The analysis of a workspace file, open or not; undefined if there is no such file. */
  async analysisOf(uri: string, wanted = alwaysWanted): Promise<Analysis | undefined> {
    const text = await this.#world.files.textOf(uri);
    return text === undefined ? undefined : this.#analysisOf(uri, text, wanted);
  }

  /** Whether a file that an analysis includes is still being read. */
  isWaitingFor({ reading, addressOf }: Analysis): boolean {
    return [...reading.reached.keys()].map(addressOf).some(this.#world.files.isAwaited);
  }

  /** The URIs of all files that are open or in the workspace. */
  async files(): Promise<readonly string[]> {
    const { listed, open } = this.#world;
    return [...new Set([...open(), ...(await listed())])];
  }

  /** The texts of all of them, and of one that needn’t be among them; undefined for those that can’t be read. */
  async texts(uri?: string): Promise<ReadonlyMap<string, string | undefined>> {
    const { files } = this.#world;
    const all = [...new Set([...(uri === undefined ? [] : [uri]), ...(await this.files())])];
    const texts = await Promise.all(all.map((each) => files.textOf(each)));
    return new Map(all.map((each, index) => [each, texts[index]]));
  }

  /** The file itself and all files that include it, directly or indirectly. */
  #including(uri: string, texts: ReadonlyMap<string, string | undefined>): ReadonlySet<string> {
    const found = new Set([uri]);
    for (const each of found) {
      for (const [other, text] of texts)
        if (text !== undefined && this.#targetsOf(other, text).includes(each)) found.add(other);
    }
    return found;
  }

  #targetsOf(uri: string, text: string): readonly string[] {
    const known = this.#targets.get(uri);
    if (known?.text === text) return known.targets;
    const paths = /include/iu.test(text) ? pathsIn(clashIn(uri, text)) : [];
    const targets = paths.flatMap((path) => addressFrom(uri, path) ?? []);
    this.#targets.set(uri, { text, targets });
    return targets;
  }

  /** Analyses a file, again if need be until all the files that it includes have been read. */
  async #analysisOf(uri: string, text: string, wanted: StillWanted): Promise<Analysis | undefined> {
    const { files, analysisOf } = this.#world;
    for (;;) {
      const analysis = await analysisOf(uri, text, wanted);
      if (analysis === undefined) return undefined;
      const awaited = [...analysis.reading.reached.keys()].map(analysis.addressOf).filter(files.isAwaited);
      if (awaited.length === 0) return analysis;
      await Promise.all(awaited.map((each) => files.textOf(each)));
    }
  }
}
