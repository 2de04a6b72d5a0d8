// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { secretNames } from '@kga/server/settings';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';
import { type App, apps, namesOf } from '../settings/table.ts';
import { withTable } from '../settings/table.ts';

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({
        environment: z.record(z.string(), z.unknown()).default({}),
        tmpfs: z.union([z.string(), z.array(z.string())]).default([]),
        volumes: z.array(z.string()).default([]),
      }),
    ),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }));

/** What the images fix, and what only stand-ins and demonstrations use. */
const notPassed: Record<App, readonly string[]> = {
  api: [
    'HOST',
    'PORT',
    'METRICS_PORT',
    'GOOGLE_ISSUER',
    'GITHUB_URL',
    'GITHUB_API_URL',
    'REPLIT_ISSUER',
    'BUILD_REVISION',
  ],
  web: [
    'HOST',
    'PORT',
    'METRICS_HOST',
    'METRICS_PORT',
    'DEMONSTRATION_CONTENT',
    'PETITION_REPLAY_FROM',
    'PETITION_REPLAY_SPEED',
    'BUILD_REVISION',
  ],
  worker: ['HOST', 'METRICS_PORT', 'BUILD_REVISION'],
  migrate: [
    'NODE_ENV',
    'DEMONSTRATION_FEEDS_URL',
    'PETITION_REPLAY_URL',
    'PETITION_REPLAY_FROM',
    'PETITION_REPLAY_EPOCH',
    'PETITION_REPLAY_SPEED',
    'PETITION_REPLAY_END',
  ],
  backup: [],
};

test.each(apps)(
  'docker-compose.yml passes every setting of %s on, and none it does not know',
  (app) => {
    const names = namesOf(app);
    const passed = Object.keys(compose.services[app]?.environment ?? {});
    const secrets = names.filter((name) => secretNames.some((secret) => secret === name));
    const wanted = names.filter((name) => !notPassed[app].includes(name));
    const files = secrets.map((name) => `${name}_FILE`);
    expect(wanted.filter((name) => !passed.includes(name))).toEqual([]);
    expect(files.filter((name) => !passed.includes(name))).toEqual([]);
    const known = new Set([...names, ...files]);
    expect(passed.filter((name) => !known.has(name))).toEqual([]);
    expect(notPassed[app].filter((name) => !names.includes(name))).toEqual([]);
  },
);

test('Postgres and all who connect to it take its password from the same variable or file', () => {
  const { postgres, ...others } = compose.services;
  const connected = Object.entries(others).filter(([, app]) => 'DATABASE_URL' in app.environment);
  expect(connected.map(([name]) => name)).toEqual(['migrate', 'api', 'worker', 'backup']);
  for (const key of ['PASSWORD', 'PASSWORD_FILE']) {
    const value = postgres?.environment[`POSTGRES_${key}`];
    expect(value).toBe(`\${POSTGRES_${key}:-}`);
    for (const [name, { environment }] of connected)
      expect(environment[`PG${key}`], name).toBe(value);
  }
});

test('what has to survive a restart is in volumes, the certificates of the edge, too', () => {
  const places = Object.values(compose.services).flatMap(({ volumes }) => volumes);
  const named = places.flatMap((place) => /^([a-z]+):/.exec(place)?.[1] ?? []);
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  const { volumes = [], tmpfs = [] } = compose.services['edge'] ?? {};
  expect(volumes).toContain('certificates:/data');
  expect([tmpfs].flat().filter((place) => place.startsWith('/data'))).toEqual([]);
});

test('docker-compose.yml has no password, and nothing that old engines cannot read', () => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  expect(text).not.toMatch(/PASSWORD:-[^}]/);
  expect(text).not.toMatch(/\$\{[^}]*\$\{/);
  for (const app of ['api', 'worker', 'web']) {
    const image = readFileSync(join(root, `infra/docker/${app}.Dockerfile`), 'utf8');
    expect(image).not.toContain('--start-interval');
  }
});

test('the manual names every setting: `npm run settings` writes the table', () => {
  const text = readFileSync(join(root, 'docs/operations/settings.md'), 'utf8');
  // The formatter pads the cells.
  const plain = (table: string) => table.replaceAll(/ +\|/g, ' |').replaceAll(/-+/g, '-');
  expect(plain(text)).toBe(plain(withTable(text)));
});
