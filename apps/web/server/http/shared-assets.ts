// SPDX-License-Identifier: AGPL-3.0-or-later
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { sendStatus } from './plain-responses.ts';

const dayMs = 86_400_000;

/** Days after which the files of a build that no process has used since are deleted. */
const unusedDays = 30;

/** Files of a build are not nested; compressed variants are chosen, never named. */
const isAsset = (path: string) => /^\/?[\w-][\w.-]*$/.test(path) && !/\.(?:br|gz|part)$/.test(path);

/** Copies a file unless it is there, whole at every moment, and marks it as used. */
async function shareFile(from: string, to: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(to, now, now);
  } catch {
    const part = `${to}.${process.pid}-${now.getTime()}.part`;
    await copyFile(from, part);
    await rename(part, to);
  }
}

async function deleteUnused(folder: string): Promise<void> {
  const oldest = Date.now() - unusedDays * dayMs;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < oldest) await rm(file, { force: true });
  }
}

/** Adds the files of this build to the folder that builds share, and deletes those out of use. */
async function shareBuild(build: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(build)) await shareFile(join(build, name), join(folder, name));
  await deleteUnused(folder);
}

/**
 * Serves files of other builds from a folder that they share, so that pages of the version before and
 * after this one find theirs at every copy. A folder that cannot be written to is only read.
 */
export async function serveSharedAssets(
  app: FastifyInstance,
  { build, folder, ...options }: FastifyStaticOptions & { build: string; folder: string },
): Promise<void> {
  const share = (log: FastifyBaseLogger) =>
    shareBuild(build, folder).catch((error: unknown) => {
      log.error({ err: error }, 'the files of this build could not be shared');
    });
  await share(app.log);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) {
    app.get('/assets/*', (_request, reply) => sendStatus(reply, 404));
    return;
  }
  const timer = setInterval(() => void share(app.log), dayMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) => sendStatus(reply, 404));
      await scope.register(fastifyStatic, {
        ...options,
        root: folder,
        decorateReply: false,
        allowedPath: isAsset,
      });
    },
    { prefix: '/assets' },
  );
}
