// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from '@20minutes/s3rver';

const bucket = 'kga';
/** The only key that the server knows. */
const key = 'S3RVER';

export type ObjectStorage = {
  /** Settings of the apps for it. */
  settings: Readonly<Record<string, string>>;
  /** Keys of the objects in it. */
  keys: () => string[];
  close: () => Promise<void>;
};

/** An S3 server with an empty bucket, which checks signatures. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = mkdtempSync(join(tmpdir(), 'kga-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  let closing: Promise<void> | undefined;
  const end = async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  };
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    keys: () =>
      readdirSync(join(directory, bucket)).flatMap(
        (name) => /^([0-9a-f]{64})\._S3rver_object$/.exec(name)?.[1] ?? [],
      ),
    close: () => (closing ??= end()),
  };
}
