// SPDX-License-Identifier: AGPL-3.0-or-later
import { fileMediaType } from '@kga/contracts/core';
import type { LightMyRequestResponse } from 'fastify';

import type { Agent } from './agent.ts';

/** Uploads a file as a page of the site does. */
export const postFile = (
  by: Agent,
  url: string,
  file: Buffer,
  headers?: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> =>
  by.request({
    method: 'POST',
    url,
    payload: file,
    headers: { 'content-type': fileMediaType, ...headers },
  });

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1');

/** Starts like a PNG; only the worker reads the rest. */
export const png = (length = 64): Buffer =>
  Buffer.concat([pngStart, Buffer.alloc(length - pngStart.length)]);
