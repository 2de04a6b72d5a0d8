// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { pictureUploadMax } from '@kga/contracts/content';
import { legalFileMax } from '@kga/contracts/legal';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { root } from '../config.ts';
import { schemas as settings } from '../settings/table.ts';
import { renderKustomization } from './kustomize.ts';

const render = (overlay: string) =>
  renderKustomization(join(root, 'infra/kubernetes/overlays', overlay));

const deployment = z.looseObject({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.number().optional(),
    strategy: z.object({ rollingUpdate: z.object({ maxSurge: z.number() }) }),
    template: z.looseObject({
      spec: z.looseObject({
        containers: z.array(
          z.looseObject({
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
            env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })),
          }),
        ),
      }),
    }),
  }),
});

const scaler = z.looseObject({
  kind: z.enum(['HorizontalPodAutoscaler', 'ScaledObject']),
  spec: z.looseObject({
    scaleTargetRef: z.looseObject({ name: z.string() }),
    maxReplicas: z.number().optional(),
  }),
});

const cluster = z.looseObject({
  kind: z.literal('Cluster'),
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    instances: z.number(),
    imageName: z.string(),
    plugins: z.tuple([
      z.object({
        name: z.string(),
        isWALArchiver: z.literal(true),
        parameters: z.object({ barmanObjectName: z.string() }),
      }),
    ]),
    postgresql: z.object({ parameters: z.object({ max_connections: z.coerce.number() }) }),
  }),
});

const pooler = z.looseObject({
  kind: z.literal('Pooler'),
  spec: z.looseObject({
    instances: z.number(),
    type: z.literal('rw'),
    pgbouncer: z.looseObject({ parameters: z.object({ default_pool_size: z.coerce.number() }) }),
  }),
});

const service = z.looseObject({
  kind: z.literal('Service'),
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({ selector: z.record(z.string(), z.string()) }),
});

const podMonitor = z.looseObject({
  kind: z.literal('PodMonitor'),
  spec: z.object({
    jobLabel: z.literal('app'),
    selector: z.object({ matchLabels: z.object({ app: z.string() }) }),
    podMetricsEndpoints: z.tuple([z.looseObject({ port: z.literal('metrics') })]),
  }),
});

describe.each(['small', 'large'])('the overlay %s', (overlay) => {
  const objects = render(overlay);
  const all = <Shape extends z.ZodType>(shape: Shape) =>
    objects.flatMap((object) => {
      const { data } = shape.safeParse(object);
      return data === undefined ? [] : [data];
    });
  const deployments = all(deployment);
  const scalers = all(scaler);
  const postgres = cluster.parse(objects.find(({ kind }) => kind === 'Cluster'));
  const poolers = all(pooler);
  const api = deployment.parse(deployments.find(({ metadata }) => metadata.name === 'api'));
  const settingOfApi = (name: string) =>
    api.spec.template.spec.containers[0]?.env.find((entry) => entry.name === name)?.value;
  const readUrls = settings.api.shape.DATABASE_READ_URLS.parse(settingOfApi('DATABASE_READ_URLS'));

  test('counts the copies of exactly those deployments that no autoscaler sets', () => {
    expect(deployments).toHaveLength(3);
    for (const { metadata, spec } of deployments) {
      const isScaled = scalers.some((each) => each.spec.scaleTargetRef.name === metadata.name);
      expect(spec.replicas === undefined, metadata.name).toBe(isScaled);
    }
  });

  test('names the port at which each app serves its metrics', () => {
    for (const app of ['api', 'web', 'worker'] as const) {
      const ports = deployments
        .filter(({ metadata }) => metadata.name === app)
        .flatMap(({ spec }) => spec.template.spec.containers.flatMap((each) => each.ports));
      const port = ports.find(({ name }) => name === 'metrics')?.containerPort;
      expect(port, app).toBe(settings[app].shape.METRICS_PORT.parse(undefined));
    }
  });

  test('has connections for all that may be opened at once', () => {
    const autoscaler = scalers.find(({ spec }) => spec.scaleTargetRef.name === 'api');
    const copies = (autoscaler?.spec.maxReplicas ?? 0) + api.spec.strategy.rollingUpdate.maxSurge;
    const pool = settings.api.shape.DATABASE_POOL_MAX.parse(settingOfApi('DATABASE_POOL_MAX'));
    const pooled = poolers.map(
      ({ spec }) => spec.instances * spec.pgbouncer.parameters.default_pool_size,
    );
    // A replica that becomes the primary has the connections of both for a while; 20 are for commands and operators.
    const opened = (readUrls.length > 0 ? copies * pool : 0) + Math.max(...pooled) + 20;
    const { max_connections } = postgres.spec.postgresql.parameters;
    expect(opened).toBeLessThanOrEqual(max_connections);
  });

  test('reads from each instance of Postgres at an address of its own', () => {
    const selected = readUrls.map((url) => {
      const found = all(service).find(({ metadata }) => metadata.name === new URL(url).hostname);
      return found?.spec.selector;
    });
    const { name } = postgres.metadata;
    expect(selected).toEqual(
      Array.from({ length: overlay === 'large' ? postgres.spec.instances : 0 }, (_, index) => ({
        'cnpg.io/cluster': name,
        'cnpg.io/instanceName': `${name}-${index + 1}`,
      })),
    );
  });

  test('backs up by a plugin that knows where', () => {
    expect(postgres.spec.imageName).toMatch(/:18(?:\.\d+)?-standard-/);
    const [{ name, parameters }] = postgres.spec.plugins;
    const stores = objects.filter(({ kind }) => kind === 'ObjectStore');
    expect(stores.map(({ metadata }) => metadata.name)).toEqual([parameters.barmanObjectName]);
    expect(objects.find(({ kind }) => kind === 'ScheduledBackup')).toMatchObject({
      spec: { method: 'plugin', pluginConfiguration: { name } },
    });
  });

  test('lets the largest bodies in that the api takes', () => {
    const ingress = objects.find(({ kind }) => kind === 'Ingress');
    const size = z
      .looseObject({ annotations: z.record(z.string(), z.string()) })
      .parse(ingress?.metadata).annotations['nginx.ingress.kubernetes.io/proxy-body-size'];
    const megabytes = Number(/^(\d+)m$/.exec(size ?? '')?.[1]);
    expect(megabytes * 1_048_576).toBeGreaterThan(Math.max(pictureUploadMax, legalFileMax));
  });
});

test('the Prometheus Operator finds the metrics of each app under its name', () => {
  const monitors = render('large').flatMap((object) => podMonitor.safeParse(object).data ?? []);
  const apps = monitors.map(({ spec }) => spec.selector.matchLabels.app);
  expect(apps.toSorted()).toEqual(['api', 'web', 'worker']);
});

describe('the check of backups', () => {
  const scripts = z.looseObject({
    kind: z.literal('ConfigMap'),
    data: z.object({ 'check-backup.mjs': z.string() }),
  });
  const [script] = render('small').flatMap((object) => scripts.safeParse(object).data ?? []);

  /** A Backup of CloudNativePG that ended some hours ago. */
  const backup = (name: string, hours: number, phase: string, of = 'postgres') => {
    const time = new Date(Date.now() - hours * 3_600_000).toISOString();
    return {
      metadata: { name, creationTimestamp: time },
      spec: { cluster: { name: of } },
      status: { phase, ...(phase === 'completed' && { stoppedAt: time }) },
    };
  };

  /** Runs it against an API that has these; the name of the backup that it found, or its error. */
  async function check(items: readonly unknown[]): Promise<string> {
    const server = createServer((request, response) => {
      const isKnown =
        request.url === '/apis/postgresql.cnpg.io/v1/namespaces/site/backups' &&
        request.headers.authorization === 'Bearer secret';
      response.writeHead(isKnown ? 200 : 403).end(JSON.stringify({ items }));
    }).listen(0, '127.0.0.1');
    const folder = mkdtempSync(join(tmpdir(), 'kga-check-backup-'));
    onTestFinished(() => {
      server.close();
      rmSync(folder, { recursive: true });
    });
    await once(server, 'listening');
    const { port } = z.object({ port: z.number() }).parse(server.address());
    writeFileSync(join(folder, 'check.mjs'), script?.data['check-backup.mjs'] ?? '');
    writeFileSync(join(folder, 'token'), 'secret\n');
    const env = {
      KUBERNETES_API: `http://127.0.0.1:${port}`,
      NAMESPACE: 'site',
      TOKEN_FILE: join(folder, 'token'),
    };
    return promisify(execFile)(process.execPath, [join(folder, 'check.mjs')], { env }).then(
      ({ stdout }) => stdout.split(' ')[0] ?? '',
      (error: unknown) =>
        /^Error: (.*)$/m.exec(z.object({ stderr: z.string() }).parse(error).stderr)?.[1] ?? '',
    );
  }

  test('takes the last one that has ended, where it was completed within a day', async () => {
    const items = [
      backup('running', 0.1, 'running'),
      backup('tonight', 6, 'completed'),
      backup('before', 30, 'completed'),
    ];
    expect(await check(items)).toBe('tonight');
  });

  test.each([
    ['there is none', [backup('elsewhere', 1, 'completed', 'other')], /no backup/],
    ['it is too old', [backup('old', 30, 'completed')], /^old is of /],
    [
      'the last one failed',
      [backup('good', 20, 'completed'), backup('bad', 6, 'failed')],
      /^bad: failed/,
    ],
  ])('fails where %s', async (_, items, message) => {
    expect(await check(items)).toMatch(message);
  });
});
