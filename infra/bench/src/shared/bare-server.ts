// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: bare-server.ts [<url> <encoding>] <port>
// A Fastify that sends the answer which `url` gave at the start, and that answers the form of a signature as the
// api does. It checks and stores nothing.
import { createSignature } from '@kga/contracts/petitions';
import { fastify } from 'fastify';

import { readOk } from './http-reads.ts';

const port = Number(process.argv.at(-1));
const [url, encoding = ''] = process.argv.slice(2, -1);
const answer = url ? await readOk(url, { headers: { 'accept-encoding': encoding } }) : undefined;
const body = answer?.body ?? Buffer.from('ready');
const type = answer?.headers['content-type'] ?? 'text/plain';
const contentEncoding = answer?.headers['content-encoding']?.toString();
/** Node sends a string together with the head; for longer bodies, encoding it costs more than that. */
const bytesFrom = 8_192;
const payload = contentEncoding === undefined && body.length < bytesFrom ? body.toString() : body;

const app = fastify({ logger: false });
app.get('/', (_request, reply) => {
  reply.header('content-type', type);
  if (contentEncoding !== undefined) reply.header('content-encoding', contentEncoding);
  return reply.send(payload);
});
app.post(createSignature.url, (_request, reply) => reply.code(202).send({ status: 'pending' }));
await app.listen({ host: '127.0.0.1', port });
process.once('SIGTERM', () => process.exit(0));
