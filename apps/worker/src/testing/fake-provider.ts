// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

export type Respond = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** An HTTP server on loopback with configurable responses and request counts. */
export type FakeProvider = {
  url: string;
  /** Handles a request; may be replaced at any time. */
  respond: Respond;
  /** Requests so far. */
  asked: number;
  /** Most requests that were in flight at a time. */
  mostAtOnce: number;
  /** Requests that are in flight now. */
  inFlight: number;
  close: () => Promise<void>;
};

export async function startFakeProvider(respond: Respond): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    provider.asked += 1;
    provider.inFlight += 1;
    provider.mostAtOnce = Math.max(provider.mostAtOnce, provider.inFlight);
    response.once('close', () => {
      provider.inFlight -= 1;
    });
    Promise.resolve(provider.respond(request, response)).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const provider: FakeProvider = {
    url: `http://127.0.0.1:${port}`,
    respond,
    asked: 0,
    mostAtOnce: 0,
    inFlight: 0,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return provider;
}

/** Answers every request with one body. */
export function json(body: unknown, headers: Readonly<Record<string, string>> = {}): Respond {
  return text(JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

export function text(body: string, headers: Readonly<Record<string, string>> = {}): Respond {
  return (_request, response) => void response.writeHead(200, headers).end(body);
}

export function status(code: number, headers: Readonly<Record<string, string>> = {}): Respond {
  return (_request, response) => void response.writeHead(code, headers).end();
}

/** Accepts requests and never responds. */
export const hang: Respond = () => {};

/** Answers as the collection system does. */
export function collection(progression: unknown, rows: unknown): Respond {
  return (request, response) => {
    const isMap = request.url?.endsWith('/report/map');
    return json(isMap ? { signatureCountryCount: rows } : progression)(request, response);
  };
}
