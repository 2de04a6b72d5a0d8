// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, fileBody } from '../core/endpoint.ts';
import { uuidPattern } from '../core/features.ts';
import { idParams } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

const endpoint = endpointsOf('pictures');

export const getPicture = endpoint('GET', '/api/pictures/:id', {
  operationId: 'getPicture',
  summary: 'A picture that was fetched from elsewhere, checked and resized',
  description: 'Never changes under its address, so it may be cached for ever.',
  params: idParams,
  response: { 200: describe(z.any(), 'image/webp'), ...answersWith(400, 404, 429, 503) },
});

export const getObject = endpoint('GET', '/api/objects/:hash', {
  operationId: 'getObject',
  summary: 'A file by the SHA-256 of its bytes, which never changes',
  params: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: { 200: describe(z.any(), 'Such as image/png'), ...answersWith(400, 404, 429, 503) },
});

export const objectUrl = (hash: string): string => getObject.url.replace(':hash', hash);

/** Largest uploaded picture, in bytes. */
export const pictureUploadMax = 5 * 1024 * 1024;

export const createPictureUpload = endpoint('POST', '/api/pictures', {
  operationId: 'createPictureUpload',
  summary:
    'Uploads a PNG, JPEG, WebP or AVIF, to be used as `pictureUpload`, `coverUpload` or in a text in Markdown within a day',
  ...fileBody('The picture, of at most 5 MB'),
  response: { 201: z.object({ id: z.uuid() }), ...answersWith(400, 401, 403, 413, 415, 429, 503) },
});

/** The field of a request that chooses an uploaded picture. */
export const pictureUpload = describe(
  z.optional(z.uuid()),
  'Id of an uploaded picture of the caller, in place of `pictureSource`',
);

const uploadPrefix = 'upload:';

/** The source of an uploaded picture, where others have a URL. */
export const uploadSource = (id: string): string => uploadPrefix + id;

/** The id of an upload; undefined for the URL of a picture. */
export const uploadIdOf = (source: string): string | undefined =>
  source.startsWith(uploadPrefix) ? source.slice(uploadPrefix.length) : undefined;

export const pictureUrl = (id: string): string => getPicture.url.replace(':id', id);

const picturePath = new RegExp(`^${pictureUrl(`(${uuidPattern})`)}$`);

/** The id of a picture of this site by its path. */
export const pictureIdOf = (path: string): string | undefined => picturePath.exec(path)?.[1];
