// SPDX-License-Identifier: AGPL-3.0-or-later
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

import * as bundler from 'vite';

import type { SitemapSource } from '../src/lib/feature.ts';
import { type WebDeps, buildWeb } from './app.ts';
import { readConfig } from './config.ts';
import type { Forms } from './forms/forms.ts';
import { createMetrics } from './metrics.ts';
import type { Render } from './render/renderer.ts';
import { run } from './run.ts';

type Entry = Forms & {
  readonly render: Render;
  readonly searchParamsAt: WebDeps['searchParamsAt'];
  readonly sitemapSource: SitemapSource;
};

// The server of production with Vite before it: sources are compiled and replaced as they change.
const server = createServer();
const vite = await bundler.createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  // Bundled, it would be a new file at each start, for which `node --watch` starts again.
  configLoader: 'native',
  server: { middlewareMode: true, hmr: { server } },
});

async function loadEntry(): Promise<Entry> {
  const entry = await vite.ssrLoadModule('/src/app/entry-server.tsx');
  if (!isEntry(entry)) throw new Error('entry-server.tsx lacks an export.');
  return entry;
}

function isEntry(entry: object): entry is Entry {
  return ['formsAt', 'render', 'searchParamsAt', 'sitemapSource', 'submitForm'].every(
    (name) => name in entry,
  );
}

const config = readConfig();
const metrics = createMetrics();
const app = await buildWeb({
  config,
  metrics,
  render: async (input) => (await loadEntry()).render(input),
  sitemap: (await loadEntry()).sitemapSource,
  forms: {
    formsAt: async (...place) => (await loadEntry()).formsAt(...place),
    submitForm: async (input) => (await loadEntry()).submitForm(input),
  },
  searchParamsAt: (await loadEntry()).searchParamsAt,
  assets: () => ({
    head: '',
    scripts: '<script type="module" src="/src/app/entry-client.tsx"></script>',
  }),
  // Vite serves the sources, which have no lasting names.
  offline: async () => ({ files: [], reads: [] }),
  clientRoot: null,
  limits: { freshFor: 0, incompleteFor: 0, staleFor: 0, renderTimeout: 60_000 },
  finish: (url, html) => vite.transformIndexHtml(url, html),
  serverFactory: (handler) =>
    server.on('request', (request, response) => {
      vite.middlewares(request, response, () => handler(request, response));
    }),
});
app.addHook('onClose', () => vite.close());
await run(app, config, metrics);
