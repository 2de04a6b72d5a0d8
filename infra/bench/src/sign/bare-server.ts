// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: bare-server.ts <port>
// A Fastify that reads the form of a signature and answers as the api does. It checks and stores nothing.
import { createSignature } from '@kga/contracts/petitions';
import { fastify } from 'fastify';

const app = fastify({ logger: false });
app.get('/', () => 'ready');
app.post(createSignature.url, (_request, reply) => reply.code(202).send({ status: 'pending' }));
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
process.once('SIGTERM', () => process.exit(0));
