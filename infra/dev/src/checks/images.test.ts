// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const files = [
  'docker-compose.yml',
  ...globSync('infra/docker/*.Dockerfile', { cwd: root }),
  ...globSync('infra/kubernetes/**/*.yaml', { cwd: root }),
  ...globSync('.github/workflows/*.yml', { cwd: root }),
  'infra/dev/src/services/redis.ts',
].toSorted();

/** Where a file names an image of others. */
const named =
  /(?<![\w/.@]|\w-)((?:node|postgres|redis|caddy|rhysd\/actionlint|(?:prom|grafana|valkey)\/[\w-]+|ghcr\.io\/[\w/-]+)):(v?\d[\w.-]*)/g;

const images = files.flatMap((file) =>
  [...read(file).matchAll(named)].map(([text, name = '', tag = '']) => ({ file, text, name, tag })),
);

test('images of others have exact versions, the same one everywhere', () => {
  // Postgres has versions of two numbers.
  const floating = images.filter(
    ({ name, tag }) =>
      !/^v?\d+\.\d+\.\d+/.test(tag) && !(/postgres/.test(name) && /^\d+\.\d+/.test(tag)),
  );
  expect(floating).toEqual([]);
  const tags = new Map<string, Set<string>>();
  for (const { name, tag } of images) tags.set(name, (tags.get(name) ?? new Set()).add(tag));
  expect([...tags].filter(([, each]) => each.size > 1)).toEqual([]);
  expect([...tags.keys()].toSorted()).toEqual([
    'caddy',
    'ghcr.io/cloudnative-pg/postgresql',
    'ghcr.io/zizmorcore/zizmor',
    'grafana/grafana',
    'node',
    'postgres',
    'prom/alertmanager',
    'prom/blackbox-exporter',
    'prom/node-exporter',
    'prom/prometheus',
    'redis',
    'rhysd/actionlint',
    'valkey/valkey',
  ]);
  const text = files.map(read).join('\n');
  expect(text.match(/:latest\b|image: *[\w./-]+$/gm) ?? []).toEqual(
    text.match(/image: keep-games-alive\/\w+$/gm) ?? [],
  );
});

test('Renovate finds the images that its own managers do not', () => {
  const { customManagers } = z
    .object({
      customManagers: z.tuple([
        z.object({ managerFilePatterns: z.array(z.string()), matchStrings: z.array(z.string()) }),
      ]),
    })
    .parse(JSON.parse(read('renovate.json')));
  const [{ managerFilePatterns, matchStrings }] = customManagers;
  const patterns = managerFilePatterns.map((text) => new RegExp(text.slice(1, -1)));
  const found = (file: string) =>
    patterns.some((pattern) => pattern.test(file))
      ? matchStrings.flatMap((text) =>
          [...read(file).matchAll(new RegExp(text, 'g'))].map(
            ({ groups }) => `${groups?.['depName']}:${groups?.['currentValue']}`,
          ),
        )
      : [];
  // `image:` of compose and manifests, and `ARG` of Dockerfiles, are for its own managers.
  const others = files.filter((file) => !/\.(?:yaml|Dockerfile)$/.test(file));
  for (const file of others) {
    const wanted = images
      .filter((image) => image.file === file)
      .filter(({ text }) => !new RegExp(`image: .*${text}`).test(read(file)))
      .map(({ text }) => text);
    expect(found(file), file).toEqual(expect.arrayContaining(wanted));
  }
  expect(found('docker-compose.yml').filter((image) => image.startsWith('node:'))).toHaveLength(2);
});

test('every build of an image is given the commit, and the image tells it', () => {
  const build = z.looseObject({ args: z.record(z.string(), z.string()) });
  const { services } = z
    .object({ services: z.record(z.string(), z.looseObject({ build: build.optional() })) })
    .parse(parse(read('docker-compose.yml'), { merge: true }));
  const builds = Object.values(services).flatMap(({ build: one }) => one ?? []);
  expect(builds).toHaveLength(5);
  for (const { args } of builds) expect(args['REVISION']).toBe('${REVISION:-unknown}');
  expect(read('.github/workflows/release.yml')).toContain(
    '--build-arg "REVISION=$(git rev-parse HEAD)"',
  );
  for (const app of ['api', 'web', 'worker']) {
    const dockerfile = read(`infra/docker/${app}.Dockerfile`);
    expect(dockerfile).toMatch(/^ARG REVISION=unknown\nENV BUILD_REVISION=\$\{REVISION\}$/m);
  }
  // Commands that the documents give to operators.
  expect(read('docs/operations/updates.md')).toContain(
    'export REVISION=$(git rev-parse HEAD)\ndocker compose build',
  );
});

test('actions are pinned by digest', () => {
  for (const file of globSync('.github/workflows/*.yml', { cwd: root })) {
    const uses = [...read(file).matchAll(/uses: (\S+)/g)].map(([, name = '']) => name);
    const loose = uses.filter((name) => !name.startsWith('./') && !/@[0-9a-f]{40}$/.test(name));
    expect(loose, file).toEqual([]);
  }
});
