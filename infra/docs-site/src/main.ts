// SPDX-License-Identifier: AGPL-3.0-or-later
// Builds the documentation site into infra/docs-site/dist, and checks its links.
// Usage: node infra/dev/bootstrap.mjs infra/docs-site/src/main.ts [--base=/path/] [--dev]
// --base is the path that the site will be served at; --dev serves it here while pages are edited.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { campaign } from '@kga/contracts/core';
import { findBrokenLinks } from '@kga/dev/broken-links';
import { build, createServer } from 'vitepress';

import { outFolder, repository, siteRoot } from './pages.ts';
import { writePages } from './write-pages.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    dev: { type: 'boolean', default: false },
  },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');

async function buildSite(): Promise<void> {
  let passed = 0;
  let failed = 0;
  process.once('exit', () => console.log(`${passed} passed, ${failed} failed`));
  try {
    await writePages();
    await build(siteRoot, { base });
    const { pages, checked, broken } = findBrokenLinks(outFolder, { base, exists: isInRepository });
    for (const line of broken) console.error(`Broken link in ${line}`);
    console.log(`${pages} pages, ${checked} links`);
    passed = pages + checked - broken.length;
    failed = broken.length;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failed = 1;
  }
  if (failed > 0) process.exitCode = 1;
}

/** Whether a link leads to a file of the repository; undefined for links elsewhere. */
function isInRepository(url: string): boolean | undefined {
  if (!url.startsWith(`${campaign.sourceUrl}/`)) return undefined;
  const [, path] =
    /^\/(?:blob|tree|edit)\/main\/([^?#]*)/.exec(url.slice(campaign.sourceUrl.length)) ?? [];
  return path === undefined ? undefined : existsSync(join(repository, decodeURIComponent(path)));
}

async function serveSite(): Promise<void> {
  await writePages();
  const server = await createServer(siteRoot, { base });
  await server.listen();
  server.printUrls();
}

await (values.dev ? serveSite() : buildSite());
