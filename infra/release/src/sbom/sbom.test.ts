// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import type { Lockfile } from './lockfile.ts';
import { findMissingPlatforms } from './platforms.ts';
import { compareSbom, type Sbom } from './sbom.ts';

const hash = (text: string) => Buffer.from(text).toString('hex');
const integrity = (text: string) => `sha512-${Buffer.from(text).toString('base64')}`;

const lockfile: Lockfile = {
  lockfileVersion: '9.0',
  importers: {
    'apps/api': {
      dependencies: {
        '@kga/db': { version: 'link:../../packages/db' },
        alias: { version: 'real@1.0.0' },
      },
    },
    'packages/db': { dependencies: { pg: { version: '8.0.0(peer@2.0.0)' } } },
  },
  packages: {
    'real@1.0.0': { resolution: { integrity: integrity('real') } },
    'pg@8.0.0': { resolution: { integrity: integrity('pg') } },
    'peer@2.0.0': { resolution: { integrity: integrity('peer') } },
    'pg-linux@8.0.0': { resolution: {}, os: ['linux'], cpu: ['x64'] },
  },
  snapshots: {
    'real@1.0.0': {},
    'pg@8.0.0(peer@2.0.0)': {
      dependencies: { peer: '2.0.0' },
      optionalDependencies: { 'pg-linux': '8.0.0' },
    },
    'peer@2.0.0': {},
    'pg-linux@8.0.0': {},
  },
};

const part = (name: string, version: string, content: string) => ({
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  externalReferences: [
    { type: 'distribution', hashes: [{ alg: 'SHA-512', content: hash(content) }] },
  ],
});

const sbom: Sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  metadata: { component: { group: '@kga', name: 'api', version: '1.0.0', purl: '' } },
  components: [
    part('real', '1.0.0', 'real'),
    part('pg', '8.0.0', 'pg'),
    part('peer', '2.0.0', 'peer'),
    part('pg-linux', '8.0.0', ''),
    { group: '@kga', name: 'db', version: '1.0.0', purl: '' },
  ],
};

test('a complete bill of materials has no complaints', () => {
  expect(compareSbom(sbom, lockfile, 'api', '1.0.0')).toEqual({ complaints: [], packages: 4 });
});

test('what is missing, unknown or changed is found', () => {
  const [, ...others] = sbom.components;
  const components = [...others.slice(1), part('pg', '8.0.0', 'other'), part('spy', '1.0.0', '')];
  expect(compareSbom({ ...sbom, components }, lockfile, 'api', '2.0.0').complaints).toEqual([
    'describes @kga/api 1.0.0, not @kga/api 2.0.0',
    'misses real@1.0.0',
    'has another hash for pg@8.0.0',
    'lists spy@1.0.0, which api does not run',
  ]);
});

test('a program that the lock file names for one platform alone is found', () => {
  expect(findMissingPlatforms(lockfile)).toEqual(
    ['linux-arm64', 'darwin-arm64'].map(
      (platform) =>
        `pg@8.0.0(peer@2.0.0) has no program for ${platform}: pnpm install --fix-lockfile`,
    ),
  );
});
