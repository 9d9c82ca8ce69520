/**
 * The loopback endpoint where the integration suite reports its results and requests actions from outside the window.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import type { Action, Answer, Report } from '../../test/integration/runner-protocol.ts';

export interface RunnerServer {
  readonly address: string;
  close(): void;
}

export interface Handlers {
  report(report: Report): void;
  act(action: Action): Promise<unknown>;
}

/** Listens on a free port, under a path that only the suite knows. */
export async function startRunnerServer(handlers: Handlers): Promise<RunnerServer> {
  const secret = `/${randomUUID()}`;
  const server = createServer((request, response) => {
    void answer(request, secret, handlers).then((value) => response.end(JSON.stringify(value)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${secret}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(request: IncomingMessage, secret: string, handlers: Handlers): Promise<Answer> {
  try {
    const message: unknown = JSON.parse(await text(request));
    switch (request.url) {
      case `${secret}/report`:
        handlers.report(message as Report);
        return { value: true };
      case `${secret}/action`:
        return { value: await handlers.act(message as Action) };
      default:
        return { error: 'There is nothing at this address' };
    }
  } catch (error) {
    // Playwright colours its messages for a terminal.
    return { error: stripVTControlCharacters(error instanceof Error ? error.message : String(error)) };
  }
}
