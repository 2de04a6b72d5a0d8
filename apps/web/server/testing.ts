// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

import { type Rendered, formsAt, searchParamsAt, submitForm } from '../src/app/entry-server.tsx';
import { buildWeb, type WebDeps } from './app.ts';
import { parseConfig } from './config.ts';
import { createMetrics } from './metrics.ts';

/** What came back, as sent. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

type Asked = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

/** Asks for exactly this path: neither normalised nor decompressed. */
export async function ask(port: number, path: string, options: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end(body);
  const answered = Promise.withResolvers<Answer>();
  asked.once('error', answered.reject);
  asked.once('response', (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('error', answered.reject);
    response.once('end', () => {
      const bytes = Buffer.concat(chunks);
      const { statusCode: status = 0 } = response;
      answered.resolve({ status, headers: response.headers, body: bytes, text: String(bytes) });
    });
  });
  return answered.promise;
}

/** A page as an app would render it. */
export function rendered(changes: Partial<Rendered> = {}): Rendered {
  return {
    status: 200,
    movedTo: undefined,
    title: 'A page',
    head: '<title>A page</title>',
    body: '<h1>A page</h1>',
    state: { queries: [] },
    topics: [],
    modules: [],
    isPrivate: false,
    complete: true,
    ...changes,
  };
}

/** A web server on a port of its own until the test ends, with an app that renders what is given. */
export async function startWeb(
  deps: Partial<WebDeps> & { readonly environment?: NodeJS.ProcessEnv } = {},
) {
  const { environment, ...given } = deps;
  const metrics = createMetrics();
  const app = await buildWeb({
    config: parseConfig({
      API_URL: 'http://127.0.0.1:9',
      PUBLIC_ORIGIN: 'http://kga.test',
      LOG_LEVEL: 'silent',
      ...environment,
    }),
    render: () => Promise.resolve(rendered()),
    forms: { formsAt, submitForm },
    searchParamsAt,
    sitemap: { paths: ['/', '/petition'], list: () => Promise.resolve([]) },
    assets: () => ({ head: '<link rel="stylesheet" href="/assets/a.css">', scripts: '' }),
    offline: async () => ({ files: ['/assets/letter.js'], reads: ['/api/legal/records/DE'] }),
    metrics,
    clientRoot: null,
    ...given,
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(app.server.address());
  return { app, metrics, port, get: (path: string, options?: Asked) => ask(port, path, options) };
}

/** A listener that gets the whole body of each request. */
export const withBody =
  (
    answer: (incoming: IncomingMessage, response: ServerResponse, body: string) => void,
  ): RequestListener =>
  (incoming, response) =>
    void text(incoming).then((body) => answer(incoming, response, body));

/** A server on loopback until the test ends. */
export async function startUpstream(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = portOf(server.address());
  return { server, port, url: `http://127.0.0.1:${port}` };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('No port is listened on.');
  return address.port;
}
