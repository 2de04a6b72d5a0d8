// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/dev/bootstrap.mjs infra/release/src/check-release.ts
// Checks the workflows of .github with GitHub's own language service, and that pnpm-lock.yaml names the programs
// of every platform that CI starts the product on. In CI, actionlint and zizmor check the workflows further.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { z } from 'zod';

import { root } from './versions.ts';

/** Where CI starts the product, beside linux-x64. */
const platforms = ['linux-arm64', 'darwin-arm64'] as const;

// The language service is made for bundlers: it imports JSON without the attribute that Node demands.
registerHooks({
  load: (url, context, nextLoad) =>
    url.includes('/@actions/') && url.endsWith('.json')
      ? nextLoad(url, { ...context, importAttributes: { type: 'json' } })
      : nextLoad(url, context),
});
const { validate } = await import('@actions/languageservice');

/** Checks keys, values, expressions and their contexts. */
async function checkWorkflow(file: string): Promise<string[]> {
  const text = readFileSync(join(root, file), 'utf8');
  const diagnostics = await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, text));
  return diagnostics.map(({ range, message }) => {
    const reason = typeof message === 'string' ? message : message.value;
    return `line ${range.start.line + 1}: ${reason}`;
  });
}

/** What is read of pnpm-lock.yaml, version 9. */
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ os: z.array(z.string()).default([]), cpu: z.array(z.string()).default([]) }),
  ),
  snapshots: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).default({}) }),
  ),
});

/**
 * Packages whose program for another platform the lock file does not name, though it names that for
 * linux-x64. An installation there succeeds, and what runs the program fails.
 */
function findMissingPlatforms(): string[] {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const { packages, snapshots } = lockfile.parse(parse(text));
  return Object.entries(snapshots).flatMap(([name, { optionalDependencies }]) => {
    // The program of one platform may itself need a library for that platform.
    if ((packages[name]?.cpu.length ?? 0) > 0) return [];
    const named = new Set(
      Object.entries(optionalDependencies).flatMap(([dependency, version]) => {
        const { os = [], cpu = [] } = packages[`${dependency}@${version}`] ?? {};
        return os.flatMap((system) => cpu.map((processor) => `${system}-${processor}`));
      }),
    );
    if (!named.has('linux-x64')) return [];
    return platforms
      .filter((platform) => !named.has(platform))
      .map((platform) => `${name} has no program for ${platform}: pnpm install --fix-lockfile`);
  });
}

const results = new Map([['pnpm-lock.yaml', findMissingPlatforms()]]);
for (const file of globSync('.github/workflows/*.yml', { cwd: root }).toSorted()) {
  results.set(file, await checkWorkflow(file));
}
for (const [file, complaints] of results) {
  console.log(`${complaints.length === 0 ? 'passed' : 'failed'}: ${file}`);
  for (const complaint of complaints) console.log(`  ${complaint}`);
}
const failed = [...results.values()].filter((complaints) => complaints.length > 0).length;
console.log(`${results.size - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
