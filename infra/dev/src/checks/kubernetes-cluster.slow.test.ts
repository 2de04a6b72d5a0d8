// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';
import { findProgram } from '../supervisor/command.ts';
import { type Manifest, renderKustomization } from './kustomize.ts';

const folderOf = (name: string) => join(root, 'infra/kubernetes', name);
const manual = readFileSync(join(root, 'docs/operations/kubernetes.md'), 'utf8');
const kubectl = await findProgram(['kubectl']);
if (!kubectl) process.stdout.write('kubectl is not installed: its rendering is not compared\n');

const quantity = z.string().transform((text) => {
  const [, number = '', unit = ''] = /^(\d+)(m|Mi|Gi)?$/.exec(text) ?? [];
  return Number(number) * ({ m: 0.001, Mi: 1, Gi: 1_024 }[unit] ?? 1);
});
const resources = z.looseObject({
  requests: z.object({ cpu: quantity, memory: quantity }),
  limits: z.object({ memory: quantity }),
});
const restricted = z.looseObject({
  securityContext: z.looseObject({
    allowPrivilegeEscalation: z.literal(false),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources,
});
const pod = z.looseObject({
  priorityClassName: z.string(),
  hostNetwork: z.undefined().optional(),
  securityContext: z.looseObject({
    runAsNonRoot: z.literal(true),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
  initContainers: z.array(restricted).default([]),
  containers: z.array(restricted),
  volumes: z.array(z.looseObject({ hostPath: z.undefined().optional() })).default([]),
});
const template = z.looseObject({ spec: z.looseObject({ template: z.looseObject({ spec: pod }) }) });
const scheduled = z.looseObject({ spec: z.looseObject({ jobTemplate: template }) });

const store = z.looseObject({
  spec: z.looseObject({ resources: z.object({ requests: z.object({ storage: quantity }) }) }),
});

const postgres = z.looseObject({
  instances: z.number(),
  enablePDB: z.literal(true),
  priorityClassName: z.string(),
  affinity: z.object({
    enablePodAntiAffinity: z.literal(true),
    podAntiAffinityType: z.enum(['preferred', 'required']),
    topologyKey: z.literal('kubernetes.io/hostname'),
  }),
  storage: z.object({ size: quantity, storageClass: z.string() }),
  walStorage: z.object({ size: quantity, storageClass: z.string() }),
  resources,
});

describe.each(['small', 'large'])('the overlay %s', (overlay) => {
  const objects = renderKustomization(folderOf(`overlays/${overlay}`));
  const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
  const named = (kind: string, name: string): Manifest => {
    const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}`);
    return found;
  };
  const cluster = postgres.parse(named('Cluster', 'postgres')['spec']);
  const podOf = (object: Manifest) =>
    object.kind === 'CronJob'
      ? scheduled.parse(object).spec.jobTemplate.spec.template.spec
      : template.parse(object).spec.template.spec;
  const workloads = ['Deployment', 'StatefulSet', 'Job', 'CronJob'].flatMap(ofKind);

  test.skipIf(!kubectl)('is rendered by kubectl as it is here', () => {
    const text = execFileSync(kubectl ?? '', ['kustomize', folderOf(`overlays/${overlay}`)], {
      encoding: 'utf8',
    });
    const rendered = parseAllDocuments(text).map((document) =>
      z
        .looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) })
        .parse(document.toJS({ maxAliasCount: -1 })),
    );
    const keyOf = ({ kind, metadata }: Pick<Manifest, 'kind' | 'metadata'>) =>
      `${kind} ${metadata.name}`;
    expect(rendered.map(keyOf).toSorted()).toEqual(objects.map(keyOf).toSorted());
    const spec = rendered.find((object) => keyOf(object) === 'Cluster postgres')?.['spec'];
    expect(postgres.parse(spec)).toEqual(cluster);
  });

  test('has a namespace that warns of pods without restrictions, and none of ours is one', () => {
    const { labels } = z
      .looseObject({ labels: z.record(z.string(), z.string()) })
      .parse(named('Namespace', 'keep-games-alive').metadata);
    expect(labels).toEqual({
      'pod-security.kubernetes.io/enforce': 'baseline',
      'pod-security.kubernetes.io/warn': 'restricted',
      'pod-security.kubernetes.io/audit': 'restricted',
    });
    expect(workloads).toHaveLength(6);
    for (const object of workloads) expect(() => podOf(object)).not.toThrow();
  });

  test('evicts web before the api, and the stores last', () => {
    const classes = new Map(
      ofKind('PriorityClass').map((object) => [
        object.metadata.name,
        z.looseObject({ value: z.number(), preemptionPolicy: z.string().optional() }).parse(object),
      ]),
    );
    const valueOf = (name: string) => classes.get(name)?.value ?? Number.NaN;
    const priority = (kind: string, name: string) =>
      valueOf(podOf(named(kind, name)).priorityClassName);
    const pooler = z
      .looseObject({
        spec: z.looseObject({
          template: z.looseObject({ spec: z.looseObject({ priorityClassName: z.string() }) }),
        }),
      })
      .parse(named('Pooler', 'postgres-pooler'));
    const stores = [
      priority('StatefulSet', 'valkey'),
      valueOf(cluster.priorityClassName),
      valueOf(pooler.spec.template.spec.priorityClassName),
    ];
    const order = [
      Math.min(...stores),
      priority('Deployment', 'api'),
      priority('Deployment', 'worker'),
      priority('Deployment', 'web'),
    ];
    expect(order.toSorted((one, other) => other - one)).toEqual(order);
    expect(new Set(order).size).toBe(4);
    // Pods without a class have 0; for those below -10 the cluster autoscaler adds no machine.
    const [ofStores = 0, ...scaled] = order;
    expect(ofStores).toBeGreaterThan(0);
    expect(Math.max(...scaled)).toBeLessThan(0);
    expect(Math.min(...scaled)).toBeGreaterThanOrEqual(-10);
    const { priorityClassName } = podOf(named('Deployment', 'web'));
    expect(classes.get(priorityClassName)?.preemptionPolicy).toBe('Never');
  });

  test('gives Valkey room for several of its largest snapshots', () => {
    const { containers } = podOf(named('StatefulSet', 'valkey'));
    const [, limit = ''] =
      /"MAXMEMORY","value":"(\d+[mg]b)"/.exec(JSON.stringify(containers)) ?? [];
    const megabytes = Number.parseInt(limit, 10) * (limit.endsWith('gb') ? 1_024 : 1);
    const [data] = z
      .looseObject({ spec: z.looseObject({ volumeClaimTemplates: z.tuple([store], store) }) })
      .parse(named('StatefulSet', 'valkey')).spec.volumeClaimTemplates;
    expect(megabytes).toBeGreaterThan(0);
    // One is written beside the one before it, and one that a replica gets beside both.
    expect(data.spec.resources.requests.storage).toBeGreaterThanOrEqual(4 * megabytes);
  });

  test('keeps instances of Postgres apart, and its log on a volume of its own', () => {
    expect(cluster.affinity.podAntiAffinityType).toBe(
      overlay === 'large' ? 'required' : 'preferred',
    );
    expect(cluster.walStorage.size).toBeGreaterThan(1_024);
    expect(cluster.walStorage.size).toBeLessThan(cluster.storage.size);
  });

  test('names what each cluster has to name itself, as the page says', () => {
    const claim = z.looseObject({ spec: z.looseObject({ storageClassName: z.string() }) });
    const ingress = z
      .looseObject({
        metadata: z.looseObject({
          annotations: z.looseObject({ 'cert-manager.io/cluster-issuer': z.string() }),
        }),
        spec: z.looseObject({ ingressClassName: z.string() }),
      })
      .parse(named('Ingress', 'site'));
    const valkey = z
      .looseObject({ spec: z.looseObject({ volumeClaimTemplates: z.array(claim) }) })
      .parse(named('StatefulSet', 'valkey'));
    const claims = ofKind('PersistentVolumeClaim').map((object) => claim.parse(object));
    const placeholders = [
      ingress.spec.ingressClassName,
      ingress.metadata.annotations['cert-manager.io/cluster-issuer'],
      cluster.storage.storageClass,
      cluster.walStorage.storageClass,
      ...[...valkey.spec.volumeClaimTemplates, ...claims].map(({ spec }) => spec.storageClassName),
    ];
    const section = manual.slice(manual.indexOf('## Yours'), manual.indexOf('## Ingress'));
    for (const placeholder of placeholders) expect(section).toContain(`\`${placeholder}\``);
    expect(new Set(placeholders)).toEqual(new Set(['nginx', 'letsencrypt', 'standard', 'shared']));
  });
});

describe('the overlay large', () => {
  const objects = renderKustomization(folderOf('overlays/large'));
  const specOf = (kind: string, name: string) =>
    objects.find((object) => object.kind === kind && object.metadata.name === name)?.['spec'];

  test('fits its quota when everything is at its largest', () => {
    const { hard } = z
      .object({
        hard: z.object({
          'requests.cpu': quantity,
          'requests.memory': quantity,
          'limits.memory': quantity,
          pods: quantity,
        }),
      })
      .parse(specOf('ResourceQuota', 'largest'));
    const copiesOf = (app: string) =>
      z
        .looseObject({ maxReplicas: z.number().optional(), maxReplicaCount: z.number().optional() })
        .transform(({ maxReplicas, maxReplicaCount }) => maxReplicas ?? maxReplicaCount ?? 0)
        .parse(specOf('HorizontalPodAutoscaler', app) ?? specOf('ScaledObject', app));
    const podOf = (kind: string, name: string) =>
      template.parse({ spec: specOf(kind, name) }).spec.template.spec;
    const largest = [
      // One more of each in a rollout.
      ...['api', 'web', 'worker'].map((app) => ({
        copies: copiesOf(app) + 1,
        containers: podOf('Deployment', app).containers,
      })),
      { copies: 3, containers: podOf('StatefulSet', 'valkey').containers },
      { copies: 1, containers: podOf('Job', 'migrate').containers },
    ].map(({ copies, containers }) => ({ copies, needs: containers.map((one) => one.resources) }));
    const cluster = postgres.parse(specOf('Cluster', 'postgres'));
    const { instanceSidecarConfiguration: sidecar } = z
      .looseObject({ instanceSidecarConfiguration: z.object({ resources }) })
      .parse(specOf('ObjectStore', 'backups'));
    largest.push({ copies: cluster.instances, needs: [cluster.resources, sidecar.resources] });
    const sum = (read: (one: z.infer<typeof resources>) => number) =>
      largest.reduce(
        (all, { copies, needs }) => all + copies * needs.reduce((of, one) => of + read(one), 0),
        0,
      );
    const pods = largest.reduce((all, { copies }) => all + copies, 0);
    // A tenth more for poolers, sidecars, the check of backups and commands; twice as much would be no limit.
    for (const [name, needed] of [
      ['requests.cpu', sum(({ requests }) => requests.cpu)],
      ['requests.memory', sum(({ requests }) => requests.memory)],
      ['limits.memory', sum(({ limits }) => limits.memory)],
      ['pods', pods],
    ] as const) {
      expect(hard[name], `${name}: ${needed}`).toBeGreaterThan(needed * 1.1);
      expect(hard[name], `${name}: ${needed}`).toBeLessThan(needed * 2);
    }
    expect(specOf('LimitRange', 'defaults')).toMatchObject({
      limits: [
        { type: 'Container', defaultRequest: { cpu: '100m' }, default: { memory: '512Mi' } },
      ],
    });
  });

  test('scales by the metric that the rules of the adapter name', () => {
    const [rules] = renderKustomization(folderOf('monitoring/adapter'));
    const { data } = z.looseObject({ data: z.object({ 'config.yaml': z.string() }) }).parse(rules);
    const config = z
      .object({
        rules: z.tuple([
          z.looseObject({
            seriesQuery: z.string(),
            name: z.object({ as: z.string() }),
            metricsQuery: z.string(),
          }),
        ]),
      })
      .parse(parse(data['config.yaml']));
    const [{ seriesQuery, name, metricsQuery }] = config.rules;
    const metrics = ['api', 'web'].flatMap((app) =>
      z
        .looseObject({
          metrics: z.array(
            z.looseObject({
              pods: z
                .object({ metric: z.object({ name: z.string() }) })
                .loose()
                .optional(),
            }),
          ),
        })
        .parse(specOf('HorizontalPodAutoscaler', app))
        .metrics.flatMap(({ pods }) => pods?.metric.name ?? []),
    );
    expect(new Set(metrics)).toEqual(new Set([name.as]));
    expect(seriesQuery.startsWith(`${name.as}{`)).toBe(true);
    expect(metricsQuery).toContain('<<.LabelMatchers>>');
    expect(manual).toContain('kubectl apply --kustomize infra/kubernetes/monitoring/adapter');
  });
});
