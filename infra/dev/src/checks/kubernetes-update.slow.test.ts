// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';
import { findProgram } from '../supervisor/command.ts';

const manual = readFileSync(join(root, 'docs/operations/kubernetes.md'), 'utf8');
const kubectl = await findProgram(['kubectl']);
if (!kubectl) process.stdout.write('kubectl is not installed: patches of the page are not tried\n');

const object = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    labels: z.record(z.string(), z.string()).optional(),
  }),
});

/** What kubectl makes of the overlay `large` with a patch of the page. */
function renderWith(patch: string) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kga-overlay-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const base = relative(folder, join(root, 'infra/kubernetes/overlays/large'));
  writeFileSync(
    join(folder, 'kustomization.yaml'),
    `resources:\n  - ${base}\npatches:\n${patch.replace(/^patches:\n/m, '')}`,
  );
  const text = execFileSync(kubectl ?? '', ['kustomize', folder], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) =>
    object.parse(document.toJS({ maxAliasCount: -1 })),
  );
}

function patchOfPage(marker: string): string {
  const blocks = [...manual.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const found = blocks.filter((text) => text.includes(marker));
  expect(found).toHaveLength(1);
  return found.join('');
}

test.skipIf(!kubectl)('the first step from 0.1.0 leaves Valkey as it is', () => {
  const rendered = renderWith(patchOfPage('$patch: delete'));
  const ofValkey = rendered.filter(({ metadata }) => metadata.name === 'valkey');
  const kinds = ofValkey.map(({ kind }) => kind);
  expect(kinds).toContain('Service');
  expect(kinds).not.toContain('StatefulSet');
  expect(kinds).not.toContain('ConfigMap');
  expect(rendered.some(({ kind }) => kind === 'Deployment')).toBe(true);
});

test('apps get the password of the Sentinels before those ask for it', () => {
  const section = manual.slice(manual.indexOf('## From version 0.1.0'));
  const steps = ['$patch: delete', '?sentinelPassword=', 'delete statefulset valkey'];
  const places = steps.map((step) => section.indexOf(step));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
});

test.skipIf(!kubectl)('the label of the page reaches all that Prometheus selects', () => {
  const labelled = renderWith(patchOfPage('PodMonitor|Probe')).filter(
    ({ metadata }) => metadata.labels?.['release'] !== undefined,
  );
  expect(labelled.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted()).toEqual([
    'PodMonitor api',
    'PodMonitor postgres',
    'PodMonitor web',
    'PodMonitor worker',
    'Probe site-api',
    'Probe site-page',
  ]);
});
