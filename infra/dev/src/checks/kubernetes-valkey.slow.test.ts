// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { readConfig, root } from '../config.ts';
import { requireProgram } from '../services/install-program.ts';
import { freePort } from '../services/ports.ts';
import { renderKustomization } from './kustomize.ts';

const objects = renderKustomization(join(root, 'infra/kubernetes/overlays/small'));
const valkey = (kind: string) =>
  objects.find((object) => object.kind === kind && object.metadata.name === 'valkey');

const scripts = z
  .looseObject({ data: z.record(z.string(), z.string()) })
  .parse(valkey('ConfigMap')).data;

const probe = z.looseObject({
  exec: z.object({ command: z.array(z.string()) }),
  timeoutSeconds: z.number(),
  periodSeconds: z.number(),
  failureThreshold: z.number(),
});
const mounts = z.array(z.looseObject({ name: z.string(), mountPath: z.string() }));
const { template, podManagementPolicy, volumeClaimTemplates } = z
  .looseObject({
    spec: z.looseObject({
      podManagementPolicy: z.string(),
      volumeClaimTemplates: z.array(z.looseObject({ metadata: z.object({ name: z.string() }) })),
      template: z.looseObject({
        spec: z.looseObject({
          containers: z.tuple([
            z.looseObject({
              startupProbe: probe,
              readinessProbe: probe,
              livenessProbe: probe,
              volumeMounts: mounts,
            }),
            z.looseObject({
              startupProbe: probe,
              readinessProbe: probe,
              livenessProbe: probe,
              volumeMounts: mounts,
            }),
          ]),
        }),
      }),
    }),
  })
  .parse(valkey('StatefulSet')).spec;
const [server, sentinel] = template.spec.containers;

/** Programs of Valkey as the scripts find them, and their files. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kga-valkey-'));
  for (const part of ['scripts', 'stubs', 'real']) mkdirSync(join(folder, part));
  for (const [name, text] of Object.entries(scripts)) {
    writeFileSync(join(folder, 'scripts', name), text);
  }
  const stub = (part: string, name: string, text: string) => {
    writeFileSync(join(folder, part, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, part, name), 0o755);
  };
  stub(
    'stubs',
    'valkey-cli',
    'case "$2" in ${ANSWERS_FROM:-*}) printf "%b\\n" "${ANSWER:-}" ;; esac',
  );
  stub('stubs', 'valkey-server', 'echo "$@"');
  stub('real', 'valkey-cli', 'exit 1');
  const program = await requireProgram('redis-server', ['redis-server']);
  symlinkSync(program, join(folder, 'real', 'valkey-server'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const environment = (programs: 'stubs' | 'real', data: string, env: Record<string, string>) => ({
  PATH: `${join(folder, programs)}:${readConfig().inherited['PATH'] ?? ''}`,
  SCRIPTS: join(folder, 'scripts'),
  DATA: data,
  SENTINEL: join(data, 'sentinel'),
  MAXMEMORY: '256mb',
  PASSWORD: 'secret',
  ...env,
});

function newData(): string {
  const data = mkdtempSync(join(folder, 'data-'));
  mkdirSync(join(data, 'sentinel'));
  return data;
}

/** What the server is started with, on the host `valkey-1`. */
function startedWith(data: string, env: Record<string, string> = {}): string {
  const { stdout, stderr, status } = spawnSync('sh', [join(folder, 'scripts/server.sh')], {
    env: environment('stubs', data, { HOSTNAME: 'valkey-1', ...env }),
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout;
}

/** What a Sentinel answers about the master. */
const named = (host: string, epoch: number) =>
  ['name', 'main', 'ip', host, 'port', '6379', 'config-epoch', epoch, 'quorum', '2'].join('\\n');

test('a server follows the master of the newest fail-over that it or a Sentinel knows', () => {
  const data = newData();
  // For the first time.
  expect(startedWith(data)).toContain('--replicaof valkey-0.valkey 6379');
  const known =
    'port 26379\nsentinel monitor main valkey-2.valkey 6379 2\nsentinel config-epoch main 3\n';
  writeFileSync(join(data, 'sentinel/sentinel.conf'), known);
  // All were restarted, and no Sentinel answers.
  expect(startedWith(data)).toContain('--replicaof valkey-2.valkey 6379');
  expect(startedWith(data, { HOSTNAME: 'valkey-2' })).not.toContain('--replicaof');
  // It was away during a fail-over.
  const newer = { ANSWER: named('valkey-0.valkey', 4), ANSWERS_FROM: 'valkey-2.*' };
  expect(startedWith(data, newer)).toContain('--replicaof valkey-0.valkey 6379');
  // The Sentinel that answers was away.
  const older = { ANSWER: named('valkey-0.valkey', 2), ANSWERS_FROM: 'valkey-0.*' };
  expect(startedWith(data, older)).toContain('--replicaof valkey-2.valkey 6379');
  // An error of a Sentinel is no name.
  expect(startedWith(data, { ANSWER: 'NOAUTH Authentication required.' })).toContain(
    '--replicaof valkey-2.valkey 6379',
  );
});

test('a new volume takes the master from the Sentinels', () => {
  const data = newData();
  expect(startedWith(data, { ANSWER: named('valkey-2.valkey', 0) })).toContain(
    '--replicaof valkey-2.valkey 6379',
  );
});

test('a restarted Sentinel knows the last master, and asks for the password', async () => {
  const [first, second, port] = await Promise.all([freePort(), freePort(), freePort()]);
  const children: ChildProcess[] = [];
  onTestFinished(() => children.forEach((child) => child.kill('SIGKILL')));
  const data = newData();
  const start = (command: string, args: readonly string[]) => {
    const env = environment('real', data, { HOSTNAME: 'valkey-1' });
    const child = spawn(command, args, { env, stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const serve = (own: number, ...more: string[]) =>
    start(join(folder, 'real/valkey-server'), [
      '--port',
      String(own),
      '--dir',
      data,
      '--save',
      '',
      '--requirepass',
      'secret',
      '--masterauth',
      'secret',
      '--repl-diskless-sync-delay',
      '0',
      ...more,
    ]);
  const master = serve(first);
  serve(second, '--replicaof', '127.0.0.1', String(first));
  // Names of pods do not resolve here, so the file names addresses, and one Sentinel is enough.
  const file = [
    `port ${port}`,
    `dir ${data}`,
    `sentinel monitor main 127.0.0.1 ${first} 1`,
    'sentinel down-after-milliseconds main 500',
    'sentinel failover-timeout main 2000',
    '',
  ];
  writeFileSync(join(data, 'sentinel/sentinel.conf'), file.join('\n'));
  const startSentinel = () => start('sh', [join(folder, 'scripts/sentinel.sh')]);
  const asked = async (password: string | undefined, ...command: [string, ...string[]]) => {
    const redis = new Redis({
      port,
      ...(password !== undefined && { password }),
      maxRetriesPerRequest: 200,
      retryStrategy: () => 20,
    });
    redis.on('error', () => {});
    try {
      return await redis.call(...command);
    } finally {
      redis.disconnect();
    }
  };
  const masterPort = async () =>
    z
      .tuple([z.string(), z.coerce.number()])
      .parse(await asked('secret', 'sentinel', 'get-master-addr-by-name', 'main'))[1];

  const watching = startSentinel();
  await expect(asked(undefined, 'sentinel', 'masters')).rejects.toThrow('NOAUTH');
  expect(await masterPort()).toBe(first);
  await expect
    .poll(async () => Object(await asked('secret', 'sentinel', 'replicas', 'main')).length)
    .toBe(1);
  master.kill('SIGKILL');
  await expect.poll(masterPort).toBe(second);

  // All are restarted, the former master among them.
  for (const child of [watching, ...children]) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  startSentinel();
  expect(await masterPort()).toBe(second);
});

test('a Sentinel has a volume of its own, and all pods start together', () => {
  expect(volumeClaimTemplates.map(({ metadata }) => metadata.name)).toEqual(['data', 'sentinel']);
  expect(sentinel.volumeMounts).toContainEqual({ name: 'sentinel', mountPath: '/sentinel' });
  expect(sentinel.volumeMounts.map(({ name }) => name)).not.toContain('data');
  expect(server.volumeMounts).toContainEqual({
    name: 'sentinel',
    mountPath: '/sentinel',
    readOnly: true,
  });
  expect(podManagementPolicy).toBe('Parallel');
});

test.each([
  ['PONG', { startup: true, readiness: true, liveness: true }],
  ['LOADING Valkey is loading the dataset in memory', { liveness: true }],
  ['BUSY Valkey is busy running a script.', { liveness: true }],
  ['', {}],
  ['NOAUTH Authentication required.', {}],
])('a server that answers %j is %j', (answer, expected) => {
  const passes = ({ exec }: z.infer<typeof probe>) => {
    const [command = '', ...args] = exec.command;
    const env = environment('stubs', folder, { ANSWER: answer });
    return spawnSync(command, args, { env }).status === 0;
  };
  expect({
    startup: passes(server.startupProbe),
    readiness: passes(server.readinessProbe),
    liveness: passes(server.livenessProbe),
  }).toEqual({ startup: false, readiness: false, liveness: false, ...expected });
});

test('servers have minutes to load, and a busy machine does not end them', () => {
  for (const { startupProbe, livenessProbe } of [server, sentinel]) {
    expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThanOrEqual(120);
    expect(livenessProbe.timeoutSeconds).toBeGreaterThanOrEqual(5);
    expect(livenessProbe.periodSeconds * livenessProbe.failureThreshold).toBeGreaterThanOrEqual(60);
  }
});
