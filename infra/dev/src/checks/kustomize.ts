// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** What a patch changes in place, so it must not be a copy that a schema returns. */
function containerAt(place: unknown, path: string): object {
  if (typeof place !== 'object' || place === null) throw new Error(`There is no ${path}`);
  return place;
}

/** Changes one place of an object by JSON Patch; `replace` needs something there. */
function apply(object: unknown, { op, path, value }: z.infer<typeof operations>[number]): void {
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  let place = object;
  for (const key of keys)
    place = Object.entries(containerAt(place, path)).find(([k]) => k === key)?.[1];
  const parent = containerAt(place, path);
  if (Array.isArray(parent) && op === 'add') parent.push(value);
  else if (op === 'replace' && !(last in parent)) throw new Error(`There is no ${path}`);
  else Object.assign(parent, { [last]: value });
}

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
      for (const operation of operations.parse(parse(patch))) apply(object, operation);
    }
  }
  return objects;
}
