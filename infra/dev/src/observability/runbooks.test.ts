// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../config.ts';

const folder = join(root, 'docs/operations/runbooks');
const files = globSync('*.md', { cwd: folder })
  .filter((file) => file !== 'commands.md')
  .toSorted();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The blocks of shell of a runbook, but for sections about what is in Kubernetes alone. */
const blocksOf = (file: string): string[] =>
  read(file)
    .split(/^## /m)
    .filter((section) => !/^\w+\n+In Kubernetes /.test(section))
    .flatMap((section) => [...section.matchAll(/^```sh\n(.*?)^```$/gms)])
    .map(([, text = '']) => text);

test.each(files)('%s gives its commands for Docker Compose and for Kubernetes', (file) => {
  for (const block of blocksOf(file)) {
    expect(block).toContain('docker compose');
    expect(block).toContain('kubectl');
  }
});

test.each(files)('%s has no command that would have to be put into a container first', (file) => {
  const text = read(file);
  const inline = [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/`([^`]+)`/g)];
  const bare = inline
    .map(([, command = '']) => command)
    .filter((command) => /^(?:redis-cli|valkey-cli|psql|npm run)\b/.test(command));
  expect(bare).toEqual([]);
});

test('each command names the database and the container as they are shipped', () => {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  expect(compose).toContain('POSTGRES_DB: kga');
  const cluster = readFileSync(join(root, 'infra/kubernetes/base/postgres.yaml'), 'utf8');
  expect(cluster).toContain('database: app');
  const lines = [...files, 'commands.md'].flatMap((file) =>
    read(file)
      .replaceAll('\\\n', ' ')
      .split(/\n|\| /),
  );
  const sql = lines.filter((line) => /\bpsql\b/.test(line) && /docker compose|kubectl/.test(line));
  expect(sql.length).toBeGreaterThan(8);
  for (const line of sql) {
    expect(line).toContain(
      line.includes('docker compose')
        ? 'exec postgres psql --username kga --dbname kga'
        : '--container postgres -- psql --dbname app',
    );
  }
  const kubectl = lines.flatMap(
    (line) =>
      line.match(
        /kubectl (?!apply|create|cnpg|--namespace (?:keep-games-alive|monitoring|ingress)\b)\S+/g,
      ) ?? [],
  );
  expect(kubectl).toEqual([]);
  // Any instance can be the primary.
  expect(lines.filter((line) => /(?:exec|logs) postgres-\d/.test(line))).toEqual([]);
  // Images of the version before belong to no container.
  expect(lines.filter((line) => line.includes('image prune --all'))).toEqual([]);
  expect(read('commands.md')).toContain('`--all-pods` needs version 1.32 of kubectl');
  // kubectl takes no option before the name of a plugin.
  const plugin = lines.flatMap((line) => line.match(/kubectl cnpg [^`\n]*/g) ?? []);
  expect(plugin.length).toBeGreaterThan(0);
  for (const command of plugin) expect(command).toContain(' --namespace keep-games-alive');
});

test('commands of the images are programs that are there', () => {
  const text = [...files, 'commands.md'].map(read).join('\n');
  const programs = [...text.matchAll(/node dist\/([\w-]+)\.js/g)].map(([, name = '']) => name);
  const known = globSync('apps/worker/src/*.ts', { cwd: root });
  expect(programs.filter((name) => !known.includes(`apps/worker/src/${name}.ts`))).toEqual([]);
  const cli = readFileSync(join(root, 'packages/db/src/cli.ts'), 'utf8');
  const commands = [...text.matchAll(/db\/dist\/src\/cli\.js ([\w:]+)/g)];
  expect(commands.length).toBeGreaterThan(2);
  for (const [, command = ''] of commands) expect(cli).toContain(`'${command}'`);
});
