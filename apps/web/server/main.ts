// SPDX-License-Identifier: AGPL-3.0-or-later
import { SettingsError } from '@kga/server/settings';

import {
  formsAt,
  offlineParts,
  render,
  searchParamsAt,
  sitemapSource,
  submitForm,
} from '../src/app/entry-server.tsx';
import { buildWeb } from './app.ts';
import { readConfig } from './config.ts';
import { createMetrics } from './metrics.ts';
import { builtAssets, offlineList, readClientBuild } from './render/manifest.ts';
import { run } from './run.ts';

const clientRoot = new URL('../client/', import.meta.url);

try {
  const config = readConfig();
  const metrics = createMetrics(config.build);
  const build = await readClientBuild(clientRoot);
  const app = await buildWeb({
    config,
    render,
    sitemap: sitemapSource,
    forms: { formsAt, submitForm },
    searchParamsAt,
    assets: builtAssets(build),
    offline: async () => offlineList(build, await offlineParts()),
    metrics,
    clientRoot,
  });
  await run(app, config, metrics);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
