// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { runtimePackages, type Lockfile } from './lockfile.ts';

const reference = z.object({
  type: z.string(),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
});
const component = z.object({
  name: z.string(),
  group: z.string().optional(),
  version: z.string(),
  purl: z.string(),
  externalReferences: z.array(reference).optional(),
});

/** What is read of a bill of materials in the format CycloneDX 1.6. */
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  metadata: z.object({ component }),
  components: z.array(component),
});

export type Sbom = z.infer<typeof sbomSchema>;

export const readSbom = (file: string): Sbom =>
  sbomSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const nameOf = ({ group, name }: z.infer<typeof component>): string =>
  group === undefined ? name : `${group}/${name}`;

/**
 * Compares a bill of materials with what the lock file says, found in another way than pnpm does.
 *
 * @returns the complaints
 */
export function compareSbom(sbom: Sbom, lockfile: Lockfile, app: string, version: string) {
  const complaints: string[] = [];
  const { component: subject } = sbom.metadata;
  if (nameOf(subject) !== `@kga/${app}` || subject.version !== version) {
    complaints.push(`describes ${nameOf(subject)} ${subject.version}, not @kga/${app} ${version}`);
  }
  const listed = new Map(
    sbom.components
      .filter(({ group }) => group !== '@kga')
      .map((part) => [`${nameOf(part)}@${part.version}`, sha512Of(part)]),
  );
  for (const id of runtimePackages(lockfile, `apps/${app}`, false).keys()) {
    if (!listed.has(id)) complaints.push(`misses ${id}`);
  }
  // pnpm lists an optional peer, unless it is there for development alone.
  const possible = runtimePackages(lockfile, `apps/${app}`, true);
  for (const [id, hash] of listed) {
    const integrity = possible.get(id);
    if (integrity === undefined) complaints.push(`lists ${id}, which ${app} does not run`);
    else if (hash !== toHex(integrity)) complaints.push(`has another hash for ${id}`);
  }
  return { complaints, packages: listed.size };
}

function sha512Of({ externalReferences = [] }: z.infer<typeof component>): string {
  const hashes = externalReferences.flatMap(({ hashes: all = [] }) => all);
  return hashes.find(({ alg }) => alg === 'SHA-512')?.content ?? '';
}

/** The lock file writes hashes as `sha512-` and Base64. */
const toHex = (integrity: string): string =>
  Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
