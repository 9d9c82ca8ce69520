/** Package registries of loopback that are of no use to anybody. */
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Registry {
  readonly address: string;
  /** Settles with the first request for a package. */
  readonly asked: Promise<Socket>;
  close(): void;
}

/** An address at which nobody listens. */
export async function refusing(): Promise<string> {
  const server = await listening(createServer());
  const address = addressOf(server);
  server.close();
  await once(server, 'close');
  return address;
}

/** Takes every connection and says nothing. */
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

/** Answers that it is there, and begins every package without ever sending the rest. */
export function stalling(): Promise<Registry> {
  return serving((_, response) => response.writeHead(200, { 'content-length': 1_000_000 }).write('{'));
}

/** Answers that it is there, and breaks off in the middle of every package. */
export function breakingOff(): Promise<Registry> {
  return serving((_, response) => {
    response.writeHead(200, { 'content-length': 1_000_000 }).write('{', () => response.destroy());
  });
}

/** Answers that it is there, and has no package. */
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
