// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Language, linkBetween } from '@kga/contracts/core';
import { build } from 'vite';
import * as z from 'zod';

import { interactiveRoute } from '../copied-pages.ts';
import type { Destination } from './destination.ts';

const web = fileURLToPath(new URL('../../../../apps/web', import.meta.url));
const entry = 'src/app/entry-copy.tsx';

const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** Messages that the interactive pages do not show. */
const isUnused = (source: string): boolean =>
  /\/messages\//.test(source) &&
  !/\/(?:shell|components|errors|accounts|letters|signatures)\/messages\//.test(source);

/**
 * Builds the scripts of the interactive pages into the copy.
 * @returns the function that gives the HTML that runs them on a page, if it is one
 */
export async function writeScripts(destination: Destination) {
  const script = await destination.remember('script', z.string(), () => buildScripts(destination));

  return (file: string, path: string, language: Language): string | undefined => {
    const route = interactiveRoute(path);
    if (route === undefined) return undefined;
    const state = JSON.stringify({ language, route, path, file });
    return `<script type="application/json" id="kga-copy">${state.replaceAll('<', '\\u003c')}</script>
<script type="module" src="${linkBetween(file, script)}"></script>
`;
  };
}

async function buildScripts(destination: Destination): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'kga-scripts-'));
  try {
    await build({
      root: web,
      configFile: join(web, 'copy/vite.config.ts'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
    const chunks = manifest.parse(
      JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')),
    );
    for (const [source, { file }] of Object.entries(chunks)) {
      if (!isUnused(source)) destination.write(file, file, readFileSync(join(outDir, file)));
    }
    const script = chunks[entry]?.file;
    if (script === undefined) throw new Error(`The build has no ${entry}`);
    return script;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
