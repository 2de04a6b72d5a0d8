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
  const release = await memory(bytes, ip);
  if (raw.closed) release();
  else raw.once('close', release);
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
