/** Records the hosts outside this machine that an editor’s processes and its page try to contact. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loaded by every Node process before anything else: records the host of each requested connection. */
const watcher = (file: string): string => `
  import { appendFileSync } from 'node:fs';
  import { Socket } from 'node:net';
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (...args) {
    const [options] = Array.isArray(args[0]) ? args[0] : args;
    const host = typeof options === 'object' && options !== null ? options.host : args[1];
    if (typeof host === 'string' && host !== '127.0.0.1' && host !== 'localhost') appendFileSync(${JSON.stringify(file)}, host + '\\n');
    return connect.apply(this, args);
  };`;

/** Hosts that Chromium itself contacts, whatever page it shows: for updates, and about forms. */
const ofChromium = /^(?:http:\/\/)?[\w-]+\.google(?:apis)?\.com[:/]/;

export class Contacts {
  /** The environment for the processes. */
  readonly env: Readonly<Record<string, string>>;
  readonly #file: string;
  readonly #proxy: Server;
  readonly #byBrowser: string[];

  private constructor(env: Readonly<Record<string, string>>, file: string, proxy: Server, byBrowser: string[]) {
    this.env = env;
    this.#file = file;
    this.#proxy = proxy;
    this.#byBrowser = byBrowser;
  }

  /** Keeps its files in the folder. */
  static async watch(folder: string): Promise<Contacts> {
    const file = join(folder, 'contacts');
    const module = join(folder, 'contacts.mjs');
    await writeFile(file, '');
    await writeFile(module, watcher(file));
    const byBrowser: string[] = [];
    const proxy = createServer((request, response) => {
      byBrowser.push(request.url ?? '');
      response.writeHead(502).end();
    });
    proxy.on('connect', (request, socket) => {
      byBrowser.push(request.url ?? '');
      socket.destroy();
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    return new Contacts({ NODE_OPTIONS: `--import=${pathToFileURL(module).href}` }, file, proxy, byBrowser);
  }

  /** A browser argument that limits it to this machine and sends everything else to the proxy. */
  get browserArgument(): string {
    return `--proxy-server=127.0.0.1:${(this.#proxy.address() as AddressInfo).port}`;
  }

  /** Every host requested so far by the editor’s processes or its page. */
  async all(): Promise<readonly string[]> {
    const byProcesses = (await readFile(this.#file, 'utf8')).split('\n').filter((host) => host !== '');
    return [...byProcesses, ...this.#byBrowser.filter((address) => !ofChromium.test(address))];
  }

  close(): void {
    this.#proxy.close();
    this.#proxy.closeAllConnections();
  }
}
