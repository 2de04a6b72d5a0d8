// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { getServing } from '@kga/contracts/site';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { createMetrics as apiMetrics } from '../../../../apps/api/src/platform/plugins/metrics.ts';
import { createMetrics as webMetrics } from '../../../../apps/web/server/metrics.ts';
import { createMetrics as workerMetrics } from '../../../../apps/worker/src/handlers.ts';
import { renderKustomization } from '../checks/kustomize.ts';
import { root } from '../config.ts';
import { schemas } from '../settings/table.ts';

const folder = join(root, 'infra/observability');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Every metric that an app exports, by name, with its labels. */
async function exported(): Promise<ReadonlyMap<string, readonly string[]>> {
  const api = apiMetrics();

  const worker = workerMetrics({ now: () => new Date(), queueDepth: async () => [] });
  const found = new Map<string, readonly string[]>([
    // Written by api and web themselves.
    ['http_request_duration_seconds', ['route', 'method', 'status']],
    ['kga_web_request_duration_seconds', ['route', 'status']],
    ['up', []],
    ['ALERTS', ['alertname', 'alertstate']],
  ]);
  const label = z.object({ name: z.string(), labelNames: z.array(z.string()).optional() });
  for (const { registry } of [api, worker, webMetrics()]) {
    for (const metric of registry.getMetricsAsArray()) {
      const { name, labelNames = [] } = label.parse(metric);
      // Prometheus has a label of that name of its own.
      found.set(name, [...labelNames, ...labelNames.map((one) => `exported_${one}`)]);
    }
  }
  return found;
}

const datasource = z.object({ type: z.literal('prometheus'), uid: z.string() });
const dashboardSchema = z.object({
  uid: z.string(),
  title: z.string(),
  annotations: z.object({ list: z.array(z.object({ datasource, expr: z.string() })) }),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      datasource,
      targets: z.array(z.object({ datasource, expr: z.string() })).min(1),
    }),
  ),
});
const dashboards = readdirSync(join(folder, 'grafana/dashboards')).map((file) =>
  dashboardSchema.parse(JSON.parse(read(`grafana/dashboards/${file}`))),
);

const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })),
});

const scaling = z.object({
  kind: z.literal('ScaledObject'),
  spec: z.object({ triggers: z.array(z.object({ metadata: z.object({ query: z.string() }) })) }),
});

const probeSchema = z.object({
  kind: z.literal('Probe'),
  spec: z.object({
    module: z.string(),
    targets: z.object({
      staticConfig: z.object({
        static: z.tuple([z.url()]),
        labels: z.object({ probe: z.string() }),
      }),
    }),
  }),
});

/** What KEDA asks Prometheus for in Kubernetes. */
const scalingQueries = (): string[] =>
  renderKustomization(join(root, 'infra/kubernetes/overlays/large'))
    .flatMap((object) => scaling.safeParse(object).data?.spec.triggers ?? [])
    .map(({ metadata }) => metadata.query);

function expressions(): string[] {
  const ofRules = ['rules.yml', 'rules-probes.yml'].flatMap((file) =>
    rules.parse(parse(read(file))).groups.flatMap((group) => group.rules),
  );
  const ofDashboards = dashboards.flatMap(({ annotations, panels }) => [
    ...annotations.list,
    ...panels.flatMap(({ targets }) => targets),
  ]);
  return [...[...ofRules, ...ofDashboards].map(({ expr }) => expr), ...scalingQueries()];
}

test('rules, dashboards and KEDA name metrics and labels that the apps export', async () => {
  const known = await exported();
  const unknown = expressions().flatMap((expr) =>
    [...expr.matchAll(/\b(?:kga|http|nodejs|process|up|ALERTS)[\w:]*(?:\{([^}]*)\})?/g)]
      .filter(([text]) => /^(?:kga_|http_|nodejs_|process_|up\b|ALERTS)/.test(text))
      .flatMap(([text, selector = '']) => {
        const name = (text.split('{')[0] ?? '').replace(/_(?:bucket|count|sum)$/, '');
        const labels = known.get(name) ?? known.get(text.split('{')[0] ?? '');
        if (!labels) return [name];
        const used = [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)"/g)].map(
          (match) => match[1] ?? '',
        );
        const allowed = new Set(['job', 'instance', 'le', ...labels]);
        return used.filter((one) => !allowed.has(one)).map((one) => `${name}{${one}}`);
      }),
  );
  expect(unknown).toEqual([]);
  expect(expressions().length).toBeGreaterThan(60);
  expect(scalingQueries()).toHaveLength(2);
});

test('the page lists each metric that an app exports, and none else', async () => {
  const page = readFileSync(join(root, 'docs/operations/metrics.md'), 'utf8');
  const table = page.slice(page.indexOf('## Metrics\n'), page.indexOf('## Metrics of others\n'));
  const listed = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  const names = [...(await exported()).keys()].filter((name) => /^(?:kga|http)_/.test(name));
  expect(listed.toSorted()).toEqual(names.toSorted());
});

test('metrics of other exporters are those that the page lists', () => {
  const page = readFileSync(join(root, 'docs/operations/metrics.md'), 'utf8');
  const table = page.slice(page.indexOf('## Metrics of others\n'));
  const used = expressions().flatMap(
    (expr) => expr.match(/\b(?:node|kubelet|probe|cnpg)_\w+/g) ?? [],
  );
  const listed = table.match(/(?<=`)(?:node|kubelet|probe|cnpg)_\w+(?=`)/g) ?? [];
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(used)].toSorted());
});

test('only apps and the disks of compose are selected by `job`: the label of that name of a metric is `exported_job`', () => {
  const values = expressions().flatMap((expr) =>
    [...expr.matchAll(/(?<![\w])job\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g)].flatMap(([, value = '']) =>
      value.split('|'),
    ),
  );
  expect([...new Set(values)].toSorted()).toEqual(['api', 'node', 'web', 'worker']);
});

test('dashboards and panels have ids of their own, and ask the data source that is provisioned', () => {
  const { datasources } = z
    .object({ datasources: z.array(datasource) })
    .parse(parse(read('grafana/provisioning/datasources/prometheus.yml')));
  const provisioned = new Set(datasources.map(({ uid }) => uid));
  for (const { annotations, panels } of dashboards) {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const parts = [...annotations.list, ...panels, ...panels.flatMap(({ targets }) => targets)];
    expect(parts.filter((part) => !provisioned.has(part.datasource.uid))).toEqual([]);
  }
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
  expect(dashboards.map(({ title }) => title).toSorted()).toEqual(
    ['API', 'Content', 'Overview', 'Petitions', 'Worker'].map((one) => `Keep Games Alive: ${one}`),
  );
});

test('the observability profile of docker-compose.yml mounts files that exist', () => {
  const { services } = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          profiles: z.array(z.string()).default([]),
          volumes: z.array(z.string()).default([]),
        }),
      ),
    })
    .parse(parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }));
  const profile = Object.entries(services).filter(([, { profiles }]) =>
    profiles.includes('observability'),
  );
  expect(profile.map(([name]) => name)).toEqual([
    'prometheus',
    'blackbox',
    'node',
    'alertmanager',
    'grafana',
  ]);
  const mounted = profile
    .flatMap(([, { volumes }]) => volumes)
    .filter((one) => one.startsWith('./'));
  expect(mounted.filter((one) => !existsSync(join(root, one.split(':')[0] ?? '')))).toEqual([]);
  expect(mounted.length).toBeGreaterThan(3);
});

test('the exporter that sees the disks has no way out, and leaves out what is no disk', () => {
  const { services, networks } = z
    .object({
      services: z.object({
        node: z.object({ networks: z.array(z.string()), command: z.array(z.string()) }),
        prometheus: z.object({ networks: z.array(z.string()) }),
      }),
      networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
    })
    .parse(parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }));
  const own = services.node.networks;
  expect(own.map((name) => networks[name])).toEqual([{ internal: true }]);
  expect(services.prometheus.networks).toEqual(expect.arrayContaining(own));
  const pattern = (option: string) => {
    const prefix = `--collector.filesystem.${option}=`;
    const found = services.node.command.find((one) => one.startsWith(prefix)) ?? '';
    return new RegExp(found.slice(prefix.length).replaceAll('$$', '$'));
  };
  const points = ['/', '/boot', '/var/lib/docker', '/var/lib/docker/volumes', '/etc', '/sysroot'];
  const excluded = pattern('mount-points-exclude');
  expect(points.filter((point) => excluded.test(point))).toEqual([]);
  const files = ['/etc/hosts', '/etc/hostname', '/etc/resolv.conf', '/dev/shm', '/proc/sys'];
  expect(files.filter((point) => !excluded.test(point))).toEqual([]);
  // The same as in the rules, which other exporters may feed.
  const types = /fstype!~"([^"]*)"/.exec(read('rules.yml'))?.[1]?.split('|') ?? [];
  expect(types.filter((type) => !pattern('fs-types-exclude').test(type))).toEqual([]);
  expect(types).toContain('iso9660');
  expect(pattern('fs-types-exclude').test('ext4')).toBe(false);
});

test('the site is asked from outside by modules that the exporter has', () => {
  const { configs } = z
    .object({ configs: z.record(z.string(), z.object({ content: z.string() })) })
    .parse(parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }));
  const probes = z
    .array(
      z.object({
        targets: z.tuple([z.string()]),
        labels: z.object({ module: z.string(), probe: z.string() }),
      }),
    )
    .parse(parse(configs['probes']?.content ?? ''));
  const { modules } = z
    .object({ modules: z.record(z.string(), z.unknown()) })
    .parse(parse(read('blackbox.yml')));
  expect(probes.filter(({ labels }) => !(labels.module in modules))).toEqual([]);
  const paths = probes.map(({ targets: [target] }) => target.replace(/^\$\{.*?\}/, ''));
  expect(paths).toEqual(['/', getServing.url]);
  // In Kubernetes the Prometheus Operator asks the same.
  const inKubernetes = renderKustomization(join(root, 'infra/kubernetes/monitoring')).flatMap(
    (object) => probeSchema.safeParse(object).data?.spec ?? [],
  );
  expect(
    inKubernetes.map(({ module, targets: { staticConfig } }) => ({
      path: new URL(staticConfig.static[0]).pathname,
      labels: { module, ...staticConfig.labels },
    })),
  ).toEqual(probes.map(({ labels }, index) => ({ path: paths[index], labels })));
});

test('Prometheus asks the ports at which the apps serve their metrics', () => {
  const { scrape_configs: jobs } = z
    .object({
      scrape_configs: z.array(
        z.object({
          job_name: z.string(),
          dns_sd_configs: z
            .array(z.object({ names: z.array(z.string()), port: z.number() }))
            .optional(),
        }),
      ),
    })
    .parse(parse(read('prometheus.yml')));
  for (const app of ['api', 'worker', 'web'] as const) {
    const port = schemas[app].shape.METRICS_PORT.parse(undefined);
    const job = jobs.find(({ job_name: name }) => name === app);
    expect(job?.dns_sd_configs).toEqual([{ names: [app], port }]);
  }
  expect(jobs.map(({ job_name: name }) => name)).toEqual(['api', 'worker', 'web', 'node', 'site']);
});
