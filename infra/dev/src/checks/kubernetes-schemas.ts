// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import type { Manifest } from './kustomize.ts';

/** Models of the kinds of each group, which throw where an object does not fit their schema. */
const groups: Readonly<Record<string, () => Promise<object>>> = {
  v1: () => import('kubernetes-models/v1'),
  'apps/v1': () => import('kubernetes-models/apps/v1'),
  'autoscaling/v2': () => import('kubernetes-models/autoscaling/v2'),
  'batch/v1': () => import('kubernetes-models/batch/v1'),
  'networking.k8s.io/v1': () => import('kubernetes-models/networking.k8s.io/v1'),
  'policy/v1': () => import('kubernetes-models/policy/v1'),
  'scheduling.k8s.io/v1': () => import('kubernetes-models/scheduling.k8s.io/v1'),
  'rbac.authorization.k8s.io/v1': () => import('kubernetes-models/rbac.authorization.k8s.io/v1'),
  'postgresql.cnpg.io/v1': () => import('@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'),
  'keda.sh/v1alpha1': () => import('@kubernetes-models/keda/keda.sh/v1alpha1'),
};

const model = z.custom<new (data: object) => { validate: () => void }>(
  (value) => typeof value === 'function',
);

/** JSON Schemas of the parts in use of kinds that no package describes: the Barman Cloud plugin of CloudNativePG, and the Prometheus Operator. */
const shapes = z
  .record(
    z.string(),
    z.custom<z.core.JSONSchema.JSONSchema>((value) => typeof value === 'object'),
  )
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'kubernetes-schemas.json'), 'utf8')));

/** @throws Error where an object does not fit the schema of its kind, or the kind has no schema */
export async function checkSchema(object: Manifest): Promise<void> {
  const group = groups[object.apiVersion];
  if (!group) {
    const shape = shapes[`${object.apiVersion} ${object.kind}`];
    if (!shape) throw new Error(`Invalid: ${object.apiVersion} ${object.kind} has no schema`);
    z.fromJSONSchema(shape).parse(object);
    return;
  }
  const kinds = new Map<string, unknown>(Object.entries(await group()));
  const Model = model.parse(kinds.get(object.kind));
  new Model(object).validate();
}
