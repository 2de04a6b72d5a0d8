import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { sendStatus } from './plain-responses.ts';
import { plainHeaders } from './security-headers.ts';

const compressed = ['**/*.br', '**/*.gz'];

/** Serves the client's build. A file has a route of its own, so nothing else of the disk is within reach. */
export async function serveAssets(app: FastifyInstance, clientRoot: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', clientRoot)),
    prefix: '/assets/',
    wildcard: false,
    globIgnore: compressed,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // Of no use for files whose names change with their content, in hundreds of small answers.
    lastModified: false,
    acceptRanges: false,
    setHeaders,
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
  app.get('/assets/*', (_request, reply) => sendStatus(reply, 404));
}

function setHeaders(reply: FastifyReply): void {
  reply.headers(plainHeaders);
}
