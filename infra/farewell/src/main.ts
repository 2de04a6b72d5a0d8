// SPDX-License-Identifier: AGPL-3.0-or-later
// Writes a static copy of a read-only installation, which any static host serves.
// Usage: npm run farewell -- --url=https://example.org --out=copy [--hours=24]
// docs/operations/end-of-life.md explains it.
import { parseArgs } from 'node:util';

import { farewell } from './farewell.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'static-copy' },
    hours: { type: 'string', default: '24' },
  },
});

const stop = new AbortController();
const late = new Error(`The copy is not complete after ${values.hours} hours`);
setTimeout(() => stop.abort(late), Number(values.hours) * 3_600_000).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort(new Error('Stopped')));
}

try {
  const broken = await farewell(new URL(values.url).origin, values.out, {
    signal: stop.signal,
    log: (line) => console.log(line),
  });
  for (const line of broken) console.error(`Leads nowhere: ${line}`);
  if (broken.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
