// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { openBucket } from './bucket.ts';
import { bucketSettings, checkBucketSettings, readBucketConfig } from './settings.ts';

const hash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

type Answer = { status: number; body?: string } | 'none';

/** A server that gives these answers one after the other, and a bucket on it. */
async function bucketOf(...answers: Answer[]) {
  const server = createServer((_request, response) => {
    const answer = answers.shift() ?? 'none';
    if (answer !== 'none') response.writeHead(answer.status).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const outcomes: string[] = [];
  const bucket = openBucket(
    {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'kga',
      region: 'eu',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      pathStyle: true,
    },
    { timeoutMs: 500, onRequest: (...outcome) => void outcomes.push(outcome.join(' ')) },
  );
  return { bucket, outcomes };
}

const noKey = '<Error><Code>NoSuchKey</Code></Error>';
const noBucket = '<Error><Code>NoSuchBucket</Code></Error>';

test('a request that fails for a moment is repeated', async () => {
  const { bucket, outcomes } = await bucketOf({ status: 503 }, 'none', {
    status: 200,
    body: 'hello',
  });
  expect(await bucket.get(hash)).toEqual(Buffer.from('hello'));
  expect(outcomes).toEqual(['get ok']);
});

test('an object that is missing is no error; a bucket, a right or an answer is', async () => {
  const { bucket, outcomes } = await bucketOf(
    { status: 404, body: noKey },
    { status: 404, body: noBucket },
    { status: 403, body: '' },
    { status: 200, body: 'other bytes' },
    'none',
    'none',
    'none',
  );
  expect(await bucket.get(hash)).toBeUndefined();
  await expect(bucket.get(hash)).rejects.toThrow('get: 404 NoSuchBucket');
  await expect(bucket.delete(hash)).rejects.toThrow('delete: 403 no code');
  await expect(bucket.get(hash)).rejects.toThrow('has other bytes');
  await expect(bucket.delete(hash)).rejects.toThrow('aborted due to timeout');
  expect(outcomes).toEqual([
    'get ok',
    'get failed',
    'delete failed',
    'get failed',
    'delete failed',
  ]);
});

test('half of the settings of a bucket are refused', () => {
  const schema = z.object(bucketSettings).check(checkBucketSettings);
  const settings = {
    S3_ENDPOINT: 'https://s3.example.org/',
    S3_BUCKET: 'kga',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readBucketConfig(schema.parse(settings))).toMatchObject({
    endpoint: 'https://s3.example.org',
    pathStyle: true,
  });
  expect(readBucketConfig(schema.parse({}))).toBeUndefined();
  const half = schema.safeParse({ S3_ENDPOINT: settings.S3_ENDPOINT });
  expect(half.error?.issues.map(({ path }) => path[0])).toEqual([
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
});
