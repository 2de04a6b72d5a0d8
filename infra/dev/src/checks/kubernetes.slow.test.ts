// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getLive, getServing } from '@kga/contracts/site';
import { secretNames } from '@kga/server/settings';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { root } from '../config.ts';
import { namesOf } from '../settings/table.ts';
import { checkSchema } from './kubernetes-schemas.ts';
import { type Manifest, renderKustomization } from './kustomize.ts';

const probe = z.looseObject({
  httpGet: z.object({ path: z.string(), port: z.string() }).optional(),
  periodSeconds: z.number(),
  failureThreshold: z.number().default(3),
});

const container = z.looseObject({
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })).default([]),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
});

const workload = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.object({ app: z.string() }) }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number().default(30),
        automountServiceAccountToken: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
        initContainers: z.array(container).default([]),
        containers: z.array(container),
      }),
    }),
  }),
});

const scheduled = z.looseObject({ spec: z.looseObject({ jobTemplate: workload }) });

/** What an object runs, at once or on a schedule; undefined for one that runs nothing. */
const workloadOf = (object: unknown) =>
  scheduled.safeParse(object).data?.spec.jobTemplate ?? workload.safeParse(object).data;

const rules = z
  .array(z.looseObject({ ports: z.array(z.looseObject({ port: z.number() })).optional() }))
  .default([]);

const networkPolicy = z.looseObject({
  kind: z.literal('NetworkPolicy'),
  spec: z.looseObject({ podSelector: z.unknown(), ingress: rules, egress: rules }),
});

const isWorkload = ({ kind }: Manifest) =>
  ['Deployment', 'StatefulSet', 'Job', 'CronJob'].includes(kind);

/** Seconds that a process takes to end after it has stopped listening, at most. */
const ending = { api: 8, web: 8, worker: 25 } as const;

/** What no process starts or serves without. */
const needed = {
  api: ['DATABASE_URL', 'REDIS_URL_FILE', 'SESSION_SECRETS_FILE', 'ENCRYPTION_KEYS_FILE'],
  web: ['API_URL', 'REDIS_URL_FILE', 'SHARED_ASSETS_DIR'],
  worker: ['DATABASE_URL', 'REDIS_URL_FILE', 'ENCRYPTION_KEYS_FILE'],
  migrate: ['DATABASE_URL', 'DATABASE_DIRECT_URL_FILE', 'DATABASE_POOLER'],
  backup: ['DATABASE_URL_FILE'],
} as const;

/** Where each app is probed. */
const probes = {
  api: { live: getLive.url, ready: getServing.url, port: 'http' },
  web: { live: '/health/live', ready: '/health/ready', port: 'metrics' },
  worker: { live: '/health/live', ready: '/health/ready', port: 'metrics' },
} as const;

describe.each(['small', 'large'])('the overlay %s', (overlay) => {
  const objects = renderKustomization(join(root, 'infra/kubernetes/overlays', overlay));
  const named = (kind: string, name: string) =>
    objects.find((object) => object.kind === kind && object.metadata.name === name);
  const policies = objects.flatMap((object) => networkPolicy.safeParse(object).data?.spec ?? []);
  function podOf(kind: string, name: string) {
    const found = workloadOf(named(kind, name));
    if (!found) throw new Error(`${kind} ${name} runs nothing`);
    return found.spec.template.spec;
  }
  const containerOf = (kind: string, name: string) =>
    container.parse(podOf(kind, name).containers[0]);

  function settingsOf(kind: string, name: string): Map<string, string | undefined> {
    const { env, envFrom } = containerOf(kind, name);
    const maps = envFrom.flatMap(({ configMapRef }) => {
      const found = named('ConfigMap', configMapRef.name);
      return Object.entries(z.object({ data: z.record(z.string(), z.string()) }).parse(found).data);
    });
    return new Map([...maps, ...env.map((entry) => [entry.name, entry.value] as const)]);
  }

  test('has objects that fit their schemas, and no two of a name', async () => {
    const keys = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const object of objects) {
      const name = `${object.kind} ${object.metadata.name}`;
      await expect(checkSchema(object), name).resolves.toBeUndefined();
    }
  });

  test('refuses objects that do not fit, and kinds without a schema', async () => {
    const deployment = objects.find(({ kind }) => kind === 'Deployment');
    if (!deployment) throw new Error('There is no Deployment');
    for (const change of [{ spec: {} }, { kind: 'Deploiment' }, { apiVersion: 'apps/v9' }]) {
      const refused = checkSchema({ ...deployment, ...change });
      await expect(refused, JSON.stringify(change)).rejects.toThrow(/data|expected|Invalid/i);
    }
  });

  test('runs every process without rights', () => {
    for (const object of objects.filter(isWorkload)) {
      const user = workloadOf(object)?.spec.template.spec.securityContext.runAsUser;
      expect(user, object.metadata.name).toBeGreaterThan(0);
    }
  });

  test.each([
    ['Deployment', 'api'],
    ['Deployment', 'web'],
    ['Deployment', 'worker'],
    ['Job', 'migrate'],
    ['CronJob', 'backup'],
  ] as const)('gives the %s %s settings that it knows, and all that it needs', (kind, name) => {
    const known = new Set(namesOf(name));
    const settings = settingsOf(kind, name);
    for (const setting of settings.keys()) {
      const secret = secretNames.find((each) => `${each}_FILE` === setting);
      expect(known.has(secret ?? setting), setting).toBe(true);
    }
    expect([...settings.keys()]).toEqual(expect.arrayContaining([...needed[name]]));
  });

  test.each(['api', 'web', 'worker'] as const)('probes %s, and gives it time to end', (name) => {
    const { ports, livenessProbe, readinessProbe } = containerOf('Deployment', name);
    const image = readFileSync(join(root, `infra/docker/${name}.Dockerfile`), 'utf8');
    const exposed = /^EXPOSE (.*)$/m.exec(image)?.[1]?.split(' ').map(Number);
    expect(ports.map(({ containerPort }) => containerPort)).toEqual(exposed);
    const { live, ready, port } = probes[name];
    expect(livenessProbe?.httpGet).toEqual({ path: live, port });
    expect(readinessProbe?.httpGet).toEqual({ path: ready, port });
    const { periodSeconds = 0, failureThreshold = 0 } = readinessProbe ?? {};
    const wait = Number(settingsOf('Deployment', name).get('SHUTDOWN_WAIT_MS') ?? 0) / 1_000;
    const noticed = name === 'worker' ? 0 : periodSeconds * failureThreshold;
    expect(wait).toBeGreaterThanOrEqual(noticed);
    const grace = podOf('Deployment', name).terminationGracePeriodSeconds;
    expect(grace).toBeGreaterThan(wait + ending[name]);
  });

  test('selects, scales and lets in only what is there', () => {
    const labels = objects.flatMap((object) => workloadOf(object) ?? []);
    const running = new Set(labels.map(({ spec }) => spec.template.metadata.labels.app));
    const text = JSON.stringify(objects);
    for (const [, app = ''] of text.matchAll(/"app":"(\w+)"/g)) expect(running).toContain(app);
    for (const [, list = '[]'] of text.matchAll(
      /"key":"app","operator":"In","values":(\[.*?\])/g,
    )) {
      for (const app of z.array(z.string()).parse(JSON.parse(list))) expect(running).toContain(app);
    }
    const target = z.object({
      spec: z.object({ scaleTargetRef: z.object({ name: z.string() }) }),
    });
    const scaled = objects.flatMap((object) => target.safeParse(object).data?.spec ?? []);
    for (const { scaleTargetRef } of scaled) {
      expect(named('Deployment', scaleTargetRef.name)).toBeDefined();
    }
    // The ports of the database are those of CloudNativePG, whose pods no manifest here describes.
    const ours = policies.filter(
      ({ podSelector }) => !JSON.stringify(podSelector).includes('cnpg.io'),
    );
    const open = ours.flatMap(({ ingress }) =>
      ingress.flatMap(({ ports = [] }) => ports.map(({ port }) => port)),
    );
    const listened = labels.flatMap(({ spec }) =>
      spec.template.spec.containers.flatMap(({ ports }) => ports),
    );
    expect(new Set(open)).toEqual(new Set(listened.map(({ containerPort }) => containerPort)));
  });

  test('lets each app out to what its settings name', () => {
    for (const app of ['api', 'web', 'worker'] as const) {
      const outward = policies
        .filter(({ podSelector }) => JSON.stringify(podSelector).includes(`"${app}"`))
        .flatMap(({ egress }) => egress);
      const isOpen = (port: number) =>
        outward.some(({ ports }) => ports?.some((each) => each.port === port) ?? true);
      for (const [name, value = ''] of settingsOf('Deployment', app)) {
        if (!URL.canParse(value) || name === 'PUBLIC_ORIGIN') continue;
        const { port, protocol } = new URL(value);
        expect(isOpen(Number(port || (protocol === 'https:' ? 443 : 80))), name).toBe(true);
      }
      // Names, and the stores, whose addresses are secrets.
      for (const port of [53, 6379, 26379]) expect(isOpen(port)).toBe(true);
    }
  });

  test('scales by metrics that there are', () => {
    const manual = readFileSync(join(root, 'docs/operations/metrics.md'), 'utf8');
    const names = JSON.stringify(objects).match(/\b(?:kga|nodejs)_\w+/g) ?? [];
    const ofNode = new Set(['nodejs_eventloop_lag_p99_seconds']);
    for (const name of names) expect(manual.includes(name) || ofNode.has(name), name).toBe(true);
  });
});
