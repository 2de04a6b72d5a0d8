// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: bare-server.ts <url> <encoding> <port>
// A Fastify with one route that sends the answer which `url` gave at the start.
import { fastify } from 'fastify';

import { readOk } from '../shared/http-reads.ts';

const [url = '', encoding = '', port = ''] = process.argv.slice(2);
const { headers, body } = await readOk(url, {
  headers: { 'accept-encoding': encoding },
});

const type = String(headers['content-type']);
const contentEncoding = headers['content-encoding']?.toString();
/** Node sends a string together with the head; for longer bodies, encoding it costs more than that. */
const bytesFrom = 8_192;
const payload = contentEncoding === undefined && body.length < bytesFrom ? body.toString() : body;

const app = fastify({ logger: false });
app.get('/', (_request, reply) => {
  reply.header('content-type', type);
  if (contentEncoding !== undefined) reply.header('content-encoding', contentEncoding);
  return reply.send(payload);
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => process.exit(0));
