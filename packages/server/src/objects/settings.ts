// SPDX-License-Identifier: AGPL-3.0-or-later
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Where the bucket is, for those who read objects. */
export const bucketSettings = {
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Give the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
};

/** Where new objects go, for those who write them. */
export const objectStoreSettings = {
  ...bucketSettings,
  OBJECTS_STORE: z.enum(['postgres', 's3']).default('postgres'),
};

/** Where browsers find the bucket; known by those who send its URLs and by those who allow them. */
export const objectUrlSettings = { S3_PUBLIC_URL: httpUrl.optional() };

type BucketSettings = z.output<z.ZodObject<typeof bucketSettings>>;

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Refuses half of the settings of a bucket. */
export const checkBucketSettings: z.core.CheckFn<
  BucketSettings & { OBJECTS_STORE?: 'postgres' | 's3' }
> = ({ value, issues }) => {
  if (value.OBJECTS_STORE !== 's3' && needed.every((key) => value[key] === undefined)) return;
  for (const key of needed) {
    if (value[key] !== undefined) continue;
    const message = 'is needed with OBJECTS_STORE=s3, and where another one of the bucket is set';
    issues.push({ code: 'custom', input: value, path: [key], message });
  }
};

export type BucketConfig = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is a part of the path, not of the host. */
  pathStyle: boolean;
};

/** Undefined where no bucket is set. */
export function readBucketConfig(data: BucketSettings): BucketConfig | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const pathStyle = data.S3_PATH_STYLE === 'on';
  return { endpoint, bucket, region: data.S3_REGION, accessKeyId, secretAccessKey, pathStyle };
}
