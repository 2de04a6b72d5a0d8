// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { AwsClient } from 'aws4fetch';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';

import type { BucketConfig } from './settings.ts';

type Operation = 'put' | 'get' | 'delete';

/** The bucket does not answer, refuses, or answers other bytes than were stored. */
export class ObjectStorageError extends Error {
  override readonly name = 'ObjectStorageError';
  /** Whether the same request may succeed soon. */
  readonly isTransient: boolean;

  constructor(operation: Operation, reason: string, isTransient: boolean, cause?: unknown) {
    super(`object storage, ${operation}: ${reason}`, { cause });
    this.isTransient = isTransient;
  }
}

type BucketObject = { bytes: Buffer; mediaType: string };

/** Files in a bucket by the SHA-256 of their bytes. Every function throws ObjectStorageError. */
export type Bucket = {
  put: (hash: string, object: BucketObject) => Promise<void>;
  /** Checked against the hash; undefined if it is missing. */
  get: (hash: string) => Promise<Buffer | undefined>;
  /** Also succeeds if it is missing. */
  delete: (hash: string) => Promise<void>;
};

type BucketOptions = {
  /** Milliseconds for one attempt. */
  timeoutMs?: number;
  retries?: number;
  onRequest?: (operation: Operation, outcome: 'ok' | 'failed') => void;
};

/** Longer objects are refused; the largest that the product makes have 2 MB. */
const bytesMax = 16 * 1024 * 1024;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const reasonOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(cause);
};

async function readBytes(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > bytesMax) throw new ObjectStorageError('get', 'the object is too long', false);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The code in an XML answer, such as `NoSuchKey`. */
const errorCode = (text: string): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no code';

export function clientOf({ region, accessKeyId, secretAccessKey }: BucketConfig): AwsClient {
  return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
}

function baseOf({ endpoint, bucket, pathStyle }: BucketConfig): string {
  if (pathStyle) return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  return `${url.protocol}//${bucket}.${url.host}`;
}

const isTransient = (error: unknown) => error instanceof ObjectStorageError && error.isTransient;

export function openBucket(config: BucketConfig, options: BucketOptions = {}): Bucket {
  const { timeoutMs = 5_000, retries = 2, onRequest } = options;
  const client = clientOf(config);
  const base = baseOf(config);
  const policy = retry(handleWhen(isTransient), {
    maxAttempts: retries,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 }),
  });

  /** Undefined where there is no such object. */
  async function attempt(operation: Operation, hash: string, init: RequestInit) {
    const signed = await client.sign(`${base}/${hash}`, init);
    const response = await fetch(signed, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) {
      const bytes = await readBytes(response);
      if (operation !== 'get' || hashOf(bytes) === hash) return bytes;
      throw new ObjectStorageError('get', `${hash} has other bytes`, false);
    }
    const code = errorCode(await response.text());
    if (response.status === 404 && code === 'NoSuchKey') return undefined;
    const again = response.status >= 500 || response.status === 429;
    throw new ObjectStorageError(operation, `${response.status} ${code}`, again);
  }

  async function request(operation: Operation, hash: string, init: RequestInit) {
    try {
      const answer = await policy.execute(() =>
        attempt(operation, hash, init).catch((error: unknown) => {
          if (error instanceof ObjectStorageError) throw error;
          throw new ObjectStorageError(operation, reasonOf(error), true, error);
        }),
      );
      onRequest?.(operation, 'ok');
      return answer;
    } catch (error) {
      onRequest?.(operation, 'failed');
      throw error;
    }
  }

  return {
    async put(hash, { bytes, mediaType }) {
      const headers = {
        'content-type': mediaType,
        'cache-control': 'public, max-age=31536000, immutable',
        // Signed, so that a server refuses other bytes.
        'x-amz-content-sha256': hash,
      };
      await request('put', hash, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    },
    get: (hash) => request('get', hash, { method: 'GET' }),
    async delete(hash) {
      await request('delete', hash, { method: 'DELETE' });
    },
  };
}
