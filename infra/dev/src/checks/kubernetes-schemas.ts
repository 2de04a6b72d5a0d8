// SPDX-License-Identifier: AGPL-3.0-or-later
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { z } from 'zod';

type Schema = { validate: (data: unknown) => boolean };

type Model = { validate: () => void };

/** Models of operators come without schemas to import; they throw where an object does not fit. */
const byModel = (create: (data: unknown) => Model): Schema => ({
  validate: (data) => {
    create(data).validate();
    return true;
  },
});

/** What a model takes, before it has been checked. */
const untyped = <Class extends new (data: never) => Model>(data: unknown) =>
  z.custom<ConstructorParameters<Class>[0]>().parse(data);

const metadata = z.strictObject({ name: z.string() });
const secretKey = z.strictObject({ name: z.string(), key: z.string() });
const compressed = z.strictObject({ compression: z.enum(['bzip2', 'gzip', 'snappy']) });

/** The part in use of a kind that no package describes: the Barman Cloud plugin of CloudNativePG. */
const objectStore = z.strictObject({
  apiVersion: z.literal('barmancloud.cnpg.io/v1'),
  kind: z.literal('ObjectStore'),
  metadata,
  spec: z.strictObject({
    retentionPolicy: z.string().regex(/^[1-9]\d*[dwm]$/),
    configuration: z.strictObject({
      destinationPath: z.string(),
      s3Credentials: z.strictObject({ accessKeyId: secretKey, secretAccessKey: secretKey }),
      wal: compressed,
      data: compressed,
    }),
  }),
});

/** The part in use of another: the Prometheus Operator. */
const podMonitor = z.strictObject({
  apiVersion: z.literal('monitoring.coreos.com/v1'),
  kind: z.literal('PodMonitor'),
  metadata,
  spec: z.strictObject({
    jobLabel: z.string(),
    selector: z.strictObject({ matchLabels: z.record(z.string(), z.string()) }),
    podMetricsEndpoints: z.array(z.strictObject({ port: z.string(), interval: z.string() })).min(1),
  }),
});

const byShape = (shape: z.ZodType): Schema => ({
  validate: (data) => {
    shape.parse(data);
    return true;
  },
});

/** What checks objects of each kind. */
export const schemas: Readonly<Record<string, () => Promise<Schema>>> = {
  Deployment: () => import('kubernetes-models/_schemas/IoK8sApiAppsV1Deployment'),
  StatefulSet: () => import('kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet'),
  Job: () => import('kubernetes-models/_schemas/IoK8sApiBatchV1Job'),
  CronJob: () => import('kubernetes-models/_schemas/IoK8sApiBatchV1CronJob'),
  ServiceAccount: () => import('kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount'),
  Role: () => import('kubernetes-models/_schemas/IoK8sApiRbacV1Role'),
  RoleBinding: () => import('kubernetes-models/_schemas/IoK8sApiRbacV1RoleBinding'),
  ConfigMap: () => import('kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap'),
  Service: () => import('kubernetes-models/_schemas/IoK8sApiCoreV1Service'),
  PersistentVolumeClaim: () =>
    import('kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim'),
  HorizontalPodAutoscaler: () =>
    import('kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler'),
  PodDisruptionBudget: () =>
    import('kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget'),
  NetworkPolicy: () => import('kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy'),
  Ingress: () => import('kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress'),
  Cluster: async () => byModel((object) => new Cluster(untyped<typeof Cluster>(object))),
  Pooler: async () => byModel((object) => new Pooler(untyped<typeof Pooler>(object))),
  ScheduledBackup: async () =>
    byModel((object) => new ScheduledBackup(untyped<typeof ScheduledBackup>(object))),
  ScaledObject: async () =>
    byModel((object) => new ScaledObject(untyped<typeof ScaledObject>(object))),
  ObjectStore: async () => byShape(objectStore),
  PodMonitor: async () => byShape(podMonitor),
};
