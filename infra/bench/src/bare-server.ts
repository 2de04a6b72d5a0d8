// A Fastify that does nothing but send one answer: what another server sent when this one began.
// Arguments: the address to copy, the encoding to ask for, the port to listen on.
import { fastify } from 'fastify';

import { readAnswer } from './read-answer.ts';

const [url = '', encoding = '', port = ''] = process.argv.slice(2);
const { status, headers, body } = await readAnswer(url, {
  headers: { 'accept-encoding': encoding },
});
if (status !== 200) throw new Error(`${url} answered ${status}`);

const type = String(headers['content-type']);
const contentEncoding = headers['content-encoding']?.toString();
/** Text goes out together with the head; from here on turning it into bytes costs more than that. */
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
