// SPDX-License-Identifier: AGPL-3.0-or-later
// How many requests reach web behind a shared cache, and how soon a changed number is out.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { freePort, requireProgram, root } from '@kga/dev/testing';

import { forEachIndex } from '../shared/concurrency.ts';
import { readOk } from '../shared/http-reads.ts';
import { type Resources, startProcess } from '../shared/processes.ts';
import { type Services, createFigureChanger, startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';

const requests = Number(option('requests', '10000'));
const connections = 50;
const bars = { originRequests: 20, seconds: 5 } as const;

/** Of visitors who chose a language, and who are signed in. */
const cookies = ['', 'preferred-language=de', 'kga_session=bench; preferred-language=ja'];

await runBench('bench:cache', ['api', 'web', 'worker'], async (resources, newServices) => {
  const services = await newServices();
  const api = await startApp(resources, 'api', services);
  const plain = await measure(resources, services, { apiOrigin: api.origin, seconds: 2 });
  const purged = await measure(resources, services, { apiOrigin: api.origin, seconds: 60 });
  return {
    figures: `${plain.figures}\nstored for a minute and purged by the worker: ${purged.figures}`,
    pass: plain.pass && purged.pass,
  };
});

/** Measures with pages that the cache stores for so long; for longer than 2 s the worker purges it. */
async function measure(
  resources: Resources,
  services: Services,
  { apiOrigin, seconds: stored }: { apiOrigin: string; seconds: number },
) {
  const metricsPort = String(await freePort());
  const web = await startApp(resources, 'web', services, {
    API_URL: apiOrigin,
    SHARED_CACHE: 'on',
    SHARED_CACHE_SECONDS: String(stored),
    METRICS_PORT: metricsPort,
  });
  const origin = await startCache(resources, web.origin);
  if (stored > 2) {
    await startApp(resources, 'worker', services, { PURGE_KIND: 'purge', PURGE_URL: origin });
  }
  const pagesSent = async () => sumOf(await readText(`http://127.0.0.1:${metricsPort}/metrics`));

  await readOk(`${origin}/`);
  const before = await pagesSent();
  const begun = performance.now();
  await readMany(`${origin}/`);
  const seconds = (performance.now() - begun) / 1_000;
  const reached = (await pagesSent()) - before;

  const outAfter = await timeOfChange(resources, services, origin);
  return {
    figures:
      `${requests} requests to the landing page in ${seconds.toFixed(1)} s, ${reached} of them reached ` +
      `web (bar ${bars.originRequests}); a changed number was out after ${outAfter.toFixed(1)} s ` +
      `(bar ${bars.seconds})`,
    pass: reached < bars.originRequests && outAfter < bars.seconds,
  };
}

/** Starts Varnish in front of web with the configuration for operators. */
async function startCache(resources: Resources, webOrigin: string): Promise<string> {
  const program = await requireProgram('varnishd', ['varnish']);
  const folder = await mkdtemp(join(tmpdir(), 'kga-varnish-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const sample = await readFile(join(root, 'infra/edge/varnish.vcl'), 'utf8');
  const configuration = join(folder, 'default.vcl');
  await writeFile(configuration, sample.replace('"3000"', `"${new URL(webOrigin).port}"`));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await startProcess(resources, {
    program,
    args: ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', configuration],
    cwd: folder,
    env: {},
    readyUrl: `${origin}/robots.txt`,
  });
  return origin;
}

async function readMany(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  await forEachIndex({ count: requests, concurrency: connections }, (index) => {
    const cookie = cookies[index % cookies.length];
    return readOk(url, {
      agent,
      headers: { ...(cookie && { cookie }), 'accept-encoding': 'gzip' },
    });
  });
  agent.destroy();
}

async function readText(url: string): Promise<string> {
  return (await readOk(url)).body.toString();
}

/** Pages that web has sent. */
function sumOf(metrics: string): number {
  const counts = metrics.matchAll(/^kga_web_pages_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Changes the figures as the worker does; returns the seconds until the cached page shows them. */
async function timeOfChange(
  resources: Resources,
  services: Services,
  origin: string,
): Promise<number> {
  const changeFigure = await createFigureChanger(resources, services);
  const shown = (await changeFigure(4_321)).toLocaleString('en-GB');
  const begun = performance.now();
  while (!(await readText(`${origin}/`)).includes(shown)) {
    if (performance.now() - begun > 60_000) throw new Error(`The page never shows ${shown}.`);
    await setTimeout(100);
  }
  return (performance.now() - begun) / 1_000;
}
