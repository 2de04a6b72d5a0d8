// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

import type { Registry } from 'prom-client';

import { withTimeout } from './loop.ts';

type Check = () => Promise<unknown>;

type State = 'up' | 'down';

/** Time limit of a dependency check, in milliseconds. */
const checkTimeout = 2_000;

async function stateOf(check: Check): Promise<State> {
  const isUp = check().then(() => true);
  return (await withTimeout(checkTimeout, isUp, false)) ? 'up' : 'down';
}

/** Asks every dependency. */
export async function statesOf(
  dependencies: Readonly<Record<string, Check>>,
): Promise<Record<string, State>> {
  const states = Object.entries(dependencies).map(
    async ([name, check]) => [name, await stateOf(check)] as const,
  );
  return Object.fromEntries(await Promise.all(states));
}

/** Serves `/metrics`, `/health/live` and `/health/ready`. */
export function createOperationsServer(options: {
  /** What is served at present. */
  registry: () => Registry;
  dependencies: Readonly<Record<string, Check>>;
  /** Whether it takes no more jobs, and is not ready for that. */
  isStopping: () => boolean;
  onError: (error: unknown) => void;
}) {
  async function ready(response: ServerResponse): Promise<void> {
    if (options.isStopping()) {
      sendJson(response, 503, { status: 'stopping' });
      return;
    }
    const states = await statesOf(options.dependencies);
    const isReady = Object.values(states).every((state) => state === 'up');
    sendJson(response, isReady ? 200 : 503, {
      status: isReady ? 'ready' : 'unavailable',
      dependencies: states,
    });
  }

  async function metrics(response: ServerResponse): Promise<void> {
    const registry = options.registry();
    const body = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET') sendJson(response, 405, { status: 'method not allowed' });
    else if (path === '/health/live') sendJson(response, 200, { status: 'live' });
    else if (path === '/health/ready') await ready(response);
    else if (path === '/metrics') await metrics(response);
    else sendJson(response, 404, { status: 'not found' });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      options.onError(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  return {
    /** Resolves with the port once it listens. */
    async listen({ host, port }: { host: string; port: number }) {
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      return address !== null && typeof address === 'object' ? address.port : port;
    },
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
