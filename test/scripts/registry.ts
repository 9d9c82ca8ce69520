/** Fake package registries on this machine, each broken in its own way. */
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Registry {
  readonly address: string;
  /** Resolves with the first request for a package. */
  readonly asked: Promise<Socket>;
  close(): void;
}

/** An address without a server. */
export async function refusing(): Promise<string> {
  const server = await listening(createServer());
  const address = addressOf(server);
  server.close();
  await once(server, 'close');
  return address;
}

/** Accepts every connection and never answers. */
export async function silent(): Promise<Registry> {
  const sockets: Socket[] = [];
  const server = await listening(createServer((socket) => sockets.push(socket.resume().on('error', () => undefined))));
  const asked = once(server, 'connection').then(([socket]) => socket as Socket);
  return {
    address: addressOf(server),
    asked,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Answers pings, and starts sending every package without completing it. */
export function stalling(): Promise<Registry> {
  return serving((_, response) => response.writeHead(200, { 'content-length': 1_000_000 }).write('{'));
}

/** Answers pings, and breaks the connection in the middle of every package. */
export function breakingOff(): Promise<Registry> {
  return serving((_, response) => {
    response.writeHead(200, { 'content-length': 1_000_000 }).write('{', () => response.destroy());
  });
}

/** Answers pings, and has no package. */
export function empty(): Promise<Registry> {
  return serving((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
}

async function serving(serve: RequestListener): Promise<Registry> {
  let tell: (socket: Socket) => void;
  const asked = new Promise<Socket>((resolve) => (tell = resolve));
  const server = createHttpServer((request, response) => {
    if (request.url === '/-/ping') {
      response.end('{}');
      return;
    }
    tell(request.socket);
    serve(request, response);
  });
  await listening(server);
  return {
    address: addressOf(server),
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
