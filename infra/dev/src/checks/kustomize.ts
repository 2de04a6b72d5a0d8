// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { applyPatch } from 'rfc6902';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

/** An object of Kubernetes as it stands in a manifest. */
const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
export type Manifest = z.infer<typeof manifest>;

const operations = z.array(
  z.strictObject({ op: z.enum(['add', 'replace']), path: z.string(), value: z.unknown() }),
);

/** The part of a kustomization that the overlays use. */
const kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: z.array(z.string()),
  images: z.array(z.strictObject({ name: z.string(), newTag: z.string() })).default([]),
  patches: z
    .array(
      z.strictObject({
        target: z.strictObject({ kind: z.string(), name: z.string() }),
        patch: z.string(),
      }),
    )
    .default([]),
});

/**
 * What `kubectl kustomize` makes of a folder, as far as the overlays here use it: resources, and patches
 * by JSON Patch, which have to find what they change.
 */
export function renderKustomization(folder: string): Manifest[] {
  const text = readFileSync(join(folder, 'kustomization.yaml'), 'utf8');
  const { resources, patches } = kustomization.parse(parse(text));
  const objects = resources.flatMap((resource) => {
    if (!resource.endsWith('.yaml')) return renderKustomization(join(folder, resource));
    const documents = parseAllDocuments(readFileSync(join(folder, resource), 'utf8'));
    return documents.map((document) => manifest.parse(structuredClone(document.toJS())));
  });
  for (const { target, patch } of patches) {
    const name = new RegExp(`^(?:${target.name})$`);
    const found = objects.filter(
      (object) => object.kind === target.kind && name.test(object.metadata.name),
    );
    if (found.length === 0) throw new Error(`A patch finds no ${target.kind} ${target.name}`);
    for (const object of found) {
      const [missed] = applyPatch(object, operations.parse(parse(patch))).flatMap(
        (error) => error ?? [],
      );
      if (missed) throw missed;
    }
  }
  return objects;
}
