// SPDX-License-Identifier: AGPL-3.0-or-later
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { sendStatus } from './plain-responses.ts';
import { plainHeaders } from './security-headers.ts';
import { serveSharedAssets } from './shared-assets.ts';

const compressed = ['**/*.br', '**/*.gz'];

/** For files whose names change with their content. */
const unchanging = {
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  // Of no use to them, in hundreds of small answers.
  lastModified: false,
  acceptRanges: false,
  setHeaders,
};

/**
 * Serves the client's build. A file has a route of its own, so nothing else of the disk can be reached.
 * Files of other builds come from the folder `shared`, if there is one.
 */
export async function serveAssets(
  app: FastifyInstance,
  clientRoot: URL,
  shared: string | undefined,
): Promise<void> {
  const build = fileURLToPath(new URL('assets/', clientRoot));
  await app.register(fastifyStatic, {
    ...unchanging,
    root: build,
    prefix: '/assets/',
    wildcard: false,
    globIgnore: compressed,
  });
  await app.register(fastifyStatic, {
    root: fileURLToPath(clientRoot),
    wildcard: false,
    globIgnore: [...compressed, 'assets/**', '.vite/**'],
    preCompressed: true,
    maxAge: '1h',
    decorateReply: false,
    setHeaders,
  });
  if (shared === undefined) app.get('/assets/*', (_request, reply) => sendStatus(reply, 404));
  else await serveSharedAssets(app, { ...unchanging, build, folder: shared });
}

function setHeaders(reply: FastifyReply): void {
  reply.headers(plainHeaders);
}
