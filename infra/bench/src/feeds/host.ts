// Usage: host.ts --port=<port> --sources=<count> --until=<time>
// Serves the feeds of `bench:feeds` on loopback.
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

import { type SourceFormat, sourceAt, writeFeed } from './texts.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    sources: { type: 'string', default: '0' },
    until: { type: 'string', default: '' },
  },
});
const origin = `http://127.0.0.1:${values.port}`;
const until = new Date(values.until);
const types: Readonly<Record<SourceFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

const feeds = Array.from({ length: Number(values.sources) }, (_, index) => {
  const source = sourceAt(index);
  const body = Buffer.from(writeFeed(source, origin, until));
  // Half of the sources ignore conditional requests and send the same bytes again.
  const tag = index % 2 === 0 ? `"${hash('sha256', body, 'base64url')}"` : undefined;
  return { body, tag, type: types[source.format] };
});
const answered = { full: 0, notModified: 0 };

const server = createServer((request, response) => {
  if (request.url === '/answered') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answered));
    return;
  }
  const feed = feeds[Number(/^\/feeds\/(\d+)$/.exec(request.url ?? '')?.[1])];
  if (!feed) {
    response.writeHead(404).end();
    return;
  }
  if (feed.tag !== undefined) {
    response.setHeader('etag', feed.tag).setHeader('last-modified', until.toUTCString());
    if (request.headers['if-none-match'] === feed.tag) {
      answered.notModified += 1;
      response.writeHead(304).end();
      return;
    }
  }
  answered.full += 1;
  response
    .writeHead(200, { 'content-type': feed.type, 'content-length': feed.body.length })
    .end(feed.body);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
server.listen(Number(values.port), '127.0.0.1');
