// SPDX-License-Identifier: AGPL-3.0-or-later
// Writes a static copy of a running installation, which any static host serves.
// Usage: npm run farewell -- --url=https://example.org --out=copy [--site=https://copy.example.org] [--axe=/usr/bin/chromium]
// docs/operations/end-of-life.md explains it. A run that was stopped goes on when it is started again.
import { parseArgs } from 'node:util';

import { farewell } from './farewell.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'static-copy' },
    site: { type: 'string' },
    axe: { type: 'string' },
  },
});

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort(new Error('Stopped; start it again to go on')));
}

try {
  const complaints = await farewell({
    origin: new URL(values.url).origin,
    folder: values.out,
    site: (values.site ?? new URL(values.url).origin).replace(/\/+$/, ''),
    axe: values.axe,
    signal: stop.signal,
    log: (line) => console.log(line),
  });
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
