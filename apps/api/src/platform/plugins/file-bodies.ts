// SPDX-License-Identifier: AGPL-3.0-or-later
import { fileMediaType } from '@kga/contracts/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { fileTypeFromBuffer } from 'file-type';

import type { ByteBudget } from '../byte-budget.ts';

/** Waits for room for a file in memory, and gives it back when the response is sent or the connection is closed. */
export async function reserveMemory(
  memory: ByteBudget,
  { request: { ip }, raw }: FastifyReply,
  bytes: number,
): Promise<void> {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  else raw.once('close', () => gone.abort());
  const release = await memory(bytes, ip, gone.signal);
  if (gone.signal.aborted) release();
  else gone.signal.addEventListener('abort', release);
}

/** What a download of any length has in memory: a part of 256 KiB, as Postgres sends it, sealed and opened. */
const downloadBytes = 1_048_576;

/** Waits for room for a download in parts. One that the caller does not read for `idleMs` is cut off. */
export async function reserveDownload(
  memory: ByteBudget,
  reply: FastifyReply,
  idleMs = 30_000,
): Promise<void> {
  await reserveMemory(memory, reply, downloadBytes);
  const { raw } = reply;
  raw.setTimeout(idleMs, () => raw.destroy());
}

/**
 * The routes of a scope take files as they are, up to their `bodyLimit`, and no JSON. A body is read once there is room
 * for it, so that those of many callers at a time do not fill the memory.
 */
export const fileBodies = fastifyPlugin(
  async (app: FastifyInstance, { memory }: { memory: ByteBudget }) => {
    app.addHook('preParsing', async (request, reply) => {
      if (request.method !== 'POST') return;
      const { bodyLimit } = request.routeOptions;
      const length = Number(request.headers['content-length'] ?? bodyLimit);
      if (length <= bodyLimit) await reserveMemory(memory, reply, length);
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(fileMediaType, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
  },
  { name: 'file-bodies' },
);

/** The bytes of a body, which are not copied. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The part of a file that is looked at: the library unpacks archives, and reads them entry by entry. */
const startLength = 4_100;

/** The media type of a file by its first bytes, whatever it is called; undefined where it is unknown. */
export async function mediaTypeOf(file: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(file.subarray(0, startLength)))?.mime;
}
