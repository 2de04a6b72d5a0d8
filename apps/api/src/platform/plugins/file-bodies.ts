// SPDX-License-Identifier: AGPL-3.0-or-later
import { fileMediaType } from '@kga/contracts/core';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { fileTypeFromBuffer } from 'file-type';

/** The routes of a scope take files as they are, up to their `bodyLimit`, and no JSON. */
export const fileBodies = fastifyPlugin(
  async (app: FastifyInstance) => {
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
